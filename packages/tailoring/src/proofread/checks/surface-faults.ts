import type { Fault, FaultKind } from "../tokens/fault.ts";

/** What no text of a person holds, by how it is written: each pattern with the kind of fault. */
const patterns: readonly (readonly [FaultKind, RegExp])[] = [
  [
    "mojibake",
    /\S*(?:[ÂÃÄÅÐÑ][\u0080-\u00bf‚ƒ„…†‡ˆ‰‹Œ‘’“”•–—˜™›œ€]|â€|â‚¬|â„¢|ï¿½|\ufffd|[\u0080-\u009f]|\p{L}\?\p{Ll})\S*/u,
  ],
  [
    "entity",
    /\S*&(?:#\d+|#x[\da-f]+|[a-z]{2,8});\S*|&(?:amp|nbsp|lt|gt|quot|apos|mdash|ndash|rsquo)\b/iu,
  ],
  ["entity", /<\/?[a-z][a-z\d]*\s*\/?>|\\u[\da-f]{4}|\\[nt]\b|%20/iu],
  [
    "placeholder",
    /\{\{?[^{}]*\}\}?|\$\{|<<[^<>]*>>|<[A-Za-z][\w ]*>|\[[^\]]*\p{L}[^\]]*\]|%[sd]\b/u,
  ],
  [
    "placeholder",
    /\b(?:NaN|undefined|TO(?:DO)|TBC|TBD|FIX(?:ME)|lorem ipsum|object Object)\b|#(?:REF|VALUE|NAME|N\/A|DIV)/iu,
  ],
  [
    "placeholder",
    /_{2,}|\?{2,}|\b[Xx]{2,4}\b(?!\s+to\b)|\b(?:X|N|#)\s(?:years|months|%|people)|\b(?:null|None)\b(?=\s+(?:years|as|at|in|and)|[.,])/u,
  ],
  [
    "placeholder",
    /\b(?:insert|your)[ _](?:name|company|title|role|employer)[ _]here\b|\b(?:company|employer|job|role)_?(?:name|title)\b(?=[.,)]|$)/iu,
  ],
  ["placeholder", /\.{4,}|…\s*…/u],
  [
    "unfinished-list",
    /,\s*,|[,\s](?:and|or|&)\s*,(?!\s*(?:in|on|if|when|as|for|where|at|by|from|after|before|with|to|like|since|while|until|though|more|most|later|now|of|once|thanks|despite|during|through|over|finally|occasionally|sometimes|above|because|unlike|under|within|whenever|using|\d))|\betc\.?,?\s+(?:and|or)\b/iu,
  ],
  [
    "unfinished-list",
    /(?:,|\s)(?:and|or|and\/or|&|as well as|including|such as|namely|plus|e\.g|i\.e)\s*[.,;:]*\s*$/iu,
  ],
  ["unfinished-list", /[,:;(&/]\s*\.?\s*$/u],
  [
    "cut-clause",
    /\b(?:the|an?|my|our|your|their|its|every|because|although|whose|whereas|(?:of|to|with|by|from) wh(?:om|ich)|in order)\s*[.,]?\s*$/iu,
  ],
  ["cut-clause", /\b(?:that|which|who|of|for|from|with|to|into|at)\s*$/iu],
];

/** Sound text that a pattern would take: sizes of clothes. */
const sizes = /\b(?:XX?S|XS|S)\b.*\bX+L\b/u;

/** Faults that the writing itself shows, whatever its words mean. */
export function surfaceFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found === null || (kind === "placeholder" && sizes.test(text))) continue;
    faults.push({ kind, span: found[0].trim() });
  }
  return faults;
}
