import type { Draft } from "./drafts.ts";

/** A number with the range that it is an end of. */
export interface Linked extends Draft {
  readonly range?: readonly [number, number];
  /** The other end, whose noun is also its own. */
  readonly partner?: Draft;
}

const gapOfRange = /^\s?-?\s?(?:-|to|or|and|bis|à)?\s?$/i;

/** Whether two neighbours are the ends of a range, a change, or share a noun: "two- and three-car". */
function areEnds(text: string, a: Draft, b: Draft): boolean {
  const gap = text.slice(a.end, b.start);
  if (!gapOfRange.test(gap) || gap.trim() === "" || a.year !== b.year) return false;
  if (a.name || b.name || a.kind === "clock" || b.kind === "clock") return false;
  const and = /and/i.test(gap);
  return !and || gap.startsWith("-") || /\bbetween\s*[$€£]?$/i.test(text.slice(0, a.start));
}

/** What the first end takes from the second: "71 to 84 percent", "$40-50K". */
function first(a: Draft, b: Draft): Draft {
  const kind = a.kind === "plain" ? b.kind : a.kind;
  const scale = a.scale === 1 && b.scale > 1 && a.value < b.value / b.scale ? b.scale : 1;
  return { ...a, kind, currency: a.currency || b.currency, value: a.value * scale };
}

/** What the second end takes from the first: "$40 to 50". */
function second(a: Draft, b: Draft): Draft {
  const money = a.kind === "money" && b.kind === "plain";
  return money ? { ...b, kind: "money", currency: a.currency } : b;
}

/** "9 percent in 2023 and another 4": a number without a unit takes that of the one before. */
function carried(text: string, before: Draft | undefined, draft: Draft): Draft {
  if (before === undefined || draft.kind !== "plain" || draft.year) return draft;
  if (before.kind === "plain" || before.kind === "clock") return draft;
  const between = text.slice(before.end, draft.start);
  const open = /^\s?(?:$|[.,;)]|(?:in|the|during|by|a|and|for|per)\b)/i.test(text.slice(draft.end));
  return open && /\b(?:another|a further|then)\s*$/i.test(between) && !/[.;]\s/.test(between)
    ? { ...draft, kind: before.kind, currency: before.currency }
    : draft;
}

/** Numbers of a text with what neighbours take from each other. */
export function joinedNumbers(text: string, drafts: readonly Draft[]): readonly Linked[] {
  const joined: Linked[] = [];
  for (const [index, draft] of drafts.entries()) {
    const before = joined.at(-1);
    const unit = drafts.slice(0, index).findLast((one) => !one.year && !one.implicit);
    const own = carried(text, unit, draft);
    if (before === undefined || before.partner !== undefined || !areEnds(text, before, own)) {
      joined.push(own);
      continue;
    }
    const [low, high] = [first(before, own), second(before, own)];
    const change = /\bfrom\s*[$€£]?$/i.test(text.slice(0, low.start));
    const range =
      !change && low.value < high.value ? { range: [low.value, high.value] as const } : {};
    joined.splice(-1, 1, { ...low, ...range, partner: high }, { ...high, ...range });
  }
  return joined;
}
