/** What a text makes of a number: a bound, about so many, or exactly so many. */
export type Qualifier = "most" | "about" | "over" | "none";

interface Comparator {
  readonly qualifier: Qualifier;
  readonly pattern: RegExp;
}

const money = "\\s*(?:[$€£]|USD|EUR|GBP)?\\s*$";

/** Words before a number, the first that fits counts. */
const comparators: readonly Comparator[] = [
  {
    qualifier: "most",
    pattern: new RegExp(
      `(?:(?<!\\p{L})(?:up to|bis zu|hasta|jusqu'à|até|at most|at the most|(?:a )?maximum of|no more than|not (?:\\p{L}+ )?more than|not more than|no greater than|no later than|as many as|as much as|as high as|as long as|(?<!just )(?:under|below)|(?<!no |not )(?:less than|fewer than|lower than|shorter than)|within)|<|≤)${money}`,
      "iu",
    ),
  },
  {
    qualifier: "about",
    pattern: new RegExp(
      `(?:(?<!\\p{L})(?:about|around|etwa|rund|ca\\.?|environ|unos|unas|cerca de|approximately|approx\\.?|roughly|some|nearly|almost|circa|c\\.|close to|nearing|approaching|not quite|just under|just short of|just shy of|more or less|in the region of|somewhere around)|~|≈)${money}`,
      "iu",
    ),
  },
  {
    qualifier: "over",
    pattern: new RegExp(
      `(?:(?<!\\p{L})(?:over|(?<!no |not )more than|über|mehr als|más de|plus de|mais de|above|exceeding|at least|(?<!no )greater than|higher than|longer than|better than|upwards? of|north of|no fewer than|not fewer than|no less than|not less than|(?:a )?minimum of|in excess of|well over|just over|a little over|slightly over|just above|beyond)|>|≥)${money}`,
      "iu",
    ),
  },
];

/** The same behind a number. */
const followers: readonly Comparator[] = [
  {
    qualifier: "over",
    pattern:
      /^(?:\s?\+|[\s-]plus(?!\p{L})|(?:\s\p{L}+){0,2} (?:or|and) (?:more|better|up|upwards|above|over|longer|higher|greater|older|larger)(?!\p{L}| than| \d| \p{L}+ \d| [$€£])|(?:\s\p{L}+)? at (?:the )?(?:least|minimum)(?!\p{L})|\s?\p{L}{0,3} and (?:deeper|larger|bigger)(?!\p{L}))/iu,
  },
  {
    qualifier: "about",
    pattern:
      /^(?:\s\p{L}+){0,2} (?:or so|or thereabouts|approximately|more or less|give or take)(?!\p{L})/iu,
  },
  {
    qualifier: "most",
    pattern:
      /^(?:\s\p{L}+){0,2} (?:or (?:less|fewer|under|below)|at (?:the )?most|maximum|max\.?|tops)(?!\p{L})/iu,
  },
];

/** A qualifier with the characters that it takes before and behind its number. */
export interface Qualified {
  readonly qualifier: Qualifier;
  readonly before: number;
  readonly behind: number;
}

/** The qualifier of a number between two texts. */
export function qualifierOf(before: string, after: string): Qualified {
  for (const { qualifier, pattern } of comparators) {
    const found = pattern.exec(before);
    if (found !== null) return { qualifier, before: found[0].length, behind: 0 };
  }
  for (const { qualifier, pattern } of followers) {
    const found = pattern.exec(after);
    if (found !== null) return { qualifier, before: 0, behind: found[0].length };
  }
  return { qualifier: "none", before: 0, behind: 0 };
}
