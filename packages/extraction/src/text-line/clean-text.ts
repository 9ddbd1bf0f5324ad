import { decodeEntities, wordTable } from "@savile/model";

/** Controls, zero-width and direction marks, tag characters and lone surrogates. */
const invisible = new RegExp(
  [
    String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u200e\u200f]`,
    String.raw`[\u{e0000}-\u{e007f}]`,
    String.raw`[\ud800-\udbff](?![\udc00-\udfff])`,
    String.raw`(?<![\ud800-\udbff])[\udc00-\udfff]`,
  ].join("|"),
  "gu",
);
const joiners = new RegExp(String.raw`\u200c|\u200d`, "g");
const needsJoiners = /\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}/u;
const ligatures = wordTable<string>({
  "\ufb00": "ff",
  "\ufb01": "fi",
  "\ufb02": "fl",
  "\ufb03": "ffi",
  "\ufb04": "ffl",
  "\ufb05": "st",
  "\ufb06": "st",
});

/** Text as it is kept: NFC, entities of HTML as their characters, ligatures and full-width Latin expanded, invisible characters removed. */
export function cleanText(text: string): string {
  let out = decodeEntities(text).replace(invisible, "");
  if (!needsJoiners.test(out)) out = out.replace(joiners, "");
  out = out
    .replace(/[\ufb00-\ufb06]/g, (glyph) => ligatures[glyph] ?? glyph)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/-\u00ad?\u2010|-\u00ad|\u00ad\u2010/g, "-")
    // Inside a word it only says where it may be broken; between other signs somebody meant a hyphen.
    .replace(/(?<=\p{L})\u00ad(?=\p{L})/gu, "")
    .replace(/\u00ad(?=.)/gu, "-")
    .replaceAll("\u2011", "-")
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ");
  return out.normalize("NFC");
}

/** Private-use code points: glyphs of icon fonts without a meaning as text. */
export const privateUse = /[\ue000-\uf8ff]|[\u{f0000}-\u{ffffd}]|[\u{100000}-\u{10fffd}]/u;

/** Nothing to fold but the case: most text is of this kind, and normalising it costs the most time. */
const plainAscii = /^[ -~\t\n]*$/;

/** Lower case without accents, dashes and quotes made plain: for looking words up, never for output. */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase();
  return (
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f\u00ad\u200b]/g, "")
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/ß/g, "ss")
      // Signs of Japanese and Korean are whole again: their parts are no letters by themselves.
      .normalize("NFC")
      .toLowerCase()
  );
}

/** Folded words joined by single blanks, without punctuation. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** Folding keeps the length of a text as long as every character keeps one unit; else it is left alone. */
export function foldSameLength(text: string): string {
  if (/^[ -~\t\n]*$/.test(text)) return text.toLowerCase();
  let out = "";
  for (const character of text) {
    const folded = character === "ß" ? "ß" : fold(character);
    out += folded.length === character.length ? folded : character.toLowerCase();
  }
  return out.length === text.length ? out : text.toLowerCase();
}
