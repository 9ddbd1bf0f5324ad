import {
  dated,
  ended,
  habit,
  kept,
  ofOneMonth,
  rate,
  rare,
  short,
  single,
  trial,
} from "./limits.data.ts";
import type { Frame } from "./frame.ts";

/** How a sentence limits what it tells. */
export interface Limits {
  /** One time. */
  readonly once: boolean;
  /** One time, a short time, or now and then. */
  readonly seldom: boolean;
  /** Of one month or year. */
  readonly dated: boolean;
  /** Tried only. */
  readonly trial: boolean;
  /** Given up, or never begun in earnest. */
  readonly ended: boolean;
}

/** Whether a text tells of something that comes back. */
export function isHabit(text: string): boolean {
  return text.search(habit) >= 0 || rate.test(text);
}

function read({ text }: Frame): Limits | undefined {
  const isTrial = trial.test(text) && !kept.test(text);
  const isEnded = ended.test(text);
  const comesBack = isHabit(text);
  const once = !comesBack && single.test(text);
  const seldom =
    once || (!comesBack && [short, rare, ofOneMonth].some((words) => words.test(text)));
  const isDated = !comesBack && dated.test(text);
  return isTrial || isEnded || seldom || isDated
    ? { once, seldom, dated: isDated, trial: isTrial, ended: isEnded }
    : undefined;
}

const known = new WeakMap<Frame, Limits | "none">();

/** The limits of a sentence; `undefined` for one that tells without a limit. */
export function limitsOf(sentence: Frame): Limits | undefined {
  const before = known.get(sentence) ?? read(sentence) ?? "none";
  known.set(sentence, before);
  return before === "none" ? undefined : before;
}
