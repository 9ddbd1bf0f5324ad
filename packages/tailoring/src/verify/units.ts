import type { ClaimIssue } from "@savile/model";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { openerOf } from "../words/verbs.ts";
import { analyse } from "../match/analyse.ts";
import { bestLine, betterOf, check, hardCount } from "./candidate.ts";
import type { Candidate } from "./candidate.ts";
import { deedsOf, statementsOf } from "./reading/deeds.ts";
import { frameOf } from "./reading/frame.ts";
import { verdictOf } from "./verify-text.ts";

/** What can carry a claim by itself: a role with its header, an entry of another section, the skills. */
interface Unit {
  readonly id: string;
  readonly lines: readonly SourceLine[];
  /** Lines that tell what was done; each deed of a claim needs one of them or the header. */
  readonly told: readonly SourceLine[];
  readonly header: readonly string[];
  readonly stems: ReadonlySet<string>;
  /** Verbs that say no more than that the entry exists: "Won" of an award. */
  readonly opener: RegExp | undefined;
}

const article = "(?:(?:a|an|the|my)\\s)?";
const got = "(?:has |have |was |i )*(?:received|won|earned|gained|awarded|got|secured|obtained)";

/** Openers by the section of an entry. */
const openers: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:awd|cmp|add|cst|oth)/,
    new RegExp(`^(?:${got}|recipient of|winner of|honou?red with|named)\\s${article}`, "iu"),
  ],
  [
    /^(?:edu|crt|lng)/,
    new RegExp(
      `^(?:${got}|holds?|holding|held|completed|passed|finished|has|have|graduated with|holder of|qualified with|certified in|trained in)\\s${article}`,
      "iu",
    ),
  ],
  [
    /^pub/,
    new RegExp(
      `^(?:published(?: in| on)?|authored|author of(?: research on| a paper on| the paper)?|wrote|presented|published (?:a paper|an article|research) (?:in|on))\\s${article}`,
      "iu",
    ),
  ],
  [/^tch/, /^(?:taught|teach(?:es)?|lectured(?: on| in)?|lecturer (?:in|on|for))\s/iu],
];

function unitOf(id: string, lines: readonly SourceLine[], told: readonly SourceLine[]): Unit {
  const header = lines.filter((line) => !told.includes(line)).map((line) => line.address);
  return {
    id,
    lines,
    told,
    header,
    stems: new Set(lines.flatMap((line) => [...frameOf(line.text).stems])),
    opener: openers.find(([section]) => section.test(id))?.[1],
  };
}

function roleUnit(source: Source, role: SourceRole): Unit {
  const lines = source.lines.filter((line) => line.entry === role.id);
  return unitOf(role.id, lines, role.lines);
}

const known = new WeakMap<Source, readonly Unit[]>();

/** The units of a source: roles, entries of every other section, and the skills as a whole. */
function unitsOf(source: Source): readonly Unit[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const roles = source.roles.map((role) => roleUnit(source, role));
  const own = new Set(source.roles.map((role) => role.id));
  const entries = new Map<string, SourceLine[]>();
  for (const line of source.lines) {
    if (line.entry === undefined || own.has(line.entry) || line.place === "contact") continue;
    const id = /^(?:skl|cmp)/.test(line.address) ? "skl" : line.entry;
    entries.set(id, [...(entries.get(id) ?? []), line]);
  }
  const others = [...entries].map(([id, lines]) =>
    unitOf(
      id,
      lines,
      lines.filter((line) => /^(?:other|bullet)$/.test(line.kind) && line.text.includes(" ")),
    ),
  );
  const made = [...roles, ...others];
  known.set(source, made);
  return made;
}

/** The units that speak most of what a text speaks of. */
function nearest(source: Source, text: string, roles: readonly string[]): readonly Unit[] {
  const { stems } = analyse(text, true);
  return unitsOf(source)
    .filter((unit) => roles.length === 0 || roles.includes(unit.id))
    .map((unit) => ({ unit, score: stems.filter((stem) => unit.stems.has(stem)).length }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ unit }) => unit);
}

/** The objections to a deed by the line, or else the header, that carries it best. */
function objectionsTo(source: Source, deed: string, unit: Unit): readonly ClaimIssue[] {
  const header = check(source, deed, unit.header, "prose");
  const told = unit.told.map((line) => line.address);
  return bestLine(source, deed, told, header)?.found.issues ?? [];
}

function within(source: Source, text: string, unit: Unit, most: number): Candidate {
  const ids = unit.lines.map((line) => line.address);
  const rest = unit.opener === undefined ? text : text.replace(unit.opener, "");
  const whole = check(source, rest === "" ? text : rest, ids, "prose", most);
  if (whole.found.verdict === "unsupported" || unit.told.length === 0) return whole;
  const parts = openerOf(text) !== undefined ? statementsOf(text) : deedsOf(text);
  const deeds = parts.flatMap((deed): ClaimIssue[] => {
    const at = Math.max(0, text.indexOf(deed));
    return objectionsTo(source, deed, unit).map((issue) => ({
      ...issue,
      span: [at + issue.span[0], at + issue.span[1]],
    }));
  });
  const issues = [...whole.found.issues, ...deeds];
  return { ids, found: { verdict: verdictOf(issues), issues } };
}

/** The unit that carries a text better than what was found before; of the named roles only, if any. */
export function bestUnit(
  source: Source,
  text: string,
  roles: readonly string[],
  before: Candidate,
): Candidate {
  let best = before;
  for (const unit of nearest(source, text, roles)) {
    best = betterOf(best, within(source, text, unit, hardCount(best.found) + 1));
    if (best.found.verdict === "supported") return best;
  }
  return best;
}
