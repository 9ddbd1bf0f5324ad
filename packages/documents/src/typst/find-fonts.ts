import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readFamily } from "./fonts.ts";
import type { FontFamily, FontSource } from "./fonts.ts";

const fontFile = /\.(?:ttf|otf|ttc)$/iu;
const mostFiles = 20_000;

/** Paths of the font files below a folder; `[]` where the folder cannot be read. */
export function listFontFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .slice(0, mostFiles)
      .filter((name) => fontFile.test(name))
      .toSorted()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** The file of a family's weight in either way of naming: `X_400Regular.ttf` or `X-Regular.ttf`. */
function fileOf(source: FontSource, weight: string, files: readonly string[]): string | undefined {
  const [, number = "", word = ""] = /^(\d+)(.+)$/u.exec(weight) ?? [];
  const names = [`${source.prefix}_${number}${word}`, `${source.prefix}-${word}`];
  return files.find((file) => names.includes(basename(file).replace(fontFile, "")));
}

/** A family from its package or else from files of a folder. */
export function findFamily(source: FontSource, files: readonly string[]): FontFamily | undefined {
  const installed = source.package === "" ? undefined : readFamily(source);
  if (installed !== undefined) return installed;
  const found = source.weights.flatMap((weight) => fileOf(source, weight, files) ?? []);
  if (found.length === 0) return undefined;
  return { name: source.family, files: found.map((file) => readFileSync(file)) };
}
