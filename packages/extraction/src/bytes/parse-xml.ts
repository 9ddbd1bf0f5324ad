import { wordTable } from "@savile/model";
/** An element of an XML part: local name with prefix as written, attributes, children in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
}
export type XmlNode = XmlElement | string;

/** XML that is malformed, too deep or declares a document type. */
export class XmlError extends Error {}

const maxDepth = 256;
const entities = wordTable<string>({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" });

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x?[0-9a-fA-F]+|\w+);/g, (_whole, name: string) => {
    if (name.startsWith("#")) {
      const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    }
    const known = entities[name];
    if (known === undefined) throw new XmlError(`entity ${name}`);
    return known;
  });
}

function parseAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  let at = 0;
  for (let equals = text.indexOf("="); equals >= 0; equals = text.indexOf("=", at)) {
    const name = text.slice(at, equals).trim();
    const gap = /^\s*/.exec(text.slice(equals + 1, equals + 20))?.[0].length ?? 0;
    const start = equals + 1 + gap;
    const quote = text[start];
    const end = quote === '"' || quote === "'" ? text.indexOf(quote, start + 1) : -1;
    if (end < 0) break;
    attributes[name] = decode(text.slice(start + 1, end));
    at = end + 1;
  }
  return attributes;
}

/** End of a tag: the next ">" outside quotes. */
function tagEnd(text: string, from: number): number {
  let quote = "";
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return at;
  }
  throw new XmlError("unclosed tag");
}

function skipSpecial(text: string, at: number): { end: number; text?: string } | undefined {
  const until = (mark: string): number => {
    const end = text.indexOf(mark, at);
    if (end < 0) throw new XmlError("unclosed markup");
    return end + mark.length;
  };
  if (text.startsWith("<!--", at)) return { end: until("-->") };
  if (text.startsWith("<?", at)) return { end: until("?>") };
  if (text.startsWith("<![CDATA[", at)) {
    const end = until("]]>");
    return { end, text: text.slice(at + 9, end - 3) };
  }
  if (text.startsWith("<!", at)) throw new XmlError("document type");
  return undefined;
}

/** Parses a part. Knows no document types and no entities but the five predefined ones. */
export function parseXml(text: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new XmlError("document type");
  const root: XmlElement = { name: "", attributes: {}, children: [] };
  const stack: XmlElement[] = [root];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("<", at);
    const top = stack.at(-1) ?? root;
    const before = text.slice(at, open < 0 ? text.length : open);
    if (before !== "" && stack.length > 1) top.children.push(decode(before));
    if (open < 0) break;
    const special = skipSpecial(text, open);
    if (special !== undefined) {
      if (special.text !== undefined) top.children.push(special.text);
      at = special.end;
      continue;
    }
    const end = tagEnd(text, open + 1);
    takeTag(text.slice(open + 1, end), stack);
    at = end + 1;
  }
  const first = root.children.find((child) => typeof child !== "string");
  if (first === undefined || typeof first === "string" || stack.length !== 1)
    throw new XmlError("no root");
  return first;
}

function takeTag(tag: string, stack: XmlElement[]): void {
  if (tag.startsWith("/")) {
    const open = stack.pop();
    if (stack.length === 0 || open?.name !== tag.slice(1).trim())
      throw new XmlError("tags do not match");
    return;
  }
  const closed = tag.endsWith("/");
  const name = /^[^\s/>]+/.exec(tag)?.[0] ?? "";
  const element = { name, attributes: parseAttributes(tag.slice(name.length)), children: [] };
  stack.at(-1)?.children.push(element);
  if (closed) return;
  if (stack.length > maxDepth) throw new XmlError("too deep");
  stack.push(element);
}

/** Children that are elements. */
export function elements(parent: XmlElement | undefined): XmlElement[] {
  return parent === undefined ? [] : parent.children.filter((child) => typeof child !== "string");
}

/** The first child of that name. */
export function child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return elements(parent).find((one) => one.name === name);
}

/** All text below an element. */
export function textOf(element: XmlElement): string {
  return element.children.map((one) => (typeof one === "string" ? one : textOf(one))).join("");
}
