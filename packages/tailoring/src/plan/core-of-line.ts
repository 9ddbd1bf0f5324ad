import { everyday, termById } from "@savile/taxonomy/lexicon";
import type { Match, Requirement } from "@savile/model";
import { showsDeed } from "../match/match-deeds.ts";
import { peopleIn } from "../match/people-in.ts";
import type { RankedLine, TailoringPlan } from "./make-plan.ts";
import { wordCount } from "../words/phrases.ts";
import { tellsOutcome } from "../words/outcomes.ts";

/** What each sign of a line's weight counts for; a tool in common says least. */
const counts = {
  people: 0.7,
  money: 0.3,
  change: 0.5,
  figure: 0.2,
  outcome: 0.2,
  duty: 0.5,
  skill: 0.4,
  tool: 0.2,
  more: 0.1,
  small: 0.4,
  short: 0.2,
} as const;

const surely = 0.8;
const mostMore = 2;
const shortLine = 6;

/** Lines of taking part and looking on, which lead nothing. */
const small =
  /^(?:help|assist|participat|took part|take part|learn|attend|observ|shadow|cover(?:ed|s)? for)\p{Ll}*\b/iu;

/** A number that counts something; a year counts nothing. */
function tellsHowMuch(text: string): boolean {
  return /\d/.test(text.replace(/\b(?:19|20)\d{2}\b/g, ""));
}

/** Whether all that is asked for is a thing to work with, or a word that everybody uses. */
export function isTool({ canonical }: Requirement): boolean {
  return (
    canonical.length > 0 &&
    canonical.every((id) => termById(id)?.tool === true || everyday.test(id))
  );
}

function isNamed({ canonical }: Requirement, { line }: RankedLine): boolean {
  return canonical.some((id) => line.terms.has(id));
}

/** What the answer to one demand is worth: the work itself most, a tool little, a guess nothing. */
function answerOf(
  { requirement, match }: { readonly requirement: Requirement; readonly match: Match },
  entry: RankedLine,
): number {
  if (match.strength < surely) return 0;
  if (requirement.kind === "duty") return counts.duty * match.strength;
  if (requirement.kind !== "skill" || !isNamed(requirement, entry)) return 0;
  const value = isTool(requirement) ? counts.tool : counts.skill;
  return requirement.level === "required" ? value : value / 2;
}

function answersOf({ byReq }: TailoringPlan, entry: RankedLine): number {
  const found = entry.reqIds
    .flatMap((id) => {
      const asked = byReq.get(id);
      return asked === undefined ? [] : [answerOf(asked, entry)];
    })
    .filter((value) => value > 0);
  const more = Math.min(mostMore, found.length - 1) * counts.more;
  return found.length === 0 ? 0 : Math.max(...found) + more;
}

/** Whether a line tells what became better by the work. */
export function tellsChange(text: string): boolean {
  return showsDeed("result", text, "");
}

/** What came of the work and how much of it there was. */
function resultOf(text: string): number {
  if (tellsChange(text)) return counts.change;
  return (tellsHowMuch(text) ? counts.figure : 0) + (tellsOutcome(text) ? counts.outcome : 0);
}

const running =
  /^(?:r[au]n|running|manag(?:e[ds]?|ing)|head(?:ed|ing|s)?|lead(?:s|ing)?|led|overs(?:ee|aw|eeing))\b/iu;

/** "Run a restaurant with 22 staff": people led who stand at the end of what is run. */
function runsWithPeople(text: string): boolean {
  return running.test(text.trim()) && peopleIn(text).some(({ count }) => (count ?? 0) > 1);
}

function leadsPeople(text: string): boolean {
  return showsDeed("people", text, "") || runsWithPeople(text);
}

/** Whether a line tells of people led or of how much there was to answer for: what a post is measured by. */
export function tellsScope(text: string): boolean {
  return leadsPeople(text) || showsDeed("budget", text, "");
}

/**
 * How near a line comes to the core of the post: people led and money held, what came of it, the duties and the craft
 * that are asked for; tools and words in common weigh least.
 */
export function coreOf(plan: TailoringPlan, entry: RankedLine): number {
  const { text } = entry.line;
  const held =
    (leadsPeople(text) ? counts.people : 0) + (showsDeed("budget", text, "") ? counts.money : 0);
  const less =
    (small.test(text) ? counts.small : 0) +
    (wordCount(text) < shortLine && !tellsHowMuch(text) ? counts.short : 0);
  return held + resultOf(text) + answersOf(plan, entry) - less;
}

/** What a line must weigh more than another to be read before it, and more than a first line that opens well. */
const margin = { among: 0.45, first: 0.9 } as const;

/** Whether a line opens a role well: people put there what weighs most, with how much of it there was. */
function opensWell({ line: { text } }: RankedLine): boolean {
  return tellsHowMuch(text) || tellsScope(text);
}

/**
 * The lines of a role, those before others that come much nearer to the core of the post; where that is not sure, the
 * order is the person's own.
 */
export function bySureWorth(plan: TailoringPlan, own: readonly RankedLine[]): RankedLine[] {
  const [first] = own;
  const worth = new Map(own.map((entry) => [entry, coreOf(plan, entry)]));
  const placed: RankedLine[] = [];
  for (const entry of own) {
    const isBehind = (other: RankedLine) =>
      (worth.get(entry) ?? 0) - (worth.get(other) ?? 0) <
      (other === first && opensWell(other) ? margin.first : margin.among);
    placed.splice(placed.findLastIndex(isBehind) + 1, 0, entry);
  }
  return placed;
}
