import { markIds, marksIn } from "./word-marks.ts";
import type { Mark } from "./word-marks.ts";

/** How text looks: what a style, a paragraph and a run say together. */
export interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly hidden: boolean;
  readonly deleted: boolean;
  /** In points. */
  readonly size: number;
  readonly heading?: number | undefined;
  readonly list?: number | undefined;
  readonly isListed: boolean;
}

export const plainLook: Look = {
  bold: false,
  italic: false,
  hidden: false,
  deleted: false,
  size: 10,
  isListed: false,
};

const toggles = [
  [markIds.bold, "bold"],
  [markIds.italic, "italic"],
  [markIds.hidden, "hidden"],
  [markIds.deleted, "deleted"],
] as const;

/** 0x80 says "as the style", 0x81 its opposite. */
function switched(value: number, ofStyle: boolean): boolean {
  if (value === 0x80) return ofStyle;
  return value === 0x81 ? !ofStyle : value === 1;
}

function changed(look: Look, { id, value }: Mark, style: Look): Look {
  const toggle = toggles.find(([one]) => one === id)?.[1];
  if (toggle !== undefined)
    return { ...look, [toggle]: switched(value.readUInt8(0), style[toggle]) };
  switch (id) {
    case markIds.size:
      return { ...look, size: value.readUInt16LE(0) / 2 };
    case markIds.outline:
      return { ...look, heading: value.readUInt8(0) < 9 ? value.readUInt8(0) + 1 : undefined };
    case markIds.listLevel:
      return { ...look, list: value.readUInt8(0) };
    case markIds.list:
      return { ...look, isListed: value.readUInt16LE(0) !== 0 };
    default:
      return look;
  }
}

/** A look with changes upon it. */
export function withMarks(look: Look, marks: readonly Mark[], style: Look = look): Look {
  return marks.reduce((one, mark) => changed(one, mark, style), look);
}

interface Style {
  readonly base: number;
  readonly builtIn: number;
  readonly marks: readonly Mark[];
}

const paragraphKind = 1;
const characterKind = 2;

/** The lists of changes of a style, each behind its length and at an even place. */
function listsOf(style: Buffer, from: number): Buffer[] {
  const lists: Buffer[] = [];
  for (let at = from + (from % 2); at + 2 <= style.length;) {
    const length = style.readUInt16LE(at);
    lists.push(style.subarray(at + 2, at + 2 + length));
    at += 2 + length + (length % 2);
  }
  return lists;
}

function readStyle(bytes: Buffer, base: number): Style | undefined {
  if (bytes.length < base + 2) return undefined;
  const kind = bytes.readUInt16LE(2) % 16;
  const name = bytes.readUInt16LE(base);
  const lists = listsOf(bytes, base + 2 + name * 2 + 2);
  const marks =
    kind === paragraphKind
      ? [marksIn((lists[0] ?? Buffer.alloc(0)).subarray(2)), marksIn(lists[1] ?? Buffer.alloc(0))]
      : [kind === characterKind ? marksIn(lists[0] ?? Buffer.alloc(0)) : []];
  return {
    base: bytes.readUInt16LE(2) >> 4,
    builtIn: bytes.readUInt16LE(0) % 4096,
    marks: marks.flat(),
  };
}

function readStyles(sheet: Buffer): (Style | undefined)[] {
  if (sheet.length < 6) return [];
  const head = sheet.readUInt16LE(0);
  const base = sheet.readUInt16LE(4);
  const styles: (Style | undefined)[] = [];
  for (let at = 2 + head; at + 2 <= sheet.length;) {
    const length = sheet.readUInt16LE(at);
    styles.push(readStyle(sheet.subarray(at + 2, at + 2 + length), base));
    at += 2 + length;
  }
  return styles;
}

/** The style that names nothing as the one it is made from. */
const noBase = 0xfff;
const mostBases = 12;

/** The styles of a file, by their numbers. */
export class WordStyles {
  private readonly styles: readonly (Style | undefined)[];
  private readonly known = new Map<number, Look>();

  constructor(sheet: Buffer) {
    this.styles = readStyles(sheet);
  }

  look(number: number): Look {
    const known = this.known.get(number) ?? this.build(number, mostBases);
    this.known.set(number, known);
    return known;
  }

  /** What a style of characters changes in the look of its paragraph. */
  changes(number: number): readonly Mark[] {
    return this.styles[number]?.marks ?? [];
  }

  private build(number: number, left: number): Look {
    const style = this.styles[number];
    if (style === undefined || left === 0) return plainLook;
    const base = style.base === noBase ? plainLook : this.build(style.base, left - 1);
    const look = withMarks(base, style.marks);
    // The styles that Word brings for headings carry the numbers 1 to 9.
    return style.builtIn >= 1 && style.builtIn <= 9 ? { ...look, heading: style.builtIn } : look;
  }
}
