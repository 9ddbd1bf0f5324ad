/** Letters of the batches that were judged once: known material, for mending. The others stay shut. */
export const openedBatches: readonly string[] = [
  "a",
  "b",
  "c",
  "d",
  "e",
  "i",
  "f",
  "g",
  "h",
  "j",
  "k",
  "l",
  "m",
];
