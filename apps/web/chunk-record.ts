import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "vite";

/** One script of the build: what it is the start of, what it loads, and what it is made of. */
export interface ChunkRecord {
  readonly file: string;
  /** Source file that the script stands for, from the root of the repository; "" where it is shared code. */
  readonly source: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  /** Sources with their length in characters after the bundler's own shortening. */
  readonly modules: Readonly<Record<string, number>>;
}

/** Writes which script loads which, for the measurement of sizes; beside the output, so that it is not served. */
export function chunkRecord(root: string, target: string): Plugin {
  const named = (id: string | null): string => (id === null ? "" : relative(root, id));
  return {
    name: "chunk-record",
    async writeBundle(_options, bundle) {
      const records = Object.values(bundle).flatMap((chunk): ChunkRecord[] =>
        chunk.type === "chunk"
          ? [
              {
                file: chunk.fileName,
                source: named(chunk.facadeModuleId),
                isEntry: chunk.isEntry,
                imports: chunk.imports,
                modules: Object.fromEntries(
                  Object.entries(chunk.modules).map(([id, one]) => [named(id), one.renderedLength]),
                ),
              },
            ]
          : [],
      );
      await writeFile(target, JSON.stringify(records));
    },
  };
}
