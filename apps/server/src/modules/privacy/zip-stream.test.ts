import { randomBytes, randomFillSync } from "node:crypto";
import { crc32 } from "node:zlib";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { zipStream } from "./zip-stream.ts";
import type { ArchiveEntry } from "./zip-stream.ts";

async function* each<T>(values: readonly T[]): AsyncGenerator<T, void> {
  yield* values;
}

function entry(path: string, pieces: readonly Uint8Array[], packed = false): ArchiveEntry {
  return { path, pieces: each(pieces), packed };
}

async function zipped(entries: readonly ArchiveEntry[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(each(entries))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const text = strToU8("All of my work, line by line.\n".repeat(4_000));
const noise = new Uint8Array(randomBytes(150_000));
const halves = (bytes: Uint8Array) => [bytes.slice(0, 70_000), bytes.slice(70_000)];

describe("an archive that is made while it is sent", () => {
  it("holds every file under its name, in one piece or many, shrunk or not, empty ones too", async () => {
    const archive = await zipped([
      entry("Lebenslauf – Müller.txt", halves(text)),
      entry("originals/1.pdf", halves(noise), true),
      entry("records/noise.json", halves(noise)),
      entry("records/none.json", []),
      entry("originals/2.pdf", [], true),
    ]);
    const files = unzipSync(archive);
    expect(Object.keys(files)).toEqual([
      "Lebenslauf – Müller.txt",
      "originals/1.pdf",
      "records/noise.json",
      "records/none.json",
      "originals/2.pdf",
    ]);
    expect(strFromU8(files["Lebenslauf – Müller.txt"] ?? new Uint8Array())).toBe(strFromU8(text));
    for (const path of ["originals/1.pdf", "records/noise.json"]) {
      expect(Buffer.from(files[path] ?? []).equals(noise)).toBe(true);
    }
    expect(files["records/none.json"]).toHaveLength(0);
    expect(files["originals/2.pdf"]).toHaveLength(0);
  });

  it("is small where its files shrink, and leaves packed ones as they are", async () => {
    const shrunk = await zipped([entry("a.txt", halves(text))]);
    expect(shrunk.length).toBeLessThan(text.length / 20);
    const packed = await zipped([entry("a.txt", halves(text), true)]);
    expect(packed.length).toBeGreaterThan(text.length);
    expect(packed.includes(Buffer.from(text.slice(0, 1_000)))).toBe(true);
  });

  it("says what is in it, so that programs can check it", async () => {
    for (const packed of [false, true]) {
      const archive = await zipped([entry("a.txt", halves(text), packed)]);
      const listed = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
      expect(archive.readUInt32LE(listed + 16)).toBe(crc32(text));
      expect(archive.readUInt32LE(listed + 24)).toBe(text.length);
    }
  });

  it("is an archive without files too", async () => {
    expect(unzipSync(await zipped([]))).toEqual({});
  });
});

/** An endless file that tells how much of it was asked for, and whether it was let go. */
function endless(packed: boolean) {
  const told = { asked: 0, ended: false };
  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    try {
      for (;;) {
        told.asked += 1;
        yield randomFillSync(new Uint8Array(64 * 1024));
      }
    } finally {
      told.ended = true;
    }
  }
  return { told, entry: { path: "a", pieces: pieces(), packed } satisfies ArchiveEntry };
}

async function* broken(): AsyncGenerator<Uint8Array, void> {
  yield text;
  throw new Error("the disk is gone");
}

describe("the source of an archive", () => {
  it.each([true, false])(
    "is read no faster than somebody takes it (packed: %s)",
    async (packed) => {
      const { told, entry: file } = endless(packed);
      let taken = 0;
      for await (const chunk of zipStream(each([file]))) {
        taken += chunk.length;
        expect(told.asked * 64 * 1024 - taken).toBeLessThan(512 * 1024);
        if (told.asked > 20) break;
      }
      expect(told.ended).toBe(true);
    },
  );

  it.each([true, false])("that breaks off breaks the archive off (packed: %s)", async (packed) => {
    const asked: string[] = [];
    async function* entries(): AsyncGenerator<ArchiveEntry, void> {
      for (const path of ["a", "b"]) {
        asked.push(path);
        yield { path, pieces: broken(), packed };
      }
    }
    const sent: Uint8Array[] = [];
    const sending = async (): Promise<void> => {
      for await (const chunk of zipStream(entries())) sent.push(chunk);
    };
    await expect(sending()).rejects.toThrow("the disk is gone");
    expect(asked).toEqual(["a"]);
    expect(() => unzipSync(Buffer.concat(sent))).toThrow("invalid zip data");
  });
});
