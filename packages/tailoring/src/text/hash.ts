/** FNV-1a over UTF-16 units: variety that is the same on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** One of several, chosen by a seed; `undefined` only for an empty list. */
export function pick<T>(list: readonly T[], seed: string): T | undefined {
  return list[hashText(seed) % Math.max(1, list.length)];
}
