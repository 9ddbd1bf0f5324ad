import { numberWords } from "../text/number-words.data.ts";

const amount = `(a couple of|half a dozen|an?(?=\\s(?:decade|(?:full |good |solid )?(?:year|season)(?:['’]s|\\sor (?:more|so|two)|\\s(?:of|as|with)\\b)))|\\d{1,2}|${Object.keys(numberWords).join("|")})`;
const yearsPattern = new RegExp(
  `\\b${amount}(\\sand (?:one-half|a half)|½|[.,]5)?[\\s-]?(?:\\(\\d{1,2}\\)\\s?)?(?:\\+|plus|or more)?\\s?(?:(?:-|to)\\s?(?:\\d{1,2}|${Object.keys(numberWords).join("|")})\\s?\\+?\\s?)?(?:full |consecutive |calendar |additional |continuous |recent |relevant |further |good |solid )?(years?|yrs?|months?|seasons?|winters?|summers?|harvests?|decades?)\\b(?:'s?)?`,
  "giu",
);
const ofCompany =
  /\b(?:founded|established|ago|in business|(?:our|company|long|rich|proud) history|history of|old|anniversary|contract|since|celebrat|we have|we've|our \d|for (?:over|more than|nearly|almost) (?:\d+|\w+) years|(?:over|in|within) the (?:past|last|previous)|term|warranty|per year|(?:\d[\d,.k]*|once|twice|times|days?|weeks?|hours?|months?|p\.?a\.?) a year|each year|every year)\b/i;
/** "At least 21 years of age" and "a four year high school diploma" ask for no experience. */
const ofAge =
  /^[\s-]*(?:of age|old|high school|college|degree|diploma|university|program|course|junior|[\p{L}]+-free)\b/iu;
const ofExperience =
  /\b(?:experience|experienced|years? of (?!age\b|history\b|success\b|growth\b|service to\b)\p{L}+|of (?:\w+ ){0,4}(?:work|practice|teaching|nursing|management|sales|development|service)|in (?:a|an|the|\p{L}+)|working|building|managing|leading|as an?|minimum|at least|required|must|proven|background|post[- ]?(?:grad|trade|qualif)|under (?:your|their|the) belt|years?['’] \p{L}+|years?(?: or (?:so|thereabouts))? \p{L}+ing|you(?:'ve| have) been|clerical|min|exp)\b/iu;
/** "6+ years of design, 2+ on systems": a number whose years stand before it. */
const elided = new RegExp(
  `(?:,|\\(|\\bincluding|\\bof which|\\bwith)\\s(?:of which |including |and |at least |with )*${amount}(?:\\s?\\+| or more)?(?=\\s(?:on|in|as|with|at|of (?:them|which)|managing|leading|supervising|working|running|teaching)\\b)`,
  "giu",
);

const amounts: Readonly<Record<string, number>> = {
  "a couple of": 2,
  "half a dozen": 6,
  a: 1,
  an: 1,
};

function countOf(word: string): number {
  return amounts[word] ?? numberWords[word] ?? Number(word);
}

/** An amount in years: months are parts of one, decades ten. */
function inYears(count: number, half: number, unit: string): number {
  if (/^m/i.test(unit)) return Math.round((count / 12) * 2) / 2;
  return /^d/i.test(unit) ? count * 10 : count + half;
}

/** "18 years or over", "two years clean driving record", "a 4 year apprenticeship": years of something else. */
const ofOther =
  /^[\s-]*(?:(?:or|and) (?:over|older|above)|(?:clean|no)\b|(?:\p{L}+ )?(?:record|apprenticeship|contract|warranty|guarantee|lease|plan|cycle|period|placement)|after|from now|later|running|in a row)\b/iu;

interface YearsFound {
  readonly years: number;
  readonly start: number;
  readonly end: number;
}

/** "within two years", "most stay two years": how long something takes or lasts. */
const ofLimit = /\b(?:within|stays?|first|next|after|every|each|lasts?|another|in)\s$/i;

const ofStart = /\b(?:within|(?:in|during|after|of|for) (?:the|your) (?:first|next))\s$/i;

/**
 * A number of years that a statement names. Ranges count by their lower end. Where the statement is known to ask,
 * years need no word for experience beside them.
 */
export function yearsIn(text: string, { asked = false } = {}): YearsFound[] {
  const found = statedYears(text, asked);
  const [first] = found;
  if (first === undefined) return found;
  const further = [...text.matchAll(elided)]
    .filter(({ index }) => index >= first.end && !/[.;]/.test(text.slice(first.end, index)))
    .map((match): YearsFound => {
      const word = (match[1] ?? "").toLowerCase();
      const end = match.index + match[0].length;
      const start = end - match[0].replace(/^.*?(?=\S+$)/, "").length;
      return { years: countOf(word), start, end };
    });
  return [...found, ...further].filter(({ years }) => years > 0 && years <= 40);
}

function statedYears(text: string, asked: boolean): YearsFound[] {
  const found: YearsFound[] = [];
  for (const match of text.matchAll(yearsPattern)) {
    const word = (match[1] ?? "").toLowerCase();
    const count = countOf(word);
    const half = match[2] === undefined ? 0 : 0.5;
    const years = inYears(count, half, match[3] ?? "");
    const end = match.index + match[0].length;
    const around = text.slice(Math.max(0, match.index - 60), end + 80);
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (
      years <= 0 ||
      years > 40 ||
      ofStart.test(before) ||
      ofAge.test(text.slice(end, end + 14)) ||
      ofOther.test(text.slice(end, end + 30)) ||
      ofCompany.test(`${before} ${text.slice(match.index, end + 14).replace(/[\p{L}]+$/u, "")}`)
    )
      continue;
    if (
      (asked && !/month/i.test(match[3] ?? "") && !ofLimit.test(before)) ||
      match[0].length >= text.trim().length - 2 ||
      ofExperience.test(around) ||
      /\+|\bor more\b|\bplus\b/i.test(match[0])
    )
      found.push({ years, start: match.index, end });
  }
  return found;
}
