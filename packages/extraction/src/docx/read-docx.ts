import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import { findBullets } from "../lines/find-bullets.ts";
import { plainLine } from "../text-line/line.ts";
import type { Line, Reading } from "../text-line/line.ts";
import { mojibakeMender } from "../text-line/mend-mojibake.ts";
import { openContainer } from "../bytes/open-container.ts";
import type { Container } from "../bytes/open-container.ts";
import { child, elements, parseXml } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";
import { readStyles } from "./read-styles.ts";
import { walkBlocks } from "./walk-body.ts";
import type { WalkState } from "./walk-body.ts";

const mainType = /wordprocessingml\.document\.main\+xml/;
const macroType = /macroEnabled|template\.main/i;

/** The list of all styles that Word could offer is long and says nothing about the file. */
function withoutLatent(text: string): string {
  const from = text.indexOf("<w:latentStyles");
  const to = text.indexOf("</w:latentStyles>", from);
  return from < 0 || to < 0 ? text : text.slice(0, from) + text.slice(to + 17);
}

function part(container: Container, name: string): XmlElement | undefined {
  const text = container.get(name);
  return text === undefined ? undefined : parseXml(mojibakeMender([text])(withoutLatent(text)));
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

const known = new WeakMap<Container, Map<string, Relation[]>>();

/** Relations of a part; each file of them is parsed once. */
function relations(container: Container, name: string): Relation[] {
  const lists = known.get(container) ?? new Map<string, Relation[]>();
  known.set(container, lists);
  const list = lists.get(name) ?? parseRelations(container, name);
  lists.set(name, list);
  return list;
}

function parseRelations(container: Container, name: string): Relation[] {
  const at = name.lastIndexOf("/");
  const root = part(container, `${name.slice(0, at + 1)}_rels/${name.slice(at + 1)}.rels`);
  return elements(root).map((one) => ({
    id: one.attributes["Id"] ?? "",
    type: one.attributes["Type"] ?? "",
    target: one.attributes["Target"] ?? "",
  }));
}

function resolve(base: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  return `${base.slice(0, base.lastIndexOf("/") + 1)}${target}`.replace(/^\.\//, "");
}

/** Name of the main part, by the relations of the container and the declared content types. */
function mainPart(container: Container): Result<string, ExtractionFailure> {
  const types = container.get("[Content_Types].xml");
  if (types === undefined) return err({ code: "unsupported", detail: "no Office file" });
  if (macroType.test(types)) return err({ code: "unsupported", detail: "macros or template" });
  if (!mainType.test(types)) return err({ code: "unsupported", detail: "not a text document" });
  const office = elements(part(container, "_rels/.rels")).find((one) =>
    (one.attributes["Type"] ?? "").endsWith("/officeDocument"),
  );
  const name = resolve("", office?.attributes["Target"] ?? "word/document.xml");
  return container.has(name) ? ok(name) : err({ code: "damaged", detail: "main part missing" });
}

function hyperlinks(list: readonly Relation[]): Map<string, string> {
  const out = new Map<string, string>();
  for (const one of list) {
    if (one.type.endsWith("/hyperlink") && /^(?:https?:|mailto:|tel:)/i.test(one.target))
      out.set(one.id, one.target);
  }
  return out;
}

interface Walked {
  readonly lines: Line[];
  readonly hidden: string[];
}

function walkPart(
  container: Container,
  name: string,
  kind: string,
  styles: ReturnType<typeof readStyles>,
): Walked {
  const root = part(container, name);
  if (root === undefined) return { lines: [], hidden: [] };
  const body = child(root, "w:body") ?? root;
  const state: WalkState = { block: 0, lines: [], hidden: [] };
  walkBlocks(body, state, { styles, targets: hyperlinks(relations(container, name)), part: kind });
  return state;
}

function headerParts(container: Container, main: string, kind: "header" | "footer"): string[] {
  return relations(container, main)
    .filter((one) => one.type.endsWith(`/${kind}`))
    .map((one) => resolve(main, one.target));
}

/** Lines of all headers (or footers), each different text once. */
function margins(
  container: Container,
  main: string,
  kind: "header" | "footer",
  styles: ReturnType<typeof readStyles>,
): Line[] {
  const seen = new Set<string>();
  return headerParts(container, main, kind).flatMap((name, index) =>
    walkPart(container, name, `${kind}${index + 1}`, styles).lines.filter((line) => {
      const isNew =
        !seen.has(line.text) && !/^(?:page|seite)?\s*\d*\s*(?:of|\/|von)?\s*\d*$/i.test(line.text);
      seen.add(line.text);
      return isNew;
    }),
  );
}

/** Lines of footnotes and endnotes; comments of reviewers are none of the person's words. */
function notes(container: Container, main: string, styles: ReturnType<typeof readStyles>): Line[] {
  return relations(container, main)
    .filter((one) => /\/(?:footnotes|endnotes)$/.test(one.type))
    .flatMap(
      ({ type, target }) =>
        walkPart(
          container,
          resolve(main, target),
          type.endsWith("/endnotes") ? "endnote" : "note",
          styles,
        ).lines,
    );
}

function readParts(container: Container, main: string): Reading {
  const list = relations(container, main);
  const styleName = list.find((one) => one.type.endsWith("/styles"))?.target ?? "styles.xml";
  const numberName = list.find((one) => one.type.endsWith("/numbering"))?.target ?? "numbering.xml";
  const styles = readStyles(
    part(container, resolve(main, styleName)),
    part(container, resolve(main, numberName)),
  );
  const body = walkPart(container, main, "body", styles);
  const header = margins(container, main, "header", styles);
  const footer = margins(container, main, "footer", styles);
  const findings: Reading["findings"] = [];
  if (header.some((line) => /@|\d{3}/.test(line.text))) {
    findings.push({
      code: "contact_in_header",
      detail: "Contact details stand in the page header; many systems do not read it there.",
      lines: header.map((line) => line.id),
    });
  }
  const lines = findBullets([
    ...header,
    ...body.lines.map((line, index) => (index === 0 ? { ...line, gap: 0 } : line)),
    ...notes(container, main, styles),
    ...footer,
  ]);
  const hidden = body.hidden.map((text, index): Line => ({
    ...plainLine(`body.h${index + 1}`, text, 0),
    role: "hidden",
    hidden: "vanish",
  }));
  if (hidden.length > 0)
    findings.push({
      code: "hidden_text",
      detail: "The file holds hidden text. It is not used.",
      lines: hidden.map((line) => line.id),
    });
  return { format: "docx", pages: [], lines, aside: [...hidden, ...linkLines(lines)], findings };
}

function linkLines(lines: readonly Line[]): Line[] {
  const urls = [...new Set(lines.flatMap((line) => line.links.map((spot) => spot.url)))];
  return urls.map((url, index) => ({
    ...plainLine(`body.k${index + 1}`, url, 0),
    role: "link-target" as const,
  }));
}

/** Reads a DOCX into lines. Nothing outside the container is ever opened. */
export async function readDocx(bytes: Uint8Array): Promise<Result<Reading, ExtractionFailure>> {
  const container = await openContainer(bytes);
  if (!container.ok) return container;
  try {
    const main = mainPart(container.value);
    if (!main.ok) return main;
    const reading = readParts(container.value, main.value);
    return reading.lines.some((line) => /[\p{L}\p{N}]/u.test(line.text))
      ? ok(reading)
      : err({ code: "no_text" });
  } catch {
    return err({ code: "damaged", detail: "xml" });
  }
}
