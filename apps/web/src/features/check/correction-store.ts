import type { Upload } from "@savile/contracts";
import { applyCorrections, isSameCorrection, rebaseCorrections } from "@savile/model";
import type { Correction, CorrectionFailure, Extraction } from "@savile/model";
import { ApiError, isTransient, sentenceOf } from "../../lib/api-error.ts";
import type { KeptCorrections } from "./kept-corrections.ts";

/** Where the corrections are: with the server, on their way, or only in this browser. */
export type SaveState =
  | { readonly kind: "saved" }
  | { readonly kind: "waiting" }
  | { readonly kind: "saving" }
  | { readonly kind: "local"; readonly sentence: string };

export interface CorrectionSnapshot {
  readonly reading: Extraction;
  /** The reading with the corrections. */
  readonly extraction: Extraction;
  readonly count: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly save: SaveState;
  /** Corrections of this tab that another one overtook; they wait for a decision. */
  readonly left: readonly Correction[];
}

export interface CorrectionPorts {
  readonly accountId: string;
  readonly now: () => string;
  readonly save: (revision: number, corrections: readonly Correction[]) => Promise<Upload>;
  readonly load: () => Promise<Upload>;
  readonly keep: (kept: KeptCorrections | null) => void;
  /** Called with each state that the server has acknowledged. */
  readonly saved: (upload: Upload) => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** The corrections of one upload in this tab. */
export interface CorrectionStore {
  readonly snapshot: () => CorrectionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes one step of one or more corrections; why it cannot be made, or `null`. */
  readonly apply: (...step: Correction[]) => CorrectionFailure["code"] | null;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves what is not saved; whether everything is with the server now. */
  readonly flush: () => Promise<boolean>;
  /** Another tab has stored something. */
  readonly heard: (revision: number) => Promise<void>;
  /** Ends the question about overtaken corrections, making those that were chosen. */
  readonly settle: (chosen: readonly Correction[]) => void;
}

const saveAfterMs = 400;
const attempts = 3;
const firstPauseMs = 500;

type Steps = readonly (readonly Correction[])[];

function isSameList(one: readonly Correction[], other: readonly Correction[]): boolean {
  return (
    one.length === other.length &&
    one.every((correction, index) => {
      const twin = other[index];
      return twin !== undefined && isSameCorrection(correction, twin);
    })
  );
}

function single(list: readonly Correction[]): Steps {
  return list.map((correction) => [correction]);
}

/** Makes the store over what the server knows and what this browser kept of an earlier visit. */
export function createCorrectionStore(
  upload: Upload,
  kept: KeptCorrections | null,
  ports: CorrectionPorts,
): CorrectionStore {
  const listeners = new Set<() => void>();
  let reading = upload.reading ?? upload.extraction;
  let revision = upload.revision;
  let base: readonly Correction[] = upload.corrections;
  let steps: Steps = single(upload.corrections);
  let future: Steps = [];
  let left: readonly Correction[] = [];
  let save: SaveState = { kind: "saved" };
  let running: Promise<void> | null = null;
  let shown = take();

  function take(): CorrectionSnapshot {
    const list = steps.flat();
    const who = { accountId: ports.accountId, at: ports.now() };
    const applied = applyCorrections(reading, list, who);
    return {
      reading,
      extraction: applied.ok ? applied.value : reading,
      count: list.length,
      canUndo: steps.length > 0,
      canRedo: future.length > 0,
      save,
      left,
    };
  }

  function tell(): void {
    shown = take();
    for (const listener of listeners) listener();
  }

  function isSaved(): boolean {
    return isSameList(steps.flat(), base);
  }

  function setSave(next: SaveState): void {
    save = next;
    shown = { ...shown, save };
    for (const listener of listeners) listener();
  }

  /** Joins what is here with what the server has by now. */
  function join(theirs: Upload, mine: readonly Correction[], from: readonly Correction[]): void {
    reading = theirs.reading ?? theirs.extraction;
    const who = { accountId: ports.accountId, at: ports.now() };
    const joined = rebaseCorrections({
      reading,
      base: from,
      mine,
      theirs: theirs.corrections,
      who,
    });
    revision = theirs.revision;
    base = theirs.corrections;
    steps = single(joined.corrections);
    future = [];
    left = [...left, ...joined.left];
    ports.saved(theirs);
  }

  async function sendOnce(): Promise<void> {
    const sent = steps.flat();
    try {
      const stored = await ports.save(revision, sent);
      revision = stored.revision;
      base = sent;
      ports.saved(stored);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
      join(await ports.load(), steps.flat(), base);
      tell();
    }
  }

  async function send(): Promise<void> {
    for (let attempt = 1; !isSaved();) {
      setSave({ kind: "saving" });
      try {
        await sendOnce();
        attempt = 1;
      } catch (error) {
        if (attempt === attempts || !isTransient(error)) {
          setSave({ kind: "local", sentence: sentenceOf(error) });
          return;
        }
        await ports.wait(firstPauseMs * 2 ** (attempt - 1));
        attempt += 1;
      }
    }
    ports.keep(null);
    setSave({ kind: "saved" });
  }

  async function flush(): Promise<boolean> {
    running ??= send().finally(() => {
      running = null;
    });
    await running;
    return isSaved();
  }

  function changed(): void {
    ports.keep(isSaved() ? null : { base, list: steps.flat() });
    if (save.kind !== "saving") save = { kind: "waiting" };
    tell();
    void ports.wait(saveAfterMs).then(flush);
  }

  function apply(...step: Correction[]): CorrectionFailure["code"] | null {
    const next = [...steps, step];
    const who = { accountId: ports.accountId, at: ports.now() };
    const applied = applyCorrections(reading, next.flat(), who);
    if (!applied.ok) return applied.error.code;
    steps = next;
    future = [];
    changed();
    return null;
  }

  if (kept !== null && !isSameList(kept.list, upload.corrections)) {
    join(upload, kept.list, kept.base);
    changed();
  }

  return {
    snapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply,
    undo: () => {
      const last = steps.at(-1);
      if (last === undefined) return;
      steps = steps.slice(0, -1);
      future = [...future, last];
      changed();
    },
    redo: () => {
      const next = future.at(-1);
      if (next === undefined) return;
      steps = [...steps, next];
      future = future.slice(0, -1);
      changed();
    },
    flush,
    heard: async (other) => {
      if (running !== null) await running;
      if (other <= revision) return;
      join(await ports.load(), steps.flat(), base);
      if (!isSaved()) changed();
      else tell();
    },
    settle: (chosen) => {
      left = [];
      tell();
      for (const one of chosen) apply(one);
    },
  };
}
