import type { Words } from "@savile/taxonomy";

/** Opens what is known of everyday words; nothing where the asset cannot be read. */
export type LoadWords = () => Words | undefined;

let load: LoadWords = () => undefined;

/**
 * Says where the words are. Each program that tailors or verifies does so once, before it does either: what is told
 * is one committed table, the same in every process, and this package may not read files. It is opened at first use.
 */
export function tellWords(how: LoadWords): void {
  load = how;
}

/** What is known of everyday words; nothing in a program that was told of none, which then asks more. */
export function knownWords(): Words | undefined {
  return load();
}
