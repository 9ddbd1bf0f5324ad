import { wordTable } from "@savile/model";
import type { Fault } from "../tokens/fault.ts";

const numberWords =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const tens = wordTable<number>({ twenty: 20, thirty: 30, forty: 40, fifty: 50 });

/** A number in figures or words; NaN where it is neither. */
function numberOf(text: string): number {
  const low = text.toLowerCase();
  if (/^\d+$/.test(low)) return Number(low);
  const [ten = "", one = ""] = low.split(/[-\s]/);
  if (tens[ten] !== undefined) return (tens[ten] ?? 0) + (numberWords.indexOf(one) + 1);
  const at = numberWords.indexOf(low);
  return at < 0 ? Number.NaN : at + 1;
}

const count = String.raw`((?:twenty|thirty|forty|fifty)(?:[-\s](?:one|two|three|four|five|six|seven|eight|nine))?|${numberWords.join("|")}|\d{1,2})`;
const year = String.raw`((?:19|20)\d\d)`;
const month = String.raw`(?:[A-Z][a-z]{2,8}\.?\s|\d{1,2}[/.])`;
const dash = String.raw`\s?(?:-|–|—|to|until)\s?`;

const range = new RegExp(`(${month})?${year}${dash}(${month})?${year}`);
const span = new RegExp(
  String.raw`(?:from |between |\(?)(?:${month})?${year}(?:${dash}| and )(?:${month})?${year}`,
);
const length = new RegExp(
  String.raw`\b${count}\+?(?:\s(?:full|whole|happy|busy|good))?[\s-]years?\b`,
  "gi",
);
const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

function monthOf(text: string | undefined): number {
  return monthNames.indexOf((text ?? "").trim().slice(0, 3).toLowerCase());
}

/** Lengths that are told of work: "ten years' experience", "six years as a clerk", "for four years". */
export function yearsOfWork(text: string): readonly Length[] {
  return lengthsOf(text).filter(({ at, text: told }) =>
    /^['’]?\s(?:of (?:\w+ )?experience|experience|as|in|with|at|on)\b/i.test(
      text.slice(at + told.length),
    ),
  );
}

/** A range that ends before it begins. */
function backwards(text: string): Fault[] {
  const found = range.exec(text);
  if (found === null) return [];
  const [from, to] = [Number(found[2]), Number(found[4])];
  const [a, b] = [monthOf(found[1]), monthOf(found[3])];
  const isBack = to < from || (to === from && a >= 0 && b >= 0 && b < a);
  return isBack ? [{ kind: "years-differ", span: found[0] }] : [];
}

interface Length {
  readonly years: number;
  readonly text: string;
  readonly at: number;
}

function lengthsOf(text: string): Length[] {
  return [...text.matchAll(length)].map((match) => ({
    years: numberOf(match[1] ?? ""),
    text: match[0],
    at: match.index,
  }));
}

/** Years that a range lasts, and a length told beside it that is more than one off. */
function unlikeRange(text: string): Fault[] {
  const found = span.exec(text);
  const lengths = lengthsOf(text);
  if (found === null || lengths.length !== 1) return [];
  const years = Number(found[2]) - Number(found[1]);
  const told = lengths[0];
  if (told === undefined || years < 0 || Math.abs(years - told.years) <= 1) return [];
  const between = text.slice(Math.min(told.at, found.index), Math.max(told.at, found.index));
  const isOf =
    /^[^;.]{0,60}$/.test(between) && !/\b(?:including|plus|then|later|aged?)\b/i.test(text);
  return isOf ? [{ kind: "years-differ", span: `${told.text}, ${found[0]}` }] : [];
}

/** "for thirty years, since 2011": more years than there were. */
function moreThanSince(text: string, thisYear: number): Fault[] {
  const since = new RegExp(
    String.raw`\b(?:since|ever since|having|after|from|started|began|joined|born)\b[^.;]*?\b${year}`,
  ).exec(text);
  const told = lengthsOf(text)[0];
  if (since === null || told === undefined || lengthsOf(text).length > 1) return [];
  const isFor =
    /\b(?:for|with|have|over|past|of)\s(?:(?:more|over|than|the|last|past|some|nearly|almost|about|well|a)\s)*$/i.test(
      text.slice(0, told.at),
    );
  return isFor && told.years > thisYear - Number(since[1]) + 1
    ? [{ kind: "years-differ", span: `${told.text} ${since[0]}` }]
    : [];
}

/** "fifteen of them" of twelve. */
function moreThanAll(text: string): Fault[] {
  const found = new RegExp(
    String.raw`(?<![\w-])${count}\b[^.;]*?\b(?:of which |including (?=\w+ (?:as|in|at|on|with)\b)|(?=\w+ of (?:them|which|those)))${count}\b(?: (?:of (?:them|which|those)))?`,
    "i",
  ).exec(text);
  if (found === null || !/\byears?\b/i.test(text)) return [];
  return numberOf(found[2] ?? "") > numberOf(found[1] ?? "")
    ? [{ kind: "years-differ", span: found[0] }]
    : [];
}

/** "in 2014 and, three years later, in 2021". */
function laterThan(text: string): Fault[] {
  const found = new RegExp(
    String.raw`\b${year}\b(?:[^.;]*?)\b${count} years? (later|on|after|before|earlier)\b[^.;\d]*?\b${year}`,
    "i",
  ).exec(text);
  if (found === null) return [];
  const years = Number(found[4]) - Number(found[1]);
  const isAgainst =
    found[3] === "after" ? years > 0 && !/^\W*(?:in|by)?\s*\d/.test(behindOf(found)) : years < 0;
  const isEarlier = found[3] === "earlier";
  return (isAgainst && !isEarlier) || Math.abs(Math.abs(years) - numberOf(found[2] ?? "")) > 1
    ? [{ kind: "years-differ", span: found[0] }]
    : [];
}

/** What stands between the word that orders two years and the second of them. */
function behindOf(found: RegExpExecArray): string {
  return found[0].slice(found[0].lastIndexOf(found[3] ?? "") + (found[3] ?? "").length);
}

/** Two years with two ages that do not fit: "in 2010 at sixteen ... in 2008 at nineteen". */
function agesDiffer(text: string): Fault[] {
  const found = [
    ...text.matchAll(
      new RegExp(String.raw`\bin ${year},? (?:at|aged)(?: the age of)? ${count}\b`, "gi"),
    ),
  ];
  const [a, b] = found;
  if (a === undefined || b === undefined) return [];
  const isOff =
    Math.abs(Number(b[1]) - Number(a[1]) - (numberOf(b[2] ?? "") - numberOf(a[2] ?? ""))) > 1;
  return isOff ? [{ kind: "years-differ", span: text.slice(a.index, b.index + b[0].length) }] : [];
}

/** Two lengths that are said of one and the same thing: "ten years' experience ... over the fifteen years". */
function twoLengths(text: string): Fault[] {
  const found = new RegExp(
    String.raw`\b${count}\+? years?['’]? (?:of )?experience\b[^.;]*?\b(?:with|over|in|during) (?:my |the |these |those )(?:(?:past|last) )?${count} years\b`,
    "i",
  ).exec(text);
  if (found === null) return [];
  return numberOf(found[2] ?? "") > numberOf(found[1] ?? "")
    ? [{ kind: "years-differ", span: found[0] }]
    : [];
}

/** "ten years: four as an apprentice and nine as a fitter": parts that do not make the whole. */
function unlikeParts(text: string): Fault[] {
  const found = new RegExp(
    String.raw`\b${count} years\b[^:.;]*:\s*${count} (?:years )?(?:as|in|at|with|on)\b[^.;:,]*\band ${count} (?:years )?(?:as|in|at|with|on)\b`,
    "i",
  ).exec(text);
  if (found === null) return [];
  const parts = numberOf(found[2] ?? "") + numberOf(found[3] ?? "");
  return parts === numberOf(found[1] ?? "") ? [] : [{ kind: "years-differ", span: found[0] }];
}

/** What was begun ends before it: "joined in 2018 and left in 2015", "born in 1999 and began work in 1995". */
function endsBefore(text: string): Fault[] {
  const found = new RegExp(
    String.raw`\b(?:joined|started|began|opened|born|qualified|graduated|hired|arrived|moved|founded|enrolled|trained)\b[^.;]*?\b${year}\b[^.;]*?\b(?:left|ended|finished|closed|sold|retired|until|completed|stopped|resigned|began|started|promoted|then)\b[^.;]*?\b${year}`,
  ).exec(text);
  if (found === null || /\b(?:since|after having|before|previously|earlier)\b/.test(found[0]))
    return [];
  return Number(found[2]) < Number(found[1]) ? [{ kind: "years-differ", span: found[0] }] : [];
}

/** "six years at the mill, which I joined in 2019 and left in 2021"; a decade is ten years. */
function unlikeStay(text: string): Fault[] {
  const found = new RegExp(
    String.raw`\b(?:joined|joining|entered|entering|began|beginning|started|starting|opened)\b[^.;]*?\b${year}\b[^.;]*?\b(?:left|leaving|ended|ending|until|closed|finished)\b[^.;]*?\b${year}`,
  ).exec(text);
  const decades = new RegExp(String.raw`\b(?:${count} decades|(?:a|one) decade)\b`, "i").exec(text);
  const lengths = lengthsOf(text);
  const told = decades === null ? lengths[0]?.years : numberOf(decades[1] ?? "one") * 10;
  if (found === null || told === undefined || lengths.length > 1) return [];
  const years = Number(found[2]) - Number(found[1]);
  return Math.abs(years - told) > 1 ? [{ kind: "years-differ", span: found[0] }] : [];
}

/** A length told beside the one year since which it lasts: "in the last five years, since 2015". */
function unlikeSince(text: string, thisYear: number): Fault[] {
  const [told, second] = lengthsOf(text);
  const found = new RegExp(
    String.raw`\b(?:last|past|these) ${count} years,? (?:ever )?since ${year}`,
    "i",
  ).exec(text);
  if (told === undefined || second !== undefined || found === null) return [];
  const since = thisYear - Number(found[2]);
  return Math.abs(since - told.years) > 3 ? [{ kind: "years-differ", span: found[0] }] : [];
}

/** Years that a sentence tells twice, and not alike; those since another year only where it is known which is now. */
export function yearFaults(text: string, thisYear?: number): Fault[] {
  const since = thisYear === undefined ? [] : [moreThanSince, unlikeSince];
  return [
    ...[
      backwards,
      unlikeRange,
      moreThanAll,
      laterThan,
      agesDiffer,
      endsBefore,
      unlikeStay,
      unlikeParts,
      twoLengths,
    ].flatMap((check) => check(text)),
    ...since.flatMap((check) => check(text, thisYear ?? 0)),
  ];
}
