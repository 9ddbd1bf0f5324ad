import type { Posting, Requirement } from "@savile/model";
import type { TermHit } from "../terms/guard.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { matchCopy, originalSpan } from "@savile/taxonomy";
import type { Proposal } from "../input/draft.ts";
import { analyse } from "../match/analyse.ts";
import { inThePast, lineEndsOf, verbFirst, withCapital, withEnd } from "./mend-line.ts";
import type { LineEnds } from "./mend-line.ts";
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

/** Past tense in a role that has ended, only where the line is surely a verb phrase. */
function pastTense(line: SourceLine, role: SourceRole): Rewrite | undefined {
  const ended = role.period.end !== "" && role.period.end !== "present";
  const text = ended ? inThePast(line, role) : undefined;
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

/** Whether another line is read first, or of many lines others are read among the first: all else nobody sees. */
function leadsOtherwise(own: readonly RankedLine[], sorted: readonly RankedLine[]): boolean {
  const lead = Math.max(1, Math.floor(own.length / 2));
  const before = new Set(own.slice(0, lead));
  return own[0] !== sorted[0] || sorted.slice(0, lead).some((entry) => !before.has(entry));
}

/** The first line of a role that tells how much: people put what weighs most there, and readers look there. */
function leads(entry: RankedLine, own: readonly RankedLine[]): boolean {
  return entry === own[0] && /\d/.test(entry.line.text.replace(/\b(?:19|20)\d{2}\b/g, ""));
}

/** Lines that serve the posting come first within their role, behind a first line that tells how much. */
export function orderLines(source: Source, plan: TailoringPlan): Proposal[] {
  return source.roles.flatMap((role) => {
    const own: readonly RankedLine[] = plan.ranked.filter(
      (entry) => entry.role.id === role.id && entry.line.kind === "bullet",
    );
    const sorted = own.toSorted(
      (a, b) =>
        Number(leads(b, own)) - Number(leads(a, own)) ||
        b.utility - a.utility ||
        a.source - b.source,
    );
    const before = own.map((entry) => idOf(entry.line.address)).join(" ");
    const after = sorted.map((entry) => idOf(entry.line.address)).join(" ");
    if (before === after || !leadsOtherwise(own, sorted)) return [];
    return [
      {
        path: role.id,
        before,
        after,
        rule: "reorder" as const,
        reason:
          sorted[0]?.reqIds.length === 0
            ? "The lines that tell how much come first."
            : "The lines that answer this posting come first.",
        evidence: sorted.slice(0, 2).map((entry) => entry.line.address),
        reqIds: [...new Set(sorted.slice(0, 2).flatMap((entry) => entry.reqIds.slice(0, 1)))],
      },
    ];
  });
}

/** The skills of a group by id with the terms that they name, those behind them that are added. */
function skillsOf(
  source: Source,
  group: { readonly id: string; readonly skills: readonly { readonly id: string }[] },
  added: readonly Proposal[],
): { id: string; terms: ReadonlySet<string> }[] {
  const own = group.skills.map(({ id }) => ({
    id,
    terms: source.byAddress.get(`${group.id}.${id}`)?.terms ?? new Set<string>(),
  }));
  const more = added
    .filter(({ path }) => path.startsWith(`${group.id}.`))
    .map(({ path, after }) => ({ id: idOf(path), terms: analyse(after ?? "", true).terms }));
  return [...own, ...more];
}

/**
 * Skills that the posting asks for come first within their own group.
 * @param added skills that are added to a group
 */
export function orderSkills(
  source: Source,
  plan: TailoringPlan,
  added: readonly Proposal[] = [],
): Proposal[] {
  const rank = new Map(plan.wanted.map((entry, index) => [entry.id, index]));
  const groups = [{ id: "cmp", skills: source.resume.competencies }, ...source.resume.skills];
  return groups.flatMap((group) => {
    const placed = skillsOf(source, group, added).map(({ id, terms }, index) => {
      const best = Math.min(
        ...[...terms].map((term) => rank.get(term) ?? Number.POSITIVE_INFINITY),
        Number.POSITIVE_INFINITY,
      );
      return { id, best, index };
    });
    const sorted = [...placed].sort((a, b) =>
      a.best === b.best ? a.index - b.index : a.best - b.best,
    );
    const before = placed.map((entry) => entry.id).join(" ");
    const after = sorted.map((entry) => entry.id).join(" ");
    if (before === after) return [];
    const front = sorted.filter((entry) => entry.best !== Number.POSITIVE_INFINITY);
    return [
      {
        path: group.id,
        before,
        after,
        rule: "front-skill" as const,
        reason: "The skills that the posting names come first.",
        evidence: front.map((entry) => `${group.id}.${entry.id}`),
        reqIds: front.flatMap((entry) => plan.wanted[entry.best]?.requirement.id ?? []),
      },
    ];
  });
}
