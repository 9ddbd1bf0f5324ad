import type { Source } from "../../match/source.ts";

const letters = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z".split(" ");

function namesOf(): readonly string[] {
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .flatMap((code) => names.of(code) ?? [])
    .filter((name) => /^[\p{L} .'-]+$/u.test(name))
    .toSorted((a, b) => b.length - a.length);
}

let pattern: RegExp | undefined;

/** The countries that a text names, as spans. */
export function countriesIn(text: string): readonly (readonly [number, number])[] {
  if (!/\p{Lu}/u.test(text)) return [];
  pattern ??= new RegExp(`(?<!\\p{L})(?:${namesOf().join("|")})(?!\\p{L})`, "gu");
  return [...text.matchAll(pattern)].map((found) => [found.index, found.index + found[0].length]);
}

const known = new WeakMap<Source, boolean>();

/** Whether a file names any country: where it does, another one does not follow from its towns. */
export function namesCountry(source: Source): boolean {
  const before = known.get(source);
  if (before !== undefined) return before;
  const made = [...source.lines, ...source.printed].some(
    ({ text }) => countriesIn(text).length > 0,
  );
  known.set(source, made);
  return made;
}
