import { once } from "node:events";
import { createServer } from "node:net";
import type { Socket } from "node:net";

/** The harmless text that scanners call harmful by agreement (EICAR), in two halves so that this file is none. */
export const eicar = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$",
  "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
].join("");

/** How a fake daemon behaves. */
export type ClamdMood = "looks" | "refuses" | "hangs" | "closes";

/** A daemon that takes files as clamd does and finds the test text of scanners in them. */
export interface FakeClamd {
  readonly port: number;
  mood: ClamdMood;
  /** Bytes of each file that it was given whole. */
  readonly seen: number[];
  stop(): Promise<void>;
}

/** The content of a whole stream; `null` while its end is missing. */
function contentOf(raw: Buffer): Buffer | null {
  const begin = raw.indexOf(0) + 1;
  const parts: Buffer[] = [];
  for (let at = begin; at + 4 <= raw.length;) {
    const size = raw.readUInt32BE(at);
    if (size === 0) return Buffer.concat(parts);
    parts.push(raw.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
}

/** Starts it on a free port of this computer. */
export async function startFakeClamd(): Promise<FakeClamd> {
  const open = new Set<Socket>();
  const seen: number[] = [];
  const take = (socket: Socket): void => {
    let raw = Buffer.alloc(0);
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
    socket.on("data", (part: Buffer) => {
      if (fake.mood === "hangs") return;
      if (fake.mood === "closes") socket.destroy();
      if (fake.mood === "refuses") {
        socket.end("INSTREAM size limit exceeded. ERROR\0");
        return;
      }
      raw = Buffer.concat([raw, part]);
      const content = raw.subarray(0, 9).toString() === "zINSTREAM" ? contentOf(raw) : null;
      if (content === null) return;
      seen.push(content.length);
      socket.end(content.includes(eicar) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
    });
  };
  const server = createServer(take);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const fake: FakeClamd = {
    port: typeof address === "object" && address !== null ? address.port : 0,
    mood: "looks",
    seen,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
