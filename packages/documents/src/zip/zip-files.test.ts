import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { zipFiles } from "./zip-files.ts";

const files = ["a.txt", "b.txt", "a.txt"].map((path, index) => ({
  path,
  bytes: strToU8(`text ${index}`),
}));

function pathsOf(...paths: readonly string[]): string[] {
  const empty = paths.map((path) => ({ path, bytes: new Uint8Array() }));
  return Object.keys(unzipSync(zipFiles(empty, 0)));
}

/** Date and time of the first entry, as its header has them. */
function stampOf(createdAt: number): number {
  return Buffer.from(zipFiles(files.slice(0, 1), createdAt)).readUInt32LE(10);
}

describe("an archive", () => {
  test("holds every file, those of one name told apart", () => {
    const found = Object.entries(unzipSync(zipFiles(files, 1_700_000_000)));
    expect(found.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
      ["a.txt", "text 0"],
      ["b.txt", "text 1"],
      ["a-2.txt", "text 2"],
    ]);
  });

  test("has the same bytes for the same files and moment", () => {
    expect(zipFiles(files, 0)).toEqual(zipFiles(files, 0));
    expect(zipFiles(files, 1_700_000_000)).not.toEqual(zipFiles(files, 1_800_000_000));
  });

  test.each([
    [
      ["a", "a", "a"],
      ["a", "a-2", "a-3"],
    ],
    [
      ["a.tar.gz", "a.tar.gz"],
      ["a.tar.gz", "a.tar-2.gz"],
    ],
    [
      [".hidden", ".hidden"],
      [".hidden", ".hidden-2"],
    ],
    [
      ["a-2.txt", "a.txt", "a.txt"],
      ["a-2.txt", "a.txt", "a-3.txt"],
    ],
    [
      ["x/a.txt", "a.txt", "x/a.txt"],
      ["x/a.txt", "a.txt", "x/a-2.txt"],
    ],
    [
      ["A.txt", "a.txt"],
      ["A.txt", "a.txt"],
    ],
    [
      ["zoë-漢.pdf", "zoë-漢.pdf"],
      ["zoë-漢.pdf", "zoë-漢-2.pdf"],
    ],
  ])("of the files %j has the files %j", (given, names) => {
    expect(pathsOf(...given)).toEqual(names);
  });

  test("holds every file of any names once, with its own bytes, in order", () => {
    const path = fc.constantFrom("a.pdf", "a-2.pdf", "a-3.pdf", "b", "b-2", ".c");
    fc.assert(
      fc.property(fc.array(fc.tuple(path, fc.uint8Array({ maxLength: 20 }))), (entries) => {
        const given = entries.map(([path, bytes]) => ({ path, bytes }));
        const found = Object.values(unzipSync(zipFiles(given, 0)));
        expect(found).toEqual(given.map(({ bytes }) => bytes));
      }),
      { numRuns: runs(100) },
    );
  });

  test("without files is an archive all the same", () => {
    expect(pathsOf()).toEqual([]);
  });

  test("tells the moment in universal time, and none before the first that it can", () => {
    const [date, time] = [stampOf(1_700_000_000) >>> 16, stampOf(1_700_000_000) & 0xffff];
    expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2023, 11, 14]);
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([22, 13, 20]);
    expect(stampOf(-1)).toBe(stampOf(0));
    expect(stampOf(0) >>> 25).toBe(0);
  });
});
