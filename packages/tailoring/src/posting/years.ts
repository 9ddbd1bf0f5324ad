import { numberWords } from "../text/number-words.data.ts";

const amount = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;
const yearsPattern = new RegExp(
  `\\b${amount}(\\sand (?:one-half|a half)|½|[.,]5)?[\\s-]?(?:\\(\\d{1,2}\\)\\s?)?(?:\\+|plus|or more)?\\s?(?:(?:-|to)\\s?(?:\\d{1,2}|${Object.keys(numberWords).join("|")})\\s?\\+?\\s?)?(?:full |consecutive |calendar |additional |continuous |recent |relevant |further )?(years?|yrs?|months?)\\b'?`,
  "giu",
);
const ofCompany =
  /\b(?:founded|established|ago|in business|(?:our|company|long|rich|proud) history|history of|old|anniversary|contract|since|celebrat|we have|we've|our \d|for (?:over|more than|nearly|almost) (?:\d+|\w+) years|(?:over|in|within) the (?:past|last|previous)|term|warranty|per year|a year|each year|every year)\b/i;
/** "At least 21 years of age" and "a four year high school diploma" ask for no experience. */
const ofAge =
  /^[\s-]*(?:of age|old|high school|college|degree|diploma|university|program|course|junior|[\p{L}]+-free)\b/iu;
const ofExperience =
  /\b(?:experience|experienced|years? of (?!age\b|history\b|success\b|growth\b|service to\b)\p{L}+|of (?:\w+ ){0,4}(?:work|practice|teaching|nursing|management|sales|development|service)|in (?:a|an|the|\p{L}+)|working|building|managing|leading|as an?|minimum|at least|required|must|proven|background|post-?grad)\b/iu;

/** A number of years that a statement asks for. Ranges count by their lower end. */
export function yearsIn(text: string): { years: number; start: number; end: number }[] {
  const found: { years: number; start: number; end: number }[] = [];
  for (const match of text.matchAll(yearsPattern)) {
    const word = (match[1] ?? "").toLowerCase();
    const count = numberWords[word] ?? Number(word);
    const half = match[2] === undefined ? 0 : 0.5;
    const years = /^m/i.test(match[3] ?? "") ? Math.round((count / 12) * 2) / 2 : count + half;
    const end = match.index + match[0].length;
    const around = text.slice(Math.max(0, match.index - 60), end + 80);
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (
      years <= 0 ||
      years > 40 ||
      ofAge.test(text.slice(end, end + 14)) ||
      ofCompany.test(`${before} ${text.slice(match.index, end + 14).replace(/[\p{L}]+$/u, "")}`)
    )
      continue;
    if (
      match[0].length >= text.trim().length - 2 ||
      ofExperience.test(around) ||
      /\+|\bor more\b|\bplus\b/i.test(match[0])
    )
      found.push({ years, start: match.index, end });
  }
  return found;
}
