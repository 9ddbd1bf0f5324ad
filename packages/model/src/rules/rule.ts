/** What a person reads of a rule. */
export interface RuleText {
  /** In kebab-case, unique in its book. */
  readonly name: string;
  /** Texts for which this very rule decides. */
  readonly examples: readonly string[];
  /** Texts that look alike and for which it does not. */
  readonly not: readonly string[];
}

/** A row of a book: one case with its name, when it applies, what it gives, and texts that show it. */
export interface Rule<Input, Value> extends RuleText {
  readonly when: (input: Input) => boolean;
  readonly gives: Value | ((input: Input) => Value);
}

interface Rows<Input, Value> {
  /** In kebab-case, unique in the product. */
  readonly name: string;
  /** The question that the book answers. */
  readonly about: string;
  /** Makes of an example what the rules take. */
  readonly read: (example: string) => Input;
  readonly rules: readonly Rule<Input, Value>[];
}

/** A book of which the first rule that applies decides, so that their order matters. */
export interface ChoosingBook<Input, Value> extends Rows<Input, Value> {
  readonly takes: "first";
}

/** A book of which all rules that apply add what they give. */
export interface ScoringBook<Input> extends Rows<Input, number> {
  readonly takes: "all";
}

export type Book<Input, Value> = ChoosingBook<Input, Value> | ScoringBook<Input>;

/** What can be done with a book whatever it decides on; a registry of books calls it with each of them. */
export type WithBook<Out> = <Input, Value>(book: Book<Input, Value>) => Out;
