/** Words that say of a paper until when it holds: "valid to", "exp.", "current until the end of". */
const ends = [
  "exp(?:ir(?:es?|y|ing|ation))?(?: date)?\\.?(?: (?:on|in))?",
  "(?:(?:valid|active|current|good|in (?:force|date)|registered|licen[cs]ed|certified|cleared|paid(?: up)?|held|extended|renewed|updated|refreshed|revalidated) )?(?:(?:up )?to|until|till|through|thru)(?: the end of| end of)?",
  "(?:valid|active)(?: (?:for|from|since))?",
  "(?:next )?(?:renewal|review|refresher|retest|update)(?: (?:due|date|by))?|renew by|due(?: for renewal)?(?: in| on| by)?",
  "ends?(?: (?:on|in))?|runs? (?:to|out)(?: (?:on|in))?",
  "gültig bis|valable jusqu'(?:au|en|à)|válid[ao] (?:até|hasta)|valid[ao] fino al?|geldig tot",
];
/** Words that say when a paper was given or seen to, which the names of papers do not end with. */
const given = [
  "(?:(?:re-?|last )?issued|renewed|updated|refreshed|current|in force)(?: (?:on|in))?",
];
/** The same where they stand apart: of "exam passed May 2024" they are a part. */
const told = [
  "(?:(?:first|last|re-?) ?)?(?:obtained|gained|awarded|passed|completed|achieved|earned|attained|granted|taken|reassessed|revalidated|recertified|certified|signed off|cleared|dated|done)(?: (?:on|in))?",
];

const mark = "[,;:(|\\t·•–—-]";
const of = (...words: readonly (readonly string[])[]): string => words.flat().join("|");
const apart = new RegExp(`(?<=(?:^|${mark})\\s*)(?:${of(ends, given, told)})[\\s:]*$`, "iu");
const within = new RegExp(`(?<![\\p{L}-])(?:${of(ends, given)})[\\s:]*$`, "iu");
/** "2025 (valid 2 yrs)", "2024 (3 years)", "2024, valid for 3 years": how long a paper holds. */
const term =
  /^\s*(?:\((?:valid )?(?:for )?(?:\d+|\p{L}+)[\s-](?:years?|yrs?|months?)\)|,?\s*valid (?:for )?(?:\d+|\p{L}+) (?:years?|yrs?|months?)(?!\p{L}))/iu;

/** The words of a day which say what day it is. */
export interface DayWords {
  /** The day with its words. */
  readonly start: number;
  readonly end: number;
  /** They stand apart from the name of the paper. */
  readonly isApart: boolean;
}

/** The day of a paper with the words before and behind it, in a stretch of a line. */
export function dayWords(
  text: string,
  stretch: { readonly from: number; readonly to: number },
  day: { readonly start: number; readonly end: number },
): DayWords {
  const before = text.slice(stretch.from, day.start);
  const own = apart.exec(before);
  const found = own ?? within.exec(before);
  const behind = term.exec(text.slice(day.end, stretch.to))?.[0].length ?? 0;
  return {
    start: found === null ? day.start : stretch.from + found.index,
    end: day.end + behind,
    isApart: own !== null || found === null,
  };
}
