import iconv from "iconv-lite";

/** The text of a file in its order, and where in the stream each character stands. */
export interface WordText {
  readonly text: string;
  readonly places: readonly number[];
}

const mostCharacters = 1_000_000;
/** The list of pieces stands behind changes that they share. */
const changesMark = 1;
const piecesMark = 2;
const ofOneByte = 0x40000000;

function pieceTable(list: Buffer): Buffer | undefined {
  for (let at = 0; at + 5 <= list.length;) {
    const mark = list.readUInt8(at);
    if (mark === piecesMark) return list.subarray(at + 5, at + 5 + list.readUInt32LE(at + 1));
    if (mark !== changesMark) return undefined;
    at += 3 + list.readUInt16LE(at + 1);
  }
  return undefined;
}

interface Piece {
  readonly from: number;
  readonly isNarrow: boolean;
  readonly length: number;
}

function piecesOf(table: Buffer): Piece[] {
  const count = Math.max(0, Math.floor((table.length - 4) / 12));
  return Array.from({ length: count }, (_, at) => {
    const place = table.readUInt32LE((count + 1) * 4 + at * 8 + 2);
    const isNarrow = (place & ofOneByte) !== 0;
    const from = place % ofOneByte;
    return {
      from: isNarrow ? Math.floor(from / 2) : from,
      isNarrow,
      length: Math.max(0, table.readUInt32LE(at * 4 + 4) - table.readUInt32LE(at * 4)),
    };
  });
}

/** The text of all parts of a file, put together from its pieces. */
export function readPieces(list: Buffer, stream: Buffer): WordText | undefined {
  const table = pieceTable(list);
  if (table === undefined) return undefined;
  let text = "";
  const places: number[] = [];
  for (const { from, isNarrow, length } of piecesOf(table)) {
    const width = isNarrow ? 1 : 2;
    const bytes = stream.subarray(from, from + Math.min(length, mostCharacters) * width);
    const part = isNarrow ? iconv.decode(bytes, "windows-1252") : bytes.toString("utf16le");
    for (let at = 0; at < part.length; at += 1) places.push(from + at * width);
    text += part;
    if (text.length > mostCharacters) break;
  }
  return { text, places };
}
