// The chronicle of the match, newest story first.

import { all, arrange, first, parse } from "../page/dom.js";

const FRESH_FOR = 2500; // milliseconds

/** @param {string} html of a story */
export const idOf = (html) => /^<li id="([^"]+)"/.exec(html)?.[1] ?? "";

export class Chronicle {
  /** @param {HTMLElement} list */
  constructor(list) {
    this.list = list;
    this.placeholder = first("li:not([id])", list); // for a match without stories
    /** @type {Map<string, string>} the HTML of each story, by its id */
    this.written = new Map(this.items().map((item) => [item.id, item.outerHTML]));
    this.announced = this.newest();
  }

  items() {
    return all("li[id]", this.list);
  }

  newest() {
    return this.items()[0]?.id ?? "";
  }

  /** The HTML of all stories, oldest first. */
  stories() {
    return [...this.written.values()].reverse();
  }

  /** @param {string[]} stories */
  show(stories) {
    const known = new Map(this.items().map((item) => [item.id, item]));
    const items = stories.map((html) => {
      const id = idOf(html);
      const item = this.written.get(id) === html ? known.get(id) : undefined;
      this.written.set(id, html);
      return item ?? parse(html);
    });
    arrange(this.list, [...items.reverse(), ...(this.placeholder ? [this.placeholder] : [])]);
  }

  /** Marks the stories that are new since the last call and returns their sentences, oldest first. */
  announce() {
    const fresh = [];
    for (const story of this.items()) {
      if (story.id === this.announced) break;
      story.classList.add("fresh");
      setTimeout(() => story.classList.remove("fresh"), FRESH_FOR);
      fresh.unshift(story.firstChild?.textContent?.trim() ?? "");
    }
    this.announced = this.newest();
    return fresh;
  }
}
