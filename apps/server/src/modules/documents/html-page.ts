import type { PageDrawing, PageSource, TailoredDocument } from "@savile/model";
import { documentAsMarkdown } from "../generation-sessions/markdown.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => entities[mark] ?? "");
}

/** The words of a line of Markdown without its marks. */
function plain(text: string): string {
  return text
    .replace(/\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/g, "$1")
    .replace(/(?<!\\)\*{1,3}/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

const tags = [
  ["### ", "h3"],
  ["## ", "h2"],
  ["# ", "h1"],
  ["- ", "li"],
] as const;

function lineAsHtml(line: string): string {
  const [mark, tag] = tags.find(([start]) => line.startsWith(start)) ?? ["", "p"];
  return `<${tag}>${escaped(plain(line.slice(mark.length)))}</${tag}>`;
}

/** The words of a document as headings, lists and paragraphs. */
function textMirror(document: TailoredDocument): string {
  const lines = documentAsMarkdown(document).split("\n");
  return lines
    .filter((line) => line.trim() !== "")
    .map(lineAsHtml)
    .join("\n")
    .replace(/(?:<li>[^\n]*<\/li>\n?)+/g, (items) => `<ul>\n${items.trimEnd()}\n</ul>\n`);
}

function pictureOf({ w, h, marks }: PageDrawing): string {
  const paths = marks.map(({ at, d, fill, stroke, strokeWidth }) => {
    const line =
      stroke === undefined
        ? ""
        : ` stroke="${escaped(stroke)}" stroke-width="${String(strokeWidth ?? 1)}"`;
    return `<path transform="matrix(${at.join(" ")})" d="${escaped(d)}" fill="${escaped(fill ?? "none")}"${line}/>`;
  });
  return `<svg viewBox="0 0 ${w} ${h}" aria-hidden="true" focusable="false">${paths.join("")}</svg>`;
}

const style = [
  "body{margin:0;background:#eef1f4;font-family:sans-serif}",
  "figure{margin:24px auto;max-width:8.5in;background:#fff;box-shadow:0 1px 6px #0003}",
  "svg{display:block;width:100%}",
  ".words{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}",
  "@media print{body{background:none}figure{margin:0;box-shadow:none;break-after:page}}",
].join("");

/** What a page of ours may load when somebody opens it on its own: nothing but its own style. */
export const htmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The pages of a document as pictures, with its words beside them for those who do not see them. */
export function htmlPage(document: TailoredDocument, source: PageSource): string {
  const title = document.kind === "resume" ? "Resume" : "Cover letter";
  const { language } = document.kind === "resume" ? document.resume : document.letter;
  const pictures = source.pages.flatMap(({ drawing }) =>
    drawing === undefined ? [] : [`<figure>${pictureOf(drawing)}</figure>`],
  );
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>`,
    `<main class="words" lang="${escaped(language)}">\n${textMirror(document)}</main>`,
    ...pictures,
    "</body></html>",
  ].join("\n");
}
