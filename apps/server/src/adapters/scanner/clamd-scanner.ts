import { createConnection } from "node:net";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ScannerAddress } from "../../config/scanner-config.ts";
import type { Scanner, ScanVerdict } from "../../ports/scanner.ts";

const command = "zINSTREAM\0";
const pieceBytes = 64 * 1024;
const longestAnswer = 4_096;

export interface ClamdInput {
  readonly address: ScannerAddress;
  /** How long a silent scanner is waited for, in milliseconds. */
  readonly silenceMs?: number;
  /** Hears why the scanner could not be asked, without anything of the file. */
  readonly troubled: (what: string) => void;
}

function lengthOf(size: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(size);
  return head;
}

/** The bytes as clamd takes them: pieces with their length before them, an empty one at the end. */
async function* framed(
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(command);
  for await (const part of bytes) {
    for (let at = 0; at < part.byteLength; at += pieceBytes) {
      const piece = part.subarray(at, at + pieceBytes);
      yield lengthOf(piece.byteLength);
      yield piece;
    }
  }
  yield lengthOf(0);
}

async function answerOf(socket: Socket): Promise<string> {
  let said = "";
  for await (const part of socket) {
    said += String(part);
    if (said.length > longestAnswer) throw new Error("the scanner says too much");
  }
  return said.replaceAll("\0", "").trim();
}

/** `stream: OK`, `stream: Name FOUND`, or the fault of a server that did not look. */
function verdictOf(said: string): ScanVerdict {
  if (said === "stream: OK") return "clean";
  return /^stream: .+ FOUND$/.test(said) ? "harmful" : "unknown";
}

/**
 * Asks the daemon of ClamAV (`INSTREAM`). A file that is larger than the daemon's `StreamMaxLength` is not looked at,
 * so it counts as unknown.
 */
export function clamdScanner({ address, silenceMs = 20_000, troubled }: ClamdInput): Scanner {
  return {
    scan: async (bytes) => {
      const socket = createConnection(address);
      socket.setTimeout(silenceMs, () => socket.destroy(new Error("the scanner is silent")));
      try {
        const sent = pipeline(Readable.from(framed(bytes)), socket, { end: false });
        // A daemon that refuses in the middle answers and closes: what it said counts, not the broken pipe.
        const [said] = await Promise.all([answerOf(socket), sent.catch(() => undefined)]);
        const verdict = verdictOf(said);
        if (verdict === "unknown") troubled(said === "" ? "it closed without an answer" : said);
        return verdict;
      } catch (error) {
        troubled(error instanceof Error ? error.message : "unknown");
        return "unknown";
      } finally {
        socket.destroy();
      }
    },
  };
}
