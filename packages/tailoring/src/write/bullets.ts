import type { Posting, Requirement } from "@savile/model";
import type { TermHit } from "../terms/guard.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { matchCopy, originalSpan } from "@savile/taxonomy";
import type { Proposal } from "../input/draft.ts";
import { analyse, contentStemsOf } from "../match/analyse.ts";
import { bySureWorth, tellsScope } from "../plan/core-of-line.ts";
import { inThePast, lineEndsOf, verbFirst, withCapital, withEnd } from "./mend-line.ts";
import type { LineEnds } from "./mend-line.ts";
import { openerOf } from "../words/verbs.ts";
import { trimmed } from "./trim.ts";

const filler: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/g, "to"],
  [/\bon a daily basis\b/g, "daily"],
  [/\bon a weekly basis\b/g, "weekly"],
  [/\bon a monthly basis\b/g, "monthly"],
  [/\bon a regular basis\b/g, "regularly"],
  [/\bdue to the fact that\b/g, "because"],
  [/\bfor the purpose of\b/g, "for"],
];

interface Rewrite {
  readonly text: string;
  readonly rule: Proposal["rule"];
  readonly reason: string;
  readonly reqIds: readonly string[];
}

function isProper(spelling: string): boolean {
  return /[\p{Lu}\d]/u.test(spelling);
}

/** One word with a capital or a figure. */
function isProperWord(spelling: string): boolean {
  return isProper(spelling) && !/\s/.test(spelling);
}

/** Letters and figures without a word among them: of two such codes one is a kind of the other, or another thing. */
function isCode(spelling: string): boolean {
  return !/\p{Ll}{3}/u.test(spelling);
}

function bareSpelling(spelling: string): string {
  return spelling.toLowerCase().replace(/\W|s$/g, "");
}

/** The only place of a line that names the skill of a requirement. */
function onlyHit(line: SourceLine, { canonical }: Requirement): TermHit | undefined {
  if (canonical.length !== 1) return undefined;
  const [hit, ...others] = line.hits.filter(({ term }) => term.id === canonical[0]);
  return others.length === 0 && hit?.term.kind === "skill" ? hit : undefined;
}

/** Whether two names of one skill differ by more than signs and a plural, and neither can mean another thing. */
function isOtherName({ spelling, term }: TermHit, wanted: string): boolean {
  return (
    bareSpelling(spelling) !== bareSpelling(wanted) &&
    term.guarded.length === 0 &&
    isProperWord(spelling) &&
    isProperWord(wanted) &&
    !(isCode(spelling) && isCode(wanted)) &&
    isSpellingOf(term.aliases, term.name, wanted)
  );
}

/** The posting's spelling of a name that the line spells otherwise ("K8s" where it says "Kubernetes"). */
function canonicalise(line: SourceLine, posting: Posting): Rewrite | undefined {
  for (const requirement of posting.requirements) {
    if (requirement.kind !== "skill") continue;
    const hit = onlyHit(line, requirement);
    const wanted = requirement.text;
    if (hit === undefined || !isOtherName(hit, wanted)) continue;
    const [start, end] = originalSpan(matchCopy(line.text), hit.start, hit.end);
    return {
      text: line.text.slice(0, start) + wanted + line.text.slice(end),
      rule: "canonicalise",
      reason: `The posting says ${wanted}; your line says ${hit.spelling}. It is the same thing under another name.`,
      reqIds: [requirement.id],
    };
  }
  return undefined;
}

function isSpellingOf(aliases: readonly string[], name: string, wanted: string): boolean {
  return [name, ...aliases].some((spelling) => spelling.toLowerCase() === wanted.toLowerCase());
}

/** Whether a line is in the present, and its grammar is not understood well enough to change that. */
function staysPresent(line: SourceLine, role: SourceRole): boolean {
  const form = openerOf(line.text)?.form;
  return (form === "present" || form === "third") && inThePast(line, role) === undefined;
}

/**
 * Past tense in a role that has ended, only where the line is surely a verb phrase and no other line of the role stays
 * behind in the present: two tenses in one role read worse than either.
 */
function pastTense(line: SourceLine, role: SourceRole): Rewrite | undefined {
  const ended = role.period.end !== "" && role.period.end !== "present";
  const isOne = ended && !role.lines.some((other) => staysPresent(other, role));
  // "Recognises 26 signs": what a project does, it does today.
  const isOfThing = !role.paid && openerOf(line.text)?.form === "third";
  const text = isOne && !isOfThing ? inThePast(line, role) : undefined;
  return text === undefined
    ? undefined
    : {
        text,
        rule: "tense",
        reason: "This role has ended, so its lines are in the past tense.",
        reqIds: [],
      };
}

/** The small letter or the full stop in which a line differs from the others. */
function evened(line: SourceLine, role: SourceRole, ends: LineEnds): Rewrite | undefined {
  const begun = withCapital(line, role) ?? line.text;
  const text = withEnd(begun, ends) ?? begun;
  return text === line.text
    ? undefined
    : { text, rule: "rephrase", reason: "Begins and ends as your other lines do.", reqIds: [] };
}

/** A text whose long-winded phrases are said in fewer words. */
export function withoutFiller(text: string): string {
  return filler.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
}

function fillerRewrite(line: SourceLine, role: SourceRole): Rewrite | undefined {
  const text = withoutFiller(verbFirst(line.text, role) ?? line.text);
  return text === line.text
    ? undefined
    : { text, rule: "filler", reason: "The same in fewer words.", reqIds: [] };
}

function shortened(line: SourceLine, posting: Posting): Rewrite | undefined {
  const wanted = posting.requirements.map((requirement) => requirement.text);
  const text = trimmed(line, wanted);
  return text === undefined
    ? undefined
    : {
        text,
        rule: "trim",
        reason:
          "The line is long; its last clause has no number, no name and nothing that the posting asks for.",
        reqIds: [],
      };
}

/** Every rewrite of a line, one after the other, so that tailoring the result again finds nothing to do. */
function rewritesOf(
  line: SourceLine,
  role: SourceRole,
  posting: Posting,
  ends: LineEnds,
): Rewrite[] {
  const steps = [
    // A line may spell several names in another way.
    (now: SourceLine) => canonicalise(now, posting),
    (now: SourceLine) => canonicalise(now, posting),
    (now: SourceLine) => canonicalise(now, posting),
    (now: SourceLine) => pastTense(now, role),
    (now: SourceLine) => fillerRewrite(now, role),
    (now: SourceLine) => shortened(now, posting),
    (now: SourceLine) => evened(now, role, ends),
  ];
  const found: Rewrite[] = [];
  let now = line;
  for (const step of steps) {
    const rewrite = step(now);
    if (rewrite === undefined) continue;
    found.push(rewrite);
    now = { ...now, text: rewrite.text, ...analyse(rewrite.text, false) };
  }
  return found;
}

/** Rewrites of single lines; several on one line are one change, with all their reasons. */
export function rewriteLines(source: Source, posting: Posting): Proposal[] {
  const ends = lineEndsOf(source.roles);
  return source.roles.flatMap((role) =>
    role.lines.flatMap((line) => {
      if (line.kind !== "bullet") return [];
      const rewrites = rewritesOf(line, role, posting, ends);
      const [first] = rewrites;
      const last = rewrites.at(-1);
      if (first === undefined || last === undefined) return [];
      return [
        {
          path: line.address,
          before: line.text,
          after: last.text,
          rule: first.rule,
          reason: rewrites.map((rewrite) => rewrite.reason).join(" "),
          evidence: [line.address],
          reqIds: [...new Set(rewrites.flatMap((rewrite) => rewrite.reqIds))],
        },
      ];
    }),
  );
}

function idOf(address: string): string {
  return address.slice(address.indexOf(".") + 1);
}

function reasonOf(moved: readonly RankedLine[]): string {
  if (moved.some(({ line }) => tellsScope(line.text)))
    return "The lines that tell whom and what you answered for come first.";
  return moved.some(({ reqIds }) => reqIds.length > 0)
    ? "The lines that answer this posting come first."
    : "The lines that tell how much come first.";
}

/** Within a role the lines that come nearest to the core of the post stand first, where the gain is sure. */
export function orderLines(source: Source, plan: TailoringPlan): Proposal[] {
  return source.roles.flatMap((role) => {
    const own: readonly RankedLine[] = plan.ranked.filter(
      (entry) => entry.role.id === role.id && entry.line.kind === "bullet",
    );
    const sorted = bySureWorth(plan, own);
    const before = own.map((entry) => idOf(entry.line.address)).join(" ");
    const after = sorted.map((entry) => idOf(entry.line.address)).join(" ");
    if (before === after) return [];
    const moved = sorted.filter((entry, at) => own.indexOf(entry) > at);
    return [
      {
        path: role.id,
        before,
        after,
        rule: "reorder" as const,
        reason: reasonOf(moved),
        evidence: moved.map((entry) => entry.line.address),
        reqIds: [...new Set(moved.flatMap((entry) => entry.reqIds.slice(0, 1)))],
      },
    ];
  });
}

/** The skills of a group by id with the terms that they name, those behind them that are added. */
function skillsOf(
  source: Source,
  group: { readonly id: string; readonly skills: readonly { readonly id: string }[] },
  added: readonly Proposal[],
): { id: string; text: string; terms: ReadonlySet<string> }[] {
  const own = group.skills.map(({ id }) => ({
    id,
    text: source.byAddress.get(`${group.id}.${id}`)?.text ?? "",
    terms: source.byAddress.get(`${group.id}.${id}`)?.terms ?? new Set<string>(),
  }));
  const more = added
    .filter(({ path }) => path.startsWith(`${group.id}.`))
    .map(({ path, after }) => ({
      id: idOf(path),
      text: after ?? "",
      terms: analyse(after ?? "", true).terms,
    }));
  return [...own, ...more];
}

/** What everybody is taken to know: moved to the very front it says that there is nothing else to show. */
const officeTools =
  /^(?:Microsoft |MS )?(?:Word|PowerPoint|Outlook|Excel|Office(?: Suite| 365)?|365)\b/iu;

/** Demands that a skill answers: by a name of it, or by all its words. */
function demandsOf(
  { text, terms }: { readonly text: string; readonly terms: ReadonlySet<string> },
  plan: TailoringPlan,
): Requirement[] {
  const byName = plan.wanted.filter((entry) => terms.has(entry.id));
  const own = new Set(contentStemsOf(text));
  const byWords = [...plan.byReq.values()].filter(({ requirement }) => {
    const stems = requirement.kind === "skill" ? contentStemsOf(requirement.text) : [];
    return stems.length > 0 && stems.every((stem) => own.has(stem));
  });
  return [...byName, ...byWords].map(({ requirement }) => requirement);
}

const fewSmall = 0.25;

/** Whether an entry goes on from the one before it: in small letters among others of which hardly any is, or in brackets. */
function goesOn(text: string, all: readonly { readonly text: string }[]): boolean {
  const small = all.filter((one) => /^\p{Ll}+(?:\s|$)/u.test(one.text));
  return (
    text.startsWith("(") ||
    (small.length <= all.length * fewSmall && small.some((one) => one.text === text))
  );
}

/**
 * Skills that the posting requires come first within their own group, in the person's own order; where it requires
 * none of them, those that it wishes for.
 * @param added skills that are added to a group
 */
export function orderSkills(
  source: Source,
  plan: TailoringPlan,
  added: readonly Proposal[] = [],
): Proposal[] {
  const groups = [{ id: "cmp", skills: source.resume.competencies }, ...source.resume.skills];
  const addedIds = new Set(added.map(({ path }) => idOf(path)));
  return groups.flatMap((group) => {
    const own = skillsOf(source, group, added).map((skill) => ({
      ...skill,
      asked: demandsOf(skill, plan),
    }));
    const free = own.filter(({ text, asked }) => asked.length > 0 && !goesOn(text, own));
    const required = free.filter(({ asked }) => asked.some(({ level }) => level === "required"));
    const some = required.length > 0 ? required : free;
    // What is added stands behind what the person put there, and office tools lead nothing.
    const isLed = some.some(({ id, text }) => !addedIds.has(id) && !officeTools.test(text));
    const front = isLed
      ? some.toSorted((a, b) => Number(addedIds.has(a.id)) - Number(addedIds.has(b.id)))
      : [];
    const sorted = [...front, ...own.filter((skill) => !front.includes(skill))];
    const before = own.map((entry) => entry.id).join(" ");
    const after = sorted.map((entry) => entry.id).join(" ");
    if (before === after) return [];
    return [
      {
        path: group.id,
        before,
        after,
        rule: "front-skill" as const,
        reason: "The skills that the posting names come first.",
        evidence: front.map((entry) => `${group.id}.${entry.id}`),
        reqIds: [...new Set(front.flatMap(({ asked }) => asked.slice(0, 1).map(({ id }) => id)))],
      },
    ];
  });
}
