import { createLayoutEngine, drawPicture, readBack } from "@savile/documents";
import type { Dependencies } from "../dependencies.ts";

/** The layout engine in this process, made when it is first needed: the same code as in the pool's children. */
export function inProcessRenderer(): Dependencies["renderer"] {
  let made: ReturnType<typeof createLayoutEngine> | null = null;
  const engine = () => {
    made ??= createLayoutEngine();
    return made;
  };
  const desk: Pick<Dependencies["renderer"], "layout" | "picture" | "readBack"> = {
    layout: async (input) => engine().layout(input),
    picture: (input) => drawPicture(engine(), input),
    readBack: (input) => readBack(input, engine().covers),
  };
  return { ...desk, askedBy: () => desk, backend: () => made?.backend ?? null };
}
