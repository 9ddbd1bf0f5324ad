// A replacement character, a soft hyphen, a character of private use or a NUL in the text of a file means
// that a reader gets something else than what is seen.
const damaged = /[\0\u00AD\uFFFD\p{Co}]/gu;

/** Each character of a text that no reader can use, in words. */
export function damagedCharacters(text: string): string[] {
  return [...new Set(text.match(damaged) ?? [])].map(
    (character) =>
      `unreadable character U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`,
  );
}
