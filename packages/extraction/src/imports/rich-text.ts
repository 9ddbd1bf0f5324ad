import { oneLine } from "@savile/model";
import { Parser } from "htmlparser2";

/** Text with paragraphs and the elements of lists, and the addresses that its links lead to. */
export interface RichText {
  readonly paragraphs: string[];
  readonly items: string[];
  readonly links: string[];
}

const blocks = new Set([
  "p",
  "div",
  "br",
  "ul",
  "ol",
  "li",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "tr",
]);
const listMark = /^\s*(?:[•·◦▪●■–—*-]|\d{1,2}[.)])\s+(?=\S)/u;

/** Reads a text with tags of HTML: elements of lists apart from the paragraphs. */
function ofHtml(html: string): RichText {
  const rich: RichText = { paragraphs: [], items: [], links: [] };
  let depth = 0;
  let text = "";
  const flush = (): void => {
    const line = oneLine(text);
    text = "";
    if (line !== "") (depth > 0 ? rich.items : rich.paragraphs).push(line);
  };
  const parser = new Parser({
    onopentag(name, { href }) {
      if (blocks.has(name)) flush();
      if (name === "ul" || name === "ol") depth += 1;
      if (name === "a" && href !== undefined) rich.links.push(href);
    },
    onclosetag(name) {
      if (blocks.has(name)) flush();
      if (name === "ul" || name === "ol") depth -= 1;
    },
    ontext(part) {
      text += part;
    },
  });
  parser.end(html);
  flush();
  return rich;
}

/** A text without tags whose signs are written by name: "it&#39;s". */
function ofHtmlSigns(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext(part) {
      text += part;
    },
  });
  parser.end(html);
  return text;
}

/** Lines of a plain text; those that begin with the mark of a list are its elements. */
function ofPlain(text: string): RichText {
  // Some programs write the elements of a list into one line.
  const rows = text.replace(/(?<=\S)\s+(?=[•●▪]\s)/gu, "\n").split(/\r?\n/u);
  const rich: RichText = { paragraphs: [], items: [], links: [] };
  for (const row of rows) {
    const isItem = listMark.test(row);
    const line = oneLine(row.replace(listMark, ""));
    if (line !== "") (isItem ? rich.items : rich.paragraphs).push(line);
  }
  return rich;
}

const tag = /<\/?(?:p|br|ul|ol|li|strong|em|b|i|u|a|div|span|h[1-6])\b[^>]*>/i;

/** A sign that HTML writes by its name or number. */
const entity = /&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,8});/i;

/** Takes a text with HTML, or one of plain lines, apart. */
export function richText(text: string): RichText {
  if (tag.test(text)) return ofHtml(text);
  return ofPlain(entity.test(text) ? ofHtmlSigns(text) : text);
}

const escapable = "\\*_[]`#()!-+.<>{}|~";

/** A sign behind a backslash, set aside while the marks are read; such signs stand in no text of a file. */
function setAside(text: string): string {
  return text.replace(/\\([\\*_[\]`#()!+.<>{}|~-])/gu, (_whole, sign: string) =>
    String.fromCodePoint(0xe000 + escapable.indexOf(sign)),
  );
}

function asSign(mark: string): string {
  return escapable[(mark.codePointAt(0) ?? 0) - 0xe000] ?? "";
}

/** Takes the marks of Markdown inside a line away and keeps the addresses of its links. */
export function ofMarkdown(text: string): { text: string; links: string[] } {
  const links: string[] = [];
  const plain = setAside(text.replace(/[\uE000-\uE01F]/gu, ""))
    .replace(/!?\[([^\]]*)\]\((\S+?)\)/gu, (_whole, shown: string, url: string) => {
      links.push(url);
      return shown;
    })
    .replace(/(\*\*\*|\*\*|___|__)(?=\S)(.+?)(?<=\S)\1/gu, "$2")
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/`([^`]+)`/gu, "$1");
  return { text: oneLine(plain).replaceAll(/[\uE000-\uE01F]/gu, asSign), links };
}
