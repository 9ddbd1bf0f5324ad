import { manyLines, oneLine } from "../text/text.ts";
import type { Period, Text } from "../resume/resume.ts";
import { isSameValue } from "./check-value.ts";
import type { ListValue } from "../tailoring/edit.ts";
import { firstFreeNumber } from "./lists.ts";
import { likenessOf, matchValues } from "./match-values.ts";
import type { Likeness } from "./match-values.ts";
import { periodOfText } from "./period-of-text.ts";
import { wordsOfValue } from "./values-by-address.ts";

/** The old text where the new one is the same but for its space, else the new one. */
export function alignText(old: string, made: string): string {
  return manyLines(old) === made || oneLine(old) === made ? old : made;
}

function alignPeriod(old: Period, made: Period): Period {
  if (alignText(old.text, made.text) !== old.text) return made;
  // A text says less than what was read from the file: it only counts where it says something else.
  return isSameValue(made, periodOfText(made.text)) ? old : { ...made, text: old.text };
}

function keyOf(value: ListValue): string {
  const lines = wordsOfValue(value).split("\n");
  return lines.map(oneLine).filter(Boolean).join("\n");
}

function likeness(value: ListValue): Likeness {
  const names = Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === "id" || typeof part !== "string" ? [] : [oneLine(part).toLowerCase()],
  );
  const key = keyOf(value);
  return likenessOf(key, "text" in value ? [] : names.slice(0, 2), key);
}

function isPeriod(part: unknown): part is Period {
  return typeof part === "object" && part !== null && "start" in part && "text" in part;
}

function isLines(part: unknown): part is Text[] {
  return Array.isArray(part);
}

function linePrefix(name: string, lines: readonly Text[]): string {
  return lines[0]?.id.charAt(0) ?? name.charAt(0);
}

function alignPart(name: string, old: unknown, made: unknown): unknown {
  if (typeof old === "string" && typeof made === "string") return alignText(old, made);
  if (isLines(old) && isLines(made)) {
    return alignValues(old, made, linePrefix(name, [...old, ...made])).values;
  }
  return isPeriod(old) && isPeriod(made) ? alignPeriod(old, made) : made;
}

/** The new value as the old one goes on: its id, the ids of its lines, and texts that did not change. */
function alignValue<T extends ListValue>(old: T, made: T): T {
  const joined = { ...made };
  const before = new Map<string, unknown>(Object.entries(old));
  for (const [name, part] of Object.entries(made)) {
    const aligned = name === "id" ? old.id : alignPart(name, before.get(name), part);
    Object.assign(joined, { [name]: aligned });
  }
  return joined;
}

/** Values of the old list that state nothing cannot stand in a text; they stay where they are. */
function withBlanks<T extends ListValue>(old: readonly T[], made: readonly T[]): T[] {
  const result = [...made];
  old.forEach((value, index) => {
    if (keyOf(value) !== "" || result.some(({ id }) => id === value.id)) return;
    const before = old.slice(0, index).findLast(({ id }) => result.some((one) => one.id === id));
    const at = before === undefined ? -1 : result.findIndex(({ id }) => id === before.id);
    result.splice(at + 1, 0, value);
  });
  return result;
}

/** A list with the ids of the old one, and which id each id of the new list became. */
export interface Aligned<T> {
  readonly values: T[];
  readonly names: ReadonlyMap<string, string>;
}

/** Gives the values of a new list the ids of the old ones that they go on; others get free ones. */
export function alignValues<T extends ListValue>(
  old: readonly T[],
  made: readonly T[],
  prefix: string,
): Aligned<T> {
  const stated = old.filter((value) => keyOf(value) !== "");
  const pairs = matchValues(stated.map(likeness), made.map(likeness));
  const taken = new Set(old.map(({ id }) => id));
  const names = new Map<string, string>();
  let free = firstFreeNumber;
  const values = made.map((value, to) => {
    const from = stated[pairs.get(to) ?? -1];
    if (from !== undefined) {
      names.set(value.id, from.id);
      return alignValue(from, value);
    }
    while (taken.has(`${prefix}${free}`)) free += 1;
    const id = `${prefix}${free}`;
    free += 1;
    names.set(value.id, id);
    return { ...value, id };
  });
  return { values: withBlanks(old, values), names };
}
