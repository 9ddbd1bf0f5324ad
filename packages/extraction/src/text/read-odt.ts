import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import { openContainer } from "../bytes/open-container.ts";
import { XmlError, elements, parseXml } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";
import { findBullets } from "../lines/find-bullets.ts";
import type { Reading } from "../text-line/line.ts";
import { flowLines, withGaps } from "./flow-lines.ts";
import type { FlowRow, FlowRun } from "./flow-lines.ts";
import { marginRows } from "./margins.ts";
import { rowsOfTable } from "./table-rows.ts";

const parts = /^(?:content|styles)\.xml$/u;

/** What a style says of its text; what it leaves out is as around it. */
interface Style {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly hidden?: boolean;
  /** In points. */
  readonly size?: number;
}
type Styles = ReadonlyMap<string, Style>;

/** The size that OpenDocument sets where nothing says one. */
const plainSize = 12;
/** The style that those of paragraphs begin with when they name no other. */
const ofParagraphs = "style:default-style";

/** A size in points, or as a share of that of the style that it is made from. */
function sizeOf(said: string, base = plainSize): number {
  const number = Number.parseFloat(said);
  if (Number.isNaN(number)) return base;
  return said.endsWith("%") ? (base * number) / 100 : number;
}

/** What a style says itself. */
function ownStyle(said: XmlElement["attributes"], base: number | undefined): Style {
  const weight = said["fo:font-weight"];
  const slant = said["fo:font-style"];
  const shown = said["text:display"];
  const size = said["fo:font-size"];
  return {
    ...(weight === undefined ? {} : { bold: /bold|[6-9]00/u.test(weight) }),
    ...(slant === undefined ? {} : { italic: slant !== "normal" }),
    ...(shown === undefined ? {} : { hidden: shown === "none" }),
    ...(size === undefined ? {} : { size: sizeOf(size, base) }),
  };
}

function styleOf(element: XmlElement, styles: Styles): Style {
  const { "style:family": family, "style:parent-style-name": named } = element.attributes;
  const parent = styles.get(named ?? (family === "paragraph" ? ofParagraphs : ""));
  const own = elements(element).find(({ name }) => name === "style:text-properties");
  return { ...parent, ...ownStyle(own?.attributes ?? {}, parent?.size) };
}

function gatherStyles(root: XmlElement, styles: Map<string, Style>): void {
  for (const one of elements(root)) {
    if (/^office:(?:automatic-)?styles$/u.test(one.name)) gatherStyles(one, styles);
    const isBase = one.name === ofParagraphs && one.attributes["style:family"] === "paragraph";
    const name = isBase ? ofParagraphs : one.attributes["style:name"];
    if ((isBase || one.name === "style:style") && name !== undefined)
      styles.set(name, styleOf(one, styles));
  }
}

/** Elements beside the text: notes, comments, changes that were taken back, and what is drawn. */
const aside =
  /^(?:office:annotation.*|text:(?:note|hidden-text|hidden-paragraph|tracked-changes|sequence-decls|table-of-content|bibliography)|presentation:notes)$/u;

interface Around extends Style {
  readonly styles: Styles;
  readonly url?: string | undefined;
}

/** What is hidden stays so, whatever a style in it says. */
function styled(element: XmlElement, around: Around): Around {
  const own = around.styles.get(element.attributes["text:style-name"] ?? "");
  return { ...around, ...own, hidden: around.hidden === true || own?.hidden === true };
}

/** The runs of a paragraph; frames inside of it are paragraphs of their own. */
function runsOf(element: XmlElement, around: Around, frames: XmlElement[]): FlowRun[] {
  const { bold = false, italic = false, size = plainSize, hidden, url } = around;
  if (hidden === true) return [];
  return element.children.flatMap((child): FlowRun[] => {
    if (typeof child === "string")
      return [{ text: child.replace(/\s+/gu, " "), bold, italic, size, url }];
    if (aside.test(child.name)) return [];
    switch (child.name) {
      case "text:s":
        return [{ text: " ", bold, italic }];
      case "text:tab":
        return [{ text: "\t", bold, italic }];
      case "text:line-break":
        return [{ text: "\n", bold, italic }];
      case "text:a":
        return runsOf(child, { ...around, url: child.attributes["xlink:href"] }, frames);
      case "draw:frame":
      case "draw:custom-shape":
        frames.push(child);
        return [];
      default:
        return runsOf(child, styled(child, around), frames);
    }
  });
}

/** Runs parted where a line is broken by hand. */
function brokenLines(runs: readonly FlowRun[]): FlowRun[][] {
  const lines: FlowRun[][] = [[]];
  for (const run of runs) {
    if (run.text === "\n") lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines;
}

interface Place {
  readonly around: Around;
  readonly list?: number;
}

function paragraphRows(element: XmlElement, { around, list }: Place): FlowRow[] {
  const frames: XmlElement[] = [];
  const runs = runsOf(element, styled(element, around), frames);
  const level = Number(element.attributes["text:outline-level"] ?? "1");
  const rows = brokenLines(runs).map((line, at): FlowRow => ({
    runs: line,
    heading: element.name === "text:h" ? level : undefined,
    list: at === 0 ? list : undefined,
    apart: element.name === "text:h",
  }));
  return [...frames.flatMap((frame) => frameRows(frame, around)), ...rows];
}

/** A frame is a block of its own, read from its first line to its last. */
function frameRows(frame: XmlElement, around: Around): FlowRow[] {
  return rowsOf(frame, { around }).map((row, at) =>
    at === 0 ? { ...row, opensColumn: true } : row,
  );
}

/** The rows of a table, also those of its head and of its groups. */
function tableRows(table: XmlElement): XmlElement[] {
  return elements(table).flatMap((one) => {
    if (isPutAway(one)) return [];
    if (one.name === "table:table-row") return [one];
    return /^table:table-(?:header-rows|row-group|rows)$/u.test(one.name) ? tableRows(one) : [];
  });
}

function tableOf(table: XmlElement, place: Place): FlowRow[] {
  const rows = tableRows(table).map((row) =>
    elements(row)
      .filter(({ name }) => name === "table:table-cell")
      .map((cell) => rowsOf(cell, { around: place.around })),
  );
  return rowsOfTable(rows);
}

/** Sections, rows and frames that their writer hid. */
function isPutAway({ attributes }: XmlElement): boolean {
  const { "text:display": display, "text:is-hidden": hidden } = attributes;
  const { "table:visibility": visibility } = attributes;
  const isOff = display === "none" || (display === "condition" && hidden === "true");
  return isOff || visibility === "collapse" || visibility === "filter";
}

function rowsOf(element: XmlElement, place: Place): FlowRow[] {
  return elements(element).flatMap((one): FlowRow[] => {
    if (aside.test(one.name) || isPutAway(one)) return [];
    switch (one.name) {
      case "text:p":
      case "text:h":
        return paragraphRows(one, place);
      case "text:list":
        return rowsOf(one, { ...place, list: (place.list ?? -1) + 1 });
      case "table:table":
        return tableOf(one, place);
      default:
        return rowsOf(one, place);
    }
  });
}

/** The rows of the headers and the footers of pages, read with the styles that pages share, which are gathered. */
function marginsOf(root: XmlElement | undefined, styles: Map<string, Style>) {
  if (root === undefined) return { headers: [], footers: [] };
  gatherStyles(root, styles);
  const pages = elements(root)
    .filter(({ name }) => name === "office:master-styles")
    .flatMap(elements)
    .filter(({ name }) => name === "style:master-page")
    .flatMap(elements);
  const rows = (names: RegExp) =>
    marginRows(
      pages
        .filter(({ name }) => names.test(name))
        .flatMap((margin) => rowsOf(margin, { around: { styles } })),
    );
  return { headers: rows(/^style:header/u), footers: rows(/^style:footer/u) };
}

/** Reads a text document of OpenDocument into lines. */
export async function readOdt(bytes: Uint8Array): Promise<Result<Reading, ExtractionFailure>> {
  const container = await openContainer(bytes, parts);
  if (!container.ok) return container;
  const content = container.value.get("content.xml");
  if (content === undefined) return err({ code: "damaged", detail: "container" });
  try {
    const root = parseXml(content);
    const styles = new Map<string, Style>();
    const shared = container.value.get("styles.xml");
    const margins = marginsOf(shared === undefined ? undefined : parseXml(shared), styles);
    gatherStyles(root, styles);
    const body = elements(root).filter(({ name }) => name === "office:body");
    const around = { styles };
    const rows = withGaps([
      ...margins.headers,
      ...body.flatMap((one) => rowsOf(one, { around })),
      ...margins.footers,
    ]);
    const { lines, aside: targets } = flowLines(rows);
    if (lines.length === 0) return err({ code: "no_text" });
    return ok({
      format: "odt",
      pages: [],
      lines: findBullets(lines),
      aside: targets,
      findings: [],
    });
  } catch (cause) {
    if (cause instanceof XmlError) return err({ code: "damaged", detail: "xml" });
    throw cause;
  }
}
