/** Words of a phrase that a mask has room for. */
export const maskSize = 8;

/** Whether a word is written like initials: capitals and digits, at least two, one of them a letter. */
export function areInitials(word: string): boolean {
  return /^(?=.*\p{Lu})[\p{Lu}\p{N}]{2,}s?$/u.test(word);
}

/** Which words are initials, a bit for each, lowest first. */
export function capitalMask(words: readonly string[]): number {
  let mask = 0;
  for (const [at, word] of words.slice(0, maskSize).entries()) {
    if (areInitials(word)) mask |= 1 << at;
  }
  return mask;
}
