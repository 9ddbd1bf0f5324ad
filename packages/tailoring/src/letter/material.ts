import { analyse } from "../match/analyse.ts";
import type { SourceRole } from "../match/source.ts";
import type { RankedLine } from "../plan/make-plan.ts";
import { asksOf, byWorth } from "./asks.ts";
import type { Ask } from "./asks.ts";
import { copiesPosting } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { listDeeds } from "./list-deeds.ts";
import { pointsIn } from "./point-lines.ts";
import { isRealRole } from "./role-words.ts";
import type { Told } from "./told.ts";

/** What a plan is filled from. */
export interface Material {
  readonly opening: {
    readonly ask: Ask | undefined;
    readonly told: Told | undefined;
    readonly near: boolean;
  };
  readonly pairs: readonly { readonly ask: Ask; readonly told: Told }[];
  readonly more: readonly Told[];
  readonly roles: readonly SourceRole[];
  readonly asks: readonly Ask[];
}

const leastStrength = 0.65;
const leastDuty = 0.35;
const mostPairs = 3;
/** What the work is about stands among the first duties; a later one is named only where a line answers it. */
const mainDuties = 4;
/** From here on a thing that is asked for may open a letter. */
const leastOpening = 0.85;
const mostMore = 12;
/** Lines of jobs beside which nothing else is looked for. */
const fewestOfJobs = 3;

function shares(ask: Ask, told: Told): number {
  const own = new Set(told.entry.line.stems);
  return analyse(ask.text, false).stems.filter((stem) => own.has(stem)).length;
}

/** Lines that answer an ask, the best told first. */
export function answersTo(ask: Ask, told: readonly Told[]): Told[] {
  const least = ask.duty ? leastDuty : leastStrength;
  if (ask.match.strength < least) return [];
  const carrying = told.filter(({ entry }) => ask.match.factIds.includes(entry.line.address));
  return carrying
    .filter((one) => shares(ask, one) > 0 || ask.match.strength >= 0.85)
    .toSorted((a, b) => b.weight + shares(ask, b) * 0.2 - a.weight - shares(ask, a) * 0.2);
}

function standing({ role, utility }: RankedLine): number {
  const today = role.period.end === "present" ? 0.3 : 0;
  return (role.paid ? 0.4 : 0) + today - role.recency * 0.12 + Math.min(utility, 2) * 0.4;
}

/** Lines of taking part, which say less than lines of doing. */
const takesPart =
  /^(?:help(?:ed|s)?|assist(?:ed|s)?|participat(?:ed?|es)|learn(?:ed|t|s)?|attend(?:ed|s)?|observ(?:ed?|es)|shadow(?:ed|s)?|support(?:ed|s)?)\b/i;

export function valueOf(told: Told): number {
  return told.weight + standing(told.entry) - (takesPart.test(told.did) ? 0.3 : 0);
}

/** The duty that the letter opens on with the line that answers it, or with the nearest line. */
function openingOf(
  asks: readonly Ask[],
  told: readonly Told[],
  roles: ReadonlySet<string>,
): Material["opening"] {
  const duties = asks.filter(({ duty }) => duty);
  const scored = duties
    .flatMap((ask) => {
      const [best] = answersTo(ask, told);
      return best === undefined
        ? []
        : [
            {
              ask,
              best,
              score: ask.match.strength + valueOf(best) - Math.min(ask.order, 12) * 0.05,
            },
          ];
    })
    .toSorted((a, b) => b.score - a.score);
  const [linked] = scored;
  if (linked !== undefined) return { ask: linked.ask, told: linked.best, near: false };
  return nearestOf(
    duties.filter(({ order }) => order < mainDuties),
    told,
    roles,
  );
}

/** A duty and the line that comes nearest to it: by words in common, else by how well it carries. */
function nearestOf(
  duties: readonly Ask[],
  told: readonly Told[],
  roles: ReadonlySet<string>,
): Material["opening"] {
  const worth = (one: Told) => valueOf(one) + (roles.has(one.entry.role.id) ? 0.3 : 0);
  const near = duties
    .flatMap((ask) =>
      told.map((one) => ({
        ask,
        told: one,
        score: Math.min(2, shares(ask, one)) * 0.5 + worth(one) - ask.order * 0.03,
      })),
    )
    .toSorted((a, b) => b.score - a.score)[0];
  const best = near?.told ?? told.toSorted((a, b) => worth(b) - worth(a))[0];
  return { ask: near?.ask ?? duties[0], told: best, near: true };
}

/** Where no duty can be named, what is asked for is, but only with a line that answers it. */
function withAnsweredAsk(
  opening: Material["opening"],
  asks: readonly Ask[],
  told: readonly Told[],
): Material["opening"] {
  if (opening.ask !== undefined) return opening;
  for (const ask of byWorth(asks)) {
    const [best] = answersTo(ask, told);
    if (best !== undefined && ask.match.strength >= leastOpening)
      return { ask, told: best, near: false };
  }
  return opening;
}

/** Asks with the lines that answer them: each part of a line and each ask once, those with a figure first. */
function pairsOf(
  asks: readonly Ask[],
  told: readonly Told[],
  used: Set<string>,
): Material["pairs"] {
  const found: { ask: Ask; told: Told }[] = [];
  const said: string[] = [];
  for (const ask of byWorth(asks)) {
    if (found.length >= mostPairs) break;
    if (said.some((text) => isWithin(text, ask.text))) continue;
    const [best] = answersTo(ask, told).filter(({ did }) => !used.has(did));
    if (best === undefined) continue;
    used.add(best.did);
    said.push(ask.text);
    found.push({ ask, told: best });
  }
  return found.toSorted(
    (a, b) =>
      Number(b.told.figure) - Number(a.told.figure) ||
      a.told.entry.role.recency - b.told.entry.role.recency,
  );
}

export function materialOf(
  context: LetterContext,
  tell: (entry: RankedLine) => readonly Told[],
): Material {
  const ofJobs = context.plan.ranked
    .filter(({ role }) => isRealRole(role, context.source.today))
    .flatMap(tell);
  const isEnough = ofJobs.length >= fewestOfJobs || tell !== pointsIn;
  const listed = isEnough ? [] : listDeeds(context.source, context.plan);
  const isOwn = ({ did }: Told) => context.own.some(({ text }) => text.includes(did));
  const all = [...ofJobs, ...listed.flatMap(tell).filter((one) => !isOwn(one))];
  // The same words under two jobs are told once.
  const told = all.filter(({ did }, at) => all.findIndex((one) => one.did === did) === at);
  const title = ` ${(context.posting.title ?? "").toLowerCase()} `;
  // "Customer service" says nothing new of a customer service agent.
  const asks = asksOf(context.plan, (text) => !copiesPosting(text, context.runs)).filter(
    ({ text }) => !title.includes(` ${text.toLowerCase()} `),
  );
  const closest = new Set(context.plan.closest === undefined ? [] : [context.plan.closest.role.id]);
  const own = openingOf(asks, told, closest);
  // A thing that is asked for opens no list: "you ask for Excel" says nothing of the work.
  const opening = tell === pointsIn ? own : withAnsweredAsk(own, asks, told);
  const used = new Set(opening.told === undefined ? [] : [opening.told.did]);
  const others = asks.filter((ask) => ask.text !== opening.ask?.text);
  const pairs = pairsOf(others, told, used);
  const more = told
    .filter(({ did }) => !used.has(did))
    .toSorted((a, b) => valueOf(b) - valueOf(a))
    .slice(0, mostMore)
    .toSorted((a, b) => a.entry.role.recency - b.entry.role.recency);
  return { opening, pairs, more, roles: context.source.roles, asks };
}

/** Whether one of two names holds the other. */
export function isWithin(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}
