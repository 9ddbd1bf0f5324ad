import { carriesWord } from "../alignment/align.ts";
import { weightOf } from "../alignment/weight.ts";
import { goesOn } from "../reading/causal-verbs.data.ts";
import type { Check, Objection } from "../reading/context.ts";
import { equalValue } from "../reading/entailed-number.ts";
import { frameOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import { linkIn } from "../reading/links.ts";
import type { Link } from "../reading/links.ts";
import { scopeFor } from "../reading/scope-sentences.ts";
import type { Scope } from "../reading/scope-sentences.ts";
import { causesIn, tellsOfChange } from "../reading/told-causes.ts";
import { saysWord } from "../reading/words.ts";

/** Words that say less tell nothing of what was done or came of it. */
const leastWeight = 0.5;
const ofFigure = 1;

/** How much of a stretch of a claim each line carries, as a share of what the stretch says. */
function sharesOf(
  claim: Frame,
  [from, to]: readonly [number, number],
  lines: readonly Frame[],
): readonly number[] {
  const words = claim.words.flatMap((word, index) =>
    word.start >= from && word.end <= to && weightOf(word) >= leastWeight
      ? [{ word, index, weight: weightOf(word) }]
      : [],
  );
  const figures = claim.numbers.filter((one) => one.start >= from && one.end <= to && !one.year);
  const whole = words.reduce((sum, { weight }) => sum + weight, 0) + figures.length * ofFigure;
  if (whole === 0) return [];
  return lines.map((line) => {
    const carried = words.filter(
      ({ word, index }) => carriesWord(claim, index, line) || saysWord(line, word),
    );
    const told = figures.filter((one) => line.numbers.some((other) => equalValue(one, other)));
    // One figure alone is a chance: "four assistants" tells nothing of "to 4%".
    if (carried.length === 0 && told.length < 2 && words.length > 0) return 0;
    return (carried.reduce((sum, { weight }) => sum + weight, 0) + told.length * ofFigure) / whole;
  });
}

/** So much of both sides in one line joins them. */
const joined = 0.3;
/** So much of a side in one line says that the line tells of it. */
const told = 0.5;
/** A line that says no more than this beside an effect names no cause of it. */
const leastOfCause = 1;

/** Sentences, and those that go on about the one before them together with it. */
function tellersIn({ own }: Scope): readonly Frame[] {
  return own.map((one, at) => {
    const next = own[at + 1];
    return next !== undefined && goesOn.test(next.text) ? frameOf(`${one.text} ${next.text}`) : one;
  });
}

const tellers = new WeakMap<Scope, readonly Frame[]>();

function tellersOf(scope: Scope): readonly Frame[] {
  const before = tellers.get(scope);
  if (before !== undefined) return before;
  const made = tellersIn(scope);
  tellers.set(scope, made);
  return made;
}

/** Whether a line that tells of an effect has nothing beside it that could have brought it about. */
function isBareEffect(line: Frame, claim: Frame, [from, to]: readonly [number, number]): boolean {
  if (linkIn(line.text) !== undefined) return false;
  const effect = frameOf(claim.text.slice(from, to));
  const left = line.words.filter((_, index) => !carriesWord(line, index, effect));
  return left.reduce((sum, word) => sum + weightOf(word), 0) <= leastOfCause;
}

/** How much of the cause and of the effect of a link each line carries. */
interface Sides {
  readonly cause: readonly number[];
  readonly effect: readonly number[];
}

type Apart = "hard" | "soft" | "no";

/** One side stands in a line, the other one nowhere. */
function halfTold(
  claim: Frame,
  link: Link,
  { cause, effect }: Sides,
  lines: readonly Frame[],
): Apart {
  const mostOfEffect = Math.max(...effect);
  if (mostOfEffect >= told) {
    const teller = lines[effect.indexOf(mostOfEffect)];
    return teller !== undefined && isBareEffect(teller, claim, link.effect) ? "hard" : "soft";
  }
  // The line of the cause tells of an effect: the claim may put the same in other words.
  const teller = lines[cause.indexOf(Math.max(...cause))];
  return teller !== undefined && linkIn(teller.text) === undefined ? "soft" : "no";
}

/** Whether one line tells of both sides, or a side says nothing that a line could tell. */
function areJoined({ cause, effect }: Sides): boolean {
  return (
    cause.length === 0 ||
    effect.length === 0 ||
    cause.some((share, at) => Math.min(share, effect[at] ?? 0) >= joined)
  );
}

/** Whether two sides of a link stand apart: each in a line of its own, or one of them nowhere. */
function standApart(claim: Frame, link: Link, lines: readonly Frame[]): Apart {
  const isChange = tellsOfChange(claim.text.slice(...link.effect));
  const cause = sharesOf(claim, link.cause, lines);
  const effect = sharesOf(claim, link.effect, lines);
  if (areJoined({ cause, effect })) return "no";
  const [least = 0, most = 0] = [Math.max(...cause), Math.max(...effect)].toSorted((a, b) => a - b);
  if (least >= told) return link.manner && !isChange ? "no" : "hard";
  return most < told || !isChange ? "no" : halfTold(claim, link, { cause, effect }, lines);
}

const known = new WeakMap<Frame, WeakMap<Scope, Objection[]>>();

function apartIn(claim: Frame, scope: Scope): Objection[] {
  const own = known.get(claim) ?? new WeakMap<Scope, Objection[]>();
  known.set(claim, own);
  const before = own.get(scope);
  if (before !== undefined) return before;
  const made = causesIn(claim.text).flatMap((link): Objection[] => {
    const apart = standApart(claim, link, tellersOf(scope));
    const detail = "Your resume does not say that this was the cause.";
    return apart === "no" ? [] : [{ hard: apart === "hard", span: [...link.effect], detail }];
  });
  own.set(scope, made);
  return made;
}

/** A cause and an effect that stand in two lines, neither of which tells of the other; or a side that stands nowhere. */
export const checkLinkedLines: Check = (claim, context) =>
  context.posting.text !== "" || context.language !== "en"
    ? []
    : apartIn(claim, scopeFor(context)).slice(0, 1);
