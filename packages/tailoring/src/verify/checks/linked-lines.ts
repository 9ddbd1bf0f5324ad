import { kindsOfChange } from "./change.ts";
import { carriesWord } from "../alignment/align.ts";
import { weightOf } from "../alignment/weight.ts";
import { changesIn } from "../reading/changes-of-number.ts";
import type { Check } from "../reading/context.ts";
import { equalValue } from "../reading/entailed-number.ts";
import type { Frame } from "../reading/frame.ts";
import { linkIn } from "../reading/links.ts";
import type { Link } from "../reading/links.ts";
import { scopeFor } from "../reading/scope-sentences.ts";
import { matchesIn } from "../reading/patterns.ts";
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

function tellsChange(text: string): boolean {
  return (
    changesIn(text).length > 0 || kindsOfChange.some(({ said }) => matchesIn(text, said).length > 0)
  );
}

/** How much of the cause and of the effect of a claim each line carries. */
function sidesOf(
  claim: Frame,
  link: Link,
  lines: readonly Frame[],
): { readonly cause: readonly number[]; readonly effect: readonly number[] } {
  return {
    cause: sharesOf(claim, link.cause, lines),
    effect: sharesOf(claim, link.effect, lines),
  };
}

/** Whether two sides of a link stand apart: each in a line of its own, or one of them nowhere. */
function standApart(
  { cause, effect }: ReturnType<typeof sidesOf>,
  isChange: boolean,
  manner: boolean,
): "lines" | "nowhere" | "no" {
  if (cause.length === 0 || effect.length === 0) return "no";
  if (cause.some((share, at) => Math.min(share, effect[at] ?? 0) >= joined)) return "no";
  const [least = 0, most = 0] = [Math.max(...cause), Math.max(...effect)].toSorted((a, b) => a - b);
  if (least >= told) return manner && !isChange ? "no" : "lines";
  return most >= told && isChange ? "nowhere" : "no";
}

/** A cause and an effect that stand in two lines, neither of which tells of the other; or a side that stands nowhere. */
export const checkLinkedLines: Check = (claim, context) => {
  if (context.posting.text !== "" || context.language !== "en") return [];
  const link = linkIn(claim.text);
  if (link === undefined) return [];
  const sides = sidesOf(claim, link, scopeFor(context).own);
  const apart = standApart(sides, tellsChange(claim.text.slice(...link.effect)), link.manner);
  if (apart === "no") return [];
  return [
    {
      hard: apart === "lines",
      span: [link.effect[0], link.effect[1]],
      detail: "Your resume does not say that this was the cause.",
    },
  ];
};
