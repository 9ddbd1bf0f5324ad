import { resumeLeaves } from "../resume/address.ts";
import type { Extraction } from "../tailoring/extraction.ts";
import type { Fact } from "../tailoring/fact.ts";
import { fieldsOf, periodAt } from "../resume/entry-values.ts";
import { bySection, entrySections, shapeOf } from "../resume/known-sections.ts";
import type { EntrySection, FieldShape, PartShape, Period } from "../resume/resume-shape.ts";
import { fixedParts } from "./sections.ts";

/** A text with the Fact that states it; the Fact travels with it when it moves. */
export interface Value {
  readonly text: string;
  readonly fact?: Fact;
  /** What the dates mean, as they were read. */
  readonly period?: Period;
  /** Lines of the file that it stands for since the person wrote it anew. */
  readonly instead?: readonly string[];
}

export interface DraftLine extends Value {
  readonly id: string;
}

/** An entry, or a fixed part (`section` is `null`), while corrections are applied to it. */
export interface DraftPart {
  id: string;
  section: EntrySection | null;
  readonly shape: PartShape;
  readonly fields: Map<string, Value>;
  lines: DraftLine[];
}

/** A Resume in one shape for all sections, open for corrections. */
export interface Draft {
  readonly fixed: readonly DraftPart[];
  readonly entries: Record<EntrySection, DraftPart[]>;
  /** Lines of the file that the person put to a place. */
  readonly placed: Set<string>;
  /** Lines of the file and empty values that are to stay as they are. */
  readonly left: Set<string>;
}

function parted(address: string): readonly [owner: string, field: string] {
  const dot = address.indexOf(".");
  return dot < 0 ? ["", address] : [address.slice(0, dot), address.slice(dot + 1)];
}

function emptyFixed(id: string, shape: PartShape): DraftPart {
  return { id, section: null, shape, fields: new Map(), lines: [] };
}

/** An entry that states nothing. */
export function emptyPart(section: EntrySection, id: string): DraftPart {
  return { ...emptyFixed(id, shapeOf(section)), section };
}

function periodsOf({ resume }: Extraction): Map<string, Period> {
  const entries = entrySections.flatMap((section) =>
    resume[section].map((entry) => ({ entry, fields: fieldsOf(shapeOf(section)) })),
  );
  return new Map(
    entries.flatMap(({ entry, fields }) =>
      fields
        .filter(([, { kind }]) => kind === "period")
        .map(([name]) => [`${entry.id}.${name}`, periodAt(entry, name)]),
    ),
  );
}

function emptyDraft({ resume }: Extraction): Draft {
  return {
    fixed: Object.entries(fixedParts).map(([id, shape]) => emptyFixed(id, shape)),
    entries: bySection((section) => resume[section].map(({ id }) => emptyPart(section, id))),
    placed: new Set(),
    left: new Set(),
  };
}

/** Whether an address names a value of a part, and not one of its lines. */
export function hasField({ shape }: DraftPart, name: string): boolean {
  return Object.hasOwn(shape.fields, name);
}

/** Every part of a draft. */
export function partsOf(draft: Draft): DraftPart[] {
  return [...draft.fixed, ...entrySections.flatMap((section) => draft.entries[section])];
}

/** Opens what was read for corrections; the Extraction itself stays as it is. */
export function openDraft(extraction: Extraction): Draft {
  const draft = emptyDraft(extraction);
  const owners = new Map(partsOf(draft).map((part) => [part.id, part]));
  const facts = new Map(extraction.facts.map((fact) => [fact.id, fact]));
  const periods = periodsOf(extraction);
  for (const { address, text } of resumeLeaves(extraction.resume)) {
    const [owner, field] = parted(address);
    const part = owners.get(owner);
    const fact = facts.get(address);
    const period = periods.get(address);
    const value: Value = {
      text,
      ...(fact === undefined ? {} : { fact }),
      ...(period === undefined ? {} : { period }),
    };
    if (part !== undefined && hasField(part, field)) part.fields.set(field, value);
    else part?.lines.push({ ...value, id: field });
  }
  return draft;
}

/** A place in a draft: a named value of a part, or one of its lines. */
export type Spot =
  | { readonly kind: "field"; readonly part: DraftPart; readonly field: string }
  | { readonly kind: "line"; readonly part: DraftPart; readonly line: DraftLine };

export function findPart(draft: Draft, id: string): DraftPart | undefined {
  return partsOf(draft).find((part) => part.id === id);
}

/** The place that an address names, whether or not a value stands there. */
export function findSpot(draft: Draft, address: string): Spot | undefined {
  const [owner, field] = parted(address);
  const part = findPart(draft, owner);
  if (part === undefined) return undefined;
  if (hasField(part, field)) return { kind: "field", part, field };
  const line = part.lines.find((one) => one.id === field);
  return line === undefined ? undefined : { kind: "line", part, line };
}

/** What a place takes, where it is that of a named value. */
export function fieldAt(spot: Spot): FieldShape | undefined {
  return spot.kind === "field" ? spot.part.shape.fields[spot.field] : undefined;
}

/** The value at a place. */
export function valueAt(spot: Spot): Value | undefined {
  return spot.kind === "field" ? spot.part.fields.get(spot.field) : spot.line;
}

/** Writes a value to a place; nothing clears a named value and removes a line. */
export function putValue(spot: Spot, value: Value | undefined): void {
  const { part } = spot;
  if (spot.kind === "field") {
    if (value === undefined) part.fields.delete(spot.field);
    else part.fields.set(spot.field, value);
    return;
  }
  const { id } = spot.line;
  part.lines = part.lines.flatMap((line) =>
    line.id !== id ? [line] : value === undefined ? [] : [{ ...value, id }],
  );
}

/** Puts `one` in front of the neighbour with the id `before`, or at the end. */
export function insertBefore<T extends { readonly id: string }>(
  list: readonly T[],
  one: T,
  before: string | null,
): T[] {
  const at = before === null ? -1 : list.findIndex((other) => other.id === before);
  return at < 0 ? [...list, one] : [...list.slice(0, at), one, ...list.slice(at)];
}

/** The first free id with a prefix: one more than the highest number in use. */
export function freeId(prefix: string, taken: readonly { readonly id: string }[]): string {
  const numbers = taken.map(({ id }) => Number(id.slice(prefix.length))).filter(Number.isInteger);
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}

/** Whether `id` is a free id with this prefix. */
export function isFreeId(
  id: string,
  prefix: string,
  taken: readonly { readonly id: string }[],
): boolean {
  const number = id.startsWith(prefix) ? id.slice(prefix.length) : "";
  return /^[1-9][0-9]{0,5}$/.test(number) && taken.every((other) => other.id !== id);
}
