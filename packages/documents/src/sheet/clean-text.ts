/** Turns the text at an address into what is printed there. */
export type Clean = (text: string, address: string) => string;

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
// Control and format characters, soft hyphens, variation selectors, private use: invisible or without a
// meaning, and some of them break the text layer of an export. The two joiners stay in the scripts that are
// written with them.
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\uFE00-\uFE0F\uFFFD](?<![\n\t\u200C\u200D])/gu;
const uselessJoiner =
  /(?<![\p{L}\p{M}])[\u200C\u200D]|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{0,9})[\u200C\u200D]/gu;
const presentationLigatures: Readonly<Record<string, string>> = {
  "\uFB00": "ff",
  "\uFB01": "fi",
  "\uFB02": "fl",
  "\uFB03": "ffi",
  "\uFB04": "ffl",
  "\uFB05": "st",
  "\uFB06": "st",
};

/**
 * Text in the form in which every export prints it: NFC, without unprintable characters, ligatures as
 * letters, runs of white space as one space, line feeds kept (blank lines dropped).
 */
export function plainText(text: string): string {
  return (
    text
      .replace(lineBreaks, "\n")
      .replace(unprintable, "")
      .replace(uselessJoiner, "")
      .replace(/[\uFB00-\uFB06]/gu, (ligature) => presentationLigatures[ligature] ?? ligature)
      // Last: what stood between a letter and its accent is gone by now.
      .normalize("NFC")
      .split("\n")
      .map((line) => line.replace(/[^\S\n]+/gu, " ").trim())
      .filter((line) => line !== "")
      .join("\n")
  );
}
