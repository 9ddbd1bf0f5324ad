import { maxBullets, maxEntries, maxTextLength } from "../base/limits.ts";
import type { Text } from "../resume/resume.ts";
import { cutText, manyLines } from "../text/text.ts";

/** An object whose values are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object itself, or an empty one for anything else. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The own value under a key; what is inherited does not count. */
export function valueAt(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A text or a number as a text within the limits; anything else is `""`. */
export function textOf(value: unknown): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string") return "";
  const cut = cutText(value, maxTextLength);
  return manyLines(cut.replace(/\p{Surrogate}/gu, "\uFFFD"));
}

/** The first of `keys` that holds a text. */
export function firstText(object: JsonObject, ...keys: string[]): string {
  return keys.map((key) => textOf(valueAt(object, key))).find((text) => text !== "") ?? "";
}

/** The objects of a list, at most as many as a section may have entries. */
export function objectsAt(object: JsonObject, key: string): JsonObject[] {
  const list = valueAt(object, key);
  return Array.isArray(list) ? list.filter(isObject).slice(0, maxEntries) : [];
}

/** The texts of a list, at most as many as an entry may have bullets. */
export function textsAt(object: JsonObject, key: string): string[] {
  const list = valueAt(object, key);
  if (!Array.isArray(list)) return [textOf(list)].filter((text) => text !== "");
  return list
    .map(textOf)
    .filter((text) => text !== "")
    .slice(0, maxBullets);
}

/** Texts as lines of an entry; ids are given when the Resume is brought to its one form. */
export function linesFromTexts(object: JsonObject, key: string): Text[] {
  return textsAt(object, key).map((text, index) => ({ id: `b${index + 1}`, text }));
}
