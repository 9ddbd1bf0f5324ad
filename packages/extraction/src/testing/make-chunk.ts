import type { Chunk } from "../text-line/chunk.ts";

/** A run of text with letters 5 points wide; `look` sets what matters to a test. */
export function makeChunk(text: string, look: Partial<Chunk> = {}): Chunk {
  const { x0 = 0 } = look;
  return {
    text,
    x0,
    x1: x0 + text.length * 5,
    y: 100,
    size: 10,
    font: "Body",
    bold: false,
    italic: false,
    colour: "#000000",
    mode: 0,
    angle: 0,
    order: 1,
    spaced: false,
    ...look,
  };
}
