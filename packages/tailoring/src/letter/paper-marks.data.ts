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

export interface PaperMark {
  readonly mark: RegExp;
  /** What stands there instead. */
  readonly as: string;
}

/**
 * What stands beside the name of a paper and is none of it, in the order in which it is taken away: where a row was
 * cut, when it was got, until when it holds, its number, and what is said of it.
 */
export const paperMarks: readonly PaperMark[] = [
  {
    mark: /^(?:competent|qualified|trained|certified|also) (?:with|in|for|to use):\s+/iu,
    as: "",
  },
  { mark: new RegExp(`^${day}\\s*(?:[-–—:]\\s*)?(?=\\p{L})`, "iu"), as: "" },
  // "English (spoken) Driving licence": two cells of a row.
  { mark: /^.*\)\s+(?=\p{Lu}\p{Ll}+(?:['’]s)? \p{Ll}+)/u, as: "" },
  // "Cards Rail Industry Worker card": the head of the row.
  { mark: /^(\p{Lu}\p{Ll}+)s (?=\p{Lu}.*\b\1$)/iu, as: "" },
  { mark: /\s*\((?:see|as) (?:below|above)\)/iu, as: "" },
  // A bracket that tells only when: "(valid to 2027)", "(Mar 2024)".
  {
    mark: new RegExp(`\\s*\\((?:${happened} )?(?:${until} )?${day}\\)`, "giu"),
    as: "",
  },
  { mark: /\s*\((?:expires?|exp|valid|renewed|current|updated|until|to)\b[^()]*\)/giu, as: "" },
  // Until when, since when, and the year alone: as often as they stand behind each other.
  {
    mark: new RegExp(`(?:,?\\s+(?:[-–—]\\s+)?(?:${happened}:? )?(?:${until} )?${day})+$`, "iu"),
    as: "",
  },
  { mark: new RegExp(`(?:[,\\s(]+(?:${happened}|${until}))+$`, "iu"), as: "" },
  // Its number, with or without the label; "licence no" alone says that there is none.
  {
    mark: new RegExp(
      `,?\\s+(?:${number}):?\\s?[\\p{L}/-]{0,5}\\s?[\\p{L}/-]*\\d[\\p{L}\\d/-]*$`,
      "iu",
    ),
    as: "",
  },
  { mark: /,?\s+(?:reg(?:istration)?|accreditation)\.?\s?(?:no|nr|number)\.?$/iu, as: "" },
  // "GROL, PG-00-27713": a number that is no class.
  { mark: /,\s+\p{Lu}{0,4}[-/ ]?(?:\d[\d -]*){5,}$/u, as: "" },
  {
    mark: /,\s+(?:clean|current|valid|active|appointed|tested|passed|issued|renewed|distance|part[- ]time|full[- ]time)$/iu,
    as: "",
  },
  // How long a course took: "Internal Auditor, 3 days".
  { mark: /,\s+(?:\d+|one|two|three|four|five) ?-?(?:days?|hours?|hrs?|weeks?)$/iu, as: "" },
  { mark: /\s+:\s/gu, as: ": " },
  // A car is no paper; of whom one is a member says what it is.
  {
    mark: /(?:,| and| with) (?:(?:my |an? )?own (?:motor )?(?:car|vehicle|transport|van|bike)|(?:full )?member)$/iu,
    as: "",
  },
];
