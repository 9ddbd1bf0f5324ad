import { contentStems } from "../../text/stem.ts";
import { changesIn } from "../reading/changes-of-number.ts";
import type { NumberChange } from "../reading/changes-of-number.ts";
import type { Check, Objection } from "../reading/context.ts";
import { equalValue, isEntailed } from "../reading/entailed-number.ts";
import { spanOf } from "../reading/frame.ts";
import type { NumberMention } from "../reading/numbers.ts";

/** Another calendar year than the line states; the years of a role do not carry it then. */
export const checkLineYear: Check = (claim, { cited, mode }) => {
  if (mode !== "line") return [];
  const stated = cited.flatMap((frame) => frame.numbers.filter((entry) => entry.year));
  if (stated.length === 0) return [];
  return claim.numbers
    .filter((entry) => entry.year && !stated.some((other) => other.value === entry.value))
    .map((entry) => ({
      hard: true,
      span: spanOf(entry),
      detail: "Your resume gives another year here.",
    }));
};

function movesIn(text: string) {
  if (!/\bfrom\b/i.test(text)) return [];
  return [
    ...text.matchAll(
      /\bfrom ((?:[\p{L}.+#-]+ ){0,2}[\p{L}.+#-]+) to ((?:[\p{L}.+#-]+ ){0,2}[\p{L}.+#-]+)/giu,
    ),
  ].map((found) => ({
    from: contentStems(found[1] ?? ""),
    to: contentStems(found[2] ?? ""),
    span: [found.index, found.index + found[0].length] as const,
  }));
}

/** What changed from one thing to another, told the other way round: "from Airflow to cron". */
export const checkMoveOrder: Check = (claim, { cited }) => {
  const mine = movesIn(claim.text);
  if (mine.length === 0) return [];
  const theirs = cited.flatMap((frame) => movesIn(frame.text));
  return mine.flatMap(({ from, to, span }): Objection[] => {
    const turned = theirs.some(
      (other) =>
        other.from.some((stem) => to.includes(stem)) &&
        other.to.some((stem) => from.includes(stem)) &&
        !other.from.some((stem) => from.includes(stem)),
    );
    return turned
      ? [
          {
            hard: true,
            span: [...span],
            detail: "Your resume states this move the other way round.",
          },
        ]
      : [];
  });
};

/** "from 8 to 4", or "one day instead of four", told the other way round. */
export const checkRangeOrder: Check = (claim, { support }) => {
  const mine = changesIn(claim.text);
  if (mine.length === 0) return [];
  const theirs = changesIn(support.text);
  return mine.flatMap(({ from, to, span }): Objection[] => {
    const same = theirs.some((other) => other.from === from && other.to === to);
    const swapped = theirs.some((other) => other.from === to && other.to === from);
    return swapped && !same
      ? [{ hard: true, span, detail: "Your resume states this change the other way round." }]
      : [];
  });
};

/** The numbers at which a change began and ended. */
function endsOf({ from, ends: [first, second] }: NumberChange): readonly NumberMention[] {
  return first.value === from ? [first, second] : [second, first];
}

/** Which ends of a change of a claim the same ends of one of a line carry. */
function carriedEnds(mine: NumberChange, other: NumberChange): readonly boolean[] {
  const theirs = endsOf(other);
  return endsOf(mine).map((end, at) => {
    const told = theirs[at];
    return told !== undefined && (equalValue(end, told) || isEntailed(end, told));
  });
}

/** A change of which a line tells one end and another number at the other: "from 26 to 3" of "from 26 to 7". */
export const checkChangeEnds: Check = (claim, { cited }) => {
  const theirs =
    changesIn(claim.text).length === 0 ? [] : cited.flatMap(({ text }) => changesIn(text));
  return changesIn(claim.text).flatMap((mine): Objection[] => {
    const carried = theirs.map((other) => carriedEnds(mine, other));
    const isWhole = carried.some((ends) => ends.every(Boolean));
    if (isWhole || !carried.some((ends) => ends.some(Boolean))) return [];
    const detail = "Your resume gives another number at one end of this change.";
    return [{ hard: true, span: mine.span, detail }];
  });
};
