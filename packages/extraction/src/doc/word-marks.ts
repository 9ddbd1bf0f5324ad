/** A change of how text looks: its number and what it is set to. */
export interface Mark {
  readonly id: number;
  readonly value: Buffer;
}

/** The names of the changes that are read, by their numbers. */
export const markIds = {
  deleted: 0x0800,
  bold: 0x0835,
  italic: 0x0836,
  hidden: 0x083c,
  symbol: 0x6a09,
  size: 0x4a43,
  characterStyle: 0x4a30,
  listLevel: 0x260a,
  list: 0x460b,
  outline: 0x2640,
  rowEnd: 0x2417,
  inTable: 0x2416,
} as const;

const ofTable = 0xd608;
const ofTabs = 0xc615;
/** How many bytes a value takes, by the three highest bits of its number; 6 says so itself. */
const lengths = [1, 1, 2, 4, 2, 2, 0, 3] as const;

/** How many bytes stand before a value that says its own length, and how many it takes. */
function ownLength(id: number, bytes: Buffer, at: number): readonly [head: number, length: number] {
  if (id === ofTable) return [2, Math.max(0, bytes.readUInt16LE(at) - 1)];
  const length = bytes.readUInt8(at);
  // A long list of tabs counts them in place of bytes.
  if (id === ofTabs && length === 255) {
    const gone = bytes.readUInt8(at + 1);
    return [1, 1 + gone * 4 + 1 + bytes.readUInt8(at + 2 + gone * 4) * 3];
  }
  return [1, length];
}

/** The changes in a list of them. */
export function marksIn(bytes: Buffer): Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at + 2 < bytes.length;) {
    const id = bytes.readUInt16LE(at);
    const fixed = lengths[id >> 13] ?? 0;
    const [head, length] = fixed > 0 ? [0, fixed] : ownLength(id, bytes, at + 2);
    const from = at + 2 + head;
    if (from + length > bytes.length) break;
    marks.push({ id, value: bytes.subarray(from, from + length) });
    at = from + length;
  }
  return marks;
}

/** A stretch of the stream of text with the changes of its look, and the style of its paragraph. */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly style?: number;
  readonly marks: readonly Mark[];
}

const pageSize = 512;

type PageReader = (page: Buffer) => Run[];

function characterRuns(page: Buffer): Run[] {
  const count = page.readUInt8(pageSize - 1);
  return Array.from({ length: count }, (_, at): Run => {
    const place = page.readUInt8((count + 1) * 4 + at) * 2;
    const range = { start: page.readUInt32LE(at * 4), end: page.readUInt32LE(at * 4 + 4) };
    if (place === 0) return { ...range, marks: [] };
    const length = page.readUInt8(place);
    return { ...range, marks: marksIn(page.subarray(place + 1, place + 1 + length)) };
  });
}

function paragraphRuns(page: Buffer): Run[] {
  const count = page.readUInt8(pageSize - 1);
  return Array.from({ length: count }, (_, at): Run => {
    const place = page.readUInt8((count + 1) * 4 + at * 13) * 2;
    const range = { start: page.readUInt32LE(at * 4), end: page.readUInt32LE(at * 4 + 4) };
    if (place === 0) return { ...range, style: 0, marks: [] };
    const words = page.readUInt8(place);
    const own =
      words === 0
        ? page.subarray(place + 2, place + 2 + page.readUInt8(place + 1) * 2)
        : page.subarray(place + 1, place + words * 2);
    const style = own.length < 2 ? 0 : own.readUInt16LE(0);
    return { ...range, style, marks: marksIn(own.subarray(2)) };
  });
}

const readers: Readonly<Record<"character" | "paragraph", PageReader>> = {
  character: characterRuns,
  paragraph: paragraphRuns,
};

/** The runs that a table of pages lists, in the order of the stream of text. */
export function runsOf(kind: keyof typeof readers, table: Buffer, text: Buffer): Run[] {
  const count = Math.max(0, Math.floor((table.length - 4) / 8));
  const pages = Array.from({ length: count }, (_, at) => {
    const page = table.readUInt32LE((count + 1) * 4 + at * 4) % 2 ** 22;
    return text.subarray(page * pageSize, (page + 1) * pageSize);
  });
  return pages
    .filter((page) => page.length === pageSize)
    .flatMap((page) => readers[kind](page))
    .toSorted((a, b) => a.start - b.start);
}

/** Finds the run of a place; places are asked for mostly in their order. */
export class RunFinder {
  private at = 0;
  private readonly runs: readonly Run[];

  constructor(runs: readonly Run[]) {
    this.runs = runs;
  }

  find(place: number): Run | undefined {
    const last = this.runs[this.at];
    if (last !== undefined && last.start <= place && place < last.end) return last;
    let from = 0;
    let to = this.runs.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.runs[middle]?.end ?? 0) <= place) from = middle + 1;
      else to = middle;
    }
    this.at = from;
    const run = this.runs[from];
    return run !== undefined && run.start <= place ? run : undefined;
  }
}
