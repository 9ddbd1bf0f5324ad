import type { Claim, DocumentKind } from "@savile/model";
import { useSyncExternalStore } from "react";
import { standingOf } from "../work/standing.ts";
import type { Work } from "../work/view-model.ts";

/** Where a text of a document comes from, as far as it was checked. */
export type LineState =
  /** Taken over from the file. */
  | "file"
  /** The engine's words for what the file says. */
  | "reworded"
  /** The engine's words, which the file carries only in part. */
  | "weak"
  /** The form of a letter: nothing is stated. */
  | "form"
  /** The person's words, carried by the file or by a statement of theirs. */
  | "edited"
  /** The person's words, which they stated to be true. */
  | "confirmed"
  /** What the person attested in an answer. */
  | "attested"
  /** The person's words; nothing carries them yet. */
  | "added"
  /** Nothing was checked here. */
  | "none";

const quoting: ReadonlySet<Claim["rule"]> = new Set(["copy", "select", "reorder"]);

/** The texts of a document that the person edited, and those that they confirmed. */
interface Touched {
  readonly edited: ReadonlySet<string>;
  readonly confirmed: ReadonlySet<string>;
}

function touchedIn(work: Work, kind: DocumentKind): Touched {
  const edits = work.tailoring.edited?.edits.filter((edit) => edit.document === kind) ?? [];
  return {
    edited: new Set(edits.flatMap((edit) => (edit.kind === "text" ? [edit.path] : []))),
    confirmed: new Set(
      edits.flatMap((edit) => (edit.kind === "confirm" && edit.confirmed ? [edit.path] : [])),
    ),
  };
}

function ofClaim(work: Work, claim: Claim, { edited, confirmed }: Touched): LineState {
  const standing = standingOf(work, claim);
  const isEdited = edited.has(claim.path);
  if (standing === "form") return "form";
  if (claim.verdict !== "supported") return claim.by === "user" ? "added" : "weak";
  if (confirmed.has(claim.path)) return "confirmed";
  if (standing === "attested") return "attested";
  if (isEdited || claim.by === "user" || standing === "user") return "edited";
  return quoting.has(claim.rule) ? "file" : "reworded";
}

/** The states of the lines of one document, by address; what has no claim is left out. */
export function lineStates(work: Work, kind: DocumentKind): ReadonlyMap<string, LineState> {
  const touched = touchedIn(work, kind);
  return new Map(
    work.documents[kind].claims.map((claim) => [claim.path, ofClaim(work, claim, touched)]),
  );
}

/** The states of the shown document, outside of React's state: a row draws anew only when its own changes. */
export interface StateStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => ReadonlyMap<string, LineState>;
  readonly set: (states: ReadonlyMap<string, LineState>) => void;
}

export function createStateStore(first: ReadonlyMap<string, LineState>): StateStore {
  const listeners = new Set<() => void>();
  let states = first;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => states,
    set: (next) => {
      if (next === states) return;
      states = next;
      for (const listener of listeners) listener();
    },
  };
}

/** The state of the line at `path`. */
export function useLineState(store: StateStore, path: string): LineState {
  return useSyncExternalStore(store.subscribe, () => store.get().get(path) ?? "none");
}

/** The lines of an entry that only the person stands behind, without having confirmed them. */
export function addedIn(store: StateStore, entry: string): string[] {
  return [...store.get()].flatMap(([path, state]) =>
    state === "added" && path.startsWith(`${entry}.`) ? [path] : [],
  );
}

/** How many lines of an entry only the person stands behind, without having confirmed them. */
export function useAddedIn(store: StateStore, entry: string): number {
  return useSyncExternalStore(store.subscribe, () => addedIn(store, entry).length);
}
