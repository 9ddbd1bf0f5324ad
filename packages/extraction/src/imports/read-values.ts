import type { Json } from "./resume-data.ts";

/** The object itself, or an empty one for anything else. */
export function objectOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The value under the first of these keys that holds a text or a number, as a text. */
export function textAt(object: Json, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = object[key];
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text === "string" && text.trim() !== "") return text.trim();
  }
  return "";
}

/** The objects of a list. */
export function objectsAt(object: Json, key: string): Json[] {
  const list = object[key];
  return Array.isArray(list) ? list.map(objectOf).filter((one) => Object.keys(one).length > 0) : [];
}

/** The texts of a list, or the one text that stands for it. */
export function textsAt(object: Json, key: string): string[] {
  const list = object[key];
  const texts: unknown[] = Array.isArray(list) ? list : [list];
  return texts
    .map((text) => (typeof text === "number" ? String(text) : text))
    .filter((text) => typeof text === "string")
    .map((text) => text.trim())
    .filter((text) => text !== "");
}
