// What the pages use of idiomorph.

export const Idiomorph: {
  morph(
    old: Element,
    fresh: string | Node,
    settings?: { morphStyle?: "outerHTML" | "innerHTML"; callbacks?: { beforeNodeMorphed?: (old: Node, fresh: Node) => boolean } },
  ): Node[];
};
