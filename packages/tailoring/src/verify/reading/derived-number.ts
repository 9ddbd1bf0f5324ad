import { changesIn } from "./changes-of-number.ts";
import { close } from "./entailed-number.ts";
import type { Frame } from "./frame.ts";
import type { NumberMention } from "./numbers.ts";
import { sameMeaning } from "../../words/thesaurus.ts";

/** Words of a claim that tell by how much something changed. */
const told =
  /\b(?:by|off|less|fewer|more|faster|shorter|quicker|sooner|earlier|later|longer|higher|lower|slower|smaller|larger|bigger|better|cheaper|ahead|above|below|extra|additional|difference|up|down|(?:shav|sav|trim|knock|gain|add|halv|drop|cut|reduc|shorten|lower|rais|improv|grew|grow|rose|fell|shed|tak|took)\p{L}*)\b/iu;

/**
 * The differences that a line tells by both ends of a change, as numbers of the kind of those, and the share that
 * they are. Of two shares that one is told in words only ("by a third"): in percent it would be taken for points.
 */
function differences(frame: Frame, saysPercent: boolean): NumberMention[] {
  return changesIn(frame.text).flatMap(({ from, to, ends: [first, second] }): NumberMention[] => {
    if (first.kind !== second.kind || first.year || first.kind === "clock") return [];
    const inWords = first.kind === "percent" && !saysPercent;
    const unit = first.unit ?? second.unit;
    const size = { ...first, ...(unit === undefined ? {} : { unit }), qualifier: "none" as const };
    const value = Math.abs(from - to);
    const share = from > 0 ? (value / from) * 100 : 0;
    return [
      { ...size, value },
      ...(first.kind === "percent" && !inWords
        ? []
        : [{ ...size, kind: "percent" as const, value: share }]),
    ];
  });
}

function isEnd(claim: Frame, entry: NumberMention): boolean {
  return /\b(?:to|from|at|of)\s*[$€£]?$/i.test(
    claim.text.slice(Math.max(0, entry.reach[0] - 8), entry.reach[0]),
  );
}

/** The sizes of changes that a line tells, where a claim speaks of the size of one. */
export function sizesOfChange(claim: Frame, entry: NumberMention, frame: Frame): NumberMention[] {
  if (changesIn(frame.text).length === 0 || !told.test(claim.text) || isEnd(claim, entry))
    return [];
  return differences(frame, /\d/.test(claim.text.slice(entry.start, entry.end)));
}

/** "23 points" of a change in percent. */
export function asPoints(entry: NumberMention): NumberMention {
  return entry.kind === "plain" && entry.head[0] === "point"
    ? { ...entry, kind: "percent" }
    : entry;
}

/** Whether two counts belong to one list: "38 outgoing and 11 incoming loans". */
function areListed(frame: Frame, a: NumberMention, b: NumberMention): boolean {
  const gap = frame.text.slice(a.end, b.start);
  return /^[^.;:]{0,40}(?:,|\band\b|\bplus\b|&)[^.;:]{0,12}$/i.test(gap);
}

function countsOf(entry: NumberMention, frame: Frame): NumberMention[] {
  return frame.numbers.filter(
    ({ kind, year, implicit, name }) => kind === entry.kind && !year && !implicit && !name,
  );
}

/** Whether two numbers of a line make one of a claim, whatever they count. */
export function isAnySum(entry: NumberMention, frame: Frame): boolean {
  const own = countsOf(entry, frame);
  return (
    entry.kind === "plain" &&
    own.some((a, index) => own.slice(index + 1).some((b) => close(a.value + b.value, entry.value)))
  );
}

/** Whether a number is the sum of two counts of one list. */
export function isSum(entry: NumberMention, frame: Frame): boolean {
  const own = countsOf(entry, frame);
  return own.some((a, index) => {
    const b = own[index + 1];
    if (b === undefined || !close(a.value + b.value, entry.value)) return false;
    const nouns = [...a.head, ...b.head];
    const noun = entry.head.some((stem) => nouns.some((other) => sameMeaning(stem, other)));
    return noun && areListed(frame, a, b);
  });
}

/** How many members the list of a line has: what stands between its commas and "and". */
export function listLength(text: string): number {
  const list = (text.split(":").at(-1) ?? text).replace(/\([^)]*\)/g, "");
  return list.split(/,\s(?:and |or )?|\s(?:and|&|or)\s|;\s/).filter((part) => /\p{L}/u.test(part))
    .length;
}
