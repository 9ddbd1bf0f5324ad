const vowelSound = /^(?:[aeio]|u(?!ni(?!n)|s[aeiu]|ti|k\b)|hour|honest|honor|heir|8|11\b|18\b)/i;
/** Letters whose name begins with a vowel: "an LPN", "an FBI agent". */
const spelledVowel = /^[AEFHILMNORSX](?:[A-Z]{1,4}\b|\b)/;

function articleFaults(text: string): string[] {
  return [...text.matchAll(/\b(an?) ([\p{L}\p{N}][\p{L}\p{N}.'-]*)/giu)].flatMap((found) => {
    const [whole, article = "", word = ""] = found;
    const capitals = /^[A-Z][A-Z.]+\b/.test(word) || /^[A-Z]\b/.test(word);
    const sound = capitals
      ? spelledVowel.test(word) || /^[AEIO]/.test(word)
      : vowelSound.test(word);
    const eu = /^(?:eu|one\b|once\b)/i.test(word);
    const wanted = sound && !eu ? "an" : "a";
    return article.toLowerCase() === wanted ? [] : [`article: ${whole}`];
  });
}

/** Patterns that no letter should hold, each with its name. */
const rules: readonly (readonly [string, RegExp])[] = [
  ["doubled word", /\b(?!had\b|that\b)(\p{L}+) \1\b/iu],
  ["space before a mark", / [,.;:!?]/u],
  ["two marks", /[,;:]\s*[,;:.]|\.\.(?!\.)/u],
  ["two spaces", / {2}/u],
  ["sentence without a capital", /(?<!\b\p{L})[.!?] (?!e-|i[A-Z]|dbt|npm)\p{Ll}/u],
  [
    "a plural with an article",
    /\ban? (?:\p{Ll}+ )?(?:levels|skills|records|experiences|studies|reports)\b/iu,
  ],
  ["two articles", /\b(?:a|an|the) (?:a|an|the|my|your|our)\b/iu],
  ["bare verb after to", /\bto (?:\p{Ll}+ing|\p{Ll}+ed) (?:a|the|of)\b/u],
  [
    "asks for a clause",
    /\b(?:ask|asks|asked|calls|call) for (?:ability|able|must|you|be|have|having|is|are|to)\b/iu,
  ],
  ["verb after I", /\bI (?:also )?(?:\p{Ll}+ing|a|an|the|of|for|in|on|with)\b/u],
  [
    "third person after I",
    /\bI (?:also )?(?!was\b|has\b|pass\b|discuss\b|process\b|assess\b|address\b|focus\b|access\b|stress\b|dress\b|canvass\b|guess\b|miss\b|press\b|compress\b)\p{Ll}{2,}(?<!s)s (?:a|the|an|all|\d|up)\b/u,
  ],
  ["and without a clause", /\b(?:and|or|of|for|with|the|a|an|to|in|at)[.!?](?:\s|$)/u],
  ["comma and I twice", /,\s*and\s*,/u],
  [
    "possessive without an owner",
    /\b(?:including|overseeing|managing|of|for) (?:company|client|firm|employer)'s\b/iu,
  ],
  ["clause after in which", /\bin which \p{Ll}+ing\b(?!.*\b(?:is|are)\b)/u],
];

/** What a reader would mark in a text, as "rule: words". */
export function grammarFaults(text: string): string[] {
  const found = rules.flatMap(([name, pattern]) => {
    const hit = pattern.exec(text);
    return hit === null
      ? []
      : [`${name}: ${text.slice(Math.max(0, hit.index - 15), hit.index + hit[0].length + 15)}`];
  });
  return [...articleFaults(text), ...found];
}
