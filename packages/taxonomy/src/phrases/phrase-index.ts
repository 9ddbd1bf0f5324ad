const emptySlot = 0;

/** Most phrases a slot: with half of the slots empty a search ends after a step or two. */
const slotsPerPhrase = 2;

/** Mixes the number of a word into the hash of the words before it. */
function mixed(hash: number, word: number): number {
  const next = Math.imul(hash ^ word, 0x9e3779b1);
  return next ^ (next >>> 15);
}

function slotCount(phrases: number): number {
  let count = 16;
  while (count < phrases * slotsPerPhrase) count *= 2;
  return count;
}

/** Lays every phrase into the first free slot from its hash on; plain variables, because this is most of loading. */
function fillSlots(
  lengths: Uint8Array,
  words: Uint16Array,
  starts: Uint32Array,
  slots: Uint32Array,
): void {
  const mask = slots.length - 1;
  let at = 0;
  for (let row = 0; row < lengths.length; row += 1) {
    starts[row] = at;
    let hash = lengths[row] ?? 0;
    for (const end = at + hash; at < end; at += 1) hash = mixed(hash, words[at] ?? 0);
    let slot = hash & mask;
    while (slots[slot] !== emptySlot) slot = (slot + 1) & mask;
    slots[slot] = row + 1;
  }
}

/**
 * Rows of phrases by the numbers of their words. Phrases come one after the other as they are stored;
 * the table of hashes is made on loading, which costs less than storing it.
 */
export class PhraseIndex {
  readonly #lengths: Uint8Array;
  readonly #words: Uint16Array;
  readonly #starts: Uint32Array;
  readonly #slots: Uint32Array;

  constructor(lengths: Uint8Array, words: Uint16Array) {
    const starts = new Uint32Array(lengths.length);
    const slots = new Uint32Array(slotCount(lengths.length));
    fillSlots(lengths, words, starts, slots);
    this.#lengths = lengths;
    this.#words = words;
    this.#starts = starts;
    this.#slots = slots;
  }

  get size(): number {
    return this.#lengths.length;
  }

  /** Every row whose words are these, in the order in which they are stored. */
  rowsOf(words: ArrayLike<number>): number[] {
    const rows: number[] = [];
    if (words.length === 0) return rows;
    const mask = this.#slots.length - 1;
    let hash = words.length;
    for (let at = 0; at < words.length; at += 1) hash = mixed(hash, words[at] ?? 0);
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const held = this.#slots[slot] ?? emptySlot;
      if (held === emptySlot) return rows;
      if (this.#isAt(held - 1, words)) rows.push(held - 1);
    }
  }

  #isAt(row: number, words: ArrayLike<number>): boolean {
    if (this.#lengths[row] !== words.length) return false;
    const start = this.#starts[row] ?? 0;
    for (let at = 0; at < words.length; at += 1) {
      if (this.#words[start + at] !== words[at]) return false;
    }
    return true;
  }
}
