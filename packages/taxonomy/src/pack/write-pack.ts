import {
  checksumOf,
  formatVersion,
  headLength,
  indexName,
  magic,
  nameLength,
  rowLength,
} from "./format.ts";
import type { Numbers } from "./format.ts";
import { packStrings } from "./pack-strings.ts";

/** What a section is given as: numbers, texts in the order of `sortTexts`, or texts that are only read by row. */
export type SectionContent = Numbers | readonly string[] | { readonly listed: readonly string[] };

function isNumbers(content: SectionContent): content is Numbers {
  return ArrayBuffer.isView(content);
}

function storedSections(name: string, content: SectionContent): [string, Numbers][] {
  if (isNumbers(content)) return [[name, content]];
  const { data, index } =
    "listed" in content ? packStrings(content.listed, "as given") : packStrings(content, "sorted");
  return [
    [name, data],
    [indexName(name), index],
  ];
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function writeName(name: string, view: DataView, at: number): void {
  if (name.length > nameLength) throw new Error(`the name of a section is too long: ${name}`);
  for (let index = 0; index < name.length; index += 1) {
    view.setUint8(at + index, name.charCodeAt(index));
  }
}

function writeNumbers(numbers: Numbers, view: DataView, at: number): void {
  const width = numbers.BYTES_PER_ELEMENT;
  for (const [index, value] of numbers.entries()) {
    const place = at + index * width;
    if (width === 1) view.setUint8(place, value);
    else if (width === 2) view.setUint16(place, value, true);
    else view.setUint32(place, value, true);
  }
}

/** An asset: `content` says what it is of, and is asked for by `readPack`. Throws on a name that does not fit. */
export function writePack(
  content: string,
  sections: Readonly<Record<string, SectionContent>>,
): Uint8Array {
  const stored = Object.entries(sections).flatMap(([name, given]) => storedSections(name, given));
  const start = headLength + stored.length * rowLength;
  const length = stored.reduce((sum, [, numbers]) => sum + padded(numbers.byteLength), start);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let offset = start;
  for (const [row, [name, numbers]] of stored.entries()) {
    const at = headLength + row * rowLength;
    writeName(name, view, at);
    view.setUint32(at + nameLength, numbers.BYTES_PER_ELEMENT, true);
    view.setUint32(at + nameLength + 4, offset, true);
    view.setUint32(at + nameLength + 8, numbers.length, true);
    writeNumbers(numbers, view, offset);
    offset += padded(numbers.byteLength);
  }
  view.setUint32(0, magic, true);
  view.setUint32(4, formatVersion, true);
  view.setUint32(12, length, true);
  view.setUint32(16, stored.length, true);
  writeName(content, view, 20);
  view.setUint32(8, checksumOf(bytes), true);
  return bytes;
}
