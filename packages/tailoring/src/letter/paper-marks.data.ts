/** A day, a month or a year, in the ways in which they stand beside papers: "Sept 2028", "02/2028", "2028-03-31". */
const month =
  "(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Ll}*\\.?,? |(?:spring|summer|autumn|fall|winter) )";
const day = `(?:\\d{1,2}(?:st|nd|rd|th)? )?${month}?(?:\\d{1,2}[./-]){0,2}(?:19|20)\\d{2}(?:[-–/]\\d{1,4}){0,2}`;

/** Words before such a day that say what happened or will happen on it. */
const happened =
  "(?:(?:first|last|next) )?(?:expir(?:es?|y|ing)|exp\\.?|renew(?:ed|al|able)?|valid(?:ity)?|current|active|held|registered|updated|refreshed|revalidated|due|issued|granted|awarded|obtained|gained|earned|achieved|taken|sat|certified|completed|passed|tested|fees paid|in force|good)";
const until = "(?:since|from|in|on|to|till|until|through|thru|by|at|for|due)";
/** Names of a paper's number. */
const number =
  "(?:(?:reg(?:istration)?|accreditation|roll|pin)\\.? ?)?(?:no|nr|number|#)\\.?|(?:reg|roll|pin)\\.?";

/**
 * What stands beside the name of a paper and is none of it, in the order in which it is taken away: where a row was
 * cut, when it was got, until when it holds, its number, and what is said of it.
 */
export const paperMarks: readonly RegExp[] = [
  /^(?:competent|qualified|trained|certified|also) (?:with|in|for|to use):\s+/iu,
  new RegExp(`^${day}\\s*(?:[-–—:]\\s*)?(?=\\p{L})`, "iu"),
  // "English (spoken) Driving licence": two cells of a row.
  /^.*\)\s+(?=\p{Lu}\p{Ll}+(?:['’]s)? \p{Ll}+)/u,
  // "Cards Rail Industry Worker card": the head of the row.
  /^(\p{Lu}\p{Ll}+)s (?=\p{Lu}.*\b\1$)/iu,
  /\s*\((?:see|as) (?:below|above)\)/iu,
  // A bracket that tells only when: "(valid to 2027)", "(Mar 2024)".
  new RegExp(`\\s*\\((?:${happened} )?(?:${until} )?${day}\\)`, "giu"),
  /\s*\((?:expires?|exp|valid|renewed|current|updated|until|to)\b[^()]*\)/giu,
  // Until when, since when, and the year alone: as often as they stand behind each other.
  new RegExp(`(?:,?\\s+(?:[-–—]\\s+)?(?:${happened}:? )?(?:${until} )?${day})+$`, "iu"),
  new RegExp(`(?:[,\\s(]+(?:${happened}|${until}))+$`, "iu"),
  // Its number, with or without the label; "licence no" alone says that there is none.
  new RegExp(
    `,?\\s+(?:${number}):?\\s?(?:[\\p{L}/-]{1,5}\\s?)?\\d[\\p{L}\\d/-]*(?: \\d{2,6})*$`,
    "iu",
  ),
  /,?\s+(?:reg(?:istration)?|accreditation)\.?\s?(?:no|nr|number)\.?$/iu,
  // "GROL, PG-00-27713": a number that is no class.
  /,\s+\p{Lu}{0,4}[-/ ]?(?:\d[\d -]*){5,}$/u,
  /,\s+(?:clean|current|valid|active|appointed|tested|passed|issued|renewed|distance|part[- ]time|full[- ]time)$/iu,
  // How long a course took: "Internal Auditor, 3 days".
  /,\s+(?:\d+|one|two|three|four|five) ?-?(?:days?|hours?|hrs?|weeks?)$/iu,
  // A car is no paper; of whom one is a member says what it is.
  /(?:,| and| with) (?:(?:my |an? )?own (?:motor )?(?:car|vehicle|transport|van|bike)|(?:full )?member)$/iu,
];
