import { isMainThread, parentPort, workerData } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { channels } from "../engine/engine.ts";
import type { Connection } from "../engine/engine.ts";
import { openPglite, pgliteConnection } from "./pglite-connection.ts";
import { threadSettingsSchema } from "./protocol.ts";
import type { ThreadAnswer, ThreadFault, ThreadRequest } from "./protocol.ts";

class RolledBack extends Error {}

function say(answer: ThreadAnswer): void {
  parentPort?.postMessage(answer, []);
}

function faultOf(error: unknown): ThreadFault {
  if (!(error instanceof Error)) return { message: "unknown" };
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? value : undefined;
  };
  const code = text("code");
  const constraint = text("constraint");
  return {
    message: error.message.slice(0, 200),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
  };
}

const open = new Map<number, { connection: Connection; end: (commit: boolean) => void }>();
const endings = new Map<number, Promise<ThreadFault | null>>();
let lastTransaction = 0;

/** Answers `begin` once the engine is ours, and the request that ended it once it is committed. */
function begin(pglite: PGlite, id: number): void {
  lastTransaction += 1;
  const tx = lastTransaction;
  let begun = false;
  const done = pglite.transaction(async (transaction) => {
    const ended = new Promise<boolean>((resolve) => {
      open.set(tx, { connection: pgliteConnection(transaction), end: resolve });
    });
    begun = true;
    say({ id, ok: true, rows: [tx] });
    if (!(await ended)) throw new RolledBack();
  });
  const ending = done.then(
    () => null,
    (error: unknown) => (error instanceof RolledBack ? null : faultOf(error)),
  );
  endings.set(tx, ending);
  void tellFailedBegin(id, ending, () => begun);
}

/** An error before the transaction began answers the request that asked for it. */
async function tellFailedBegin(
  id: number,
  ending: Promise<ThreadFault | null>,
  begun: () => boolean,
): Promise<void> {
  const fault = await ending;
  if (!begun() && fault !== null) say({ id, ok: false, fault });
}

async function end(tx: number, commit: boolean): Promise<ThreadFault | null> {
  open.get(tx)?.end(commit);
  const fault = await (endings.get(tx) ?? { message: "no such transaction" });
  open.delete(tx);
  endings.delete(tx);
  return fault;
}

async function answer(pglite: PGlite, request: ThreadRequest): Promise<void> {
  const { id } = request;
  switch (request.op) {
    case "query": {
      const connection =
        request.tx === undefined ? pgliteConnection(pglite) : open.get(request.tx)?.connection;
      if (connection === undefined) throw new Error("no such transaction");
      const rows = await connection.query(request.text, request.values, request.mode);
      return say({ id, ok: true, rows: [...rows] });
    }
    case "begin":
      return begin(pglite, id);
    case "end": {
      const fault = await end(request.tx, request.commit);
      return fault === null ? say({ id, ok: true, rows: [] }) : say({ id, ok: false, fault });
    }
    case "close":
      await pglite.exec("CHECKPOINT");
      await pglite.close();
      return say({ id, ok: true, rows: [] });
  }
}

async function start(): Promise<void> {
  const { folder } = threadSettingsSchema.parse(workerData);
  const pglite = await openPglite(folder);
  for (const channel of channels) {
    await pglite.listen(channel, (payload) => say({ channel, payload }));
  }
  parentPort?.on("message", (request: ThreadRequest) => {
    answer(pglite, request).catch((error: unknown) =>
      say({ id: request.id, ok: false, fault: faultOf(error) }),
    );
  });
  say({ ready: true });
}

/** As a program (`make <folder>`) it makes an empty database and ends. */
async function make(folder: string): Promise<void> {
  const pglite = await openPglite(folder);
  await pglite.exec("CHECKPOINT");
  await pglite.close();
}

const [command, folder] = process.argv.slice(2);
if (!isMainThread) start().catch((error: unknown) => say({ failed: faultOf(error) }));
else if (command === "make" && folder !== undefined) await make(folder);
