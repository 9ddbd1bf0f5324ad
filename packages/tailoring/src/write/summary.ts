import { demandsOf } from "@savile/model";
import { analyse } from "../match/analyse.ts";
import type { Posting } from "@savile/model";
import { openStatus } from "../match/status.ts";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { sameFamily } from "../match/title-family.ts";
import { titleSimilarity } from "../match/titles.ts";
import { credentials } from "./credentials.ts";
import { degreeName } from "./degree-name.ts";
import { isObjective, namesAnotherGoal } from "./objective.ts";
import { shownSkills } from "./proven-words.ts";
import { calmCapitals, orgName } from "../words/names.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import { sentencesOf } from "../text/sentences.ts";
import type { Proposal, Sentence } from "../input/draft.ts";
import { addToSummary } from "./add-to-summary.ts";
import { farSummary } from "./far-summary.ts";
import { yearsAs } from "./years-as.ts";
import {
  articleFor,
  joinList,
  lowerFirst,
  withoutStop,
  withStop,
  wordCount,
} from "../words/phrases.ts";
import { tellsOwnWork } from "./own-work.ts";
import { tellsOutcome } from "./outcomes.ts";
import { openerOf } from "../words/verbs.ts";
import type { Opener } from "../words/verbs.ts";

/** Whether what looks like the past may be the present. */
function mayBePresent(text: string, { verb, start, end }: Opener): boolean {
  // "Read blueprints" in a role that goes on may be the present.
  if (verb.base === verb.past) return /^(?:read|put|set|let|proofread)$/.test(verb.base);
  // "Run a crew" tells of the present: the same word is the past only in verbs that never change.
  return text.slice(start, end).toLowerCase() === verb.base;
}

/** A line that can follow "At X, ...": it opens with a verb in the past and is not too long. */
export function tellable(line: SourceLine): string | undefined {
  const opener = openerOf(line.text);
  if (opener?.form !== "past" || !tellsOwnWork(line.text, opener)) return undefined;
  if (mayBePresent(line.text, opener)) return undefined;
  const [first] = sentencesOf(line.text);
  const text = first === undefined ? line.text : line.text.slice(first.start, first.end);
  const words = wordCount(text);
  return words >= 5 && words <= 34 && !/[•|]|https?:/.test(text)
    ? lowerFirst(withoutStop(text))
    : undefined;
}

/** The strongest lines that can be told, one of each role first. */
export function storyLines(plan: TailoringPlan): RankedLine[] {
  const sorted = [...plan.ranked]
    .filter((entry) => tellable(entry.line) !== undefined)
    .sort((a, b) => b.utility - a.utility || a.source - b.source);
  const first: RankedLine[] = [];
  const rest: RankedLine[] = [];
  const seen = new Set<string>();
  for (const entry of sorted) {
    if (seen.has(entry.role.id)) rest.push(entry);
    else first.push(entry);
    seen.add(entry.role.id);
  }
  return [...first, ...rest];
}

/** Skills that stand in one sentence, listed, with the facts and requirements behind them. */
interface NamedTogether {
  readonly texts: readonly string[];
  readonly factIds: readonly string[];
  readonly reqIds: readonly string[];
}

/** What is done as it stands, what it is done with behind "work with". */
function skillList(texts: readonly string[]): string {
  const tools = texts.filter((text) => /\p{Lu}|\d/u.test(text));
  const deeds = texts.filter((text) => !tools.includes(text));
  const withTools = tools.length === 0 ? [] : [`work with ${joinList(tools)}`];
  return joinList([...deeds, ...withTools]);
}

function skillsToOpen(source: Source, plan: TailoringPlan): NamedTogether {
  // "Work with forklift" is no English; names, phrases and plurals can stand without an article.
  const skills = shownSkills(source, plan, 8)
    .filter((skill) => /[\s\p{Lu}\d]|(?:ing|s)$/u.test(skill.text))
    .slice(0, 4);
  return {
    texts: skills.map((skill) => skill.text),
    factIds: skills.flatMap(({ factIds }) => factIds),
    reqIds: skills.map((skill) => skill.reqId),
  };
}

function openWithRole(
  source: Source,
  { title, titleAddress }: SourceRole,
  { texts, factIds, reqIds }: NamedTogether,
): Sentence | undefined {
  const { years, roles } = yearsAs(source, title);
  // Nobody is an intern by trade, for however many years.
  if (years > 0 && !isLearner(title)) {
    const dates = roles.map((role) => role.datesAddress);
    const text = `${title} with ${experience(years, skillList(texts))}.`;
    return { text, factIds: [titleAddress, ...dates, ...factIds], reqIds };
  }
  if (texts.length === 0) return undefined;
  const text = `${title} with experience in ${joinList(texts)}.`;
  return { text, factIds: [titleAddress, ...factIds], reqIds };
}

/** Who has not worked yet opens with what was studied. */
function openWithDegree(
  source: Source,
  { texts, factIds, reqIds }: NamedTogether,
): Sentence | undefined {
  const isNew = source.roles.every(({ paid, title }) => !paid || title === "" || isLearner(title));
  const degree = texts.length === 0 || !isNew ? undefined : heldDegree(source);
  const name = degree === undefined ? undefined : degreeName(source, degree);
  if (degree === undefined || name === undefined) return undefined;
  const text = `${name}, with experience in ${joinList(texts)}.`;
  return { text, factIds: [degree.address, ...factIds], reqIds };
}

/** Whether a title is that of somebody who learns the work, or only says where somebody belongs. */
function isLearner(title: string): boolean {
  return /\b(?:intern(?:ship)?|trainee|apprentice|student|volunteer)\b|^(?:(?:board|committee|club|society|chapter) )?(?:member|participant|attendee|delegate)$/iu.test(
    title.trim(),
  );
}

/** The role whose lines prove what is named first. */
function provingRole({ roles }: Source, { factIds }: NamedTogether): SourceRole | undefined {
  return roles.find(
    ({ id, paid, title }) =>
      paid && title !== "" && factIds.some((address) => address.startsWith(`${id}.`)),
  );
}

/** The closest role; where that is of another kind, the one that proves what is asked for. */
function openingRole(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
  skills: NamedTogether,
): SourceRole | undefined {
  const role = plan.closest?.role;
  if (role === undefined) return undefined;
  if (!isNear(plan, posting)) return provingRole(source, skills);
  // Who was taken on after learning the work is no learner any more.
  const held = source.roles.find(
    ({ paid, title }) => paid && !isLearner(title) && titleSimilarity(title, role.title) >= 0.45,
  );
  return isLearner(role.title) ? (held ?? role) : role;
}

function opening(source: Source, plan: TailoringPlan, posting: Posting): Sentence | undefined {
  const skills = skillsToOpen(source, plan);
  const role = openingRole(source, plan, posting, skills);
  return role === undefined ? openWithDegree(source, skills) : openWithRole(source, role, skills);
}

function experience(years: number, skills: string): string {
  const said = `${years} ${years === 1 ? "year" : "years"} of experience`;
  return skills === "" ? said : `${said}, including ${skills}`;
}

/** A degree that is held, the highest first. */
export function heldDegree(source: Source): SourceLine | undefined {
  const lines = source.resume.education.flatMap(
    (entry) => source.byAddress.get(`${entry.id}.degree`) ?? [],
  );
  return lines.find((line) => !openStatus(source, line));
}

/** Whether a line names what is asked for, by a name of it. */
function namesAsked({ byReq }: TailoringPlan, { line, reqIds }: RankedLine): boolean {
  return reqIds.some((id) =>
    byReq.get(id)?.requirement.canonical.some((term) => line.terms.has(term)),
  );
}

/** What came of the work, and how much of it, says more than a duty. */
function weightOf(plan: TailoringPlan, entry: RankedLine): number {
  const { line, role, utility } = entry;
  const amount = /[$€£]\s?\d|\d\s?(?:%|percent)/.test(line.text) ? 0.35 : 0;
  const figure = /\d/.test(line.text) ? 0.15 : 0;
  const asked = namesAsked(plan, entry) ? 0.4 : 0;
  return (
    utility + amount + figure + asked + (tellsOutcome(line.text) ? 0.35 : 0) - role.recency * 0.1
  );
}

/** The strongest deed: one that is asked for by name, or in work of the kind that is sought one with a figure. */
function achievement(plan: TailoringPlan, posting: Posting): Sentence | undefined {
  const near = isNear(plan, posting);
  const [best] = storyLines(plan)
    .filter((entry) => entry.role.paid && entry.reqIds.length > 0)
    .filter((entry) => namesAsked(plan, entry) || (near && /\d/.test(entry.line.text)))
    .sort((a, b) => weightOf(plan, b) - weightOf(plan, a) || a.source - b.source);
  if (best === undefined) return undefined;
  const phrase = tellable(best.line);
  const lead = leadOf(best.role);
  if (phrase === undefined || lead === undefined) return undefined;
  return {
    text: withStop(`${lead}, ${phrase}`),
    factIds: [best.line.address, best.role.orgAddress, best.role.titleAddress].filter(Boolean),
    reqIds: best.reqIds.slice(0, 2),
  };
}

/** Where a deed was done: with the employer, or as what where none is named. */
function leadOf({ org, title, recency }: SourceRole): string | undefined {
  const name = orgName(org);
  if (name !== "") return recency === 0 ? `Most recently at ${name}` : `At ${name}`;
  if (org !== "" || title === "" || wordCount(title) > 5) return undefined;
  return `As ${articleFor(title)} ${lowerFirst(calmCapitals(title))}`;
}

/** Skills that must be proven before the person's own summary is replaced. */
const enoughToReplace = 3;

/** Whether the person's own summary names something that the posting wants. */
function serves(source: Source, plan: TailoringPlan, posting: Posting): boolean {
  const own = source.byAddress.get("summary");
  if (own === undefined) return false;
  if (plan.wanted.some((entry) => own.terms.has(entry.id))) return true;
  // A summary that says something of its own is the person's voice: a number, a field, a few clauses.
  if (wordCount(own.text) >= 14 || /\d/.test(own.text)) return true;
  const asked = new Set([
    ...analyse(posting.title ?? "", false).stems,
    ...demandsOf(posting).flatMap((entry) => analyse(entry.text, false).stems),
  ]);
  return own.stems.filter((stem) => asked.has(stem)).length >= 2;
}

function provenSkills(plan: TailoringPlan): number {
  return plan.wanted.filter((entry) => entry.requirement.kind === "skill").length;
}

/** Whether the work done so far is of the kind that is sought. */
function isNear({ closest }: TailoringPlan, { title }: Posting): boolean {
  if (closest === undefined || title === undefined) return true;
  return closest.similarity >= 0.3 || sameFamily(closest.role.title, title);
}

/** The sentences of a new summary; none where they would say too little to stand in for what is there. */
function newSentences(source: Source, plan: TailoringPlan, posting: Posting): Sentence[] {
  const isReplacing = source.resume.summary !== "";
  const first = opening(source, plan, posting);
  if (first === undefined && plan.closest !== undefined) return [];
  const best = achievement(plan, posting);
  // A title, its years and a degree say nothing that the entries below do not say.
  if (best === undefined && (first === undefined || first.reqIds.length === 0)) return [];
  const held = credentials(source, plan, posting);
  // What the first sentence opens with is not said again.
  const isSaid = held?.factIds.some((address) => first?.factIds.includes(address)) === true;
  const sentences = [first, best, isSaid ? undefined : held].filter((entry) => entry !== undefined);
  return sentences.length === 1 && isReplacing ? [] : sentences;
}

function reasonOf(own: string): string {
  if (own === "") return "A short summary from your own lines, led by what the posting asks for.";
  return isObjective(own)
    ? "Your objective says what you look for; this summary says what you bring, from your own lines."
    : "Your summary names nothing that this posting asks for; this one is made of your own lines that do.";
}

/** An objective that speaks of another goal says to this employer that the letter box was mistaken. */
function withoutObjective(own: string): Proposal {
  return {
    path: "summary",
    before: own,
    after: null,
    rule: "select",
    reason: "Your objective names a goal that this posting is not about.",
    evidence: ["summary"],
    reqIds: [],
  };
}

function proposalOf(own: string, sentences: readonly Sentence[]): Proposal {
  return {
    path: "summary",
    before: own === "" ? null : own,
    after: sentences.map((entry) => entry.text).join(" "),
    rule: "summary",
    reason: reasonOf(own),
    evidence: [...new Set(sentences.flatMap((entry) => entry.factIds))],
    reqIds: [...new Set(sentences.flatMap((entry) => entry.reqIds))],
    sentences,
  };
}

/** A summary in the place of an objective, or none where it speaks of another goal. */
function insteadOfObjective(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Proposal | undefined {
  const own = source.resume.summary;
  const sentences = newSentences(source, plan, posting);
  if (sentences.length > 0) return proposalOf(own, sentences);
  return namesAnotherGoal(own, posting) ? withoutObjective(own) : undefined;
}

/** A summary where there is none, or where the person's own has nothing to do with what is asked for. */
function freshSummary(source: Source, plan: TailoringPlan, posting: Posting): Proposal | undefined {
  const near = isNear(plan, posting);
  const own = source.resume.summary;
  if (own !== "" && !near) return undefined;
  const sentences = newSentences(source, plan, posting);
  if (sentences.length > 0) return proposalOf(own, sentences);
  return near ? undefined : farSummary(source, plan);
}

/** A summary of two or three sentences from facts, where the person's own does not serve the posting. */
export function writeSummary(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Proposal | undefined {
  const { language, summary: own } = source.resume;
  if (!language.startsWith("en") || source.hidden.has("summary")) return undefined;
  if (isObjective(own)) return insteadOfObjective(source, plan, posting);
  const isKept =
    own !== "" && (serves(source, plan, posting) || provenSkills(plan) < enoughToReplace);
  return isKept ? addToSummary(source, plan, posting) : freshSummary(source, plan, posting);
}
