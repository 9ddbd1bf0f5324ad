const stopWords = new Set(
  "a an and are as at be been by for from has have he if in is it its of on or our she that the their they this to was we were which will with you your must required preferred plus".split(
    " ",
  ),
);

/** Whether a word carries no meaning of its own. */
export function isStopWord(key: string): boolean {
  return stopWords.has(key);
}
