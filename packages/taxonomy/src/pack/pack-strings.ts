import { blockSize } from "./sorted-strings.ts";
import { maxBytesOfUnit, writeUtf8 } from "./utf8.ts";

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * maxBytesOfUnit);
  return bytes.slice(0, writeUtf8(text, bytes));
}

function sharedStart(a: Uint8Array, b: Uint8Array): number {
  const end = Math.min(a.length, b.length);
  let at = 0;
  while (at < end && a[at] === b[at]) at += 1;
  return at;
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const at = sharedStart(a, b);
  return (a[at] ?? -1) - (b[at] ?? -1);
}

function writeNumber(value: number, into: number[]): void {
  let left = value;
  for (; left > 0x7f; left >>= 7) into.push((left & 0x7f) | 0x80);
  into.push(left);
}

/** Distinct texts in the order of their rows. */
export function sortTexts(texts: Iterable<string>): string[] {
  return [...new Set(texts)]
    .map((text) => ({ text, bytes: bytesOf(text) }))
    .toSorted((a, b) => compareBytes(a.bytes, b.bytes))
    .map(({ text }) => text);
}

/**
 * Texts as front-coded bytes with the offsets of their blocks. Only sorted ones (see {@link sortTexts})
 * can be found; others can be read by their row.
 */
export function packStrings(
  texts: readonly string[],
  order: "sorted" | "as given",
): { data: Uint8Array; index: Uint32Array } {
  const data: number[] = [];
  const starts: number[] = [];
  let longest = 0;
  let before: Uint8Array = new Uint8Array();
  for (const [row, text] of texts.entries()) {
    const bytes = bytesOf(text);
    const isHead = row % blockSize === 0;
    if (order === "sorted" && row > 0 && compareBytes(before, bytes) >= 0) {
      throw new Error(`not in order: ${text}`);
    }
    if (isHead) starts.push(data.length);
    const shared = isHead ? 0 : sharedStart(before, bytes);
    writeNumber(shared, data);
    writeNumber(bytes.length - shared, data);
    for (const byte of bytes.subarray(shared)) data.push(byte);
    longest = Math.max(longest, bytes.length);
    before = bytes;
  }
  return {
    data: Uint8Array.from(data),
    index: Uint32Array.from([texts.length, longest, ...starts]),
  };
}
