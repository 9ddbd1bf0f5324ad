import type { FontSource } from "./fonts.ts";

/**
 * Fonts of one script. `label` is the script's name for a person; `fonts` are tried in this order, from
 * their package or from a folder of fonts, by the beginning of their file names.
 */
export interface ScriptPack {
  readonly id: string;
  readonly label: string;
  readonly letters: RegExp;
  readonly fonts: readonly FontSource[];
}

const upright = ["400Regular", "600SemiBold", "700Bold"] as const;

function noto(family: string, name: string): FontSource {
  const prefix = family.replaceAll(" ", "");
  return { family, package: `@expo-google-fonts/${name}`, prefix, weights: upright };
}

/** A family that comes in the collections of the Noto CJK fonts, as systems install them. */
function collected(family: string): FontSource {
  return { family, package: "", prefix: "NotoSansCJK", weights: upright };
}

// Signs that the languages with ideographs share: ideographic marks, the long vowel, wide forms.
const signs = "\\u3000-\\u303F\\u30A0\\u30FB\\u30FC\\uFF00-\\uFFEF";

function lettersWith(scripts: string): RegExp {
  return new RegExp(`[${scripts}${signs}]`, "u");
}

/** A script with letters of its own and a Noto font under its name. */
function alone(script: string): ScriptPack {
  const id = script.toLowerCase();
  const letters = new RegExp(`\\p{Script=${script}}`, "u");
  return { id, label: script, letters, fonts: [noto(`Noto Sans ${script}`, `noto-sans-${id}`)] };
}

/**
 * Scripts beyond those of the bundled families. Hebrew, Arabic and Devanagari come with this package; the
 * others are found where somebody has installed them.
 */
export const scriptPacks: readonly ScriptPack[] = [
  {
    id: "hebrew",
    label: "Hebrew",
    letters: /\p{Script=Hebrew}/u,
    fonts: [noto("Noto Sans Hebrew", "noto-sans-hebrew")],
  },
  {
    id: "arabic",
    label: "Arabic",
    letters: /[\p{Script=Arabic}،؛؟]/u,
    // Of five families measured, this one's text is read back with the fewest faults.
    fonts: [noto("Vazirmatn", "vazirmatn")],
  },
  {
    id: "devanagari",
    label: "Devanagari",
    letters: /[\p{Script=Devanagari}।]/u,
    fonts: [noto("Noto Sans Devanagari", "noto-sans-devanagari")],
  },
  {
    id: "japanese",
    label: "Japanese",
    letters: lettersWith("\\p{Script=Hiragana}\\p{Script=Katakana}"),
    fonts: [noto("Noto Sans JP", "noto-sans-jp"), collected("Noto Sans CJK JP")],
  },
  {
    id: "korean",
    label: "Korean",
    letters: lettersWith("\\p{Script=Hangul}"),
    fonts: [noto("Noto Sans KR", "noto-sans-kr"), collected("Noto Sans CJK KR")],
  },
  {
    id: "chinese",
    label: "Chinese",
    letters: lettersWith("\\p{Script=Han}"),
    fonts: [noto("Noto Sans SC", "noto-sans-sc"), collected("Noto Sans CJK SC")],
  },
  {
    id: "chinese-traditional",
    label: "Traditional Chinese",
    letters: lettersWith("\\p{Script=Han}\\p{Script=Bopomofo}"),
    fonts: [noto("Noto Sans TC", "noto-sans-tc"), collected("Noto Sans CJK TC")],
  },
  ...["Thai", "Georgian", "Armenian"].map(alone),
  ...["Bengali", "Gurmukhi", "Gujarati", "Tamil", "Telugu", "Kannada", "Malayalam"].map(alone),
];

/**
 * Packs in the order in which they are asked for the letters of a document: the ideographs are drawn
 * differently in each language that writes with them.
 */
export function packsFor(language: string): readonly ScriptPack[] {
  const first = firstPack(language.toLowerCase());
  if (first === undefined) return scriptPacks;
  const own = scriptPacks
    .filter((pack) => pack.id === first)
    .map((pack) => ({ ...pack, letters: withIdeographs(pack) }));
  return [...own, ...scriptPacks.filter((pack) => pack.id !== first)];
}

const firstPacks: ReadonlyMap<string, string> = new Map([
  ["ja", "japanese"],
  ["ko", "korean"],
  ["zh", "chinese"],
]);

function firstPack(language: string): string | undefined {
  const [code = "", ...parts] = language.split(/[-_]/u);
  if (code === "zh" && !parts.includes("hans") && parts.some(isTraditional)) {
    return "chinese-traditional";
  }
  return firstPacks.get(code);
}

function isTraditional(part: string): boolean {
  return ["hant", "tw", "hk", "mo"].includes(part);
}

function withIdeographs(pack: ScriptPack): RegExp {
  return new RegExp(`${pack.letters.source}|\\p{Script=Han}`, "u");
}
