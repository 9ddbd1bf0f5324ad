import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sortTexts } from "./pack-strings.ts";
import { readPack } from "./read-pack.ts";
import { writePack } from "./write-pack.ts";

const unit = fc.constantFrom("a", "b", "c", "é", "語", "𝒳", " ", "/", "-", "z", "\ud800");
const text = fc.oneof(fc.string({ unit, maxLength: 12 }), fc.string({ unit: "binary" }));
const texts = fc.array(text, { maxLength: 200 }).map(sortTexts);
const u32 = fc.array(fc.nat(0xffffffff)).map((all) => Uint32Array.from(all));
const u16 = fc.array(fc.nat(0xffff)).map((all) => Uint16Array.from(all));
const u8 = fc.array(fc.nat(0xff)).map((all) => Uint8Array.from(all));
const parts = fc.record({ texts, u32, u16, u8 });

function opened(bytes: Uint8Array) {
  const read = readPack(bytes, "trial", ["texts", "u32", "u16", "u8"]);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

describe("an asset", () => {
  it("gives back every section", () => {
    fc.assert(
      fc.property(parts, fc.nat(3), (given, shift) => {
        const bytes = writePack("trial", given);
        const moved = new Uint8Array(bytes.length + shift);
        moved.set(bytes, shift);
        const pack = opened(moved.subarray(shift));
        expect(pack.u32("u32")).toEqual(given.u32);
        expect(pack.u16("u16")).toEqual(given.u16);
        expect(pack.u8("u8")).toEqual(given.u8);
      }),
      { numRuns: runs(1000) },
    );
  });

  it("finds every text that was written and no other", () => {
    fc.assert(
      fc.property(parts, fc.array(text), (given, others) => {
        const found = opened(writePack("trial", given)).strings("texts");
        expect(found.size).toBe(given.texts.length);
        for (const [row, one] of given.texts.entries()) {
          expect([found.find(one), found.at(row)]).toEqual([row, one]);
        }
        for (const other of others) expect(found.find(other)).toBe(given.texts.indexOf(other));
        expect([found.at(-1), found.at(0.5), found.at(found.size)]).toEqual(["", "", ""]);
      }),
      { numRuns: runs(1000) },
    );
  });

  it("reads texts in any order by their row", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 100 }), (listed) => {
        const read = readPack(writePack("trial", { listed: { listed } }), "trial", ["listed"]);
        const found = read.ok ? read.value.strings("listed") : undefined;
        expect(listed.map((_, row) => found?.at(row))).toEqual(listed);
      }),
      { numRuns: runs(1000) },
    );
  });

  it("is refused with a flipped byte, cut or lengthened", () => {
    fc.assert(
      fc.property(parts, fc.nat(), fc.integer({ min: 1, max: 255 }), (given, place, change) => {
        const bytes = writePack("trial", given);
        const at = place % bytes.length;
        const flipped = bytes.slice();
        flipped[at] = (flipped[at] ?? 0) ^ change;
        for (const wrong of [flipped, bytes.slice(0, at), new Uint8Array([...bytes, change])]) {
          expect(readPack(wrong, "trial", []).ok).toBe(false);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it("is refused where it is of something else or lacks a section", () => {
    const bytes = writePack("trial", { u8: Uint8Array.of(1) });
    expect(readPack(bytes, "words", [])).toEqual({
      ok: false,
      error: { code: "other_content", name: "trial" },
    });
    expect(readPack(bytes, "trial", ["u16"])).toEqual({
      ok: false,
      error: { code: "no_section", name: "u16" },
    });
    const read = readPack(bytes, "trial", []);
    expect(read.ok && [read.value.u16("u8").length, read.value.u32("u8").length]).toEqual([0, 0]);
    expect(read.ok && read.value.strings("none").find("a")).toBe(-1);
  });

  it("wants its texts in order", () => {
    expect(() => writePack("trial", { texts: ["b", "a"] })).toThrow("not in order");
    expect(() => writePack("a name of more than twenty letters", {})).toThrow("too long");
  });
});
