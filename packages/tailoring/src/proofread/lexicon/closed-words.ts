import type { Words } from "@savile/taxonomy";
import { alwaysClosedWords, closedWords, openClosedWords } from "./closed-words.data.ts";
import { listOf } from "./word-lists.ts";

/** Rows of the closed classes whose words are never anything else. */
const strictRows =
  /^(?:pr\.|prono|poss|cc|modal|be\.|have\.|do\.|there|that|wh|rel|whose|det\.s|to|not|num)/;
const alwaysClosed = listOf(alwaysClosedWords);
const openToo = listOf(openClosedWords);
const strictWords = new Set<string>();

function readClosed(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of closedWords.trim().split("\n")) {
    const [tag = "", words = ""] = line.split(": ");
    for (const word of words.split(" ")) {
      const low = word.toLowerCase();
      if (strictRows.test(tag)) strictWords.add(low);
      const tags = found.get(low) ?? new Set();
      tags.add(tag);
      found.set(low, tags);
    }
  }
  return found;
}
const closed = readClosed();

/** What a word of a closed class may be; nothing for others. */
export function closedTagsOf(low: string): ReadonlySet<string> | undefined {
  return closed.get(low);
}

/** How everyday a word of a closed class has to be as another part of speech before it may be one. */
const minOther = 2;

/** Whether a word of a closed class is an everyday noun, verb or adjective too: "round", "like", "past". */
export function isOpenToo(words: Words, low: string): boolean {
  if (openToo.has(low)) return true;
  if (strictWords.has(low) || alwaysClosed.has(low)) return false;
  return (["noun", "verb", "adjective"] as const).some((part) =>
    words.lemmas(low, part).some((lemma) => words.frequency(lemma, part) >= minOther),
  );
}
