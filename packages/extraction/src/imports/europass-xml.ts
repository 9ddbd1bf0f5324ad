import { oneLine } from "@savile/model";
import { elements, textOf } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";
import { richText } from "./rich-text.ts";
import type { RichText } from "./rich-text.ts";

/** The name of an element without its prefix: files of the same dialect use different ones. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(":") + 1);
}

/** The elements that a path of local names leads to. */
export function allAt(parent: XmlElement | undefined, ...path: readonly string[]): XmlElement[] {
  let found = parent === undefined ? [] : [parent];
  for (const name of path)
    found = found.flatMap((one) => elements(one).filter((child) => localName(child) === name));
  return found;
}

/** The first element that a path of local names leads to. */
export function firstAt(
  parent: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  return allAt(parent, ...path)[0];
}

/** The text at a path, in one line; `""` where there is none. */
export function lineAt(parent: XmlElement | undefined, ...path: readonly string[]): string {
  const found = firstAt(parent, ...path);
  return found === undefined ? "" : oneLine(textOf(found));
}

/** What a text at a path tells, which may hold tags of HTML. */
export function toldAt(parent: XmlElement | undefined, ...path: readonly string[]): RichText {
  const found = firstAt(parent, ...path);
  return richText(found === undefined ? "" : textOf(found));
}

/** Parts that are stated, between commas. */
export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}
