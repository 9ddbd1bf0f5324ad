import { manyLines, normaliseText, oneLine } from "../text.ts";
import { breakingElements, htmlElements } from "./html-elements.data.ts";

/** Marks that turn the direction of text, and invisible ones that hide in a word. */
const hidden = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\p{Surrogate}/gu;

/** What stands between angle brackets: an end, a name, and the rest behind a space or a bar. */
const tag = /^(\/?)([a-z][a-z0-9]*)(\s[^]*|\/)?$/i;

/** The name of the element, where the text between two angle brackets is a tag; `null` where it is prose. */
function elementOf(inside: string, before: string): string | null {
  if (/^(?:!--|!doctype\b|!\[cdata\[|\?xml\b)/i.test(inside)) return "";
  const [, end, name = "", rest = ""] = tag.exec(inside) ?? [];
  if (!htmlElements.has(name.toLowerCase())) return null;
  // Types of programs look like tags: `List<Object>`, `Box<A>`.
  if (end === "" && /^[A-Z]/.test(name) && /\w/.test(before)) return null;
  // Attributes have values; "x<a and a>b" has none.
  const isTag = end === "/" || rest.trim().replace("/", "") === "" || rest.includes("=");
  const isBare = /^(?:script|style|iframe|object|embed|svg|math|input|video|audio)$/i.test(name);
  return isTag || isBare ? name.toLowerCase() : null;
}

/**
 * A text without what looks like a tag of HTML: `<b>x</b>` becomes `x`, `one<br>two` becomes `one two`;
 * "a < b", "<3", "x<y and y>z" and `List<String>` stay. One pass: each bracket is looked at once.
 */
export function stripTags(text: string): string {
  if (!text.includes("<")) return text;
  const out: string[] = [];
  let open: number[] = [];
  for (const part of text.split(/([<>])/)) {
    if (part === "<") open.push(out.length);
    const start = part === ">" ? open.pop() : undefined;
    const before = start === undefined ? "" : (out[start - 1]?.at(-1) ?? "");
    const element = start === undefined ? null : elementOf(out.slice(start + 1).join(""), before);
    if (element === null) {
      // What was closed without being a tag cannot become one any more.
      if (part === ">") open = [];
      if (part !== "") out.push(part);
    } else {
      out.length = start ?? out.length;
      if (breakingElements.has(element) && !/\s/.test(before)) out.push(" ");
    }
  }
  return out.join("");
}

/**
 * A text as a person's words are kept: form C, no control characters, no marks that turn or hide text, no
 * tags; one line, or several trimmed ones. Doing it twice changes nothing.
 */
export function cleanText(text: string, multiline: boolean): string {
  const lines = multiline ? manyLines : oneLine;
  const plain = lines(normaliseText(text.replace(hidden, "")));
  return normaliseText(lines(stripTags(plain)));
}
