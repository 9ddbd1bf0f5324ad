import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import * as z from "zod";

type InitInput = Parameters<NodeFS["init"]>;
type Inited = ReturnType<NodeFS["init"]>;

/** What PGlite's own layer for files shows of itself: the open file, and a place for what `fsync` does. */
const layerSchema = z.object({
  stream_ops: z.custom<Record<string, unknown>>((ops) => typeof ops === "object" && ops !== null),
  tryFSOperation: z.custom<(run: () => void) => void>((run) => typeof run === "function"),
});

type BeforeRun = NonNullable<Awaited<Inited>["emscriptenOpts"]["preRun"]>[number];

const addSync: BeforeRun = ({ NODEFS }) => {
  // A release of PGlite without this layer must not open silently without syncing.
  const layer = layerSchema.parse(NODEFS);
  layer.stream_ops["fsync"] = (stream: { readonly nfd: number }): number => {
    layer.tryFSOperation(() => fsyncSync(stream.nfd));
    return 0;
  };
};

/**
 * A folder of PGlite whose `fsync` reaches the disk. PGlite asks its layer for files to sync and that layer has
 * nothing to do it with, so that every sync of the engine was answered and never done.
 */
export class SyncedFiles extends NodeFS {
  override async init(pglite: InitInput[0], options: InitInput[1]): Inited {
    const { emscriptenOpts } = await super.init(pglite, options);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] },
    };
  }
}
