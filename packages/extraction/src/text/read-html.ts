import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import { Parser } from "htmlparser2";
import { findBullets } from "../lines/find-bullets.ts";
import type { Reading } from "../text-line/line.ts";
import { decodeText } from "./decode-text.ts";
import { flowLines } from "./flow-lines.ts";
import type { FlowRow } from "./flow-lines.ts";
import { hiddenNames } from "./hidden-names.ts";
import { sightOf } from "./hidden-style.ts";
import type { Sight } from "./hidden-style.ts";
import { Regions, ownRows } from "./page-regions.ts";
import { OpenTables } from "./open-tables.ts";
import type { PageRun, PlacedRow } from "./page-regions.ts";

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
const cells = new Set(["td", "th"]);
const isHeading = /^h[1-6]$/u;
const maxDepth = 400;
/** A link that leads away from the site; any other stays in it. */
const isAbroad = /^(?:https?:|mailto:|tel:)/iu;

/** Names that builders of sites give to what asks for a visitor's leave. */
const askingLeave = /(?:^|[\s_-])(?:cookies?|consent|gdpr)(?:$|[\s_-])/iu;

type Attributes = Readonly<Record<string, string>>;
type OffSheet = ReadonlyMap<string, Sight>;

/**
 * Whether an element is off the page by its own word or by that of a style sheet. A heading beside the page names
 * for readers of screens what the others see by its look.
 */
function isOff(name: string, attributes: Attributes, off: OffSheet): boolean {
  const { style = "", id = "", class: names = "", ...own } = attributes;
  if ("hidden" in own || own["aria-hidden"] === "true") return true;
  const called = [`#${id}`, ...names.split(/\s+/u).map((one) => `.${one}`)];
  const sights = [sightOf(style), ...called.map((one) => off.get(one))];
  return sights.includes("gone") || (sights.includes("beside") && !isHeading.test(name));
}

function isUnseen(name: string, attributes: Attributes, off: OffSheet): boolean {
  const { id = "", class: names = "", role = "" } = attributes;
  const isSite = role === "navigation" || askingLeave.test(`${id} ${names}`);
  return unseen.has(name) || isSite || isOff(name, attributes, off);
}

/** Elements without an end. */
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** Elements above which white space stands. */
const spaced = new Set("h1 h2 h3 h4 h5 h6 p section article table ul ol dl hr".split(" "));
const strong = new Set(["b", "strong", "dt"]);
const slanted = new Set(["i", "em"]);
const lists = new Set(["ul", "ol"]);

/** How many elements of a kind are open. */
class Depth {
  count = 0;
  private readonly names: ReadonlySet<string>;

  constructor(names: ReadonlySet<string>) {
    this.names = names;
  }

  open(name: string): void {
    if (this.names.has(name)) this.count += 1;
  }

  close(name: string): void {
    if (this.names.has(name)) this.count = Math.max(0, this.count - 1);
  }
}

/** A tab inside a line parts what stands in it; one that indents the line is a blank. */
const gapOf = (space: string): string => (/^[^\n\r]*\t[^\n\r]*$/u.test(space) ? "\t" : " ");

const plainSize = 12;
const pointsOfPixel = 0.75;

/** The size in points that an element gives to its text. */
function sizeOf({ style = "" }: Attributes): number | undefined {
  const [, number, unit] = /font-size\s*:\s*(\d{1,3}(?:\.\d{1,3})?)(pt|px)/iu.exec(style) ?? [];
  if (number === undefined) return undefined;
  return unit?.toLowerCase() === "px" ? Number(number) * pointsOfPixel : Number(number);
}

const month = /^\d{4}-\d{2}/u;

/** Walks over the page and gathers its paragraphs. */
class PageWalk {
  private readonly tables = new OpenTables();
  private readonly regions = new Regions();
  private runs: PageRun[] = [];
  private heading: number | undefined;
  private item: number | undefined;
  private apart = false;
  private readonly bold = new Depth(strong);
  private readonly italic = new Depth(slanted);
  private readonly list = new Depth(lists);
  private readonly links: (string | undefined)[] = [];
  private readonly hidden: string[] = [];
  private day: string | undefined;
  private readonly sizes: number[] = [];
  private readonly small = new Depth(new Set(["small"]));
  private readonly offSheet: OffSheet;

  /** `offSheet` are the names that the page's style sheet hides. */
  constructor(offSheet: OffSheet) {
    this.offSheet = offSheet;
  }

  private get size(): number {
    return this.sizes.at(-1) ?? plainSize;
  }

  open(name: string, attributes: Attributes): void {
    if (this.hides(name, attributes)) return;
    if (blocks.has(name) || cells.has(name) || name === "br") this.flush();
    this.tables.open(name);
    if (spaced.has(name) && this.list.count === 0) this.apart = true;
    for (const depth of [this.bold, this.italic, this.small, this.list, this.regions])
      depth.open(name);
    if (!empty.has(name)) this.sizes.push(sizeOf(attributes) ?? this.size);
    this.enter(name, attributes);
  }

  close(name: string): void {
    if (this.hidden.length > 0) {
      const at = this.hidden.lastIndexOf(name);
      if (at >= 0) this.hidden.length = at;
      return;
    }
    if (blocks.has(name) || cells.has(name)) this.flush();
    this.tables.close(name);
    for (const depth of [this.bold, this.italic, this.small, this.list, this.regions])
      depth.close(name);
    this.sizes.pop();
    this.leave(name);
  }

  /** What ends with an element. */
  private leave(name: string): void {
    if (name === "li") this.item = undefined;
    if (isHeading.test(name)) this.heading = undefined;
    if (name === "a") this.links.pop();
    if (name === "time") this.day = undefined;
  }

  text(text: string): void {
    if (this.hidden.length > 0) return;
    const isYear = this.day?.slice(0, 4) === text.trim();
    const url = this.links.findLast((one) => one !== undefined) ?? "";
    const leaves = isAbroad.test(url);
    this.runs.push({
      text: isYear && this.day !== undefined ? this.day : text.replace(/\s+/gu, gapOf),
      size: this.size,
      bold: this.bold.count > 0,
      italic: this.italic.count > 0,
      url: leaves ? url : undefined,
      site: !leaves && /^[^#]/u.test(url),
      small: this.small.count > 0,
    });
  }

  flush(): void {
    const { runs, heading } = this;
    this.runs = [];
    if (!runs.some(({ text }) => text.trim() !== "")) return;
    const { place } = this.regions;
    const list = heading === undefined ? this.item : undefined;
    this.tables.add({ runs, heading, list, apart: this.apart, ...place });
    this.apart = false;
    // What goes on below a line of the same element is text of it and no element of its own.
    this.item = undefined;
  }

  /** What an element says of the words in it. */
  private enter(name: string, { href, datetime = "" }: Attributes): void {
    // A year whose element knows its month says the month.
    if (name === "time") this.day = month.exec(datetime)?.[0];
    if (isHeading.test(name)) this.heading = Number(name[1]);
    if (name === "li") this.item = Math.max(0, this.list.count - 1);
    if (name === "a") this.links.push(href);
  }

  /** Whether an element or one around it is unseen; remembers it then. */
  private hides(name: string, attributes: Attributes): boolean {
    const hides = this.hidden.length > 0 || isUnseen(name, attributes, this.offSheet);
    if (hides && this.hidden.length < maxDepth) this.hidden.push(name);
    return hides;
  }

  /** The rows of the whole page. */
  end(): PlacedRow[] {
    this.flush();
    return this.tables.end();
  }
}

/** The paragraphs of a text of HTML. */
function rowsOfHtml(html: string): FlowRow[] {
  const walk = new PageWalk(hiddenNames(html));
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
  return ownRows(walk.end());
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
