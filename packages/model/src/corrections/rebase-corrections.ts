import type { Extraction } from "../tailoring/extraction.ts";
import { applyCorrection } from "./apply-correction.ts";
import type { Corrector } from "./value.ts";
import type { Correction } from "./correction.ts";
import { assertNever } from "../base/result.ts";
import { openDraft } from "./draft.ts";
import type { Draft } from "./draft.ts";

function plain(correction: Correction): string {
  return JSON.stringify(
    Object.entries(correction)
      .filter(([key, value]) => key !== "at" && value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Whether two corrections do the same, whenever they were made. */
export function isSameCorrection(one: Correction, other: Correction): boolean {
  return plain(one) === plain(other);
}

export interface RebaseInput {
  /** What was read, before any correction. */
  readonly reading: Extraction;
  /** The list that both sides started from. */
  readonly base: readonly Correction[];
  /** The list as it is here. */
  readonly mine: readonly Correction[];
  /** The list as it was stored from elsewhere in the meantime. */
  readonly theirs: readonly Correction[];
  readonly who: Corrector;
}

/** The joined list, and what of mine could not be joined: the same value was set elsewhere, or is gone. */
export interface Rebased {
  readonly corrections: readonly Correction[];
  readonly left: readonly Correction[];
}

function commonLength(one: readonly Correction[], other: readonly Correction[]): number {
  const differs = one.findIndex((correction, index) => {
    const twin = other[index];
    return twin === undefined || !isSameCorrection(correction, twin);
  });
  return differs < 0 ? one.length : differs;
}

function without(list: readonly Correction[], gone: readonly Correction[]): Correction[] {
  const kept = [...list];
  for (const one of gone) {
    const at = kept.findLastIndex((other) => isSameCorrection(one, other));
    if (at >= 0) kept.splice(at, 1);
  }
  return kept;
}

const tries = 200;

function nextId(id: string): string {
  const digits = /\d+$/.exec(id)?.[0] ?? "";
  return `${id.slice(0, id.length - digits.length)}${Number(digits) + 1}`;
}

/** The address after a line or an entry that this side had added got another id. */
function renamed(place: string, names: ReadonlyMap<string, string>): string {
  const whole = names.get(place);
  if (whole !== undefined) return whole;
  const dot = place.indexOf(".");
  const owner = dot < 0 ? undefined : names.get(place.slice(0, dot));
  return owner === undefined ? place : `${owner}${place.slice(dot)}`;
}

function withNames(one: Correction, names: ReadonlyMap<string, string>): Correction {
  if (names.size === 0) return one;
  const rename = (place: string): string => renamed(place, names);
  const entryBefore = (id: string | null): string | null => (id === null ? null : rename(id));
  const lineBefore = (entry: string, id: string | null): string | null =>
    id === null ? null : (names.get(`${entry}.${id}`)?.split(".").at(-1) ?? id);
  switch (one.op) {
    case "set":
    case "confirm":
    case "removeLine":
      return { ...one, path: rename(one.path) };
    case "swap":
      return { ...one, path: rename(one.path), to: rename(one.to) };
    case "leave":
      return { ...one, what: rename(one.what) };
    case "placeLine":
      return { ...one, to: rename(one.to) };
    case "moveLine":
      return {
        ...one,
        path: rename(one.path),
        entry: rename(one.entry),
        before: lineBefore(one.entry, one.before),
      };
    case "mergeEntry":
      return { ...one, entry: rename(one.entry), into: rename(one.into) };
    case "addEntry":
      return { ...one, before: entryBefore(one.before) };
    case "addLine":
      return { ...one, entry: rename(one.entry), before: lineBefore(one.entry, one.before) };
    case "moveEntry":
      return { ...one, entry: rename(one.entry), before: entryBefore(one.before) };
    case "removeEntry":
      return { ...one, entry: rename(one.entry) };
    default:
      return assertNever(one);
  }
}

/** Where the new line or entry of a correction will stand. */
function newPlace(one: Correction): string | null {
  if (one.op === "addLine" || one.op === "moveLine") return `${one.entry}.${one.id}`;
  return one.op === "addEntry" || one.op === "moveEntry" ? one.id : null;
}

interface Joining {
  readonly draft: Draft;
  readonly from: { readonly lines: Extraction["lines"]; readonly who: Corrector };
  readonly names: Map<string, string>;
}

/** Applies a correction to the joined draft, under another id where its own is taken by now. */
function join({ draft, from, names }: Joining, correction: Correction): Correction | null {
  let one = withNames(correction, names);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const code = applyCorrection(draft, one, from);
    if (code === undefined) {
      const [was, is] = [newPlace(correction), newPlace(one)];
      if (was !== null && is !== null && was !== is) names.set(was, is);
      return one;
    }
    if (code !== "id_taken" || !("id" in one)) return null;
    one = { ...one, id: nextId(one.id) };
  }
  return null;
}

/**
 * Joins two lists of corrections that grew apart. What the other side stored stays; what this side took
 * back is taken out of it; what this side added follows, under new ids where theirs are taken. Nothing is
 * overwritten: where both wrote the same value differently, mine is handed back in `left`.
 */
export function rebaseCorrections(input: RebaseInput): Rebased {
  const { reading, base, mine, theirs, who } = input;
  const shared = commonLength(base, mine);
  const fresh = theirs.slice(commonLength(base, theirs));
  const left: Correction[] = [];
  const corrections: Correction[] = [];
  const joining = {
    draft: openDraft(reading),
    from: { lines: reading.lines, who },
    names: new Map<string, string>(),
  };
  for (const one of without(theirs, base.slice(shared))) {
    if (applyCorrection(joining.draft, one, joining.from) === undefined) corrections.push(one);
    else left.push(one);
  }
  for (const one of mine.slice(shared)) {
    if (fresh.some((other) => isSameCorrection(one, other))) continue;
    const clashes =
      one.op === "set" && fresh.some((other) => other.op === "set" && other.path === one.path);
    const joined = clashes ? null : join(joining, one);
    if (joined === null) left.push(one);
    else corrections.push(joined);
  }
  return { corrections, left };
}
