import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmod, rm, stat } from "node:fs/promises";
import { createConnection, createServer } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";

/** Longer paths do not bind. */
const longestPath = 100;
const mostCharacters = 64 * 1024;

const questionSchema = z.array(z.string().max(4_096)).min(1).max(20);
const answerSchema = z.object({ code: z.number(), lines: z.array(z.string()) });

/** What a command printed, and its exit code. */
export type OwnerAnswer = z.infer<typeof answerSchema>;

/** Where the owner of a data folder listens for the command line of the same account. */
function socketOf(folder: string): string {
  const inside = join(folder, "owner.sock");
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  return join(tmpdir(), `savile-${name}.sock`);
}

async function readLine(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes("\n") || text.length > mostCharacters) break;
  }
  return text.split("\n")[0] ?? "";
}

/** Lets the command line of the same account run commands in the process that owns the data folder. */
export async function serveOwner(
  folder: string,
  run: (args: readonly string[]) => Promise<OwnerAnswer>,
): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("error", () => undefined);
    socket.once("data", (chunk: Buffer) => {
      const asked = questionSchema.safeParse(parse(chunk.toString().split("\n")[0] ?? ""));
      const answered = asked.success ? run(asked.data) : Promise.resolve({ code: 2, lines: [] });
      void answered
        .catch(() => ({ code: 3, lines: ["internal fault"] }))
        .then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
    });
  });
  server.listen(path);
  await once(server, "listening");
  await chmod(path, 0o600);
  server.unref();
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a socket is one that only this account could have made. */
async function isOwn(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return (
    found?.isSocket() === true && (process.getuid === undefined || found.uid === process.getuid())
  );
}

/** Runs a command in the process that owns a data folder; `null` where none listens. */
export async function askOwner(
  folder: string,
  args: readonly string[],
): Promise<OwnerAnswer | null> {
  const path = socketOf(folder);
  if (!(await isOwn(path))) return null;
  const socket = createConnection(path);
  try {
    await once(socket, "connect");
    socket.write(`${JSON.stringify(args)}\n`);
    return answerSchema.safeParse(parse(await readLine(socket))).data ?? null;
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}
