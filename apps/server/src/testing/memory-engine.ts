import type { PGlite } from "@electric-sql/pglite";
import { openPglite, pgliteConnection } from "../db/embedded/pglite-connection.ts";
import type { Channel, Engine } from "../db/engine/engine.ts";

/** PGlite inside this process, in memory: the engine of tests that are not about the thread. */
export function memoryEngine(pglite: PGlite): Engine {
  const transaction: Engine["transaction"] = (run) =>
    pglite.transaction((tx) => run(pgliteConnection(tx)));
  return {
    kind: "embedded",
    query: (text, values, mode) => pgliteConnection(pglite).query(text, values, mode),
    transaction,
    withMigrationLock: transaction,
    listen: (channel: Channel, heard) => {
      const stop = pglite.listen(channel, heard);
      return () => void stop.then((unlisten) => unlisten());
    },
    close: () => pglite.close(),
  };
}

/** An engine without tables. */
export async function openMemoryEngine(): Promise<Engine> {
  return memoryEngine(await openPglite(undefined));
}
