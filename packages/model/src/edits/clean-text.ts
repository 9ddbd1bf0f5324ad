import { manyLines, normaliseText, oneLine } from "../text/text.ts";
import { breakingElements, htmlElements } from "./html-elements.data.ts";

/** Marks that turn the direction of text, and invisible ones that hide in a word. */
const hidden = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\p{Surrogate}/gu;

/** What stands between angle brackets: an end, a name, and the rest behind a space or a bar. */
const tag = /^(\/?)([a-z][a-z0-9]*)(\s[^]*|\/)?$/i;

const bare = new Set(["script", "style", "iframe", "object", "embed", "svg", "math", "input"]);

/** Whether what follows the name of an element is an end, or attributes with values ("x<a and a>b" has none). */
function closesTag(name: string, rest: string): boolean {
  return rest.trim().replace("/", "") === "" || rest.includes("=") || bare.has(name);
}

/** The name of the element, where the text between two angle brackets is a tag; `null` where it is prose. */
function elementOf(inside: string, before: string): string | null {
  if (/^(?:!--|!doctype\b|!\[cdata\[|\?xml\b)/i.test(inside)) return "";
  const [, end, written = "", rest = ""] = tag.exec(inside) ?? [];
  const name = written.toLowerCase();
  if (!htmlElements.has(name)) return null;
  if (end === "/") return name;
  // Types of programs look like tags: `List<Object>`, `Box<A>`.
  if (/^[A-Z]/.test(written) && /\w/.test(before)) return null;
  return closesTag(name, rest) ? name : null;
}

/** The pieces of a text from the left, with the places of the brackets that may still open a tag. */
interface Scan {
  readonly out: string[];
  open: number[];
}

/** Takes the tag that ends here back out; `false` where none does. */
function takeTag(scan: Scan): boolean {
  const start = scan.open.pop();
  if (start === undefined) return false;
  const before = scan.out[start - 1]?.at(-1) ?? "";
  const element = elementOf(scan.out.slice(start + 1).join(""), before);
  if (element === null) return false;
  scan.out.length = start;
  if (breakingElements.has(element) && !/\s/.test(before)) scan.out.push(" ");
  return true;
}

/**
 * A text without what looks like a tag of HTML: `<b>x</b>` becomes `x`, `one<br>two` becomes `one two`;
 * "a < b", "<3", "x<y and y>z" and `List<String>` stay. One pass: each bracket is looked at once.
 */
export function stripTags(text: string): string {
  const scan: Scan = { out: [], open: [] };
  for (const part of text.split(/([<>])/)) {
    if (part === "<") scan.open.push(scan.out.length);
    if (part === ">") {
      if (takeTag(scan)) continue;
      // What was closed without being a tag cannot become one any more.
      scan.open = [];
    }
    if (part !== "") scan.out.push(part);
  }
  return scan.out.join("");
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
