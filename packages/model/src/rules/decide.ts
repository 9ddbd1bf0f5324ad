import type { Book, ChoosingBook, Rule, ScoringBook } from "./rule.ts";

function isFunction<Input, Value>(
  gives: Rule<Input, Value>["gives"],
): gives is (input: Input) => Value {
  return typeof gives === "function";
}

/** What a rule gives for an input to which it applies. */
export function valueOf<Input, Value>({ gives }: Rule<Input, Value>, input: Input): Value {
  return isFunction(gives) ? gives(input) : gives;
}

export interface Decided<Value> {
  /** Name of the rule that decided. */
  readonly rule: string;
  readonly value: Value;
}

/** The decision of the first rule that applies, if any does. */
export function decide<Input, Value>(
  book: ChoosingBook<Input, Value>,
  input: Input,
): Decided<Value> | undefined {
  const rule = book.rules.find(({ when }) => when(input));
  return rule === undefined ? undefined : { rule: rule.name, value: valueOf(rule, input) };
}

/** The sum of what all rules give that apply. */
export function addUp<Input>(book: ScoringBook<Input>, input: Input): number {
  return book.rules.reduce((sum, rule) => (rule.when(input) ? sum + valueOf(rule, input) : sum), 0);
}

/** Names of the rules that decide on an input: one at most, or all that add to a score. */
export function decidersOf<Input, Value>(book: Book<Input, Value>, input: Input): string[] {
  const names = book.rules.flatMap(({ name, when }) => (when(input) ? [name] : []));
  return book.takes === "all" ? names : names.slice(0, 1);
}
