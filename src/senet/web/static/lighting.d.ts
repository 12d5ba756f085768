// The types of lighting.js.

export function light(svg: SVGElement, open: string[], seat: number, deciders: number[]): () => void;
