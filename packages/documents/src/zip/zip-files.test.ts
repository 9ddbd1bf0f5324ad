import { strFromU8, strToU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { zipFiles } from "./zip-files.ts";

const files = ["a.txt", "b.txt", "a.txt"].map((path, index) => ({
  path,
  bytes: strToU8(`text ${index}`),
}));

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
});
