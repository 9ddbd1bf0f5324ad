import type { CoverLetter, Posting } from "@savile/model";
import { foldText } from "@savile/taxonomy";
import type { Sentence } from "../input/draft.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { chooserFor } from "./choose.ts";
import { signOff } from "./closing.ts";
import { runsOf } from "./context.ts";
import type { CheckSentence, LetterContext } from "./context.ts";
import { jobWords } from "./job-words.ts";
import { sentenceJudge } from "./judge-sentences.ts";
import { planLetter } from "./plan-letter.ts";
import { realise } from "./realise-letter.ts";
import type { Realised } from "./realise-letter.ts";
import { registerOf } from "./register.ts";
import { shapesFor } from "./shapes.data.ts";
import { situationOf } from "./situation.ts";

/** Fewest and most words of a letter. */
export interface LetterLength {
  readonly least: number;
  readonly most: number;
}

const usual: LetterLength = { least: 205, most: 320 };

/** A letter as sentences with their facts, before it is checked. */
export interface LetterDraft {
  readonly letter: Omit<CoverLetter, "paragraphs">;
  readonly paragraphs: readonly (readonly Sentence[])[];
}

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "November 21, 2026" of `2026-11-21`. */
export function letterDate(today: string): string {
  const [year = "", month = "", day = ""] = today.split("-");
  return `${monthNames[Number(month) - 1] ?? ""} ${Number(day)}, ${year}`;
}

/** "NORTH HOUSE" as it is greeted, and the person whom the posting names before it. */
function salutationOf({ posting, job }: LetterContext): string {
  if (posting.contactName !== undefined) return `Dear ${posting.contactName},`;
  const name = job.company.replace(/^the /, "");
  const office = /^(?:dep(?:t|artment)|office|city|town|county|state|ministry)\b/i.test(name);
  const short = name !== "" && name.split(" ").length <= 4 && !office;
  return short ? `Dear ${name} team,` : "Dear Hiring Manager,";
}

function headOf(context: LetterContext): LetterDraft["letter"] {
  const { posting, source } = context;
  const { resume } = source;
  const { company = "" } = posting;
  return {
    language: "en",
    name: resume.name,
    contact: resume.contact,
    date: letterDate(source.today),
    department: posting.department ?? "",
    businessUnit: "",
    company,
    // A place alone is no address.
    location: company === "" ? "" : (posting.location ?? ""),
    salutation: salutationOf(context),
    closing: signOff(context),
    signature: resume.name,
  };
}

/** Runs of the posting's own words: a long name of an employer is no copied sentence. */
export function runsWithoutNames(posting: Posting, jobDescription: string): Set<string> {
  const { title = "", company = "" } = posting;
  const names = runsOf(`${title} at the ${company}\n${title} at ${company}\n${title} ${company}`);
  return new Set([...runsOf(foldText(jobDescription))].filter((run) => !names.has(run)));
}

/** A check that remembers: the same sentence is tried for several lengths of the letter. */
function remembering(check: CheckSentence): CheckSentence {
  const known = new Map<string, ReturnType<CheckSentence>>();
  return (sentence) => {
    const key = `${sentence.text}\n${sentence.factIds.join(" ")}`;
    const found = known.get(key) ?? check(sentence);
    known.set(key, found);
    return found;
  };
}

const mostExtras = 8;

/** A plan in words of a fitting length: more is told until the letter is long enough. */
function ofLength(
  context: LetterContext,
  plan: ReturnType<typeof planLetter>,
  { least, most }: LetterLength,
): Realised {
  let best = realise(context, plan, 0);
  for (let extras = 1; extras <= mostExtras && best.words < least; extras += 1) {
    const next = realise(context, plan, extras);
    if (next.words > most) break;
    best = next;
  }
  return best;
}

/** How much a letter says of what a reader looks for. */
function worthOf({ kinds, paragraphs, words }: Realised, { least }: LetterLength): number {
  const pairs = Math.min(3, kinds.filter((kind) => kind === "pair").length);
  const has = (kind: (typeof kinds)[number]) => (kinds.includes(kind) ? 1 : 0);
  const figures = paragraphs.flat().filter(({ text }) => /\d/.test(text)).length;
  const short = Math.max(0, least - 25 - words) / 40;
  return (
    has("duty") * 3 +
    has("answer") * 3 +
    pairs * 1.5 +
    has("who") +
    has("fact") +
    has("papers") +
    Math.min(figures, 3) * 0.4 -
    short
  );
}

/** The letters that could be sent, best first: each of another shape. */
export function writeLetters(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
  jobDescription: string,
  check: CheckSentence,
  length: LetterLength = usual,
): LetterDraft[] {
  const context: LetterContext = {
    source,
    plan,
    posting,
    jobDescription,
    job: jobWords(posting, jobDescription),
    register: registerOf(posting),
    choose: chooserFor(
      `${source.resume.name}\n${source.lines.length}\n${posting.title ?? ""}\n${posting.company ?? ""}\n${jobDescription.length}`,
    ),
    check: remembering(check),
    judge: sentenceJudge(),
    runs: runsWithoutNames(posting, jobDescription),
  };
  const situation = situationOf(context);
  return shapesFor[situation]
    .map((shape, at) => {
      const realised = ofLength(context, planLetter(context, situation, shape), length);
      return { realised, worth: worthOf(realised, length) - at * 0.6 };
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ realised: { paragraphs } }) => ({ letter: headOf(context), paragraphs }));
}

/**
 * Writes a cover letter from facts. Every sentence has passed `check`; what does not pass is worded otherwise or
 * left out. Where there is little to tell, more of it is told, and where that is not enough the letter stays short.
 */
export function writeLetter(...given: Parameters<typeof writeLetters>): LetterDraft {
  const [best] = writeLetters(...given);
  if (best === undefined) throw new Error("every situation has a shape");
  return best;
}
