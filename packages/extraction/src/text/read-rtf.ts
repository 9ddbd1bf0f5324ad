import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import iconv from "iconv-lite";
import { findBullets } from "../lines/find-bullets.ts";
import type { Reading } from "../text-line/line.ts";
import { charsets } from "./code-pages.ts";
import { flowLines, withGaps } from "./flow-lines.ts";
import type { FlowRow, FlowRun } from "./flow-lines.ts";
import { marginRows } from "./margins.ts";
import { TableRows } from "./table-rows.ts";

/** Groups whose words are no text of the document. */
const unread = new Set(
  "fonttbl colortbl stylesheet listtable listoverridetable info pict object footnote generator themedata colorschememapping latentstyles datastore xmlnstbl rsidtbl pgdsctbl fldinst bkmkstart bkmkend annotation atnid atnauthor listpicture shppict nonshppict mmathPr filetbl revtbl".split(
    " ",
  ),
);
/** Groups with the text of the margins of pages. */
const headers = new Set(["header", "headerl", "headerr", "headerf"]);
const footers = new Set(["footer", "footerl", "footerr", "footerf"]);
const symbols = new Map([
  ["emdash", "—"],
  ["endash", "–"],
  ["bullet", "•"],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
  ["tab", "\t"],
  ["emspace", " "],
  ["enspace", " "],
  ["~", "\u00a0"],
  ["_", "-"],
]);
/** The size that rich text sets where it says none. */
const plainSize = 12;
/** What ends a paragraph. */
const breaks = new Set(["par", "line", "sect", "page", "column"]);
/** What ends a cell or a row of a table. */
const cellEnds = new Set(["cell", "nestcell"]);
const rowEnds = new Set(["row", "nestrow"]);

interface State {
  skip: boolean;
  bold: boolean;
  italic: boolean;
  hidden: boolean;
  deleted: boolean;
  /** In points. */
  size: number;
  /** How many characters stand for one of Unicode, for readers that do not know of it. */
  fallback: number;
  page: number;
  /** Whether this group is the mark of an element of a list. */
  mark: boolean;
}

const maxGroups = 2_000;

/** Reads the words of a file and what they look like. */
class RtfWalk {
  private table = new TableRows();
  private readonly page = this.table;
  private readonly headers = new TableRows();
  private readonly footers = new TableRows();
  /** How many groups are open around the margin of a page. */
  private margin: number | undefined;
  /** Whether the paragraph stands in a cell of a table. */
  private isCell = false;
  private runs: FlowRun[] = [];
  /** What stood in the line of the page before the text of a margin. */
  private kept: FlowRun[] = [];
  private bytes: number[] = [];
  private readonly stack: State[] = [];
  private state: State = {
    skip: false,
    bold: false,
    italic: false,
    hidden: false,
    deleted: false,
    size: plainSize,
    fallback: 1,
    page: 1252,
    mark: false,
  };
  private ignore = 0;
  private list: number | undefined;
  private outline: number | undefined;
  private readonly fonts = new Map<number, number>();
  private font = 0;
  private inFonts = false;
  private codePage = 1252;

  /** What words of control change, by their names. */
  private readonly changes: Readonly<Record<string, (number: number | undefined) => void>> = {
    ansicpg: (number = 1252) => {
      this.codePage = this.state.page = number;
    },
    b: (number) => this.switch("bold", number !== 0),
    i: (number) => this.switch("italic", number !== 0),
    v: (number) => this.switch("hidden", number !== 0),
    // Text that somebody deleted while changes were being tracked.
    deleted: (number) => this.switch("deleted", number !== 0),
    plain: () => this.plain(),
    uc: (number = 1) => {
      this.state.fallback = number;
    },
    u: (number = 0) => this.unicode(number),
    f: (number = 0) => this.useFont(number),
    pard: () => {
      this.outline = undefined;
      this.isCell = false;
    },
    intbl: () => {
      this.isCell = true;
    },
    fs: (number = plainSize * 2) => {
      this.flushBytes();
      this.state.size = number / 2;
    },
    outlinelevel: (number = 9) => {
      this.outline = number < 9 ? number + 1 : undefined;
    },
    ilvl: (number = 0) => {
      if (this.list !== undefined) this.list = number;
    },
  };

  open(): boolean {
    this.flushBytes();
    this.stack.push({ ...this.state });
    return this.stack.length < maxGroups;
  }

  close(): void {
    this.flushBytes();
    if (this.margin === this.stack.length) this.leaveMargin();
    const before = this.stack.pop();
    if (before !== undefined) this.state = before;
    if (!this.state.skip) this.inFonts = false;
  }

  /** Whether what stands here is no text of the document. */
  private get isOff(): boolean {
    const { skip, hidden, deleted, mark } = this.state;
    return skip || hidden || deleted || mark;
  }

  byte(value: number): void {
    if (this.ignore > 0) this.ignore -= 1;
    else if (!this.isOff) this.bytes.push(value);
  }

  text(text: string): void {
    this.flushBytes();
    if (this.isOff) return;
    const { bold, italic, size } = this.state;
    this.runs.push({ text, bold, italic, size });
  }

  unicode(code: number): void {
    const unit = code < 0 ? code + 65_536 : code;
    if (unit > 0 && unit <= 0x10ffff) this.text(String.fromCodePoint(unit));
    this.ignore = this.state.fallback;
  }

  /** A word of control, with its number where it has one. */
  word(name: string, number: number | undefined): void {
    if (this.inFonts) this.fontWord(name, number);
    if (unread.has(name)) this.skipNamed(name);
    else if (headers.has(name) || footers.has(name)) this.enterMargin(headers.has(name));
    else if (name === "pntext" || name === "listtext") this.startItem();
    else if (symbols.has(name)) this.text(symbols.get(name) ?? "");
    else if (!this.ends(name)) this.style(name, number);
  }

  private skipNamed(name: string): void {
    if (name === "fonttbl") this.inFonts = true;
    this.state.skip = true;
  }

  /** Ends what a word of control ends, if that is what it does. */
  private ends(name: string): boolean {
    if (breaks.has(name)) this.endRow();
    else if (cellEnds.has(name)) this.endCell();
    else if (rowEnds.has(name)) this.endTableRow();
    else return false;
    return true;
  }

  endRow(): void {
    this.flushBytes();
    if (this.state.skip) return;
    const { runs, list, outline } = this;
    this.runs = [];
    const row = { runs, list, heading: outline };
    if (this.isCell) this.table.addInCell(row);
    else this.table.add(row);
    this.list = undefined;
  }

  /** All that was read. */
  end(): FlowRow[] {
    this.endRow();
    if (this.margin !== undefined) this.leaveMargin();
    this.page.endTable();
    return [...marginRows(this.headers.rows), ...this.page.rows, ...marginRows(this.footers.rows)];
  }

  private enterMargin(isHeader: boolean): void {
    if (this.state.skip || this.margin !== undefined) return;
    this.flushBytes();
    this.kept = this.runs;
    this.runs = [];
    this.margin = this.stack.length;
    this.table = isHeader ? this.headers : this.footers;
  }

  private leaveMargin(): void {
    this.endRow();
    this.table.endTable();
    this.runs = this.kept;
    this.margin = undefined;
    this.table = this.page;
  }

  private endCell(): void {
    if (this.state.skip) return;
    this.isCell = true;
    this.endRow();
    this.table.endCell();
  }

  private endTableRow(): void {
    if (this.state.skip) return;
    this.flushBytes();
    this.runs = [];
    this.table.endRow();
  }

  skipGroup(): void {
    this.state.skip = true;
  }

  private startItem(): void {
    this.flushBytes();
    if (!this.state.skip) this.list ??= 0;
    this.state.mark = true;
  }

  private fontWord(name: string, number: number | undefined): void {
    if (name === "f") this.font = number ?? 0;
    if (name === "fcharset") this.fonts.set(this.font, charsets.get(number ?? 0) ?? this.codePage);
  }

  private style(name: string, number: number | undefined): void {
    const { [name]: change } = this.changes;
    change?.(number);
  }

  private switch(name: "bold" | "italic" | "hidden" | "deleted", isOn: boolean): void {
    this.flushBytes();
    this.state[name] = isOn;
  }

  private plain(): void {
    this.flushBytes();
    Object.assign(this.state, {
      bold: false,
      italic: false,
      hidden: false,
      deleted: false,
      size: plainSize,
    });
  }

  private useFont(font: number): void {
    this.flushBytes();
    this.state.page = this.fonts.get(font) ?? this.codePage;
  }

  private flushBytes(): void {
    if (this.bytes.length === 0) return;
    const name = this.state.page === 10_000 ? "macroman" : `cp${this.state.page}`;
    const encoding = iconv.encodingExists(name) ? name : "windows-1252";
    const text = iconv.decode(Buffer.from(this.bytes), encoding);
    this.bytes = [];
    const { bold, italic, size } = this.state;
    this.runs.push({ text, bold, italic, size });
  }
}

const word = /\\([a-z]{1,32})(-?\d{1,10})? ?/iy;

/** Takes a control of one sign, and says where it ends. */
function takeSign(walk: RtfWalk, text: string, at: number): number {
  const sign = text[at + 1] ?? "";
  switch (sign) {
    case "'":
      walk.byte(Number.parseInt(text.slice(at + 2, at + 4), 16) || 0x20);
      return at + 4;
    case "*":
      walk.skipGroup();
      break;
    case "\n":
    case "\r":
      walk.endRow();
      break;
    case "\\":
    case "{":
    case "}":
      walk.byte(sign.charCodeAt(0));
      break;
    default:
      walk.word(sign, undefined);
  }
  return at + 2;
}

/** Takes one control that begins with a backslash, and says where it ends. */
function takeControl(walk: RtfWalk, text: string, at: number): number {
  word.lastIndex = at;
  const match = word.exec(text);
  if (match === null) return takeSign(walk, text, at);
  const [, name = "", digits] = match;
  const number = digits === undefined ? undefined : Number(digits);
  walk.word(name, number);
  // Bytes of a picture may hold anything.
  return word.lastIndex + (name === "bin" ? Math.max(0, number ?? 0) : 0);
}

function rowsOfRtf(text: string): FlowRow[] | undefined {
  const walk = new RtfWalk();
  for (let at = 0; at < text.length;) {
    const sign = text[at] ?? "";
    if (sign === "\\") {
      at = takeControl(walk, text, at);
      continue;
    }
    if (sign === "{" && !walk.open()) return undefined;
    if (sign === "}") walk.close();
    if (!"{}\r\n".includes(sign)) walk.byte(sign.charCodeAt(0));
    at += 1;
  }
  return walk.end();
}

/** Reads a file of rich text into lines. */
export function readRtf(bytes: Uint8Array): Result<Reading, ExtractionFailure> {
  const rows = rowsOfRtf(Buffer.from(bytes).toString("latin1"));
  if (rows === undefined) return err({ code: "too_complex", detail: "rtf" });
  const { lines, aside } = flowLines(withGaps(rows));
  if (lines.length === 0) return err({ code: "no_text" });
  return ok({ format: "rtf", pages: [], lines: findBullets(lines), aside, findings: [] });
}
