/**
 * Prints every book of rules as Markdown, with how often each rule decided where the corpus is there.
 * Usage: npm run -s rules [-- examples]; the latter counts the examples of comments that nothing tests.
 */
import type { Book } from "@savile/model";
import { corpus } from "../corpus.ts";
import { allBooks } from "./all-books.ts";
import { countDecisions } from "./count-decisions.ts";
import { printBook } from "./print-book.ts";
import { quotedExamples } from "./quoted-examples.ts";

async function printBooks(): Promise<string> {
  const decisions = corpus.present ? await countDecisions() : new Map<string, number>();
  const shelf = allBooks(<Input, Value>(book: Book<Input, Value>) => printBook(book, decisions));
  return shelf.join("\n");
}

function printExamples(): string {
  const all = quotedExamples();
  const untested = all.filter(({ isUntested }) => isUntested);
  const rows = untested.map(({ path, quote }) => `${path}: "${quote}"`);
  return [...rows, `${untested.length} of ${all.length} examples in comments are in no test.`].join(
    "\n",
  );
}

const [what] = process.argv.slice(2);
process.stdout.write(`${what === "examples" ? printExamples() : await printBooks()}\n`);
