import type { CoverLetter, Posting } from "@savile/model";
import { foldText } from "@savile/taxonomy";
import type { Source } from "../match/source.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import type { Sentence } from "../input/draft.ts";
import { wordCount } from "../words/phrases.ts";
import { bodyOf, measures, shortest } from "./body.ts";
import type { Measure } from "./body.ts";
import { chooserFor } from "./choose.ts";
import { closingSentence, signOff } from "./closing.ts";
import { runsOf } from "./context.ts";
import type { CheckSentence, LetterContext } from "./context.ts";
import { introduction, shortIntroduction } from "./introduction.ts";
import { jobWords } from "./job-words.ts";
import type { JobWords } from "./job-words.ts";
import { firstSentence, startsOf } from "./opening.ts";
import { otherFacts } from "./other-facts.ts";
import { inRegister, registerOf } from "./register.ts";
import { storyGroups } from "./story-groups.ts";
import { openingStory } from "./story.ts";
import { isTellable } from "./tell.ts";

/** Fewest and most words of a letter. */
export interface LetterLength {
  readonly least: number;
  readonly most: number;
}

const usual: LetterLength = { least: 186, most: 300 };

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

function headOf(context: LetterContext): LetterDraft["letter"] {
  const { posting, source } = context;
  const { resume } = source;
  return {
    language: "en",
    name: resume.name,
    contact: resume.contact,
    date: letterDate(source.today),
    department: posting.department ?? "",
    businessUnit: "",
    company: posting.company ?? "",
    location: posting.location ?? "",
    salutation:
      posting.contactName === undefined ? "Dear Hiring Manager," : `Dear ${posting.contactName},`,
    closing: signOff(context),
    signature: resume.name,
  };
}

interface LetterInput {
  readonly source: Source;
  readonly plan: TailoringPlan;
  readonly posting: Posting;
  readonly jobDescription: string;
  readonly check: CheckSentence;
  readonly job: JobWords;
  readonly runs: ReadonlySet<string>;
}

/** Runs of the posting's own words: a long name of an employer is no copied sentence. */
export function runsWithoutNames(posting: Posting, jobDescription: string): Set<string> {
  const { title = "", company = "" } = posting;
  const names = runsOf(`${title} at the ${company}\n${title} at ${company}\n${title} ${company}`);
  return new Set([...runsOf(foldText(jobDescription))].filter((run) => !names.has(run)));
}

function contextOf(input: LetterInput, stories: readonly RankedLine[]): LetterContext {
  const { source, plan, posting, jobDescription } = input;
  return {
    source,
    plan,
    posting,
    jobDescription,
    job: input.job,
    register: registerOf(posting),
    choose: chooserFor(
      `${source.resume.name}\n${source.lines.length}\n${posting.title ?? ""}\n${posting.company ?? ""}\n${jobDescription.length}`,
    ),
    check: input.check,
    stories,
    told: new Set(),
    named: new Set(),
    spoken: new Set(),
    runs: input.runs,
  };
}

function total(paragraphs: readonly (readonly Sentence[])[]): number {
  return paragraphs.flat().reduce((sum, sentence) => sum + wordCount(sentence.text), 0);
}

function textOf(paragraphs: readonly (readonly Sentence[])[]): string {
  return paragraphs
    .flat()
    .map((sentence) => sentence.text)
    .join(" ");
}

interface Opening {
  readonly sentences: readonly Sentence[];
  /** The line that the opening tells, if it tells one. */
  readonly story: RankedLine | undefined;
}

/** The first paragraph: a need and the line that answers it, else the work that is sought and who writes. */
function openingOf(context: LetterContext): Opening {
  for (const start of startsOf(context)) {
    const first = firstSentence(context, start);
    if (first === undefined) continue;
    const { story } = start;
    const answered = story === undefined ? undefined : openingStory(context, story);
    if (story === undefined || answered === undefined)
      return { sentences: [first, ...introduction(context)], story: undefined };
    return { sentences: [first, answered, ...shortIntroduction(context, story.role)], story };
  }
  return { sentences: introduction(context), story: undefined };
}

function attempt(
  input: LetterInput,
  stories: readonly RankedLine[],
  measure: Measure,
): LetterDraft {
  const context = contextOf(input, stories);
  const { sentences: opening, story } = openingOf(context);
  const role = context.plan.closest?.role;
  const names = opening.some((sentence) => sentence.factIds.includes(role?.orgAddress ?? "-"));
  const introduced = names ? role?.id : undefined;
  const groups = storyGroups(context, story, introduced);
  const told = bodyOf(context, groups, measure, introduced, story !== undefined);
  const [begun, ...others] = told;
  // One more line of the role that the opening tells stands better there than as a paragraph.
  const short = story !== undefined && begun?.length === 1 && others.length > 0;
  const body = short ? others : told;
  const start = short ? [...opening.slice(0, 2), ...begun, ...opening.slice(2)] : opening;
  const facts = otherFacts(context, textOf([start, ...body]), measure.extras);
  const end = [closingSentence(context, measure.extras >= 7)];
  // With one story the other facts make a paragraph of their own.
  const tail = body.length < 2 && facts.length > 1 ? [facts, end] : [[...facts, ...end]];
  const paragraphs = [start, ...body, ...tail]
    .filter((list) => list.length > 0)
    .map((list) => list.map((sentence) => inRegister(sentence, context.register)));
  return { letter: headOf(context), paragraphs };
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

/**
 * Writes a cover letter from facts: opening, evidence, what is missing, close. Every sentence has passed
 * `check`; what does not pass is worded otherwise or left out. Where there is little to tell, more of it
 * is told, and where that is not enough the letter stays short.
 */
export function writeLetter(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
  jobDescription: string,
  check: CheckSentence,
  { least, most }: LetterLength = usual,
): LetterDraft {
  const input = {
    source,
    plan,
    posting,
    jobDescription,
    check: remembering(check),
    job: jobWords(posting, jobDescription),
    runs: runsWithoutNames(posting, jobDescription),
  };
  const stories = plan.ranked
    .filter(isTellable)
    .sort((a, b) => b.utility - a.utility || a.source - b.source);
  let best: LetterDraft | undefined;
  for (let at = 0; at < measures.length;) {
    const draft = attempt(input, stories, measures[at] ?? shortest);
    const words = total(draft.paragraphs);
    if (words > most) return best ?? attempt(input, stories, shortest);
    best = draft;
    if (words >= least) return draft;
    // Far from its length, the letter needs more than the next step.
    const step = words < least - 60 ? 3 : words < least - 25 ? 2 : 1;
    at = at === measures.length - 1 ? measures.length : Math.min(at + step, measures.length - 1);
  }
  return best ?? attempt(input, stories, shortest);
}
