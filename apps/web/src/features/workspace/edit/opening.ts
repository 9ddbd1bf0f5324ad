import { useEffect, useState, useSyncExternalStore } from "react";
import { fieldSelector } from "./focus-later.ts";
import type { FieldRequest } from "../desk/use-desk.ts";

/** A field that is to be opened; `turn` tells two requests for the same field apart. */
export interface Asked {
  readonly path: string;
  readonly turn: number;
  readonly caret?: "start" | "end";
}

/** Which field of the Edit tab is to be open next, outside of React's state: only that field hears of it. */
export interface Opening {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => Asked | null;
  readonly open: (path: string, caret?: "start" | "end") => void;
  /** The field is open: one that is drawn anew later stays closed. */
  readonly done: (asked: Asked) => void;
}

// A request is served once, also when the tab is left and opened again.
const served = new WeakSet<FieldRequest>();

export function createOpening(): Opening {
  const listeners = new Set<() => void>();
  let asked: Asked | null = null;
  let turn = 0;
  function set(next: Asked | null): void {
    asked = next;
    for (const listener of listeners) listener();
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => asked,
    open: (path, caret) => {
      turn += 1;
      set({ path, turn, ...(caret === undefined ? {} : { caret }) });
    },
    done: (one) => {
      if (asked === one) set(null);
    },
  };
}

/** Opens the field that the desk asks for, unless that was done before. */
export function serve(opening: Opening, request: FieldRequest | null): void {
  if (request === null || served.has(request)) return;
  served.add(request);
  opening.open(request.path);
}

/** Brings a field into view once what unfolded around it has its size. */
function showField(path: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      document
        .querySelector(`[data-edit-panel] ${fieldSelector(path)}`)
        ?.scrollIntoView({ block: "center", inline: "nearest" }),
    ),
  );
}

/** The last request for the field at `path` since the row is there; `null` without one. */
export function useAsked(opening: Opening, path: string): Asked | null {
  const now = useSyncExternalStore(opening.subscribe, () => {
    const asked = opening.get();
    return asked?.path === path ? asked : null;
  });
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  useEffect(() => {
    if (now === null) return;
    opening.done(now);
    showField(now.path);
  }, [opening, now]);
  return now ?? last;
}

/** Number of the request for a field of an entry; 0 where none of its fields is asked for. */
export function useAskedIn(opening: Opening, entry: string): number {
  return useSyncExternalStore(opening.subscribe, () => {
    const asked = opening.get();
    return asked?.path.startsWith(`${entry}.`) === true ? asked.turn : 0;
  });
}
