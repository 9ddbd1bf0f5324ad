import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import { openContainer } from "../bytes/open-container.ts";
import { XmlError, elements, parseXml } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";
import { findBullets } from "../lines/find-bullets.ts";
import type { Reading } from "../text-line/line.ts";
import { flowLines, withGaps } from "./flow-lines.ts";
import type { FlowRow, FlowRun } from "./flow-lines.ts";

const parts = /^(?:content|styles)\.xml$/u;

interface Style {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly hidden: boolean;
}
type Styles = ReadonlyMap<string, Style>;

function styleOf(element: XmlElement, styles: Styles): Style {
  const own = elements(element).find(({ name }) => name === "style:text-properties")?.attributes;
  const parent = styles.get(element.attributes["style:parent-style-name"] ?? "");
  const { "fo:font-weight": weight, "fo:font-style": slant, "text:display": shown } = own ?? {};
  return {
    bold: weight === undefined ? parent?.bold === true : /bold|[6-9]00/u.test(weight),
    italic: slant === undefined ? parent?.italic === true : slant === "italic",
    hidden: shown === undefined ? parent?.hidden === true : shown === "none",
  };
}

function gatherStyles(root: XmlElement, styles: Map<string, Style>): void {
  for (const one of elements(root)) {
    if (/^office:(?:automatic-)?styles$/u.test(one.name)) gatherStyles(one, styles);
    const name = one.attributes["style:name"];
    if (one.name === "style:style" && name !== undefined) styles.set(name, styleOf(one, styles));
  }
}

/** Elements beside the text: notes, comments, changes that were taken back, and what is drawn. */
const aside =
  /^(?:office:annotation.*|text:(?:note|hidden-text|hidden-paragraph|tracked-changes|sequence-decls|table-of-content|bibliography)|presentation:notes)$/u;

interface Around extends Style {
  readonly styles: Styles;
  readonly url?: string | undefined;
}

function styled(element: XmlElement, around: Around): Around {
  const own = around.styles.get(element.attributes["text:style-name"] ?? "");
  return own === undefined
    ? around
    : {
        ...around,
        bold: around.bold || own.bold,
        italic: around.italic || own.italic,
        hidden: around.hidden || own.hidden,
      };
}

/** The runs of a paragraph; frames inside of it are paragraphs of their own. */
function runsOf(element: XmlElement, around: Around, frames: XmlElement[]): FlowRun[] {
  const { bold, italic, hidden, url } = around;
  if (hidden) return [];
  return element.children.flatMap((child): FlowRun[] => {
    if (typeof child === "string")
      return [{ text: child.replace(/\s+/gu, " "), bold, italic, url }];
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
  return [...frames.flatMap((frame) => rowsOf(frame, { around })), ...rows];
}

function tableRow(row: XmlElement, place: Place): FlowRow[] {
  const cells = elements(row).filter(({ name }) => name === "table:table-cell");
  const texts = cells.map((cell) => rowsOf(cell, place)).filter((cell) => cell.length > 0);
  // Cells of a line each stand side by side, and beside a longer one its first line; longer ones are columns.
  if (texts.filter((cell) => cell.length > 1).length > 1) return texts.flat();
  const last = texts.findIndex((cell) => cell.length > 1);
  const beside = last < 0 ? texts : texts.slice(0, last + 1);
  const runs = beside.flatMap((cell, at): FlowRun[] => [
    ...(at === 0 ? [] : [{ text: "\t" }]),
    ...(cell[0]?.runs ?? []),
  ]);
  const [first] = texts[0] ?? [];
  const below = last < 0 ? [] : [...(texts[last] ?? []).slice(1), ...texts.slice(last + 1).flat()];
  return [{ ...first, runs, apart: last >= 0 }, ...below];
}

function rowsOf(element: XmlElement, place: Place): FlowRow[] {
  return elements(element).flatMap((one): FlowRow[] => {
    if (aside.test(one.name)) return [];
    switch (one.name) {
      case "text:p":
      case "text:h":
        return paragraphRows(one, place);
      case "text:list":
        return rowsOf(one, { ...place, list: (place.list ?? -1) + 1 });
      case "table:table-row":
        return tableRow(one, place);
      default:
        return rowsOf(one, place);
    }
  });
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
    if (shared !== undefined) gatherStyles(parseXml(shared), styles);
    gatherStyles(root, styles);
    const body = elements(root).filter(({ name }) => name === "office:body");
    const around = { styles, bold: false, italic: false, hidden: false };
    const rows = withGaps(body.flatMap((one) => rowsOf(one, { around })));
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
