import type { Sentence } from "../input/draft.ts";
import { withoutStop } from "../words/phrases.ts";
import { answerSentence, onlyJobSentence, unshownSentence } from "./answers.ts";
import { mayStand } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { credentialSentence, openPapers } from "./credentials.ts";
import { gapSentence } from "./gap.ts";
import { ownWordsSentence } from "./own-words.ts";
import {
  awardSentence,
  languageSentence,
  otherSkillsSentence,
  skillSentence,
} from "./skill-lines.ts";
import { courseSentence, educationSentence } from "./study.ts";

function present(sentences: readonly (Sentence | undefined)[]): Sentence[] {
  return sentences.filter((sentence) => sentence !== undefined);
}

function textOf(sentences: readonly Sentence[]): string {
  return sentences.map((sentence) => sentence.text).join(" ");
}

/** Education, told where it is asked for or where there is little else. */
function studySentences(context: LetterContext, extras: number, told: boolean): Sentence[] {
  const asked = context.posting.requirements.some((entry) => entry.kind === "degree");
  const study = educationSentence(context.source);
  const named = study?.factIds.some((id) => context.told.has(id)) ?? true;
  const first = study !== undefined && !told && !named && (asked || extras >= 2);
  const course = extras >= 3 ? courseSentence(context.source) : undefined;
  return present([
    first && mayStand(context, study) ? study : undefined,
    course !== undefined && mayStand(context, course) ? course : undefined,
  ]);
}

/** "I hold OSHA 10, and I speak basic French." */
function joinedFacts(first: Sentence, second: Sentence): Sentence {
  const lead = `${withoutStop(first.text)},`;
  const tail = `and ${second.text}`;
  return {
    ...first,
    text: `${lead} ${tail}`,
    factIds: [...first.factIds, ...second.factIds],
    reqIds: [...first.reqIds, ...second.reqIds],
    parts: [
      { text: lead, factIds: first.factIds },
      { text: tail, factIds: second.factIds },
    ],
  };
}

/** Two short statements as one sentence where the result can be read. */
function withLanguage(
  context: LetterContext,
  papers: readonly Sentence[],
  language: Sentence | undefined,
): Sentence[] {
  if (language === undefined) return [...papers];
  const [first, ...rest] = papers;
  if (first === undefined || /,/.test(first.text) || /,/.test(language.text))
    return [...papers, language];
  const one = joinedFacts(first, language);
  return mayStand(context, one) ? [one, ...rest] : [...papers, language];
}

/**
 * What the letter states besides its stories: papers, languages, skills, what else the stories answer.
 * @param told the letter so far
 * @param extras how much of what nobody asked for may be told: 0 none to 6 all
 */
export function otherFacts(context: LetterContext, told: string, extras: number): Sentence[] {
  const held = credentialSentence(context, extras >= 3);
  const hasDegree = held?.text.startsWith("I have") ?? false;
  const study = studySentences(context, extras, hasDegree);
  const papers = [...present([held]), ...study, ...openPapers(context)];
  const answer = answerSentence(context);
  const stated = withLanguage(context, papers, languageSentence(context, extras >= 3));
  const skills = present([skillSentence(context, `${told} ${textOf(stated)}`)]);
  const before = `${told} ${textOf(stated)} ${textOf(skills)}`;
  const missing = present([gapSentence(context, extras >= 5)]);
  return present([
    answer,
    extras >= 4 ? onlyJobSentence(context) : undefined,
    extras >= 4 ? ownWordsSentence(context) : undefined,
    ...stated,
    ...skills,
    extras >= (skills.length > 0 ? 5 : 2)
      ? otherSkillsSentence(context, before, skills.length > 0)
      : undefined,
    extras >= 5 ? awardSentence(context) : undefined,
    ...(missing.length > 0 ? missing : extras >= 6 ? present([unshownSentence(context)]) : []),
  ]);
}
