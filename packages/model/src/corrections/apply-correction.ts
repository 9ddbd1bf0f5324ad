import type { Extraction } from "../tailoring/extraction.ts";
import { maxEntries } from "../base/limits.ts";
import { assertNever } from "../base/result.ts";
import type { Correction } from "./correction.ts";
import type { EntrySection } from "./sections.ts";
import {
  emptyPart,
  fieldAt,
  findPart,
  findSpot,
  hasField,
  insertBefore,
  isFreeId,
  putValue,
  valueAt,
} from "./draft.ts";
import type { Draft, Spot, Value } from "./draft.ts";
import { mergeEntry, moveEntry } from "./move-entry.ts";
import { placeLine } from "./place-line.ts";
import { sectionShapes } from "./sections.ts";
import { byPerson, cleaned, fitsField, isFit, roomFor } from "./value.ts";
import type { Corrector, Refused } from "./value.ts";

type Of<Op extends Correction["op"]> = Extract<Correction, { op: Op }>;

/** The field of study that was read out of the degree says nothing about another degree. */
function forgetField(spot: Spot, old: Value | undefined, text: string): void {
  if (spot.kind === "line" || spot.part.section !== "education" || spot.field !== "degree") return;
  const field = spot.part.fields.get("field")?.text;
  if (field !== undefined && old?.text.includes(field) === true && !text.includes(field)) {
    spot.part.fields.delete("field");
  }
}

/** Lines of the file that a value stands for. */
function linesBehind(value: Value | undefined): string[] {
  return [...(value?.instead ?? []), ...(value?.fact?.span?.lines ?? [])];
}

function set(draft: Draft, one: Of<"set">, who: Corrector): Refused {
  const spot = findSpot(draft, one.path);
  if (spot === undefined) return "bad_place";
  const text = cleaned(one.text, fieldAt(spot));
  const old = valueAt(spot);
  if (text === "" && spot.kind === "field") {
    putValue(spot, undefined);
    return undefined;
  }
  if (!isFit(text, fieldAt(spot))) return "bad_text";
  const instead = linesBehind(old);
  forgetField(spot, old, text);
  putValue(spot, { ...byPerson(text, who, one.at), instead });
  return undefined;
}

function confirm(draft: Draft, one: Of<"confirm">): Refused {
  const spot = findSpot(draft, one.path);
  const value = spot === undefined ? undefined : valueAt(spot);
  if (spot === undefined || value?.fact === undefined) return "bad_place";
  putValue(spot, { ...value, fact: { ...value.fact, confidence: 1 } });
  return undefined;
}

function swap(draft: Draft, one: Of<"swap">): Refused {
  const from = findSpot(draft, one.path);
  const to = findSpot(draft, one.to);
  const moved = from === undefined ? undefined : valueAt(from);
  if (from === undefined || to === undefined || moved === undefined || one.path === one.to) {
    return "bad_place";
  }
  const back = valueAt(to);
  const fits = fitsField(moved.text, fieldAt(to)) && fitsField(back?.text ?? "", fieldAt(from));
  if (!fits) return "bad_text";
  putValue(from, back);
  putValue(to, moved);
  return undefined;
}

function addLine(draft: Draft, one: Of<"addLine">, who: Corrector): Refused {
  const part = findPart(draft, one.entry);
  if (part === undefined) return "bad_place";
  const text = cleaned(one.text);
  if (!isFit(text)) return "bad_text";
  const refused = roomFor(part, one.id);
  if (refused !== undefined) return refused;
  const line = { ...byPerson(text, who, one.at), id: one.id };
  part.lines = insertBefore(part.lines, line, one.before);
  return undefined;
}

function lineAt(draft: Draft, address: string): Extract<Spot, { kind: "line" }> | undefined {
  const spot = findSpot(draft, address);
  return spot?.kind === "line" ? spot : undefined;
}

/** Takes an empty value, or a line of the file, as one that stays as it is. */
function leave(draft: Draft, one: Of<"leave">, lines: Extraction["lines"]): Refused {
  const spot = findSpot(draft, one.what);
  const isEmpty = spot?.kind === "field" && valueAt(spot) === undefined;
  const isLine = lines.some(({ id, hidden }) => id === one.what && hidden === undefined);
  if (!isEmpty && !isLine) return "bad_place";
  draft.left.add(one.what);
  return undefined;
}

function removeLine(draft: Draft, one: Of<"removeLine">): Refused {
  const spot = lineAt(draft, one.path);
  if (spot === undefined) return "bad_place";
  putValue(spot, undefined);
  return undefined;
}

function moveLine(draft: Draft, one: Of<"moveLine">): Refused {
  const spot = lineAt(draft, one.path);
  const target = findPart(draft, one.entry);
  if (spot === undefined || target === undefined) return "bad_place";
  const stays = target === spot.part;
  if (stays && one.before === spot.line.id) return "bad_place";
  if (stays && one.id !== spot.line.id) return "id_taken";
  const refused = stays ? undefined : roomFor(target, one.id);
  if (refused !== undefined) return refused;
  putValue(spot, undefined);
  target.lines = insertBefore(target.lines, { ...spot.line, id: one.id }, one.before);
  return undefined;
}

function addEntry(draft: Draft, one: Of<"addEntry">, who: Corrector): Refused {
  const list = draft.entries[one.section];
  if (!isFreeId(one.id, sectionShapes[one.section].prefix, list)) return "id_taken";
  if (list.length >= maxEntries) return "too_many";
  const part = emptyPart(one.section, one.id);
  for (const { field, text } of one.values) {
    if (!hasField(part, field)) return "bad_place";
    const shape = part.shape.fields[field];
    const clean = cleaned(text, shape);
    if (clean === "") continue;
    if (!isFit(clean, shape)) return "bad_text";
    part.fields.set(field, byPerson(clean, who, one.at));
  }
  draft.entries[one.section] = insertBefore(list, part, one.before);
  return undefined;
}

function sectionOf(draft: Draft, id: string): EntrySection | null {
  return findPart(draft, id)?.section ?? null;
}

function removeEntry(draft: Draft, one: Of<"removeEntry">): Refused {
  const section = sectionOf(draft, one.entry);
  if (section === null) return "bad_place";
  draft.entries[section] = draft.entries[section].filter((part) => part.id !== one.entry);
  return undefined;
}

/** Applies one correction to the draft, or leaves it as it is and says why. */
export function applyCorrection(
  draft: Draft,
  one: Correction,
  from: { readonly lines: Extraction["lines"]; readonly who: Corrector },
): Refused {
  switch (one.op) {
    case "set":
      return set(draft, one, from.who);
    case "confirm":
      return confirm(draft, one);
    case "swap":
      return swap(draft, one);
    case "addLine":
      return addLine(draft, one, from.who);
    case "removeLine":
      return removeLine(draft, one);
    case "moveLine":
      return moveLine(draft, one);
    case "addEntry":
      return addEntry(draft, one, from.who);
    case "removeEntry":
      return removeEntry(draft, one);
    case "moveEntry":
      return moveEntry(draft, one);
    case "mergeEntry":
      return mergeEntry(draft, one);
    case "placeLine":
      return placeLine(draft, one, from.lines);
    case "leave":
      return leave(draft, one, from.lines);
    default:
      return assertNever(one);
  }
}
