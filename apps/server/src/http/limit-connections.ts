import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import * as z from "zod";

/** Files that the database, the children and stored files may need at once. */
const ownFiles = 256;
const leastConnections = 32;
/** Nobody serves more than this from one process; where files are without limit, this is one. */
const mostConnections = 20_000;

const reportSchema = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.string()]) }) }),
});

/** How many connections may stand, of as many files as the process may have open. */
export function connectionsFor(files: number): number {
  const left = Math.max(files - ownFiles, Math.floor(files / 2));
  return Math.min(mostConnections, Math.max(leastConnections, left));
}

/** The line of the system that says it; nothing where there is none. */
function toldLimit(): number | null {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

/** How many files this process may have open. */
export function openFilesLimit(): number {
  const told = toldLimit();
  if (told !== null) return told;
  // A report looks at much more than that, so it is asked only where nothing else tells.
  const report = reportSchema.safeParse(process.report.getReport());
  const soft = report.success ? report.data.userLimits.open_files.soft : "unlimited";
  return typeof soft === "number" ? soft : Number.POSITIVE_INFINITY;
}

/** Connections that ask for nothing, the longest waiting first. */
interface Waiting {
  /** Those that never asked; they go first. */
  readonly silent: Set<Socket>;
  readonly resting: Set<Socket>;
}

function letGo({ silent, resting }: Waiting): boolean {
  const [socket] = silent.size > 0 ? silent : resting;
  if (socket === undefined) return false;
  silent.delete(socket);
  resting.delete(socket);
  socket.destroy();
  return true;
}

/**
 * Keeps a server from running out of files: past `most` connections a new one takes the place of the one that
 * has waited longest without asking for anything, so that idle ones never lock those out who ask.
 */
export function limitConnections(server: Server, most: number): void {
  const waiting: Waiting = { silent: new Set(), resting: new Set() };
  let open = 0;
  // The system accepts some more while those that were let go are closing.
  server.maxConnections = most + Math.ceil(most / 8);
  server.on("connection", (socket) => {
    open += 1;
    if (open > most) letGo(waiting);
    waiting.silent.add(socket);
    socket.once("close", () => {
      open -= 1;
      waiting.silent.delete(socket);
      waiting.resting.delete(socket);
    });
  });
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    waiting.silent.delete(socket);
    waiting.resting.delete(socket);
    // One that is broken off takes its connection along.
    response.once("finish", () => {
      if (!socket.destroyed) waiting.resting.add(socket);
    });
  });
}
