import { frameOf } from "./frame.ts";
import type { NumberMention } from "./numbers.ts";

/** A change that a text tells, from one number to another. */
export interface NumberChange {
  readonly from: number;
  readonly to: number;
  readonly span: [number, number];
  /** Both numbers in the order in which they stand. */
  readonly ends: readonly [NumberMention, NumberMention];
}

const opening = /(?<!\p{L})(from|to)\s*$/iu;
const between =
  /^(?:[-\s]\p{L}+){0,3}?[\s,]*(?<!\p{L})(to|from|instead of|rather than|down from|up from)\s*$/iu;

/** When an end was reached: "in 2021", "(2021)", "in FY 2021-22", "by March 2022". */
const when =
  /\s(?:(?:in|by|at the end of) |\()(?:(?:FY|fiscal|early|mid|late|\p{Lu}\p{L}{2,8}) )?(?:19|20)\d\d(?:[-/]\d\d)?\)?(?=\s)/giu;

function wordIn(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[1]?.toLowerCase() ?? "";
}

/** Whether two neighbours tell a change, and whether the later value stands first. */
function orderOf(text: string, first: NumberMention, second: NumberMention): boolean | undefined {
  const gap = text.slice(first.end, second.reach[0]).replace(when, " ");
  const link = wordIn(between, gap);
  if (link === "" || first.year !== second.year) return undefined;
  const before = wordIn(opening, text.slice(0, first.reach[0]));
  if (link === "to") return before === "from" ? false : undefined;
  return link !== "from" || before === "to" ? true : undefined;
}

/** The changes of a text: "from A to B", "to B from A", "B instead of A". */
export function changesIn(text: string): NumberChange[] {
  if (!/\bfrom\b|\binstead\b|\brather\b/i.test(text)) return [];
  const all = frameOf(text).numbers;
  const measured = all.filter(({ year }) => !year);
  // "from 8 percent in 2019 to 6": the years say when.
  const numbers = measured.length >= 2 ? measured : all;
  return numbers.flatMap((first, index): NumberChange[] => {
    const second = numbers[index + 1];
    const turned = second === undefined ? undefined : orderOf(text, first, second);
    if (second === undefined || turned === undefined) return [];
    const [from, to] = turned ? [second.value, first.value] : [first.value, second.value];
    return [{ from, to, span: [first.reach[0], second.end], ends: [first, second] }];
  });
}
