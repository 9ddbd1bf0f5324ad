import { sharedPoints } from "./code-points.ts";
import type { CodePoints } from "./code-points.ts";
import type { Covers } from "./coverage.ts";
import { findFamily, listFontFiles } from "./find-fonts.ts";
import { bundledFonts, readFamily } from "./fonts.ts";
import type { FontFamily } from "./fonts.ts";
import { packsFor, scriptPacks } from "./script-packs.data.ts";
import type { ScriptPack } from "./script-packs.data.ts";

/** A family with the code points that all of its files have. */
export interface LoadedFamily extends FontFamily {
  readonly points: CodePoints;
}

/** The fonts of one document: what they cover, and the script fonts that it was asked about so far. */
export interface DocumentFonts {
  readonly covers: Covers;
  extra(): readonly LoadedFamily[];
}

/** All fonts that can be printed with; script fonts are read when a document first needs them. */
export interface FontLibrary {
  readonly bundled: readonly LoadedFamily[];
  /** Whether any font that is here shows a character. */
  readonly covers: Covers;
  fontsFor(language: string): DocumentFonts;
  /** Script fonts that are installed, all of them read. */
  everyPack(): readonly LoadedFamily[];
}

function loaded(family: FontFamily): LoadedFamily {
  return { ...family, points: sharedPoints(family.files) };
}

/** A family whose files can be read; `null` where one of them is damaged. */
function readable(family: FontFamily): LoadedFamily | null {
  const read = loaded(family);
  try {
    read.points.has(0x20);
    return read;
  } catch {
    return null;
  }
}

function pointOf(character: string): number {
  return character.codePointAt(0) ?? -1;
}

/** Reads the bundled families; script fonts are also looked for in `folder`. */
export function createFontLibrary(folder?: string): FontLibrary {
  const bundled = bundledFonts.map((source) => {
    const family = readFamily(source);
    if (family === undefined)
      throw new Error(`The font package ${source.package} is not installed.`);
    return loaded(family);
  });
  function isBasic(character: string): boolean {
    const point = pointOf(character);
    return point === 0x0a || bundled.some(({ points }) => points.has(point));
  }
  const packs = new Map<string, LoadedFamily | null>();
  let files: readonly string[] | undefined;

  function find(pack: ScriptPack): LoadedFamily | null {
    files ??= folder === undefined ? [] : listFontFiles(folder);
    for (const source of pack.fonts) {
      const found = findFamily(source, files);
      const family = found === undefined ? null : readable(found);
      if (family !== null) return family;
    }
    return null;
  }
  function load(pack: ScriptPack): LoadedFamily | null {
    const known = packs.get(pack.id);
    if (known !== undefined) return known;
    const family = find(pack);
    packs.set(pack.id, family);
    return family;
  }
  /** The script fonts that show a character, best first. */
  function showing(character: string, order: readonly ScriptPack[]): LoadedFamily | undefined {
    for (const pack of order) {
      if (!pack.letters.test(character)) continue;
      const family = load(pack);
      if (family?.points.has(pointOf(character)) === true) return family;
    }
    return undefined;
  }

  return {
    bundled,
    covers: (character) => isBasic(character) || showing(character, scriptPacks) !== undefined,
    fontsFor(language) {
      const order = packsFor(language);
      const extra = new Set<LoadedFamily>();
      return {
        covers(character) {
          if (isBasic(character)) return true;
          const family = showing(character, order);
          if (family !== undefined) extra.add(family);
          return family !== undefined;
        },
        extra: () => [...extra].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      };
    },
    everyPack: () => scriptPacks.flatMap((pack) => load(pack) ?? []),
  };
}

/** A script that cannot be printed and the font that would print it; `null` where none is known. */
export interface MissingFont {
  readonly script: string;
  readonly font: string | null;
}

/** The fonts that somebody would have to install so that some characters can be printed. */
export function missingFonts(characters: string, language: string): MissingFont[] {
  const order = packsFor(language);
  const found = new Map<string, MissingFont>();
  for (const character of new Set(characters)) {
    const pack = order.find(({ letters }) => letters.test(character));
    const script = pack?.label ?? "Other";
    found.set(script, { script, font: pack?.fonts[0]?.family ?? null });
  }
  return [...found.values()];
}
