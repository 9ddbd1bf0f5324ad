import type { Posting } from "@savile/model";
import { contentStemsOf } from "../match/analyse.ts";
import type { Source, SourceLine } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Proposal, Sentence } from "../input/draft.ts";
import { credentials } from "./credentials.ts";
import type { NamedSkill } from "./named-skills.ts";
import { shownSkills } from "./proven-words.ts";
import type { ProvenWord } from "./proven-words.ts";
import { skillList } from "./opening.ts";
import { strongestDeed } from "./strongest-deed.ts";
import { sentencesOf } from "../text/sentences.ts";
import { withStop, wordCount } from "../words/phrases.ts";

const longestSummary = 60;
const longestWithDeed = 40;
const fewest = 1;
const most = 4;

function skillsSentence(skills: readonly ProvenWord[]): Sentence {
  const list = skillList(skills.map((skill) => skill.text));
  return {
    text: list.startsWith("work with ") ? `Also works${list.slice(4)}.` : `Also brings ${list}.`,
    factIds: skills.flatMap((skill) => skill.factIds),
    reqIds: skills.map((skill) => skill.reqId),
  };
}

/** A first line without a verb takes what else there is behind "with"; any other ends before it. */
function joinedWith(own: Sentence, skills: Sentence): Sentence[] {
  const isOne = sentencesOf(own.text).length === 1;
  const isBare = !/\b(?:with|who|whose|that|which|is|are|am|have|has|had|seeking|looking)\b/iu.test(
    own.text,
  );
  if (!isOne || !isBare || !/\p{L}\.$/u.test(own.text)) return [own, skills];
  const list = skills.text.replace(/^Also (?:works with|brings) /, "");
  return [
    {
      text: `${own.text.slice(0, -1)} with skills in ${list.replace(/\bwork with /, "")}`,
      factIds: [...own.factIds, ...skills.factIds],
      reqIds: skills.reqIds,
    },
  ];
}

/** What the posting requires, the resume proves and the first lines do not say, in one sentence. */
function unsaidSkills(source: Source, plan: TailoringPlan, own: SourceLine): Sentence[] {
  const first = `${own.text} ${source.resume.headline}`.toLowerCase();
  const required = shownSkills(source, plan, 9).filter(
    ({ reqId }) => plan.byReq.get(reqId)?.requirement.level === "required",
  );
  // A software engineer need not say that software engineering is a skill.
  const isSaid = (skill: NamedSkill) =>
    own.terms.has(skill.termId) ||
    first.includes(skill.text.toLowerCase()) ||
    contentStemsOf(skill.text).every((stem) => own.stems.includes(stem));
  const room = Math.max(0, most - required.filter(isSaid).length);
  const skills = required.filter((skill) => !isSaid(skill)).slice(0, room);
  // One skill is worth a sentence only where it has a name of its own.
  const named = skills.some((skill) => /^\S*[\p{Lu}\d]\S*$/u.test(skill.text));
  return skills.length < (named ? fewest : fewest + 1) ? [] : [skillsSentence(skills)];
}

/** The degree or licence that is asked for, where the summary does not say it. */
function unsaidCredentials(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
  own: SourceLine,
): Sentence[] {
  const found = credentials(source, plan, posting);
  if (found === undefined) return [];
  const said = own.text.toLowerCase();
  const bare = found.text.replace(/\.$/, "").toLowerCase();
  return said.includes(bare) || /\bdegree\b|\bdiploma\b|\bB\.?[AS]c?\.?\b/iu.test(own.text)
    ? []
    : [found];
}

/** The strongest deed with its figure, where the summary holds none. */
function unsaidFigure(plan: TailoringPlan, posting: Posting, own: SourceLine): Sentence[] {
  if (/\d/.test(own.text) || wordCount(own.text) > longestWithDeed) return [];
  const deed = strongestDeed(plan, posting);
  return deed !== undefined && /\d/.test(deed.text) ? [deed] : [];
}

/**
 * The person's own summary with a sentence or two: what the posting requires, the resume proves and the first lines
 * do not say.
 */
export function addToSummary(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Proposal | undefined {
  const own = source.byAddress.get("summary");
  if (own === undefined || wordCount(own.text) > longestSummary) return undefined;
  const figure = unsaidFigure(plan, posting, own);
  const [skills] = unsaidSkills(source, plan, own);
  const held = unsaidCredentials(source, plan, posting, own);
  const added = [...figure, ...(skills === undefined ? [] : [skills]), ...held];
  if (added.length === 0) return undefined;
  const kept: Sentence = { text: withStop(own.text), factIds: ["summary"], reqIds: [] };
  const sentences = [
    ...(skills === undefined ? [kept] : joinedWith(kept, skills)),
    ...figure,
    ...held,
  ];
  return {
    path: "summary",
    before: source.resume.summary,
    after: sentences.map(({ text }) => text).join(" "),
    rule: "summary",
    reason:
      "Your summary stays; what this posting requires and your resume proves is named behind it.",
    evidence: ["summary", ...added.flatMap(({ factIds }) => factIds)],
    reqIds: added.flatMap(({ reqIds }) => reqIds),
    sentences,
  };
}
