import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";
import { clauseGrammar } from "./clause-grammar.data.ts";
import { compileGrammar } from "./compile-grammar.ts";
import { StretchReader } from "./read-stretch.ts";

const grammar = compileGrammar(clauseGrammar);

/** Sentences longer than this are taken as whole: nobody wrote them by a frame. */
const maxWords = 60;

/** Whether a text tells of a person by "I" or names its subject as prose does, so that it is no line of a resume. */
function isProse(tokens: readonly TaggedToken[]): boolean {
  const [first] = tokens;
  const isTold = /^(?:the|this|these|those|his|her|their|it|there)$/.test(first?.low ?? "");
  const addresses = tokens.some(({ low }) => /^(?:our|you|your)$/.test(low));
  const says = tokens.some(({ low, text }) => /^(?:i|my|we|me)$/.test(low) && text !== "i");
  return says || ((isTold || addresses) && tokens.at(-1)?.low === ".");
}

/** The fault of a sentence that no reading of its clauses can repair. */
export function clauseFaults(tokens: readonly TaggedToken[]): Fault[] {
  if (tokens.length === 0 || tokens.length > maxWords) return [];
  const reader = new StretchReader(grammar, tokens);
  const starts = isProse(tokens) ? ["Whole"] : ["Whole", "Line"];
  if (starts.some((name) => reader.ends(name, 0).includes(tokens.length))) return [];
  const at = Math.min(reader.furthest, tokens.length - 1);
  return [{ kind: "clause", span: tokens[at]?.text ?? "" }];
}
