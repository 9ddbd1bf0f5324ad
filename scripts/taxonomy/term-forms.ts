import { areInitials, linkingWords } from "@savile/taxonomy/compile";

function initialsOf(words: readonly string[]): string {
  return words
    .filter((word) => !linkingWords.has(word.toLowerCase()))
    .flatMap((word) => word.split("-"))
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}

/**
 * Tables put initials behind the words that they stand for ("Data definition language DDL"). The forms of
 * such a name are the name without them, and with them instead of the words.
 */
function initialForms(name: string): string[] {
  const words = name.split(" ");
  for (const [at, word] of words.entries()) {
    if (!areInitials(word) || word.length < 2) continue;
    for (let from = at - 2; from >= 0; from -= 1) {
      if (initialsOf(words.slice(from, at)) !== word) continue;
      const [before, after] = [words.slice(0, from), words.slice(at + 1)];
      return [
        [...before, ...words.slice(from, at), ...after].join(" "),
        [...before, word, ...after].join(" "),
      ];
    }
  }
  return [];
}

/** Words that a term must have before its first letters alone may stand for it. */
const minWordsOfInitials = 3;

/** The initials of a term of three words and more ("Applicant tracking system": ATS). */
export function shortForms(label: string): string[] {
  const words = label.split(" ").filter((word) => !linkingWords.has(word.toLowerCase()));
  const isPlain = words.every((word) => /^\p{L}[\p{L}-]+$/u.test(word) && !areInitials(word));
  return words.length >= minWordsOfInitials && isPlain ? [initialsOf(words)] : [];
}

/** Words at the end of a name that only say that it is a program. */
const generic = / (?:software|systems?|program|tools?|application)$/i;

/** The ways to write the name of a tool. */
export function toolForms(name: string): string[] {
  return [name, ...initialForms(name)];
}

/** How many programs must share a first word before it counts as a maker's name. */
const minProgramsOfMaker = 4;

/** Makers: first words that several programs share. */
export function makersOf(names: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const [first = ""] = name.split(" ");
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return new Set(
    [...counts].flatMap(([first, count]) => (count >= minProgramsOfMaker ? [first] : [])),
  );
}

/**
 * The ways to write the name of a program: also without its maker ("Autodesk AutoCAD") and without
 * "software" ("Tableau software") where what is left is a name, which `isName` says.
 */
export function programForms(
  name: string,
  makers: ReadonlySet<string>,
  isName: (text: string) => boolean,
): string[] {
  const forms = [name, ...initialForms(name)];
  const bare = name.replace(generic, "");
  const [first = "", ...rest] = bare.split(" ");
  const without = makers.has(first) && rest.length > 0 ? [rest.join(" ")] : [];
  return [...new Set([...forms, ...[bare, ...without].filter(isName)])];
}
