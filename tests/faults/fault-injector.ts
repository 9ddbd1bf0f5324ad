import type { BlobStore } from "../../apps/server/src/ports/blob-store.ts";
import type { Connection, Engine } from "../../apps/server/src/db/engine/engine.ts";

/** A step fails before it has an effect, or its effect is there and the answer to it is lost. */
export const failures = ["before", "after"] as const;
export type Failure = (typeof failures)[number];

/** Decides about every step of input and output of a service. */
export interface FaultInjector {
  /** How many steps were made since the last `arm`. */
  readonly steps: number;
  /** What failed since then. */
  readonly failed: string | null;
  /** From now on steps are counted, and the one with this number fails. */
  arm(step: number, failure: Failure): void;
  /** From now on every step fails before it has an effect: the database and the files are away. */
  cutOff(): void;
  /** No step fails any more. */
  disarm(): void;
  engine(real: Engine): Engine;
  blobs(real: BlobStore): BlobStore;
}

const errorOf = (what: string, code: string): Error =>
  Object.assign(new Error(`${what} was made to fail`), { code });

/** Wraps a database and a store of files so that one chosen step of them fails. */
export function createFaultInjector(): FaultInjector {
  let steps = 0;
  let target = 0;
  let isCutOff = false;
  let failure: Failure = "before";
  let failed: string | null = null;

  async function step<T>(what: string, code: string, run: () => Promise<T>): Promise<T> {
    steps += 1;
    if (isCutOff) throw errorOf(what, code);
    if (steps !== target) return run();
    failed = `${what} (${failure})`;
    if (failure === "after") await run();
    throw errorOf(what, code);
  }
  // As of a server that is shut down: what was asked may be done or not.
  const asked = <T>(what: string, run: () => Promise<T>): Promise<T> => step(what, "57P01", run);
  const connection = (real: Connection): Connection => ({
    query: (text, values, mode) => asked(text.slice(0, 60), () => real.query(text, values, mode)),
  });

  return {
    get steps() {
      return steps;
    },
    get failed() {
      return failed;
    },
    arm: (number, how) => {
      steps = 0;
      target = number;
      failure = how;
      failed = null;
    },
    cutOff: () => {
      isCutOff = true;
    },
    disarm: () => {
      target = 0;
      isCutOff = false;
    },
    engine: (real) => ({
      kind: real.kind,
      query: (text, values, mode) => connection(real).query(text, values, mode),
      transaction: async (run) => {
        let lost: Error | null = null;
        const answer = await real.transaction(async (inner) => {
          const value = await run(connection(inner));
          // The commit is a step of its own: failing before it, everything is taken back.
          await step("commit", "57P01", async () => undefined).catch((error: unknown) => {
            if (failure === "before" || !(error instanceof Error)) throw error;
            lost = error;
          });
          return value;
        });
        if (lost !== null) throw lost;
        return answer;
      },
      withMigrationLock: (run) => real.withMigrationLock(run),
      listen: (channel, heard) => real.listen(channel, heard),
      close: () => real.close(),
    }),
    blobs: (real) => ({
      put: (key, bytes) => step("a file is written", "EIO", () => real.put(key, bytes)),
      get: (key) => step("a file is read", "EIO", () => real.get(key)),
      delete: (key) => step("a file is removed", "EIO", () => real.delete(key)),
    }),
  };
}
