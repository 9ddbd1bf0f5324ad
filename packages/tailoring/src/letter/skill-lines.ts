import type { Sentence } from "../input/draft.ts";
import { joinList, lowerFirst, withoutStop } from "../words/phrases.ts";
import { openerOf } from "../words/verbs.ts";
import { inProse, namedSkills } from "../write/named-skills.ts";
import { fill } from "./choose.ts";
import { firstThatStands, mayStand } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { moreSkillLines, otherSkillLines, skillLines } from "./frames.data.ts";

function isSaid(told: string, text: string): boolean {
  const key = text.toLowerCase().replace(/ing$|s$/, "");
  return told.includes(key);
}

/** Skills of the posting that the letter has not named yet. */
export function skillSentence(context: LetterContext, told: string): Sentence | undefined {
  const lower = told.toLowerCase();
  const skills = namedSkills(context.source, context.plan, 9)
    .filter((skill) => !context.named.has(skill.reqId) && !isSaid(lower, skill.text))
    .slice(0, 4);
  if (skills.length < 1) return undefined;
  const sentence = firstThatStands(context, "skills", skillLines, (frame) => ({
    text: fill(frame, {
      skills: joinList(skills.map((skill) => skill.text)),
      all: skills.length === 1 ? "that too" : skills.length === 2 ? "both" : "all of these",
    }),
    factIds: skills.map((skill) => skill.factId),
    reqIds: skills.map((skill) => skill.reqId),
    posting: skills.flatMap((skill) => {
      const span = context.plan.byReq.get(skill.reqId)?.requirement.span;
      return span === undefined ? [] : [span];
    }),
  }));
  if (sentence !== undefined) for (const skill of skills) context.named.add(skill.reqId);
  return sentence;
}

/**
 * For thin resumes: skills of the list that nothing else has named.
 * @param after whether the sentence before speaks of the resume
 */
export function otherSkillsSentence(
  context: LetterContext,
  told: string,
  after: boolean,
): Sentence | undefined {
  const lower = told.toLowerCase();
  const lines = context.source.lines
    .filter(
      (line) =>
        line.place === "list" &&
        line.hits.every((hit) => hit.term.kind === "skill" || hit.term.kind === "soft") &&
        line.text.length <= 32 &&
        !/[:;|()]|^(?:proficien|experience|knowledge|fluent|familiar|strong|excellent)/i.test(
          line.text,
        ) &&
        !isSaid(lower, line.text),
    )
    .slice(0, 4);
  if (lines.length < 2) return undefined;
  return firstThatStands(
    context,
    "other-skills",
    after ? moreSkillLines : otherSkillLines,
    (frame) => ({
      text: fill(frame, {
        skills: joinList(lines.map((line) => inProse(withoutStop(line.text), line.hits[0]?.term))),
      }),
      factIds: lines.map((line) => line.address),
      reqIds: [],
    }),
  );
}

function languagePhrase(name: string, level: string): string | undefined {
  const said = lowerFirst(level.trim());
  if (said === "") return `I speak ${name}`;
  if (/^(?:native|mother tongue|first language)\b/i.test(said))
    return `${name} is my native language`;
  if (/^(?:fluent|bilingual)$/.test(said)) return `I am ${said} in ${name}`;
  if (/^(?:conversational|basic|intermediate|advanced|professional)$/.test(said))
    return `I speak ${said} ${name}`;
  return undefined;
}

/** Languages: those that the posting asks for, or all where there is little else to tell. */
export function languageSentence(context: LetterContext, all: boolean): Sentence | undefined {
  const { source, plan } = context;
  const asked = new Set(
    [...plan.byReq.values()]
      .filter(({ requirement, match }) => requirement.kind === "language" && match.strength > 0)
      .flatMap(({ match }) => match.factIds),
  );
  const chosen = source.resume.languages
    .filter((entry) => source.byAddress.has(`${entry.id}.name`))
    .filter((entry) => all || asked.has(`${entry.id}.name`))
    .filter((entry) => !context.told.has(`${entry.id}.name`))
    .slice(0, 2);
  const parts = chosen.flatMap((entry) => languagePhrase(entry.name, entry.level) ?? []);
  if (parts.length === 0 || parts.length < chosen.length) return undefined;
  const sentence: Sentence = {
    text: `${parts.join(", and ")}.`,
    factIds: chosen.flatMap((entry) => [`${entry.id}.name`, `${entry.id}.level`]),
    reqIds: [],
  };
  if (!mayStand(context, sentence)) return undefined;
  for (const entry of chosen) context.told.add(`${entry.id}.name`);
  for (const { requirement, match } of plan.byReq.values())
    if (match.factIds.some((id) => sentence.factIds.includes(id)))
      context.named.add(requirement.id);
  return sentence;
}

/** For thin resumes: what was awarded. */
export function awardSentence(context: LetterContext): Sentence | undefined {
  const lines = context.source.lines
    .filter(
      (line) =>
        line.kind === "award" &&
        line.text.split(/\s+/).length <= 14 &&
        !/^\d|\d\/\d|[|•]/.test(line.text) &&
        !/^\p{Lu}+$/u.test(line.text) &&
        openerOf(line.text) === undefined,
    )
    .slice(0, 2);
  if (lines.length === 0) return undefined;
  const sentence: Sentence = {
    text: `Among my awards ${lines.length === 1 ? "is" : "are"} ${joinList(lines.map((line) => withoutStop(line.text)))}.`,
    factIds: lines.map((line) => line.address),
    reqIds: [],
  };
  return mayStand(context, sentence) ? sentence : undefined;
}
