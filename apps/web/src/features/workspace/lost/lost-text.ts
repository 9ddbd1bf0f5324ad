import type { DocumentKind } from "@savile/model";
import { useSyncExternalStore } from "react";

/** Where a line was written over. */
export type LostWhere = "page" | "form";

/** A text of which most went with an edit. */
export interface LostText {
  readonly kind: DocumentKind;
  readonly path: string;
  readonly where: LostWhere;
  /** What stood there. */
  readonly old: string;
  /** Puts it back. */
  readonly restore: () => void;
}

const listeners = new Set<() => void>();
let lost: LostText | null = null;

/** Shows the last text of which most went; `null` ends it. */
export function showLost(next: LostText | null): void {
  lost = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text of which most went, where it was one of this document, written over at this place. */
export function useLost(kind: DocumentKind, where: LostWhere, path?: string): LostText | null {
  return useSyncExternalStore(subscribe, () => {
    const isHere = lost?.kind === kind && lost.where === where;
    return isHere && (path === undefined || lost?.path === path) ? lost : null;
  });
}
