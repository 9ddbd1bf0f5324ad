import type { DocumentKind, Edit, PageSource, Tailoring } from "@savile/model";
import { createDrawingStore } from "./drawing-store.ts";
import type { DrawingStore } from "./drawing-store.ts";
import { isSameFor, isStored } from "./wanted.ts";
import type { Wanted } from "./wanted.ts";

export interface DrawRequest extends Wanted {
  readonly kind: DocumentKind;
  /** Hashes of the drawings that are known. */
  readonly have: readonly string[];
  /** Whether claims, matches and score are asked for as well. */
  readonly review: boolean;
}

export interface Drawn {
  readonly source: PageSource;
  readonly tailoring?: Tailoring | undefined;
}

/** What the live pages need of their surroundings. */
export interface LivePorts {
  readonly draw: (request: DrawRequest, signal: AbortSignal) => Promise<Drawn>;
  /** The version moved on elsewhere: the newest one is to be fetched. */
  readonly onStale: () => void;
  readonly isStale: (error: unknown) => boolean;
  /** Another request of the same person took the place of this one. */
  readonly isSuperseded: (error: unknown) => boolean;
}

export interface LiveSource {
  readonly wanted: Wanted;
  /** Whether a text that is still being typed is a part of it. */
  readonly draft: boolean;
  readonly source: PageSource;
}

export interface LiveState {
  /** The version that is wanted: stored pages of an older one are not shown any more. */
  readonly version: number;
  readonly sources: Readonly<Record<DocumentKind, LiveSource | null>>;
  readonly review: { readonly wanted: Wanted; readonly tailoring: Tailoring } | null;
  /** Why the newest pages could not be made, `null` where they could. */
  readonly error: unknown;
}

/** The pages of what is not stored yet; the last good ones stay while the next are on their way. */
export interface LivePages {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => LiveState;
  /** Tells what the person sees now. */
  readonly want: (wanted: Wanted) => void;
  /** Tells which document is on the screen; `null` stops every request. */
  readonly watch: (kind: DocumentKind | null) => void;
  /** Tells what a field that is still open would change; `null` once it is left. */
  readonly draft: (edits: readonly Edit[] | null) => void;
  /**
   * While a save is on its way nothing is asked for: its answer moves the version on, and brings what was
   * saved. A slow one holds nothing up for longer than a second.
   */
  readonly hold: (saving: boolean) => void;
  readonly retry: () => void;
  readonly drawings: DrawingStore;
  readonly stop: () => void;
}

/** Most often that pages of a text that is being typed are asked for, in milliseconds. */
const draftEveryMs = 150;
/** The same for edits that follow each other, as a held key makes them; a single one waits for nothing. */
const burstEveryMs = 150;
const supersededRetryMs = 250;
const longestHoldMs = 1_000;

const noSources: LiveState["sources"] = { resume: null, cover_letter: null };

/** @see LivePages. One request at a time; committed edits end an older one, drafts wait for it. */
export function createLivePages(ports: LivePorts, first: Wanted): LivePages {
  const listeners = new Set<() => void>();
  const drawings = createDrawingStore();
  let wanted = first;
  let state: LiveState = {
    version: first.version,
    sources: noSources,
    review: null,
    error: null,
  };
  let kind: DocumentKind | null = null;
  let typed: readonly Edit[] | null = null;
  let running: { readonly stop: AbortController; readonly draft: boolean } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let draftAt = Number.NEGATIVE_INFINITY;
  let committedAt = Number.NEGATIVE_INFINITY;
  let again = false;
  let isSaving = false;
  let held: ReturnType<typeof setTimeout> | null = null;

  function set(part: Partial<LiveState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function needsReview(): boolean {
    if (isStored(wanted)) return false;
    return state.review === null || !isSameFor("both", state.review.wanted, wanted);
  }
  function needsPages(): boolean {
    if (kind === null) return false;
    if (typed !== null) return true;
    if (isStored(wanted)) return false;
    const live = state.sources[kind];
    return live === null || live.draft || !isSameFor(kind, live.wanted, wanted);
  }
  /** What is stored is shown as it is stored: nothing that was made for other texts comes back. */
  function forgetStored(): void {
    if (!isStored(wanted) || typed !== null) return;
    if (state.sources === noSources && state.error === null) return;
    set({ sources: noSources, error: null });
  }

  function take(request: DrawRequest, isDraft: boolean, drawn: Drawn): void {
    const { version, look, edits, decisions } = request;
    const of = isDraft ? wanted : { version, look, edits, decisions };
    const source = drawings.complete(drawn.source, null);
    set({
      error: null,
      sources: { ...state.sources, [request.kind]: { wanted: of, draft: isDraft, source } },
      ...(drawn.tailoring === undefined
        ? {}
        : { review: { wanted: of, tailoring: drawn.tailoring } }),
    });
  }

  function end(): void {
    clearTimeout(timer);
    running?.stop.abort();
    running = null;
  }

  async function run(on: DocumentKind): Promise<void> {
    end();
    again = false;
    const isDraft = typed !== null;
    const stop = new AbortController();
    const turn = { stop, draft: isDraft };
    running = turn;
    const edits = [...wanted.edits, ...(typed ?? [])];
    const request: DrawRequest = {
      ...wanted,
      edits: isDraft ? edits : wanted.edits,
      kind: on,
      have: drawings.known(),
      review: !isDraft && needsReview(),
    };
    try {
      const drawn = await ports.draw(request, stop.signal);
      if (running !== turn) return;
      running = null;
      take(request, isDraft, drawn);
    } catch (error) {
      if (running !== turn) return;
      running = null;
      onFailure(error);
    }
    if (again) schedule();
  }

  function onFailure(error: unknown): void {
    if (ports.isStale(error)) ports.onStale();
    else if (ports.isSuperseded(error)) timer = setTimeout(refresh, supersededRetryMs);
    else set({ error });
  }

  /** Asks for the pages as they are wanted now, unless they are there. */
  function refresh(): void {
    if (held !== null || kind === null || !(needsPages() || needsReview())) return;
    void run(kind);
  }

  function release(): void {
    if (held !== null) clearTimeout(held);
    held = null;
    refresh();
  }
  function refreshNow(): void {
    committedAt = performance.now();
    refresh();
  }
  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(refreshNow, ms);
  }

  /** A text that is being typed is drawn at most so often, and never ends the drawing before it. */
  function schedule(): void {
    if (running !== null) {
      again = true;
      return;
    }
    clearTimeout(timer);
    const wait = Math.max(0, draftAt + draftEveryMs - performance.now());
    timer = setTimeout(() => {
      draftAt = performance.now();
      refresh();
    }, wait);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    want: (next) => {
      if (isSameFor("both", wanted, next)) return;
      wanted = next;
      if (state.version !== next.version) set({ version: next.version });
      forgetStored();
      const wait = committedAt + burstEveryMs - performance.now();
      if (wait > 0) later(wait);
      else refreshNow();
    },
    watch: (next) => {
      if (next === kind) return;
      kind = next;
      if (kind === null) end();
      else refresh();
    },
    draft: (edits) => {
      if (edits === null && typed === null) return;
      typed = edits;
      if (edits === null && running?.draft === true) end();
      forgetStored();
      schedule();
    },
    hold: (saving) => {
      if (saving === isSaving) return;
      isSaving = saving;
      if (saving) {
        end();
        held = setTimeout(release, longestHoldMs);
      } else release();
    },
    retry: () => {
      set({ error: null });
      refresh();
    },
    drawings,
    stop: () => {
      if (held !== null) clearTimeout(held);
      held = null;
      end();
    },
  };
}
