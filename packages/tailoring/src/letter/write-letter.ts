import type { CoverLetter, Posting } from "@savile/model";
import { foldText } from "../text/normalise.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Sentence } from "../write/draft.ts";
import { wordCount } from "../write/phrases.ts";
import { chooserFor } from "./choose.ts";
import { closingSentences, credentialSentences, gapSentence, skillSentence } from "./closing.ts";
import { runsOf } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { evidenceParagraph } from "./evidence.ts";
import { educationSentence, openingParagraph } from "./opening.ts";
import { isTellable } from "./tell.ts";

const least = 180;
const most = 310;

/** A letter as sentences with their facts, before it is checked. */
export interface LetterDraft {
  readonly letter: Omit<CoverLetter, "paragraphs">;
  readonly paragraphs: readonly (readonly Sentence[])[];
}

const monthNames = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** "November 21, 2026" of `2026-11-21`. */
export function letterDate(today: string): string {
  const [year = "", month = "", day = ""] = today.split("-");
  return `${monthNames[Number(month) - 1] ?? ""} ${Number(day)}, ${year}`;
}

function headOf(source: Source, posting: Posting): LetterDraft["letter"] {
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
    salutation: posting.contactName === undefined ? "Dear Hiring Manager," : `Dear ${posting.contactName},`,
    closing: "Sincerely,",
    signature: resume.name,
  };
}

function total(paragraphs: readonly (readonly Sentence[])[]): number {
  return paragraphs.flat().reduce((sum, sentence) => sum + wordCount(sentence.text), 0);
}

function contextOf(source: Source, plan: TailoringPlan, posting: Posting, jobDescription: string): LetterContext {
  const seed = `${source.resume.name}\n${source.lines.length}\n${posting.title ?? ""}\n${posting.company ?? ""}\n${jobDescription.length}`;
  const stories = plan.ranked
    .filter(isTellable)
    .sort((a, b) => b.utility - a.utility || a.source - b.source);
  return { source, plan, posting, jobDescription, choose: chooserFor(seed), stories, named: new Set(), runs: runsOf(foldText(jobDescription)) };
}

function evidence(context: LetterContext): Sentence[][] {
  const first = evidenceParagraph(context, "evidence.1", undefined);
  if (first === undefined) return [];
  // The second story comes from another role where there is one.
  const others = context.stories.filter((entry) => entry.role.id !== first.lead.role.id);
  const same = context.stories.filter((entry) => entry.role.id === first.lead.role.id);
  context.stories.splice(0, context.stories.length, ...others, ...same);
  const second = evidenceParagraph(context, "evidence.2", first.lead);
  return second === undefined ? [first.sentences] : [first.sentences, second.sentences];
}

/** Adds facts until the letter has its length; what has no facts is left short. */
function fillUp(context: LetterContext, paragraphs: Sentence[][], extras: readonly (Sentence | undefined)[]): void {
  const last = paragraphs.at(-1);
  for (const sentence of extras) {
    if (sentence === undefined || last === undefined) continue;
    if (total(paragraphs) + wordCount(sentence.text) <= most) last.push(sentence);
  }
  while (total(paragraphs) < least - 30) {
    const more = evidenceParagraph(context, `more.${paragraphs.length}.${total(paragraphs)}`, undefined, 45);
    const target = paragraphs.at(-1);
    if (more === undefined || target === undefined) return;
    target.push(...more.sentences);
  }
}

/** Writes a cover letter from facts: opening, evidence, what is missing, close. */
export function writeLetter(source: Source, plan: TailoringPlan, posting: Posting, jobDescription: string): LetterDraft {
  const context = contextOf(source, plan, posting, jobDescription);
  const opening = openingParagraph(context);
  const body = evidence(context);
  const credentials = credentialSentences(context);
  const study = credentials.length > 0 ? undefined : educationSentence(source);
  const middle: Sentence[][] = [opening, ...body];
  if (body.length === 0) middle.push([]);
  fillUp(context, middle, [skillSentence(context)]);
  const gap = gapSentence(context);
  const needsStudy = plan.closest === undefined || total(middle) < least - 40;
  const last = [...credentials, ...(needsStudy && study !== undefined ? [study] : []), ...(gap === undefined ? [] : [gap]), ...closingSentences(context)];
  return { letter: headOf(source, posting), paragraphs: [...middle, last].filter((list) => list.length > 0) };
}
