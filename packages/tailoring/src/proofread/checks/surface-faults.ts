import type { Fault, FaultKind } from "../tokens/fault.ts";

/** What no text of a person holds, by how it is written: each pattern with the kind of fault. */
const patterns: readonly (readonly [FaultKind, RegExp])[] = [
  [
    "mojibake",
    /\S*(?:[Â-ß][\u0080-\u00bf‚ƒ„…†‡ˆ‰‹Œ‘’“”•–—˜™›œ€]|â€|â‚¬|â„¢|ï¿½|\ufffd|[\u0080-\u009f]|\p{L}\?\p{Ll})\S*/u,
  ],
  [
    "entity",
    /\S*&(?:#\d+|#x[\da-f]+|[a-z]{2,8});\S*|&(?:amp|nbsp|lt|gt|quot|apos|mdash|ndash|rsquo)\b/iu,
  ],
  ["entity", /<\/?[a-z][a-z\d]*\s*\/?>|\\u[\da-f]{4}|\\[nt]\b|%20/iu],
  [
    "placeholder",
    /\{\{?[^{}]*\}\}?|\$\{|<<[^<>]*>>|<[A-Za-z][\w ]*>|(?<!["“])\[(?!sic|illegible|redacted|inaudible|…)[^\]]*\p{L}[^\]]*\]|%[sd]\b/u,
  ],
  [
    "placeholder",
    /\b(?:NaN|undefined|TO(?:DO)|TBC|TBD|FIX(?:ME)|lorem ipsum|object Object)\b|#(?:REF|VALUE|NAME|N\/A|DIV)/iu,
  ],
  [
    "placeholder",
    /_{2,}|\?{2,}|\b[Xx]{2,4}\b(?!\s+to\b)|\b(?:X|N|#)\s(?:years|months|%|people)|\bN\/A\b(?= (?:years|months|%))|\b(?:null|None)\b(?=\s+(?:years|as|at|in|and)|[.,])/u,
  ],
  [
    "placeholder",
    /\b(?:insert|your)[ _](?:name|company|title|role|employer)[ _]here\b|\b(?:company|employer|job|role)_?(?:name|title)\b(?=[.,)]|$)/iu,
  ],
  ["placeholder", /\b(?:Your|Company|Employer|Applicant) (?:Name|Company|Address|Title)\b/u],
  ["run-on", /\p{Ll}{2,}[.!?]\p{Lu}\p{Ll}+ \p{Ll}/u],
  ["capital", /\p{Ll} (?:(?:AS|A|AN|THE|AND|OF|IN|FOR|AT|WITH|MY|TO) ){1,3}\p{Lu}{2,}/u],
  [
    "placeholder",
    /\b(?:[A-Z]+_)*(?:NAME|TITLE|COMPANY|EMPLOYER|ROLE|POSITION|CITY|DATE|SKILL|YEARS)(?:_[A-Z]+)+\b|\b[A-Z]+_(?:NAME|TITLE|ROLE|DATE|CITY)\b|\b[Ff]irst ?[Nn]ame [Ll]ast ?[Nn]ame\b/u,
  ],
  ["run-on", /\b(?:19|20)\d\d\p{Ll}{3,}/u],
  [
    "capital",
    /\bI \p{Lu}{2,}(?: \p{Lu}{2,})+ \p{Ll}|\b(?:dr|mr|mrs|ms|prof)\. \p{Lu}|\b(?:In|At|For|During|Since|Of|With) (?:My|Our) \p{Lu}\p{Ll}+ .*\bI\b/u,
  ],
  ["unfinished-list", /^Not only\b(?!.*(?:\bbut\b|\balso\b|\btoo\b|\bas well\b|;))/u],
  ["cut-clause", /\b(?:that|which|who) (?:does|do|did|has|have|is|was|were) not[\s.…,]*$/u],
  ["cut-clause", /\bof (?:which|whom)\b[^,;]*\b(?:is|are|was|were)[\s.…]*$/u],
  ["wrong-kind", /\bas an? [£$€]\d[\d,.–-]*/u],
  [
    "dangling-preposition",
    /\b(?:(?:about|since|to|for|by|at|with|from|during|into|through) of|of (?:since|by|to|with))\b(?!-)/u,
  ],
  ["run-on", /\p{Ll}{3,}\.(?:i|my|we|our|the|it|this|he|she|they) \p{L}/iu],
  ["unfinished-list", /\band\/or\s*[,.;]/iu],
  ["placeholder", /\.{4,}|…\s*…/u],
  ["unfinished-list", /,\s*,|[,\s](?:and|or|&)(?:\s+,|,\s*[.,;]?\s*$)|\betc\.?,?\s+(?:and|or)\b/iu],
  [
    "unfinished-list",
    /(?:,|\s)(?:and|or|and\/or|&|as well as|including|such as|namely|plus|e\.g|i\.e)\s*[.,;:]*\s*$/iu,
  ],
  ["unfinished-list", /[,:;(&/]\s*\.?\s*$/u],
  [
    "cut-clause",
    /\b(?:the|an?|my|our|your|their|its|every|because|although|whose|whereas|(?:of|to|with|by|from) wh(?:om|ich)|in order)\s*[.,]?\s*$/iu,
  ],
  ["cut-clause", /\b(?:(?<!such |same )as|than|(?:and|but|or) then)\s*[.,]?\s*$/iu],
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
