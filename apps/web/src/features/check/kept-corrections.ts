import { readCorrections } from "@savile/model";
import type { Correction } from "@savile/model";

/** Corrections that the server does not have yet, and the list that they were made from. */
export interface KeptCorrections {
  readonly base: readonly Correction[];
  readonly list: readonly Correction[];
}

// The prefix of drafts: a sign-out forgets them.
function keyOf(uploadId: string): string {
  return `draft_check_${uploadId}`;
}

/** What this browser kept of an upload, or `null`. */
export function readKept(uploadId: string): KeptCorrections | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(uploadId)) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const base = readCorrections(Reflect.get(value, "base"));
    const list = readCorrections(Reflect.get(value, "list"));
    return base === null || list === null ? null : { base, list };
  } catch {
    return null;
  }
}

/** Keeps corrections until the server has them; nothing forgets them. */
export function keepCorrections(uploadId: string, kept: KeptCorrections | null): void {
  try {
    if (kept === null) localStorage.removeItem(keyOf(uploadId));
    else localStorage.setItem(keyOf(uploadId), JSON.stringify(kept));
  } catch {
    // A full storage costs the copy; the corrections are still in the page and on their way.
  }
}
