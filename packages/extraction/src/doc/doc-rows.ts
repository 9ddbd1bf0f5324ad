import type { FlowRow, FlowRun } from "../text/flow-lines.ts";
import { TableRows } from "../text/table-rows.ts";
import { RunFinder, markIds } from "./word-marks.ts";
import type { Mark, Run } from "./word-marks.ts";
import { withMarks } from "./word-styles.ts";
import type { Look, WordStyles } from "./word-styles.ts";
import type { WordText } from "./word-text.ts";

/** Signs of the stream of text that end or part something. */
const signs = {
  cell: 0x07,
  tab: 0x09,
  line: 0x0b,
  page: 0x0c,
  paragraph: 0x0d,
  fieldStart: 0x13,
  fieldMiddle: 0x14,
  fieldEnd: 0x15,
  hyphen: 0x1e,
  softHyphen: 0x1f,
} as const;

/** What a sign of control says as text; the others say nothing. */
const spoken = new Map<number, string>([
  [signs.tab, "\t"],
  [signs.hyphen, "\u2011"],
  [signs.softHyphen, "\u00ad"],
]);

interface Field {
  instruction: string;
  isResult: boolean;
}

const linkInstruction = /^\s*HYPERLINK\s+(?:\\[a-z]\s+)*"([^"]+)"/iu;

export interface WordMarks {
  readonly characters: readonly Run[];
  readonly paragraphs: readonly Run[];
  readonly styles: WordStyles;
}

const styleOf = (marks: readonly Mark[]): number | undefined =>
  marks.find(({ id }) => id === markIds.characterStyle)?.value.readUInt16LE(0);

function isSet(run: Run | undefined, name: keyof typeof markIds): boolean {
  return run?.marks.some(({ id, value }) => id === markIds[name] && value[0] === 1) === true;
}

/** Walks over the characters of a file and gathers its paragraphs. */
export class DocRows {
  private readonly words: WordText;
  private readonly styles: WordStyles;
  private readonly characters: RunFinder;
  private readonly paragraphs: RunFinder;
  private readonly looks = new Map<Run, Map<Look, Look>>();
  private table = new TableRows();
  private runs: FlowRun[] = [];
  private fields: Field[] = [];
  private isBroken = false;

  constructor(words: WordText, marks: WordMarks) {
    this.words = words;
    this.styles = marks.styles;
    this.characters = new RunFinder(marks.characters);
    this.paragraphs = new RunFinder(marks.paragraphs);
  }

  /** The rows of a part of the text. */
  rowsOf(start: number, end: number): FlowRow[] {
    this.table = new TableRows();
    this.runs = [];
    this.fields = [];
    this.isBroken = false;
    const last = Math.min(end, this.words.text.length);
    // A paragraph is known by what stands at its end.
    for (let from = start; from < last;) {
      const to = this.endOf(from, last);
      this.paragraph(from, to);
      from = to;
    }
    this.table.endTable();
    return this.table.rows;
  }

  /** Where the paragraph ends that begins at a place. */
  private endOf(from: number, last: number): number {
    for (let at = from; at < last; at += 1) {
      const code = this.words.text.charCodeAt(at);
      if (code === signs.paragraph || code === signs.cell || code === signs.page) return at + 1;
    }
    return last;
  }

  private paragraph(from: number, to: number): void {
    const run = this.paragraphs.find(this.words.places[to - 1] ?? 0);
    const look = this.lookOfParagraph(run);
    const isCell = this.words.text.charCodeAt(to - 1) === signs.cell;
    const isInside = isCell || isSet(run, "inTable");
    for (let at = from; at < to; at += 1) this.character(at, look, isInside);
    if (isCell && isSet(run, "rowEnd")) {
      this.endTableRow();
      return;
    }
    this.endRow(look, isInside);
    if (isCell) this.table.endCell();
  }

  private lookOfParagraph(run: Run | undefined): Look {
    return withMarks(this.styles.look(run?.style ?? 0), run?.marks ?? []);
  }

  private endTableRow(): void {
    this.runs = [];
    this.table.endRow();
  }

  private endRow(look: Look, isInside: boolean): void {
    const isItem = look.isListed && look.heading === undefined && !this.isBroken;
    const row: FlowRow = {
      runs: this.runs,
      heading: this.isBroken ? undefined : look.heading,
      list: isItem ? (look.list ?? 0) : undefined,
    };
    this.runs = [];
    this.isBroken = false;
    if (isInside) this.table.addInCell(row);
    else this.table.add(row);
  }

  private character(at: number, paragraph: Look, isInside: boolean): void {
    const code = this.words.text.charCodeAt(at);
    if (this.field(code)) return;
    const field = this.fields.at(-1);
    if (field !== undefined && !field.isResult) {
      field.instruction += this.words.text.charAt(at);
      return;
    }
    if (code === signs.line) {
      this.endRow(paragraph, isInside);
      this.isBroken = true;
      return;
    }
    const text = code < 0x20 ? spoken.get(code) : this.words.text.charAt(at);
    if (text !== undefined) this.add(text, this.lookAt(at, paragraph));
  }

  /** Takes the signs of a field, whose instruction is no text. */
  private field(code: number): boolean {
    const field = this.fields.at(-1);
    if (code === signs.fieldStart) this.fields.push({ instruction: "", isResult: false });
    else if (code === signs.fieldMiddle && field !== undefined) field.isResult = true;
    else if (code === signs.fieldEnd) this.fields.pop();
    else return false;
    return true;
  }

  private lookAt(at: number, paragraph: Look): Look {
    const run = this.characters.find(this.words.places[at] ?? 0);
    if (run === undefined || run.marks.length === 0) return paragraph;
    const known = this.looks.get(run) ?? new Map<Look, Look>();
    this.looks.set(run, known);
    const look = known.get(paragraph) ?? this.lookOf(run, paragraph);
    known.set(paragraph, look);
    return look;
  }

  private lookOf({ marks }: Run, paragraph: Look): Look {
    const style = styleOf(marks);
    const named =
      style === undefined ? paragraph : withMarks(paragraph, this.styles.changes(style));
    // A sign that stands for a symbol of a font is no letter.
    const isSymbol = marks.some(({ id }) => id === markIds.symbol);
    const look = withMarks(named, marks);
    return isSymbol ? { ...look, deleted: true } : look;
  }

  private add(text: string, { bold, italic, hidden, deleted, size }: Look): void {
    if (hidden || deleted) return;
    const url = this.fields
      .map(({ instruction }) => linkInstruction.exec(instruction)?.[1])
      .findLast((one) => one !== undefined);
    const last = this.runs.at(-1);
    const isSame = last?.bold === bold && last.italic === italic && last.size === size;
    if (last !== undefined && isSame && last.url === url && text !== "\t")
      this.runs[this.runs.length - 1] = { ...last, text: last.text + text };
    else this.runs.push({ text, bold, italic, size, url });
  }
}
