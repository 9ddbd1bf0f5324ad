import { createLayoutEngine, readBack } from "@savile/documents";
import type { Renderer } from "@savile/workflow";

/** The layout engine in this process, made when it is first needed: the same code as in the pool's children. */
export function inProcessRenderer(): Renderer {
  let made: ReturnType<typeof createLayoutEngine> | null = null;
  const engine = () => {
    made ??= createLayoutEngine();
    return made;
  };
  return {
    layout: async (input) => engine().layout(input),
    readBack: (input) => readBack(input, engine().covers),
  };
}
