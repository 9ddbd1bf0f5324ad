import { demandsOf } from "@savile/model";
import type { ClaimIssue } from "@savile/model";
import type { CheckSentence } from "../letter/context.ts";
import { copiesPosting } from "../letter/context.ts";
import { jobSpans } from "../letter/job-words.ts";
import { sentencesOf } from "../text/sentences.ts";
import { deedsOf } from "../verify/reading/deeds.ts";
import { verdictOf } from "../verify/verify-text.ts";
import type { Sentence } from "../input/draft.ts";
import { wordCount } from "../words/phrases.ts";
import { checkDeeds } from "./check-deeds.ts";
import { formReason } from "./judge-resume.ts";
import type { JudgeInput } from "./judge-resume.ts";
import { noOpinions } from "./opinions.ts";
import type { Proposal, Refused } from "./proposal.ts";

export interface LetterJudgeInput extends JudgeInput {
  readonly jobDescription: string;
  readonly check: CheckSentence;
  /** Runs of six words of the posting. */
  readonly runs: ReadonlySet<string>;
}

/** A paragraph with the sentences of it that stand; `refused` tells of the others. */
export interface JudgedParagraph {
  readonly slot: string;
  readonly sentences: readonly Sentence[];
  readonly refused: Refused | undefined;
}

const longestSentence = 44;
/** Such a sentence leans on the one before, and what both say together nobody has stated. */
const leaning =
  /^(?:this|that|these|those|it|they|which|so|doing so|as a result|the result|in turn|there(?:by|fore)|thus|hence|consequently)\b/i;
/** What words of the posting may bring into a sentence that tells of no deed. */
const ofPosting = new Set(["detail", "entity", "skill", "posting-only", "posting-claim", "title"]);
const seeking =
  /\b(?:apply|applying|application|candidate for|consider(?:ation|ed)? for|interest(?:ed)? in|you (?:ask|need|want|look|seek|are|list|name)|your (?:posting|team|advert|advertisement|role|opening|search)|the (?:posting|role|position|job) (?:asks|calls|needs|names|lists|wants|centres|centers))\b/i;

/** "I am writing to apply", "I would like": who seeks states nothing about what they did. */
const applying =
  /\bI(?:'m| am|'d| would| want| wish| hope|'ll| will)? (?:very |really |also )*(?:writing|apply|applying|interested|excited|keen|eager|glad|happy|pleased|drawn|like|love|welcome|be|to)\b/giu;
const ofSelf = /\b(?:I|I've|me|my|mine|myself|years?|experience[ds]?)\b/u;

/** Whether a sentence that speaks of the job says something of the person as well. */
function speaksOfSelf(text: string): boolean {
  return ofSelf.test(text.replace(applying, " "));
}

/** Whether a sentence tells of no deed but of the job, so that it may use the words of the posting. */
export function speaksOfJob(text: string, found: readonly ClaimIssue[]): boolean {
  if (!seeking.test(text) || deedsOf(text).length > 0 || speaksOfSelf(text)) return false;
  return found.every((issue) => ofPosting.has(issue.check));
}

/** A sentence with what is left to object to it. */
interface JudgedSentence {
  readonly sentence: Sentence;
  readonly issues: readonly ClaimIssue[];
}

/** The sentence as a second opinion leaves it: agreed to, or in doubt as before. */
function heard(given: JudgedSentence, { opinions = noOpinions }: LetterJudgeInput): JudgedSentence {
  const { sentence, issues } = given;
  const { text, factIds } = sentence;
  const agreed = opinions.agreed({
    text,
    factIds,
    checked: { verdict: verdictOf(issues), issues },
  });
  return agreed === undefined ? given : { sentence: { ...sentence, agreed }, issues: [] };
}

/** Holds a sentence of a letter against its facts, each deed of it by itself. */
function holdSentence(sentence: Sentence, input: LetterJudgeInput): JudgedSentence {
  const { source, check, posting, jobDescription } = input;
  const issues = [...check(sentence).issues, ...checkDeeds(source, sentence)];
  if (issues.length === 0) return { sentence, issues };
  // Of the job and what it asks for a letter may speak in the posting's words, but of nothing else.
  if (!speaksOfJob(sentence.text, issues)) return heard({ sentence, issues }, input);
  const spans = demandsOf(posting)
    .filter((entry) => sentence.reqIds.includes(entry.id))
    .map((entry) => entry.span);
  const named = { ...sentence, posting: [...jobSpans(posting, jobDescription), ...spans] };
  return { sentence, issues: check(named).issues };
}

function issue(check: string, text: string, detail: string): ClaimIssue {
  return { check, hard: true, span: [0, text.length], detail };
}

/** What speaks against the form of a sentence, whatever it says. */
function faultOf(text: string, { runs }: LetterJudgeInput): string | undefined {
  if (wordCount(text) > longestSentence)
    return "The sentence is too long to be read in one breath.";
  if (leaning.test(text)) return `"${text.split(" ")[0] ?? ""} ..." leans on the sentence before.`;
  return copiesPosting(text, runs) ? "It repeats six words of the posting in a row." : undefined;
}

function judgeSentence(sentence: Sentence, input: LetterJudgeInput): JudgedSentence {
  const fault = faultOf(sentence.text, input);
  return fault === undefined
    ? holdSentence(sentence, input)
    : { sentence, issues: [issue("form", sentence.text, fault)] };
}

/** The posting's words that a sentence speaks of, for its claim. */
function citing(sentence: Sentence, input: LetterJudgeInput): Sentence {
  const alone = input.check(sentence).issues.length === 0;
  if (alone) return sentence;
  const { posting, jobDescription } = input;
  const spans = demandsOf(posting)
    .filter((entry) => sentence.reqIds.includes(entry.id))
    .map((entry) => entry.span);
  return { ...sentence, posting: [...jobSpans(posting, jobDescription), ...spans] };
}

/** Holds each sentence of a paragraph against the facts that the paragraph names. */
export function judgeParagraph(proposal: Proposal, input: LetterJudgeInput): JudgedParagraph {
  const { slot, text, factIds, reqIds } = proposal;
  const form = formReason(proposal, input);
  if (form !== undefined)
    return { slot, sentences: [], refused: { proposal, reasons: [form], checks: ["form"] } };
  const by = proposal.by === "model" ? { by: "llm" as const } : {};
  const judged = sentencesOf(text).map(({ start, end }) => {
    const sentence: Sentence = { text: text.slice(start, end), factIds, reqIds, ...by };
    return judgeSentence(sentence, input);
  });
  const failed = judged.filter((entry) => entry.issues.length > 0);
  return {
    slot,
    sentences: judged
      .filter((entry) => entry.issues.length === 0)
      .map((entry) => citing(entry.sentence, input)),
    refused:
      failed.length === 0
        ? undefined
        : {
            proposal,
            reasons: failed.map(
              (entry) => `"${entry.sentence.text}": ${entry.issues[0]?.detail ?? ""}`,
            ),
            checks: failed.flatMap((entry) => entry.issues.map((one) => one.check)),
          },
  };
}
