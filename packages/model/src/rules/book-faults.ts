import { decidersOf } from "./decide.ts";
import type { Book, RuleText } from "./rule.ts";

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function nameFaults(names: readonly string[]): string[] {
  return names.flatMap((name, at) => [
    ...(kebab.test(name) ? [] : [`${name}: the name is not in kebab-case`]),
    ...(names.indexOf(name) === at ? [] : [`${name}: the name is given twice`]),
  ]);
}

function exampleFaults<Input, Value>(
  book: Book<Input, Value>,
  { name, examples, not }: RuleText,
): string[] {
  const deciders = (text: string) => decidersOf(book, book.read(text));
  const missed = examples.flatMap((text) => {
    const found = deciders(text);
    if (found.includes(name)) return [];
    return [`${name}: "${text}" is decided by ${found.join(", ") || "no rule"}`];
  });
  const wrong = not
    .filter((text) => deciders(text).includes(name))
    .map((text) => `${name}: "${text}" is decided by it and must not be`);
  return [...(examples.length === 0 ? [`${name}: there is no example`] : []), ...missed, ...wrong];
}

/**
 * What is wrong with a book, as sentences: names, rules without an example, examples that another rule decides,
 * and texts that a rule decides and must not.
 */
export function bookFaults<Input, Value>(book: Book<Input, Value>): string[] {
  const names = nameFaults(book.rules.map(({ name }) => name));
  const examples = book.rules.flatMap((rule) => exampleFaults(book, rule));
  return [...names, ...examples].map((fault) => `${book.name}: ${fault}`);
}
