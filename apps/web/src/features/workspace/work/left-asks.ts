import type { Hint } from "@savile/model";
import { useSyncExternalStore } from "react";

/** Why somebody leaves the questions of a posting unanswered. */
export const leftReasons = ["there", "later"] as const;
export type LeftReason = (typeof leftReasons)[number];

const listeners = new Set<() => void>();
/** Without a storage the choice holds until the page is closed. */
const here = new Map<string, string | null>();

function keyOf(sessionId: string): string {
  return `asks_left_${sessionId}`;
}

function isLeft(sessionId: string): boolean {
  const key = keyOf(sessionId);
  const known = here.get(key);
  if (known !== undefined) return known !== null;
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Leaves the questions of a posting unanswered, for a reason; `null` asks them again. */
export function leaveAsks(sessionId: string, reason: LeftReason | null): void {
  const key = keyOf(sessionId);
  here.set(key, reason);
  try {
    if (reason === null) localStorage.removeItem(key);
    else localStorage.setItem(key, reason);
  } catch {
    // It is asked once more, which does no harm.
  }
  for (const listener of listeners) listener();
}

/** Whether the person left the questions of this application's posting unanswered. */
export function useLeft(sessionId: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isLeft(sessionId),
  );
}

/** Without the questions of the posting, where the person left them. */
export function withoutLeft(hints: readonly Hint[], left: boolean): readonly Hint[] {
  return left ? hints.filter(({ code }) => code !== "unanswered") : hints;
}
