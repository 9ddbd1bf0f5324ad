import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import { Parser } from "htmlparser2";
import { findBullets } from "../lines/find-bullets.ts";
import type { Reading } from "../text-line/line.ts";
import { decodeText } from "./decode-text.ts";
import { flowLines } from "./flow-lines.ts";
import type { FlowRow, FlowRun } from "./flow-lines.ts";

/** Elements whose words nobody sees on the page, or that belong to the site and not to the person. */
const unseen = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "head",
  "title",
  "nav",
  "iframe",
  "object",
  "svg",
  "button",
  "select",
  "textarea",
  "form",
]);
/** Elements that begin a line of their own. */
const blocks = new Set(
  "address article aside blockquote body caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const isHidden = /display\s*:\s*none|visibility\s*:\s*hidden/iu;
const maxDepth = 400;

/** Walks over the page and gathers its paragraphs. */
class PageWalk {
  readonly rows: FlowRow[] = [];
  private runs: FlowRun[] = [];
  private heading: number | undefined;
  private readonly lists: string[] = [];
  private item: number | undefined;
  private apart = false;
  private bold = 0;
  private italic = 0;
  private readonly links: (string | undefined)[] = [];
  private readonly hidden: string[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.hidden.length > 0 || this.isUnseen(name, attributes)) {
      if (this.hidden.length < maxDepth) this.hidden.push(name);
      return;
    }
    if (blocks.has(name)) this.flush();
    if (name === "br") this.flush();
    if (name === "td" || name === "th") this.tab();
    if (/^h[1-6]$/u.test(name)) this.heading = Number(name[1]);
    if (/^(?:h[1-6]|p|section|article|table|ul|ol|dl|hr)$/u.test(name) && this.lists.length === 0)
      this.apart = true;
    if (name === "ul" || name === "ol") this.lists.push(name);
    if (name === "li") this.item = Math.max(0, this.lists.length - 1);
    if (name === "b" || name === "strong" || name === "dt") this.bold += 1;
    if (name === "i" || name === "em") this.italic += 1;
    if (name === "a") this.links.push(attributes["href"]);
  }

  close(name: string): void {
    if (this.hidden.length > 0) {
      const at = this.hidden.lastIndexOf(name);
      if (at >= 0) this.hidden.length = at;
      return;
    }
    if (blocks.has(name)) this.flush();
    if (name === "ul" || name === "ol") this.lists.pop();
    if (name === "li") this.item = undefined;
    if (/^h[1-6]$/u.test(name)) this.heading = undefined;
    if (name === "b" || name === "strong" || name === "dt") this.bold = Math.max(0, this.bold - 1);
    if (name === "i" || name === "em") this.italic = Math.max(0, this.italic - 1);
    if (name === "a") this.links.pop();
  }

  text(text: string): void {
    if (this.hidden.length > 0) return;
    const url = this.links.findLast((one) => one !== undefined);
    this.runs.push({
      text: text.replace(/\s+/gu, " "),
      bold: this.bold > 0,
      italic: this.italic > 0,
      url: url !== undefined && /^(?:https?:|mailto:|tel:)/iu.test(url) ? url : undefined,
    });
  }

  flush(): void {
    const { runs, heading } = this;
    this.runs = [];
    if (!runs.some(({ text }) => text.trim() !== "")) return;
    this.rows.push({ runs, heading, list: this.item, apart: this.apart });
    this.apart = false;
    // What goes on below a line of the same element is text of it and no element of its own.
    this.item = undefined;
  }

  private isUnseen(name: string, attributes: Readonly<Record<string, string>>): boolean {
    const { style = "" } = attributes;
    const hides = "hidden" in attributes || attributes["aria-hidden"] === "true";
    return unseen.has(name) || hides || isHidden.test(style);
  }

  private tab(): void {
    if (this.runs.some(({ text }) => text.trim() !== "")) this.runs.push({ text: "\t" });
  }
}

/** Elements without an end. */
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** The paragraphs of a text of HTML. */
function rowsOfHtml(html: string): FlowRow[] {
  const walk = new PageWalk();
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!empty.has(name) || name === "br" || name === "hr") walk.open(name, attributes);
    },
    onclosetag: (name) => {
      if (!empty.has(name)) walk.close(name);
    },
    ontext: (text) => walk.text(text),
  });
  parser.end(html);
  walk.flush();
  return walk.rows;
}

const maxCharacters = 2_000_000;

/** Reads a page of HTML into lines: what is seen of it, without the menus of its site. */
export function readHtml(bytes: Uint8Array): Result<Reading, ExtractionFailure> {
  const { text } = decodeText(bytes);
  const rows = rowsOfHtml(text.slice(0, maxCharacters));
  const { lines, aside } = flowLines(rows);
  if (lines.length === 0) return err({ code: "empty" });
  return ok({ format: "html", pages: [], lines: findBullets(lines), aside, findings: [] });
}
