import { localeOf, longDate } from "@savile/model";
import type { CoverLetter, Posting } from "@savile/model";
import { foldText } from "@savile/taxonomy";
import type { Sentence } from "../input/draft.ts";
import { memo } from "../text/memo.ts";
import type { Source } from "../match/source.ts";
import { calmCapitals, calmName } from "../words/names.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { chooserFor } from "./choose.ts";
import { signOff } from "./closing.ts";
import { employerFact } from "./employer-fact.ts";
import { runsOf } from "./context.ts";
import type { CheckSentence, LetterContext } from "./context.ts";
import { jobWords } from "./job-words.ts";
import { sentenceJudge } from "./judge-sentences.ts";
import { ownSentences } from "./own-words.ts";
import { planLetter } from "./plan-letter.ts";

import { realise } from "./realise-letter.ts";
import type { Realised } from "./realise-letter.ts";
import { registerOf } from "./register.ts";
import type { ShapeName, Situation, Slot } from "./letter-plan.ts";
import { shapesFor } from "./shapes.data.ts";
import { situationOf } from "./situation.ts";

/** Fewest and most words of a letter. */
export interface LetterLength {
  readonly least: number;
  readonly most: number;
}

export const usualLength: LetterLength = { least: 205, most: 320 };

/** How the examples of a letter stand: below one another in the words of the resume, or told in sentences. */
export type LetterForm = "points" | "sentences";

/** A letter as sentences with their facts, before it is checked. */
export interface LetterDraft {
  readonly letter: Omit<CoverLetter, "paragraphs">;
  readonly paragraphs: readonly (readonly Sentence[])[];
}

/** "NORTH HOUSE" as it is greeted, and the person whom the posting names before it. */
function salutationOf({ posting, job }: LetterContext): string {
  // Of "Kit or Jo" both are greeted.
  if (posting.contactName !== undefined)
    return `Dear ${posting.contactName.replace(" or ", " and ")},`;
  const name = job.company.replace(/^the /, "");
  const office = /^(?:dep(?:t|artment)|office|city|town|county|state|ministry)\b/i.test(name);
  const short = name !== "" && name.split(" ").length <= 4 && !office;
  return short ? `Dear ${name} team,` : "Dear Hiring Manager,";
}

/** Words of a place up to the first that tells about it: "Brighouse customer hub and agile". */
const ofPlace =
  /^(?:(?:\p{Lu}|\d|['’(])\S*(?:\s+|$)|(?:upon|on|of|the|in|under|near|by|le|la|les|de|des|du|sur|am|an|der|den|aan|op|and|&|[-–—/])\s+(?=\P{Ll}))+/u;
/** "Jo W.": somebody who signs with a letter. */
const initialed = /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u;

/** How one is employed, which a board sets where others have a place. */
const isTerm =
  /^(?:non-?exempt|exempt|hourly|salaried|(?:full|part)[- ]time|permanent|temporary|contract)\b/iu;

/** A place without how one works there, or a region of which a board left one letter. */
function placeLine(location: string): string {
  if (initialed.test(location.trim()) || isTerm.test(location.trim())) return "";
  const [place = location] = ofPlace.exec(location.trim()) ?? [];
  return calmCapitals(place.trim())
    .replace(/^(?:location|place|address)\s*:?\s+/iu, "")
    .replace(/,?\s+with\s.*$|\s*\([^()]*$/u, "")
    .replace(/,\s*\p{Lu}$|\s+[-–—]\s*\d*$|[,;\s]+$/u, "");
}

/** "Ash Software Pvt" of "Ash Software Pvt. Ltd.": a name with the end of its form, as the posting writes it. */
function wholeName(company: string, jobDescription: string): string {
  if (!/\b(?:Inc|Ltd|Pvt|Pty|Pte|Co|Corp|Bros|Assn|Dept)$/u.test(company)) return company;
  const name = company.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = new RegExp(`${name}\\.(?: (?:Ltd|Limited|Inc)\\b\\.?)?`, "u").exec(jobDescription);
  return whole?.[0] ?? company;
}

function headOf(context: LetterContext): LetterDraft["letter"] {
  const { posting, source } = context;
  const { resume } = source;
  const { company = "" } = posting;
  return {
    language: "en",
    name: resume.name,
    contact: resume.contact,
    date: longDate(source.today, context.locale),
    department: posting.department ?? "",
    businessUnit: "",
    company: calmCapitals(wholeName(company, context.jobDescription)),
    // A place alone is no address.
    location: company === "" ? "" : placeLine(posting.location ?? ""),
    salutation: salutationOf(context),
    closing: signOff(context),
    signature: calmName(resume.name),
  };
}

/** Runs of the posting's own words: a long name of an employer is no copied sentence. */
export function runsWithoutNames(posting: Posting, jobDescription: string): Set<string> {
  const { title = "", company = "" } = posting;
  const names = runsOf(`${title} at the ${company}\n${title} at ${company}\n${title} ${company}`);
  return new Set([...runsOf(foldText(jobDescription))].filter((run) => !names.has(run)));
}

/** A plan with the letter that says it in short. */
interface Shaped {
  readonly plan: ReturnType<typeof planLetter>;
  readonly realised: Realised;
}

const mostExtras = 8;
/** Words that one more thing told adds, about. */
const wordsOfExtra = 24;

/** A plan in words of a fitting length: more is told until the letter is long enough. */
function ofLength(
  context: LetterContext,
  { plan, realised }: Shaped,
  { least, most }: LetterLength,
): Realised {
  if (realised.words >= least) return realised;
  const guess = Math.floor((least - realised.words) / wordsOfExtra);
  let extras = Math.min(mostExtras, Math.max(1, guess));
  let best = realise(context, plan, extras);
  while (best.words > most && extras > 0) best = realise(context, plan, (extras -= 1));
  while (best.words < least && extras < mostExtras) {
    const next = realise(context, plan, (extras += 1));
    if (next.words > most) break;
    best = next;
  }
  return best;
}

/** How much a letter says of what a reader looks for. */
function worthOf({ kinds, paragraphs }: Realised): number {
  const pairs = Math.min(3, kinds.filter((kind) => kind === "pair").length);
  const has = (kind: (typeof kinds)[number]) => (kinds.includes(kind) ? 1 : 0);
  const figures = paragraphs.flat().filter(({ text }) => /\d/.test(text)).length;
  return (
    has("duty") * 3 +
    has("answer") * 3 +
    pairs * 1.5 +
    has("who") +
    has("papers") +
    Math.min(figures, 3) * 0.4
  );
}

/** From so many examples on a letter shows them as points. */
const fewestPoints = 2;
/** Words of linking prose that a letter in points does without. */
const wordsOfProse = 35;
/** Below this a letter told in sentences may say more. */
const fewestWords = 87;
/** The same of a letter of two points, which are hardly a list. */
const fewestWordsOfTwo = 90;
/** Slots that tell of work done. */
const telling: ReadonlySet<Slot["kind"]> = new Set(["answer", "pair", "more", "covered"]);

function pointsIn({ kinds }: Realised): number {
  return kinds.filter((kind) => kind === "point" || kind === "held").length;
}

function isLongEnough(made: Realised): boolean {
  return made.words >= (pointsIn(made) > fewestPoints ? fewestWords : fewestWordsOfTwo);
}

/** The letter in points, where there are examples enough to be one. */
function letterInPoints(
  context: LetterContext,
  shaped: Shaped,
  length: LetterLength,
): Realised | undefined {
  const least = Math.max(0, length.least - wordsOfProse);
  const made = ofLength(context, shaped, { ...length, least });
  return pointsIn(made) >= fewestPoints ? made : undefined;
}

/** The letter in points where it is long enough; else the shape of sentences that says most, told at length. */
function bestOf(
  context: LetterContext,
  situation: Situation,
  shaped: (shape: ShapeName) => Shaped,
  length: LetterLength,
  form: LetterForm,
): Realised {
  const inPoints = shaped("points");
  const pointed = form === "points" ? letterInPoints(context, inPoints, length) : undefined;
  if (pointed !== undefined && isLongEnough(pointed)) return pointed;
  const [best] = shapesFor[situation]
    .map((shape, at) => ({ shape, at, ...shaped(shape) }))
    .map((one) => ({ ...one, worth: worthOf(one.realised) - one.at * 0.6 }))
    .toSorted((a, b) => b.worth - a.worth);
  if (best === undefined) throw new Error("every situation has a shape");
  // Without a line that can be told, what is applied for and what one has learnt is all there is to say.
  if (form === "points" && !best.realised.kinds.some((kind) => telling.has(kind)))
    return ofLength(context, inPoints, length);
  // A short letter in points gives way only to one that tells more.
  const told = ofLength(context, best, length);
  return pointed !== undefined && pointed.words > told.words ? pointed : told;
}

/**
 * Writes a cover letter from facts: in points where there are examples to show and nobody asks for sentences, in the words of the resume; else the
 * shapes that fit are said in short, and the one that says most is told at length.
 * Every sentence has passed `check`; what does not pass is worded otherwise or left out. Where there is little to
 * tell, more of it is told, and where that is not enough the letter stays short.
 */
export function writeLetter(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
  jobDescription: string,
  check: CheckSentence,
  length: LetterLength = usualLength,
  form: LetterForm = "points",
): LetterDraft {
  const context: LetterContext = {
    source,
    plan,
    posting,
    jobDescription,
    locale: localeOf({ ...posting, text: jobDescription }, source.resume, source.place),
    job: jobWords(posting, jobDescription),
    fact: employerFact(posting, jobDescription),
    register: registerOf(posting),
    own: ownSentences({ source, posting, jobDescription }),
    choose: chooserFor(
      `${source.resume.name}\n${source.lines.length}\n${posting.title ?? ""}\n${posting.company ?? ""}\n${jobDescription.length}`,
    ),
    check: memo(check, ({ text, factIds }) => `${text}\n${factIds.join(" ")}`),
    judge: sentenceJudge(Number(source.today.slice(0, 4))),
    runs: runsWithoutNames(posting, jobDescription),
  };
  const situation = situationOf(context);
  const shaped = (shape: ShapeName): Shaped => {
    const planned = planLetter(context, situation, shape);
    return { plan: planned, realised: realise(context, planned, 0) };
  };
  const { paragraphs } = bestOf(context, situation, shaped, length, form);
  return { letter: headOf(context), paragraphs };
}
