import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { packageFolder } from "../text/package-folder.ts";

/** A family of fonts under the name that templates know it by; `files` holds one file a weight. */
export interface FontFamily {
  readonly name: string;
  readonly files: readonly Buffer[];
}

/** Where a family's files are: a package of npm, how its files begin, and which weights are taken of it. */
export interface FontSource {
  readonly family: string;
  readonly package: string;
  readonly prefix: string;
  readonly weights: readonly string[];
}

// The only weights that templates may name; static files, because variable ones come out in wrong weights.
const weights = ["400Regular", "400Regular_Italic", "600SemiBold", "700Bold"] as const;

function bundled(family: string, name: string): FontSource {
  const prefix = family.replaceAll(" ", "");
  return { family, package: `@expo-google-fonts/${name}`, prefix, weights };
}

/**
 * The families that are always there. Every template's chain is its own family, Noto Sans, then the others in
 * this order, so that a sign that one of them has is printed by all templates alike.
 */
export const bundledFonts: readonly FontSource[] = [
  bundled("Noto Sans", "noto-sans"),
  bundled("Source Sans 3", "source-sans-3"),
  bundled("Inter", "inter"),
  bundled("Source Serif 4", "source-serif-4"),
  bundled("EB Garamond", "eb-garamond"),
];

/** Reads a family from its package; `undefined` where the package is not installed. */
export function readFamily(source: FontSource): FontFamily | undefined {
  const folder = packageOf(source.package);
  if (folder === undefined) return undefined;
  const files = source.weights
    .map((weight) => join(folder, weight, `${source.prefix}_${weight}.ttf`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file));
  return files.length === 0 ? undefined : { name: source.family, files };
}

function packageOf(name: string): string | undefined {
  try {
    const require = createRequire(join(packageFolder(), "package.json"));
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}
