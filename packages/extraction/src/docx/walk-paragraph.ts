import { cleanText, privateUse } from "../text-line/clean-text.ts";
import type { LinkSpot, Piece } from "../text-line/line.ts";
import { child, elements, textOf } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";
import { runLook } from "./read-styles.ts";
import type { Look, Styles } from "./read-styles.ts";

export interface WalkContext {
  readonly styles: Styles;
  /** Targets of relations by id. */
  readonly targets: ReadonlyMap<string, string>;
  readonly part: string;
}

/** The text of a paragraph up to a line break. */
export interface Row {
  text: string;
  pieces: Piece[];
  links: LinkSpot[];
  hidden: string;
}

function newRow(): Row {
  return { text: "", pieces: [], links: [], hidden: "" };
}

interface Paragraph {
  readonly rows: Row[];
  readonly boxes: XmlElement[];
  field: string;
  fieldUrl: string;
  inInstruction: boolean;
}

const skipped = new Set([
  "w:del",
  "w:moveFrom",
  "w:instrText",
  "w:delText",
  "w:pPr",
  "w:rPr",
  "mc:Fallback",
  "w:commentReference",
  "w:footnoteReference",
  "w:proofErr",
  "w:bookmarkStart",
  "w:bookmarkEnd",
  "wp:docPr",
  "pic:pic",
]);

function add(row: Row, raw: string, look: Look, url: string): void {
  const text = cleanText(raw).replace(new RegExp(privateUse, "gu"), "");
  if (text === "") return;
  if (look.vanish === true) {
    row.hidden += text;
    return;
  }
  const start = row.text.length;
  row.text += text;
  row.pieces.push({
    start,
    end: row.text.length,
    bold: look.bold === true,
    italic: look.italic === true,
    size: look.size ?? 11,
  });
  if (url !== "") row.links.push({ start, end: row.text.length, url });
}

/** Walks the content of a paragraph: runs, links, fields, revisions, content controls and text boxes. */
export class ParagraphWalk {
  readonly found: Paragraph = {
    rows: [newRow()],
    boxes: [],
    field: "",
    fieldUrl: "",
    inInstruction: false,
  };
  private readonly context: WalkContext;
  private readonly base: Look;

  constructor(context: WalkContext, base: Look) {
    this.context = context;
    this.base = base;
  }

  walk(parent: XmlElement, look: Look, url: string): void {
    for (const one of elements(parent)) this.take(one, look, url);
  }

  private take(one: XmlElement, look: Look, url: string): void {
    if (skipped.has(one.name)) {
      if (one.name === "w:instrText") this.found.field += textOf(one);
      return;
    }
    if (one.name === "w:r") this.walk(one, { ...this.base, ...runLook(child(one, "w:rPr")) }, url);
    else if (one.name === "w:hyperlink")
      this.walk(one, look, this.context.targets.get(one.attributes["r:id"] ?? "") ?? url);
    else if (one.name === "w:txbxContent") this.found.boxes.push(one);
    else if (one.name === "w:sdt") {
      const holder = child(child(one, "w:sdtPr"), "w:showingPlcHdr");
      if (holder === undefined) this.walk(child(one, "w:sdtContent") ?? one, look, url);
    } else if (one.name === "w:fldChar") this.takeField(one);
    else this.takeText(one, look, url === "" ? this.found.fieldUrl : url);
  }

  private takeField(one: XmlElement): void {
    const type = one.attributes["w:fldCharType"];
    if (type === "begin") this.found.field = "";
    if (type === "separate")
      this.found.fieldUrl = /HYPERLINK\s+"([^"]+)"/i.exec(this.found.field)?.[1] ?? "";
    if (type === "end") this.found.fieldUrl = "";
  }

  private takeText(one: XmlElement, look: Look, url: string): void {
    const row = this.found.rows.at(-1) ?? newRow();
    switch (one.name) {
      case "w:t":
        add(row, textOf(one), look, url);
        break;
      case "w:tab":
      case "w:ptab":
        if (row.text.trim() !== "") row.text += "\t";
        break;
      case "w:br":
      case "w:cr":
        this.found.rows.push(newRow());
        break;
      case "w:noBreakHyphen":
        add(row, "-", look, url);
        break;
      case "w:sym":
        if (row.text === "") row.text += "• ";
        break;
      default:
        this.walk(one, look, url);
    }
  }
}
