import { oneLine } from "../text/text.ts";
import { isObject } from "./read-json.ts";

/** A value of a JSON file under the keys that lead to it ("work", "0", "url"). */
export interface JsonValue {
  readonly path: readonly string[];
  readonly text: string;
}

const maxDepth = 32;
const maxValues = 20_000;
/** Keys of the format itself, and pictures, which are not read. */
const skipped = new Set(["$schema", "meta", "image", "picture", "photo"]);

function scalarText(value: unknown): string {
  if (typeof value === "string") return value.startsWith("data:") ? "" : value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/**
 * Every text, number and truth value of a JSON file in its order. `complete` is false where the file is
 * nested deeper, or holds more values, than a resume does.
 */
export function jsonValues(root: unknown): { values: JsonValue[]; complete: boolean } {
  const values: JsonValue[] = [];
  let complete = true;
  const visit = (value: unknown, path: readonly string[]): void => {
    if (path.length > maxDepth || values.length >= maxValues) {
      complete = false;
      return;
    }
    if (Array.isArray(value)) {
      value.forEach((one: unknown, index) => visit(one, [...path, String(index)]));
      return;
    }
    if (isObject(value)) {
      for (const [key, one] of Object.entries(value))
        if (!skipped.has(key)) visit(one, [...path, key]);
      return;
    }
    const text = scalarText(value);
    if (text !== "") values.push({ path, text });
  };
  visit(root, []);
  return { values, complete };
}

/** "sideProjects" and "side_projects" as words: "Side projects". */
export function keyWords(key: string): string {
  const words = oneLine(key.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[_-]+/g, " "));
  return words === "" ? "" : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
