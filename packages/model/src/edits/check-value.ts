import { maxBullets, maxTextLength } from "../base/limits.ts";
import { fieldsOf, textAt } from "../resume/entry-values.ts";
import { sectionOfEntry, shapeOf } from "../resume/known-sections.ts";
import type { LinesShape, Text, ValueKind } from "../resume/resume-shape.ts";
import { isLinkText } from "../resume/web-address.ts";
import { countCharacters, isStorable } from "../text/text.ts";
import type { EditFailure, ListValue } from "../tailoring/edit.ts";
import type { ListShape } from "./list-shapes.ts";

type Code = EditFailure["code"];

/** Whether two values of documents state the same, whatever the order of their names. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const mine = Object.entries(one);
  const theirs = new Map(Object.entries(other));
  return (
    mine.length === theirs.size &&
    mine.every(([name, value]) => theirs.has(name) && isSameValue(value, theirs.get(name)))
  );
}

/** Whether `id` may name something new: the prefix and a number. */
export function isIdOf(prefix: string, id: string): boolean {
  const number = id.startsWith(prefix) ? id.slice(prefix.length) : "";
  return /^[1-9][0-9]{0,14}$/.test(number);
}

/** Why a text cannot stand in a document, at a place of this kind. */
export function textFailure(text: string, kind?: ValueKind | LinesShape["kind"]): Code | undefined {
  if (!isStorable(text) || (kind === "link" && !isLinkText(text))) return "bad_value";
  return countCharacters(text) > maxTextLength ? "too_long" : undefined;
}

function isText(value: unknown): value is Text {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "text" in value &&
    typeof value.id === "string" &&
    typeof value.text === "string" &&
    Object.keys(value).length === 2
  );
}

function linesFailure(lines: readonly unknown[]): Code | undefined {
  if (lines.length > maxBullets) return "too_many";
  const ids = new Set<string>();
  for (const line of lines) {
    if (!isText(line) || !/^[a-z][0-9]{1,15}$/.test(line.id) || ids.has(line.id)) {
      return "bad_value";
    }
    ids.add(line.id);
    const failure = textFailure(line.text);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** What is wrong with a value that has to look like `blank`: the same names and kinds throughout. */
function shapeFailure(blank: object, value: object): Code | undefined {
  const stated = new Map<string, unknown>(Object.entries(value));
  const names = Object.entries(blank);
  if (stated.size !== names.length) return "bad_value";
  for (const [name, like] of names) {
    const failure = partFailure(like, stated.get(name));
    if (failure !== undefined) return failure;
  }
  return undefined;
}

function partFailure(like: unknown, part: unknown): Code | undefined {
  if (typeof like === "string") {
    return typeof part === "string" ? textFailure(part) : "bad_value";
  }
  if (Array.isArray(like)) return Array.isArray(part) ? linesFailure(part) : "bad_value";
  const isObject = typeof part === "object" && part !== null && !Array.isArray(part);
  return isObject && typeof like === "object" && like !== null
    ? shapeFailure(like, part)
    : "bad_value";
}

type Fields = ReturnType<typeof fieldsOf>;

function linkFailure(fields: Fields, value: object): Code | undefined {
  const links = fields.filter(([, { kind }]) => kind === "link");
  return links.every(([name]) => isLinkText(textAt(value, name))) ? undefined : "bad_value";
}

/** What a value has to look like: a blank one with the optional values that it states. */
function patternFor(value: ListValue, blank: ListValue, fields: Fields): object {
  const stated = fields.filter(([name, { optional }]) => optional === true && name in value);
  return { ...blank, ...Object.fromEntries(stated.map(([name]) => [name, ""])) };
}

/** Why a value cannot be put into a list; nothing where it can. */
export function valueFailure(value: ListValue, { is, blank, prefix }: ListShape): Code | undefined {
  if (typeof value.id !== "string" || !isIdOf(prefix, value.id) || !is(value)) return "bad_value";
  const section = sectionOfEntry(value.id);
  const fields = section === null ? [] : fieldsOf(shapeOf(section));
  const pattern = patternFor(value, blank(value.id), fields);
  return shapeFailure(pattern, value) ?? linkFailure(fields, value);
}
