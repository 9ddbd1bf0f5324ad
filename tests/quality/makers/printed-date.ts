const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const day = String.raw`(?:(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?)`;

/** Every way in which a maker may write a month of a year in English. */
function monthPattern(year: string, month: number): RegExp {
  const name = months[month - 1] ?? "";
  const word = `(?:${name}|${name.slice(0, 3)}|${name.slice(0, 4)})`;
  const number = `0?${month}`;
  const forms = [
    String.raw`\b${word}[.,]?\s*(?:${day},?\s*)?(?:of\s)?['’]?(?:${year}|${year.slice(2)})(?!\d)`,
    String.raw`(?<![\d/.-])(?:${day}\s*[/.-]\s*)?${number}\s*[/.-]\s*${year}`,
    String.raw`(?<![\d/.-])${number}\s*[/.-]\s*${day}\s*[/.-]\s*${year}`,
    String.raw`${year}\s*[/.-]\s*${number}(?!\d)`,
    String.raw`\b${year},?\s+${word}\b`,
  ];
  return new RegExp(forms.join("|"), "u");
}

const present = /\b(?:present|current(?:ly)?|now|today|ongoing|to date)\b/u;

/**
 * How much of a date a text shows: its month and year, its year alone, or nothing (""). The text is folded to
 * lower case and single blanks.
 */
export function printedDate(folded: string, date: string): string {
  if (date === "") return "";
  if (date === "present") return present.test(folded) ? date : "";
  const [year = "", month = ""] = date.split("-");
  if (month !== "" && monthPattern(year, Number(month)).test(folded)) return date;
  return new RegExp(`(?<!\\d)${year}(?!\\d)`, "u").test(folded) ? year : "";
}
