import type { Queries } from "../../db/database.ts";
import * as store from "./repository.ts";

/** At most `count` actions under a key in `seconds`; the window starts with its first action. */
export interface LimitRule {
  readonly key: string;
  readonly count: number;
  readonly seconds: number;
}

/** Whether an action may go on; if not, after how many whole seconds it may be tried again. */
export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1_000));
}

function refusal(waits: readonly number[]): Taken {
  return waits.length === 0 ? { ok: true } : { ok: false, retryAfter: Math.max(...waits) };
}

/**
 * Counts an action under all of its rules, or under none when one of them is used up. Exact across processes:
 * what comes at the same moment is counted by the database, which admits the first ones only.
 */
export async function takeLimits(
  queries: Queries,
  rules: readonly LimitRule[],
  now: Date,
): Promise<Taken> {
  const keys = rules.map((rule) => rule.key);
  const windows = await store.readWindows(queries, keys);
  const full = rules.flatMap((rule) => {
    const window = windows.get(rule.key);
    const open = window !== undefined && window.resetsAt.getTime() > now.getTime();
    return open && window.count >= rule.count ? [secondsUntil(window.resetsAt, now)] : [];
  });
  if (full.length > 0) return refusal(full);
  const waits: number[] = [];
  // In the order of their keys, so that two actions never wait for each other.
  for (const rule of rules.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const resetsAt = new Date(now.getTime() + rule.seconds * 1_000);
    const window = await store.countOne(queries, { key: rule.key, now, resetsAt });
    if (window.count > rule.count) waits.push(secondsUntil(window.resetsAt, now));
  }
  return refusal(waits);
}

/** Takes an action back that turned out not to count, such as a right guess. */
export async function giveBackLimits(queries: Queries, rules: readonly LimitRule[]): Promise<void> {
  await store.discountOne(
    queries,
    rules.map((rule) => rule.key).toSorted((a, b) => (a < b ? -1 : 1)),
  );
}

/** Earns a group of limits `by` more actions while their windows last, and at most `most` beyond their count. */
export async function earnLimits(
  queries: Queries,
  keys: readonly string[],
  earned: { by: number; most: number; now: Date },
): Promise<void> {
  await store.widenWindows(queries, { keys, ...earned });
}
