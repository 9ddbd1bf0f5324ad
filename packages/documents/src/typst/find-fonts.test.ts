import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFamily, listFontFiles } from "./find-fonts.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile fonts "));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** A folder below the planted one with empty files of the given names. */
async function folderWith(name: string, ...files: readonly string[]): Promise<string> {
  const own = join(folder, name);
  for (const file of files) {
    await mkdir(dirname(join(own, file)), { recursive: true });
    await writeFile(join(own, file), "");
  }
  return own;
}

const source = {
  family: "Noto Sans Hebrew",
  package: "",
  prefix: "Planted",
  weights: ["400Regular", "700Bold"],
};

describe("a folder of fonts", () => {
  test("gives a family under either way of naming its files", async () => {
    const require = createRequire(import.meta.url);
    const hebrew = dirname(require.resolve("@expo-google-fonts/noto-sans-hebrew/package.json"));
    expect(findFamily(source, listFontFiles(folder))).toBeUndefined();
    const regular = join(hebrew, "400Regular", "NotoSansHebrew_400Regular.ttf");
    await copyFile(regular, join(folder, "Planted-Regular.ttf"));
    await copyFile(regular, join(folder, "Planted_700Bold.ttf"));
    const family = findFamily(source, listFontFiles(folder));
    expect(family).toMatchObject({ name: "Noto Sans Hebrew" });
    expect(family?.files).toHaveLength(2);
  });

  test("that is not there gives none", () => {
    expect(listFontFiles("/nowhere/at/all")).toEqual([]);
  });

  test("gives its font files at any depth, sorted, and no other files", async () => {
    const own = await folderWith(
      "deep",
      "b.ttf",
      "a/x/c.OTF",
      "a/d.ttc",
      "e.woff2",
      "f.ttf.txt",
      "g",
    );
    expect(listFontFiles(own)).toEqual(
      ["a/d.ttc", "a/x/c.OTF", "b.ttf"].map((one) => join(own, one)),
    );
  });
});

describe("a family of a folder", () => {
  test("has the weights that are there, in the order in which they are asked for", async () => {
    const own = await folderWith("weights", "Planted-Bold.otf", "Other-Regular.ttf");
    expect(findFamily(source, listFontFiles(own))?.files).toHaveLength(1);
  });

  test.each([
    "planted-Regular.ttf",
    "Planted-RegularItalic.ttf",
    "XPlanted-Regular.ttf",
    "Planted.ttf",
  ])("is not one whose file is only named like it: %s", async (file) => {
    const own = await folderWith(`like ${file}`, file);
    expect(findFamily(source, listFontFiles(own))).toBeUndefined();
  });

  test("gives way to the package of that name, where it is installed", async () => {
    const own = await folderWith("package", "NotoSansHebrew-Regular.ttf");
    const installed = {
      ...source,
      package: "@expo-google-fonts/noto-sans-hebrew",
      prefix: "NotoSansHebrew",
    };
    const [regular] = findFamily(installed, listFontFiles(own))?.files ?? [];
    expect(regular?.length).toBeGreaterThan(1_000);
    const missing = { ...installed, package: "@expo-google-fonts/of-nobody" };
    expect(findFamily(missing, listFontFiles(own))?.files[0]).toHaveLength(0);
  });
});
