import type { Posting } from "@savile/model";
import { openStatus } from "../match/status.ts";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { titleSimilarity } from "../match/titles.ts";
import { isBrand } from "../lexicon/brands.data.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import { unionMonths } from "../text/months.ts";
import type { Proposal, Sentence } from "./draft.ts";
import { joinList, lowerFirst, upperFirst, withoutStop, withStop, wordCount } from "./phrases.ts";
import { tellsOwnWork } from "./own-work.ts";
import { openerOf } from "./verbs.ts";

/** A skill as the person spells it, with the line that proves it. */
export interface NamedSkill {
  readonly text: string;
  readonly factId: string;
  readonly reqId: string;
}

/** The skills that the posting asks for and the source names, spelled as the source does. */
export function namedSkills(source: Source, plan: TailoringPlan, most: number): NamedSkill[] {
  const named: NamedSkill[] = [];
  for (const { id, requirement, match } of plan.wanted) {
    if (requirement.kind !== "skill") continue;
    const lines = match.factIds.flatMap((factId) => source.byAddress.get(factId) ?? []);
    const listed = source.lines.find(
      (line) => line.place === "list" && line.terms.has(id) && wordCount(line.text) <= 4,
    );
    const line =
      listed ?? lines.find((entry) => entry.place === "role" || entry.place === "activity");
    const hit = line?.hits.find((entry) => entry.term.id === id);
    if (line === undefined || hit === undefined) continue;
    const bare = listed !== undefined && listed.hits.length === 1 && isShortName(listed.text);
    const text = bare
      ? inProse(line.text.trim(), hit.term.family)
      : isName(hit.spelling)
        ? hit.spelling
        : hit.spelling.toLowerCase();
    if (named.every((entry) => entry.text.toLowerCase() !== text.toLowerCase()))
      named.push({ text, factId: line.address, reqId: requirement.id });
    if (named.length === most) break;
  }
  return named;
}

/** A name of a skill, not a sentence about it: "Payroll", and not "Proficiency in payroll". */
function isShortName(text: string): boolean {
  return (
    wordCount(text) <= 3 &&
    !/[(:,;]|^(?:proficien|experience|knowledge|fluen|familiar|strong|excellent|good|solid|basic|advanced|understanding|ability|able|skilled|use of|working|detailed)/i.test(
      text.trim(),
    )
  );
}

/** A skill of a list as it stands within a sentence: "Customer service" is no name, "Excel" is. */
export function inProse(text: string, family: string): string {
  const plain = /^\p{Lu}\p{Ll}+(?:[ /-]\p{Lu}?\p{Ll}+)*$/u.test(text) && !isBrand(text);
  const several = /[ /-]/.test(text);
  return plain && (several || !["software", "marketing", "language"].includes(family))
    ? text.toLowerCase()
    : text;
}

function isName(spelling: string): boolean {
  return (
    /[\p{Lu}\d].*[\p{Lu}\d]|[\p{Lu}]/u.test(spelling.slice(1)) ||
    /\d/.test(spelling) ||
    (/^\p{Lu}/u.test(spelling) && !/\s/.test(spelling))
  );
}

/** Full years in roles of the same kind as a title; overlaps count once. */
export function yearsAs(source: Source, title: string): { years: number; roles: SourceRole[] } {
  const roles = source.roles.filter(
    (role) => role.paid && role.range !== undefined && titleSimilarity(role.title, title) >= 0.45,
  );
  const months = unionMonths(roles.flatMap((role) => role.range ?? []));
  return { years: Math.floor(months / 12), roles };
}

/** A line that can follow "At X, ...": it opens with a verb in the past and is not too long. */
export function tellable(line: SourceLine): string | undefined {
  const opener = openerOf(line.text);
  if (opener?.form !== "past" || !tellsOwnWork(line.text, opener)) return undefined;
  // "Read blueprints" in a role that goes on may be the present.
  if (
    opener.verb.base === opener.verb.past &&
    /^(?:read|put|set|let|proofread)$/.test(opener.verb.base)
  )
    return undefined;
  const words = wordCount(line.text);
  return words >= 5 && words <= 38 && !/[•|]|https?:/.test(line.text)
    ? lowerFirst(withoutStop(line.text))
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

function opening(source: Source, plan: TailoringPlan): Sentence | undefined {
  const skills = namedSkills(source, plan, 4);
  const list = joinList(skills.map((skill) => skill.text));
  const skillFacts = skills.map((skill) => skill.factId);
  const reqIds = skills.map((skill) => skill.reqId);
  const role = plan.closest?.role;
  if (role === undefined) {
    const degree = heldDegree(source);
    if (degree === undefined || skills.length === 0) return undefined;
    return {
      text: `${withoutStop(degree.text)}, with practice in ${list}.`,
      factIds: [degree.address, ...skillFacts],
      reqIds,
    };
  }
  const { years, roles } = yearsAs(source, role.title);
  const facts = [
    role.titleAddress,
    ...(years > 0 ? roles.map((entry) => entry.datesAddress) : []),
    ...skillFacts,
  ];
  const tail =
    skills.length === 0
      ? ""
      : years > 0
        ? `, including work with ${list}`
        : ` with work in ${list}`;
  if (years > 0)
    return {
      text: `${role.title} with ${years} ${years === 1 ? "year" : "years"} of experience${tail}.`,
      factIds: facts,
      reqIds,
    };
  return skills.length === 0
    ? undefined
    : { text: `${role.title}${tail}.`, factIds: facts, reqIds };
}

/** A degree that is held, the highest first. */
export function heldDegree(source: Source): SourceLine | undefined {
  const lines = source.resume.education.flatMap(
    (entry) => source.byAddress.get(`${entry.id}.degree`) ?? [],
  );
  return lines.find((line) => !openStatus(source, line));
}

function achievement(plan: TailoringPlan): Sentence | undefined {
  const [best] = storyLines(plan).filter((entry) => entry.reqIds.length > 0 && entry.role.paid);
  if (best === undefined || best.role.org === "") return undefined;
  const phrase = tellable(best.line);
  if (phrase === undefined) return undefined;
  const lead =
    best.role.recency === 0 ? `Most recently at ${best.role.org}` : `At ${best.role.org}`;
  return {
    text: withStop(`${lead}, ${phrase}`),
    factIds: [best.line.address, best.role.orgAddress, best.role.titleAddress],
    reqIds: best.reqIds.slice(0, 2),
  };
}

function credentials(source: Source, plan: TailoringPlan, posting: Posting): Sentence | undefined {
  const asked = posting.requirements.filter(
    (entry) => ["degree", "cert", "licence"].includes(entry.kind) && entry.level !== "context",
  );
  const proven = asked.flatMap((requirement) => {
    const match = plan.byReq.get(requirement.id)?.match;
    const line = source.byAddress.get(match?.factIds[0] ?? "");
    return match !== undefined &&
      match.strength >= 0.7 &&
      line !== undefined &&
      line.place === "credential"
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
function serves(source: Source, plan: TailoringPlan): boolean {
  const own = source.byAddress.get("summary");
  return own !== undefined && plan.wanted.some((entry) => own.terms.has(entry.id));
}

function provenSkills(plan: TailoringPlan): number {
  return plan.wanted.filter((entry) => entry.requirement.kind === "skill").length;
}

/** A summary of two or three sentences from facts, where the person's own does not serve the posting. */
export function writeSummary(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Proposal | undefined {
  if (!source.resume.language.startsWith("en") || source.hidden.has("summary")) return undefined;
  if (
    source.resume.summary !== "" &&
    (serves(source, plan) || provenSkills(plan) < enoughToReplace)
  )
    return undefined;
  const sentences = [
    opening(source, plan),
    achievement(plan),
    credentials(source, plan, posting),
  ].filter((entry) => entry !== undefined);
  // A title and its years alone say nothing that the first entry does not say.
  const [only] = sentences;
  if (only === undefined || (sentences.length === 1 && only.reqIds.length === 0)) return undefined;
  if (sentences.length === 1 && source.resume.summary !== "") return undefined;
  return {
    path: "summary",
    before: source.resume.summary === "" ? null : source.resume.summary,
    after: sentences.map((entry) => entry.text).join(" "),
    rule: "summary",
    reason:
      source.resume.summary === ""
        ? "A short summary from your own lines, led by what the posting asks for."
        : "Your summary names nothing that this posting asks for; this one is made of your own lines that do.",
    evidence: [...new Set(sentences.flatMap((entry) => entry.factIds))],
    reqIds: [...new Set(sentences.flatMap((entry) => entry.reqIds))],
    sentences,
  };
}

/** A held title with at most two proven skills. */
export function writeHeadline(source: Source, plan: TailoringPlan): Proposal | undefined {
  const own = source.resume.headline;
  const role = plan.closest?.role;
  if (role === undefined || source.hidden.has("headline") || wordCount(role.title) > 7)
    return undefined;
  // What the person wrote stays as it is.
  if (own !== "") return undefined;
  const title = role.title;
  const skills = namedSkills(source, plan, 6)
    .filter(
      (skill) =>
        wordCount(skill.text) <= 3 && !title.toLowerCase().includes(skill.text.toLowerCase()),
    )
    .slice(0, 2);
  if (skills.length === 0) return undefined;
  const after = [title, ...skills.map((skill) => upperFirst(skill.text))].join(" | ");
  const facts = [role.titleAddress, ...skills.map((skill) => skill.factId)];
  const reqIds = skills.map((skill) => skill.reqId);
  return {
    path: "headline",
    before: null,
    after,
    rule: "headline",
    reason: `A title that you held, with ${skills.length === 1 ? "a skill" : "skills"} that the posting names.`,
    evidence: facts,
    reqIds,
    sentences: [{ text: after, factIds: facts, reqIds }],
  };
}
