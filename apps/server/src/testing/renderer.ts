import { createLayoutEngine, readBack } from "@savile/documents";
import type { Renderer } from "@savile/workflow";

/** The layout engine in this process: the same code as in the pool's children. */
export function inProcessRenderer(): Renderer {
  const engine = createLayoutEngine();
  return {
    layout: async (input) => engine.layout(input),
    readBack: (input) => readBack(input, engine.covers),
  };
}
