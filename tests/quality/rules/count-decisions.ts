import { extract } from "@savile/extraction";
import { valueOf } from "@savile/model";
import type { Book, Rule } from "@savile/model";
import { parsePosting } from "@savile/tailoring";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "../corpus.ts";
import { corpusDay } from "../engines.ts";
import { allBooks } from "./all-books.ts";

/** How often each rule decided, by the name of its book and its own. */
export type Decisions = ReadonlyMap<string, number>;

export const decisionKey = (book: string, rule: string) => `${book} ${rule}`;

function countRule<Input, Value>(rule: Rule<Input, Value>, onDecision: () => void): void {
  const original = { ...rule };
  const gives = (input: Input): Value => {
    onDecision();
    return valueOf(original, input);
  };
  Object.assign(rule, { gives });
}

/** From here on every decision of every book is counted: only for a program that ends with its report. */
function startCounting(): Decisions {
  const counts = new Map<string, number>();
  const counter = (key: string) => {
    counts.set(key, 0);
    return () => counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  allBooks(<Input, Value>(book: Book<Input, Value>) => {
    const counterOf = (name: string) => counter(decisionKey(book.name, name));
    if (book.takes === "all") for (const rule of book.rules) countRule(rule, counterOf(rule.name));
    else for (const rule of book.rules) countRule(rule, counterOf(rule.name));
  });
  return counts;
}

/** Reads every resume and every posting of the corpus, and counts which rules decided. */
export async function countDecisions(): Promise<Decisions> {
  const counts = startCounting();
  for (const folder of [corpus.resumes, corpus.robustness, corpus.unlabelled])
    for (const { name, bytes } of corpusFiles(folder, resumeEndings))
      await extract(bytes, { today: corpusDay, name });
  for (const folder of [corpus.jobs, corpus.postings])
    for (const { text } of corpusPostings(folder)) parsePosting(text);
  return counts;
}
