import { demandsOf } from "@savile/model";
import { analyse } from "../match/analyse.ts";
import type { Posting } from "@savile/model";
import { openStatus } from "../match/status.ts";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { sameFamily } from "../match/title-family.ts";
import { namedSkills } from "./named-skills.ts";
import { orgName } from "../words/names.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import { sentencesOf } from "../text/sentences.ts";
import type { Proposal, Sentence } from "../input/draft.ts";
import { addSkills } from "./add-skills.ts";
import { farSummary } from "./far-summary.ts";
import { yearsAs } from "./years-as.ts";
import { joinList, lowerFirst, withoutStop, withStop, wordCount } from "../words/phrases.ts";
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
  readonly list: string;
  readonly factIds: readonly string[];
  readonly reqIds: readonly string[];
}

function skillsToOpen(source: Source, plan: TailoringPlan): NamedTogether {
  // "Work with forklift" is no English; names, phrases and plurals can stand without an article.
  const skills = namedSkills(source, plan, 8)
    .filter((skill) => /[\s\p{Lu}\d]|(?:ing|s)$/u.test(skill.text))
    .slice(0, 4);
  return {
    list: joinList(skills.map((skill) => skill.text)),
    factIds: skills.map((skill) => skill.factId),
    reqIds: skills.map((skill) => skill.reqId),
  };
}

function openWithRole(
  source: Source,
  { title, titleAddress }: SourceRole,
  { list, factIds, reqIds }: NamedTogether,
): Sentence | undefined {
  const { years, roles } = yearsAs(source, title);
  if (years > 0) {
    const dates = roles.map((role) => role.datesAddress);
    const text = `${title} with ${experience(years, list)}.`;
    return { text, factIds: [titleAddress, ...dates, ...factIds], reqIds };
  }
  if (list === "") return undefined;
  return { text: `${title} with work in ${list}.`, factIds: [titleAddress, ...factIds], reqIds };
}

function openWithDegree(
  source: Source,
  { list, factIds, reqIds }: NamedTogether,
): Sentence | undefined {
  const degree = list === "" ? undefined : heldDegree(source);
  if (degree === undefined) return undefined;
  const text = `${withoutStop(degree.text)}, with practice in ${list}.`;
  return { text, factIds: [degree.address, ...factIds], reqIds };
}

function opening(source: Source, plan: TailoringPlan): Sentence | undefined {
  const skills = skillsToOpen(source, plan);
  const role = plan.closest?.role;
  return role === undefined ? openWithDegree(source, skills) : openWithRole(source, role, skills);
}

function experience(years: number, skills: string): string {
  const said = `${years} ${years === 1 ? "year" : "years"} of experience`;
  return skills === "" ? said : `${said}, including work with ${skills}`;
}

/** A degree that is held, the highest first. */
export function heldDegree(source: Source): SourceLine | undefined {
  const lines = source.resume.education.flatMap(
    (entry) => source.byAddress.get(`${entry.id}.degree`) ?? [],
  );
  return lines.find((line) => !openStatus(source, line));
}

/** What came of the work, and how much of it, says more than a duty. */
function weightOf({ line, role, utility }: RankedLine): number {
  const amount = /[$€£]\s?\d|\d\s?%/.test(line.text) ? 0.35 : 0;
  return utility + amount + (tellsOutcome(line.text) ? 0.35 : 0) - role.recency * 0.1;
}

function achievement(plan: TailoringPlan): Sentence | undefined {
  const [best] = storyLines(plan)
    .filter((entry) => entry.reqIds.length > 0 && entry.role.paid)
    .sort((a, b) => weightOf(b) - weightOf(a) || a.source - b.source);
  if (best === undefined || best.role.org === "") return undefined;
  const phrase = tellable(best.line);
  if (phrase === undefined) return undefined;
  const org = orgName(best.role.org);
  if (org === "") return undefined;
  const lead = best.role.recency === 0 ? `Most recently at ${org}` : `At ${org}`;
  return {
    text: withStop(`${lead}, ${phrase}`),
    factIds: [best.line.address, best.role.orgAddress, best.role.titleAddress],
    reqIds: best.reqIds.slice(0, 2),
  };
}

/** A name of which no bracket and no word is missing. */
function isWhole(text: string): boolean {
  const opened = (text.match(/[([]/g) ?? []).length;
  const closed = (text.match(/[)\]]/g) ?? []).length;
  return (
    opened === closed && wordCount(text) <= 12 && !/\b(?:and|or|of|in|the|&)$/i.test(text.trim())
  );
}

function credentials(source: Source, plan: TailoringPlan, posting: Posting): Sentence | undefined {
  const asked = posting.requirements.filter((entry) =>
    ["degree", "cert", "licence"].includes(entry.kind),
  );
  const proven = asked.flatMap((requirement) => {
    const match = plan.byReq.get(requirement.id)?.match;
    const line = source.byAddress.get(match?.factIds[0] ?? "");
    return match !== undefined &&
      match.strength >= 0.7 &&
      line !== undefined &&
      line.place === "credential" &&
      isWhole(line.text)
      ? [{ requirement, line }]
      : [];
  });
  const lines = [...new Map(proven.map((entry) => [entry.line.address, entry])).values()].slice(
    0,
    2,
  );
  if (lines.length === 0) return undefined;
  return {
    text: `${joinList(lines.map((entry) => withoutStop(entry.line.text)))}.`,
    factIds: lines.map((entry) => entry.line.address),
    reqIds: lines.map((entry) => entry.requirement.id),
  };
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
  const first = opening(source, plan);
  if (first === undefined && !isReplacing && plan.closest !== undefined) return [];
  const best = achievement(plan);
  // A title, its years and a degree say nothing that the entries below do not say.
  if (best === undefined && (first === undefined || first.reqIds.length === 0)) return [];
  const sentences = [first, best, credentials(source, plan, posting)].filter(
    (entry) => entry !== undefined,
  );
  return sentences.length === 1 && isReplacing ? [] : sentences;
}

function proposalOf(own: string, sentences: readonly Sentence[]): Proposal {
  return {
    path: "summary",
    before: own === "" ? null : own,
    after: sentences.map((entry) => entry.text).join(" "),
    rule: "summary",
    reason:
      own === ""
        ? "A short summary from your own lines, led by what the posting asks for."
        : "Your summary names nothing that this posting asks for; this one is made of your own lines that do.",
    evidence: [...new Set(sentences.flatMap((entry) => entry.factIds))],
    reqIds: [...new Set(sentences.flatMap((entry) => entry.reqIds))],
    sentences,
  };
}

/** A summary of two or three sentences from facts, where the person's own does not serve the posting. */
export function writeSummary(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Proposal | undefined {
  const { language, summary: own } = source.resume;
  if (!language.startsWith("en") || source.hidden.has("summary")) return undefined;
  if (own !== "" && (serves(source, plan, posting) || provenSkills(plan) < enoughToReplace))
    return addSkills(source, plan);
  if (!isNear(plan, posting)) return own === "" ? farSummary(source, plan) : undefined;
  const sentences = newSentences(source, plan, posting);
  return sentences.length === 0 ? undefined : proposalOf(own, sentences);
}
