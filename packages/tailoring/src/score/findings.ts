import { seniorities } from "@savile/model";
import type { Match, Posting } from "@savile/model";
import { seniorityOfTitle } from "../posting/seniority.ts";
import { unionMonths } from "../text/months.ts";
import type { RelatedRole, Relation } from "./relation.ts";
import { fieldLikeness, leastOfLevel, noRungYet, rungs, sameWork } from "./weights.data.ts";

/** What decides a part: its share, what earned it, and how that is said. */
export interface Finding {
  readonly share: number;
  readonly factIds: string[];
  readonly note: string;
}

/** How two titles stand to each other, in words. */
function kinOf(nearness: number): string {
  if (nearness >= sameWork.full) return "the same kind of work";
  return nearness >= sameWork.nearness ? "a kind of work near to it" : "another kind of work";
}

/** Why time and rung count for less than all. */
function nearnessNote(counts: number): string {
  return counts < 1 ? "; it counts less, because it was in work near to it" : "";
}

/** The nearest title, less where its rung is far from the one asked for. */
export function titleFinding(relation: Relation, posting: Posting): Finding | undefined {
  const { title } = posting;
  const [nearest] = relation.roles;
  if (title === undefined) return undefined;
  if (nearest !== undefined && nearest.nearness > 0) {
    const { role, nearness } = nearest;
    const level = levelFinding(relation, posting)?.share ?? 1;
    const rung = Math.min(1, level / Math.max(nearest.counts, 0.01));
    const far = rung < 1 ? ", on another level" : "";
    const note = `Closest of your titles: ${role.title} (${kinOf(nearness)}${far})`;
    return { share: nearness * Math.max(rung, leastOfLevel), factIds: [role.titleAddress], note };
  }
  const note = `None of your titles is of the same work as ${title}.`;
  return relation.isTitleKnown ? { share: 0, factIds: [], note } : undefined;
}

/** The field of what the person has done against the field of what is asked. */
export function fieldFinding({ likeness }: Relation): Finding | undefined {
  if (likeness === null) return undefined;
  const { none, full } = fieldLikeness;
  const share = Math.min(1, Math.max(0, (likeness - none) / (full - none)));
  const note =
    share === 0
      ? "What you have done is of another field of work."
      : share === 1
        ? "What you have done is of the same field of work."
        : "Some of what you have done is of the same field of work.";
  return { share, factIds: [], note };
}

/** How far the nearest of some roles counts. */
function countsOf(roles: readonly RelatedRole[]): number {
  return Math.max(0, ...roles.map(({ counts }) => counts));
}

/** Years are counted where jobs have dates; jobs of this work that have none leave the question open. */
export function experienceFinding(
  { roles }: Relation,
  { years: asked, requirements }: Posting,
  matches: readonly Match[],
): Finding | undefined {
  if (asked === undefined || asked <= 0) return undefined;
  const demands = new Set(
    requirements.flatMap(({ id, kind, level }) =>
      kind === "years" && level === "required" ? [id] : [],
    ),
  );
  const strengths = matches.filter(({ reqId }) => demands.has(reqId)).map((one) => one.strength);
  const own = roles.filter(({ role, counts }) => role.paid && counts > 0);
  const dated = own.filter(({ role }) => role.range !== undefined);
  if (own.length > 0 && dated.length === 0) return undefined;
  const years = unionMonths(dated.flatMap(({ role }) => role.range ?? [])) / 12;
  const shares = [Math.min(1, years / asked), ...strengths];
  const counts = countsOf(dated);
  const isShort = years >= asked && strengths.some((strength) => strength < 1);
  const part = isShort ? "; not all of them in what is asked for" : "";
  return {
    share: (counts * shares.reduce((sum, share) => sum + share, 0)) / shares.length,
    factIds: dated.map(({ role }) => role.datesAddress),
    note: `${Math.floor(years)} of ${asked} years asked for, counted in this work${part}${nearnessNote(counts)}`,
  };
}

/** Who helps in a trade stands where it begins. */
const helps = /\b(?:assistant|helper|aide|apprentice|trainee)s?\b/iu;

/** The rung of a held title, as it counts for the title asked for. */
function rungOf(title: string, asked: string): number {
  const isHelper = helps.test(title) && !helps.test(asked);
  return isHelper ? 0 : seniorities.indexOf(seniorityOfTitle(title));
}

/** Who begins has no rung in this work yet; whoever studies is where such a job begins. */
function beginning(studies: readonly string[]): Finding {
  return studies.length > 0
    ? { share: 1, factIds: [...studies], note: "A job for people who begin, and you are studying." }
    : { share: noRungYet, factIds: [], note: "A job for people who begin; none of this work yet." };
}

/** How the highest rung held in this work stands to the one asked for. */
export function levelFinding(
  { roles, open, studies }: Relation,
  { seniority, title }: Posting,
): Finding | undefined {
  if (seniority === undefined || title === undefined) return undefined;
  const own = roles.filter(({ counts }) => counts > 0);
  if (own.length === 0 && open === "beginners") return beginning(studies);
  const held = Math.max(-1, ...own.map(({ role }) => rungOf(role.title, title)));
  const said = `Level asked for: ${seniority}; highest held in this work: ${seniorities[held] ?? "none"}`;
  if (held < 0) return { share: 0, factIds: [], note: said };
  const counts = countsOf(own);
  const apart = seniorities.indexOf(seniority) - held;
  const ladder = apart >= 0 ? rungs.below : rungs.above;
  const at = own.filter(({ role }) => rungOf(role.title, title) === held);
  return {
    share: counts * (ladder[Math.min(Math.abs(apart), ladder.length - 1)] ?? 0),
    factIds: at.map(({ role }) => role.titleAddress),
    note: `${said}${nearnessNote(counts)}`,
  };
}
