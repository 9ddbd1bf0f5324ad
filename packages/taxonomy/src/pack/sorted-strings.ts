import { maxBytesOfUnit, readUtf8, writeUtf8 } from "./utf8.ts";

/** Strings of one front-coded block: the first stands whole, each other as what differs from the one before. */
export const blockSize = 16;

/** Numbers before the offsets of the blocks: how many strings there are, and bytes of the longest. */
export const headSize = 2;

/**
 * Sorted strings over bytes. A row is the place of a string in the order of its UTF-8 bytes.
 * Look-ups share a scratch buffer, which is why this is a class and not a record of functions.
 */
export class SortedStrings {
  readonly #data: Uint8Array;
  readonly #index: Uint32Array;
  readonly #scratch: Uint8Array;
  #at = 0;
  readonly size: number;

  /** `data` and `index` as `packStrings` made them. */
  constructor(data: Uint8Array, index: Uint32Array) {
    this.#data = data;
    this.#index = index;
    this.size = index[0] ?? 0;
    this.#scratch = new Uint8Array(((index[1] ?? 0) + 1) * maxBytesOfUnit);
  }

  /** The row of a text, or -1. */
  find(text: string): number {
    const query = this.#scratch;
    if (this.size === 0 || text.length * maxBytesOfUnit > query.length) return -1;
    const length = writeUtf8(text, query);
    const block = this.#blockOf(length);
    return block < 0 ? -1 : this.#findIn(block, length);
  }

  /** The text of a row; empty for a row that there is not. */
  at(row: number): string {
    if (!Number.isInteger(row) || row < 0 || row >= this.size) return "";
    this.#at = this.#start(Math.floor(row / blockSize));
    let length = 0;
    for (let step = 0; step <= row % blockSize; step += 1) {
      const shared = this.#number();
      const rest = this.#number();
      for (let byte = 0; byte < rest; byte += 1) {
        this.#scratch[shared + byte] = this.#data[this.#at++] ?? 0;
      }
      length = shared + rest;
    }
    return readUtf8(this.#scratch, length);
  }

  #start(block: number): number {
    return this.#index[headSize + block] ?? 0;
  }

  /** The last block whose first string is not behind the query, or -1. */
  #blockOf(length: number): number {
    let low = 0;
    let high = this.#index.length - headSize - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (this.#isHeadBehind(middle, length)) high = middle - 1;
      else low = middle + 1;
    }
    return high;
  }

  #isHeadBehind(block: number, length: number): boolean {
    this.#at = this.#start(block) + 1;
    const rest = this.#number();
    const same = this.#agreement(0, rest, length);
    if (same === length) return rest > length;
    return same < rest && (this.#data[this.#at + same] ?? 0) > (this.#scratch[same] ?? 0);
  }

  /** How far the query agrees with a string of `rest` bytes at the cursor, which stands for place `from`. */
  #agreement(from: number, rest: number, length: number): number {
    const end = Math.min(rest, length - from);
    let same = 0;
    while (same < end && this.#data[this.#at + same] === this.#scratch[from + same]) same += 1;
    return same;
  }

  /** Walks a block: only strings that share exactly what the query shared so far can be nearer to it. */
  #findIn(block: number, length: number): number {
    const first = block * blockSize;
    const end = Math.min(first + blockSize, this.size);
    this.#at = this.#start(block);
    let same = 0;
    for (let row = first; row < end; row += 1) {
      const shared = this.#number();
      const rest = this.#number();
      if (shared < same) return -1;
      if (shared === same) {
        const more = this.#agreement(same, rest, length);
        same += more;
        if (same === length && more === rest) return row;
      }
      this.#at += rest;
    }
    return -1;
  }

  /** The number at the cursor, seven bits a byte, lowest first. */
  #number(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#data[this.#at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    return value;
  }
}
