import type { Dependencies } from "../dependencies.ts";
import { inProcessRenderer } from "./renderer.ts";

/** What a counting renderer did, and whether its files read back as they are. */
export interface Counted {
  layouts: number;
  readable: boolean;
}

/** The real renderer, counting its layouts; it can be told that a printed line got lost. */
export function countingRenderer(counted: Counted): Dependencies["renderer"] {
  const real = inProcessRenderer();
  const desk: ReturnType<Dependencies["renderer"]["askedBy"]> = {
    layout: (input) => {
      counted.layouts += 1;
      return real.layout(input);
    },
    picture: (input) => real.picture(input),
    readBack: async (input) => {
      const read = await real.readBack(input);
      if (counted.readable || !read.ok) return read;
      return {
        ok: true,
        value: { ...read.value, found: read.value.lines - 1, missing: ["a line"], inOrder: false },
      };
    },
  };
  return { ...desk, askedBy: () => desk, backend: real.backend };
}
