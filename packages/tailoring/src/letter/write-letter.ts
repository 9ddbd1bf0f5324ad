import type { CoverLetter, Posting } from "@savile/model";
import { foldText } from "../text/normalise.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Sentence } from "../write/draft.ts";
import { wordCount } from "../write/phrases.ts";
import { chooserFor } from "./choose.ts";
import {
  awardSentence,
  closingSentences,
  credentialSentences,
  gapSentence,
  otherSkillsSentence,
  skillSentence,
} from "./closing.ts";
import { runsOf } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { addRole, evidenceParagraph, extendParagraph } from "./evidence.ts";
import type { Paragraph } from "./evidence.ts";
import { educationSentence, openingParagraph } from "./opening.ts";
import { isTellable } from "./tell.ts";

const least = 180;
const most = 310;
const mostInParagraph = 125;

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
    salutation:
      posting.contactName === undefined ? "Dear Hiring Manager," : `Dear ${posting.contactName},`,
    closing: "Sincerely,",
    signature: resume.name,
  };
}

function total(paragraphs: readonly (readonly Sentence[])[]): number {
  return paragraphs.flat().reduce((sum, sentence) => sum + wordCount(sentence.text), 0);
}

function contextOf(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
  jobDescription: string,
): LetterContext {
  const seed = `${source.resume.name}\n${source.lines.length}\n${posting.title ?? ""}\n${posting.company ?? ""}\n${jobDescription.length}`;
  const stories = plan.ranked
    .filter(isTellable)
    .sort((a, b) => b.utility - a.utility || a.source - b.source);
  return {
    source,
    plan,
    posting,
    jobDescription,
    choose: chooserFor(seed),
    stories,
    named: new Set(),
    spoken: new Set(),
    introduced: undefined,
    runs: runsOf(foldText(jobDescription)),
  };
}

function evidence(context: LetterContext): Paragraph[] {
  const first = evidenceParagraph(context, "evidence.1", undefined);
  if (first === undefined) return [];
  // The second story comes from another role where there is one.
  const others = context.stories.filter((entry) => entry.role.id !== first.lead.role.id);
  const same = context.stories.filter((entry) => entry.role.id === first.lead.role.id);
  context.stories.splice(0, context.stories.length, ...others, ...same);
  const second = evidenceParagraph(context, "evidence.2", first.lead);
  return second === undefined ? [first] : [first, second];
}

function storiesOf(body: readonly Paragraph[]): Sentence[] {
  return body.flatMap((paragraph) => paragraph.sentences);
}

function textOf(sentences: readonly Sentence[]): string {
  return sentences.map((sentence) => sentence.text).join(" ");
}

/** Adds facts until the letter has its length; where there are no more facts it stays short. */
function fillUp(context: LetterContext, body: readonly Paragraph[], missing: () => number): void {
  for (let round = 0; round < 8 && missing() > 0; round += 1) {
    const grown = body.some((paragraph, index) =>
      extendParagraph(context, paragraph, `more.${index}.${round}`, mostInParagraph),
    );
    const last = body.at(-1);
    if (grown) continue;
    if (last === undefined || !addRole(context, last, `more.${round}`, mostInParagraph)) return;
  }
}

/** Writes a cover letter from facts: opening, evidence, what is missing, close. */
export function writeLetter(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
  jobDescription: string,
): LetterDraft {
  const context = contextOf(source, plan, posting, jobDescription);
  const opening = openingParagraph(context);
  const body = evidence(context);
  const credentials = credentialSentences(context);
  const study = credentials.length > 0 ? undefined : educationSentence(source);
  const gap = gapSentence(context);
  const close = closingSentences(context);
  const skills = skillSentence(context, textOf([...opening, ...storiesOf(body)]));
  const fixed = [
    ...opening,
    ...credentials,
    ...(gap === undefined ? [] : [gap]),
    ...close,
    ...(skills === undefined ? [] : [skills]),
  ];
  const length = () => total([fixed, ...body.map((paragraph) => paragraph.sentences)]);
  const studyWords = study === undefined ? 0 : wordCount(study.text);
  fillUp(context, body, () => least - length() - (plan.closest === undefined ? studyWords : 0));
  // A degree is told where it is asked for, or where there is little else to tell.
  const withStudy =
    study !== undefined &&
    (plan.closest === undefined ||
      length() < least - 20 ||
      posting.requirements.some((entry) => entry.kind === "degree"));
  const told = textOf([...fixed, ...storiesOf(body)]);
  const thin =
    length() < least - 20
      ? [awardSentence(context), otherSkillsSentence(context, told)].filter(
          (sentence) => sentence !== undefined,
        )
      : [];
  const tail = [
    ...thin,
    ...(skills !== undefined && length() <= most ? [skills] : []),
    ...credentials,
    ...(withStudy && study !== undefined ? [study] : []),
    ...(gap === undefined ? [] : [gap]),
    ...close,
  ];
  return {
    letter: headOf(source, posting),
    paragraphs: [opening, ...body.map((paragraph) => paragraph.sentences), tail].filter(
      (list) => list.length > 0,
    ),
  };
}
