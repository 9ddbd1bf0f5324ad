/** "SVPK", read as a little-endian number. */
export const magic = 0x4b505653;

/** Raised with every change of the container; an asset of another version is refused. */
export const formatVersion = 1;

/** Bytes of the head: magic, version, checksum, length of the file, number of sections, name of the content. */
export const headLength = 40;

/** Bytes of a row of the directory: name, width of a number, offset, count. */
export const rowLength = 32;

/** Bytes for the name of a section or of the content: ASCII, filled up with zeros. */
export const nameLength = 20;

/** Where the checksum begins to count: behind itself. */
export const checkedFrom = 12;

/** A section as it is stored; strings are two of them. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** Name of the section with the offsets of a list of strings. */
export function indexName(name: string): string {
  return `${name}#`;
}

/** Whether numbers of this machine lie in memory as they lie in the file. */
export const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/**
 * FNV-1a over words of four bytes. Each step can be undone, so no change within one word goes unseen;
 * it finds damage, not intent: assets are part of the program.
 */
export function checksumOf(bytes: Uint8Array): number {
  const count = Math.floor((bytes.length - checkedFrom) / 4);
  const start = bytes.byteOffset + checkedFrom;
  const isFast = isLittleEndian && start % 4 === 0;
  const words = isFast ? new Uint32Array(bytes.buffer, start, count) : wordsOf(bytes, count);
  let sum = 0x811c9dc5;
  for (let at = 0; at < count; at += 1) sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193);
  return sum >>> 0;
}

function wordsOf(bytes: Uint8Array, count: number): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: count }, (_, at) => view.getUint32(checkedFrom + at * 4, true));
}
