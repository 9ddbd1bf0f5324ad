import type { DocumentKind } from "@savile/model";
import { createContext, use, useSyncExternalStore } from "react";
import { lineKey } from "./links.ts";
import type { LineRef, Links } from "./links.ts";

/** What the person points at or has the focus on. */
export type Target =
  | { readonly by: "requirement"; readonly id: string }
  | ({ readonly by: "line" } & LineRef)
  /** A line of the file, with the lines of a document that rest on it. */
  | {
      readonly by: "source";
      readonly line: string;
      readonly kind: DocumentKind;
      readonly paths: readonly string[];
    };

/** Everything that belongs together with a target: it is lit in the posting, on the page and in the file. */
export interface Traced {
  readonly target: Target | null;
  readonly requirements: ReadonlySet<string>;
  /** Paths by document. */
  readonly paths: Readonly<Record<DocumentKind, ReadonlySet<string>>>;
}

const none: ReadonlySet<string> = new Set();
const nothing: Traced = {
  target: null,
  requirements: none,
  paths: { resume: none, cover_letter: none },
};

/** Follows the links of a target in both directions. */
export function traceTo(links: Links, target: Target | null): Traced {
  if (target === null) return nothing;
  if (target.by === "line") {
    const own = { [target.kind]: new Set([target.path]) };
    return {
      target,
      requirements: new Set(links.requirementsOf.get(lineKey(target)) ?? []),
      paths: { resume: none, cover_letter: none, ...own },
    };
  }
  if (target.by === "source") {
    const own = { [target.kind]: new Set(target.paths) };
    return { target, requirements: none, paths: { resume: none, cover_letter: none, ...own } };
  }
  const lines = links.linesOf.get(target.id) ?? [];
  const pathsIn = (kind: DocumentKind) =>
    new Set(lines.filter((line) => line.kind === kind).map((line) => line.path));
  return {
    target,
    requirements: new Set([target.id]),
    paths: { resume: pathsIn("resume"), cover_letter: pathsIn("cover_letter") },
  };
}

function isSame(a: Target | null, b: Target | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.by === "requirement") return b.by === "requirement" && a.id === b.id;
  if (a.by === "source") return b.by === "source" && a.kind === b.kind && a.line === b.line;
  return b.by === "line" && a.kind === b.kind && a.path === b.path;
}

/** Where pointing is kept, outside of React's state: pointing must not draw the whole workspace anew. */
export interface TraceStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => Traced;
  /** Points at a target until the next one; `null` goes back to what is held. */
  readonly point: (target: Target | null) => void;
  /** Holds a target that stays lit while nothing is pointed at. */
  readonly hold: (target: Target | null) => void;
  readonly relink: (links: Links) => void;
}

export function createTraceStore(first: Links): TraceStore {
  const listeners = new Set<() => void>();
  let links = first;
  let pointed: Target | null = null;
  let held: Target | null = null;
  let traced = nothing;

  function update(): void {
    traced = traceTo(links, pointed ?? held);
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => traced,
    point: (target) => {
      if (isSame(pointed, target)) return;
      pointed = target;
      update();
    },
    hold: (target) => {
      if (isSame(held, target)) return;
      held = target;
      update();
    },
    relink: (next) => {
      if (next === links) return;
      links = next;
      update();
    },
  };
}

/** The store of the workspace around; a still one outside of it. */
export const TraceContext = createContext<TraceStore>(
  createTraceStore({ linesOf: new Map(), requirementsOf: new Map() }),
);

/** The part of the trace that `select` names; draws anew only when that part changes. */
export function useTraced<Part>(select: (traced: Traced) => Part): Part {
  const store = use(TraceContext);
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

export function useTraceStore(): TraceStore {
  return use(TraceContext);
}
