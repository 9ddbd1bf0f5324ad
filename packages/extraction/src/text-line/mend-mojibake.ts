/** What Windows-1252 shows for the bytes 80 to 9f; a blank stands where it shows nothing. */
const shown = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
const later = `[\\u0080-\\u00bf${shown.replaceAll(" ", "")}]`;

/** Letters that are the bytes of one sign in UTF-8. */
const sequence = new RegExp(
  `[\\u00c2-\\u00df]${later}|[\\u00e0-\\u00ef]${later}{2}|[\\u00f0-\\u00f4]${later}{3}`,
  "gu",
);

/** Those that nobody writes: two capitals of few languages before a sign, and the block of dashes and bullets. */
const telling =
  /[\u00c2\u00c3][\u0080-\u009f\u00a1-\u00bf€™œž•–]|\u00e2[€„†‡ˆ‰•–—˜š›œž][\u0080-\u00bf€™œž•–—¢“”‘’¦]/gu;
const enough = 2;

/** Sequences whose last byte has no letter, or a blank for one, by what is left of them. */
const cutShort: readonly (readonly [RegExp, string])[] = [
  [/â€(?![^\s\ufffd])\ufffd?/gu, "”"],
  [/â—(?![^\s\ufffd])\ufffd?/gu, "●"],
  [/â–(?![^\s\ufffd])\ufffd?/gu, "■"],
  [/Ã(?![^\s\ufffd])[\u00a0\ufffd]?/gu, "à"],
  [/Â(?:[^\S\n]|\ufffd|$)/gu, " "],
];

const strict = new TextDecoder("utf-8", { fatal: true });

function byteOf(letter: string): number {
  const at = shown.indexOf(letter);
  return letter !== " " && at >= 0 ? 0x80 + at : letter.charCodeAt(0);
}

function signOf(letters: string): string {
  try {
    return strict.decode(Uint8Array.from(letters, byteOf));
  } catch {
    return letters;
  }
}

function mend(text: string): string {
  const whole = text.replace(sequence, signOf);
  return cutShort.reduce((out, [pattern, sign]) => out.replace(pattern, sign), whole);
}

/**
 * Text in UTF-8 that a program took for Windows-1252 shows two or three letters for each sign ("â€¢" for "•").
 * Gives what mends a text of a file, decided by all of its texts: one such sequence may be meant.
 */
export function mojibakeMender(texts: Iterable<string>): (text: string) => string {
  let found = 0;
  for (const text of texts) {
    found += text.match(telling)?.length ?? 0;
    if (found >= enough) return mend;
  }
  return (text) => text;
}
