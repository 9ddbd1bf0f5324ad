import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";

/** What asks, compares or answers, so that nothing has to follow the verb: "what it is", "as she was", "so am I". */
const complete = ["wh", "rel", "that", "pr.1", "pr.s3", "pr.sp", "pr.3", "there"];
const compares = /^(?:as|than|so|nor|neither|not|both|all)$/;

/** A clause that ends on a form of "be" and does not say what is: "the first thing to do is." */
export function cutFaults(tokens: readonly TaggedToken[]): Fault[] {
  const ended = tokens.at(-1)?.tags.has("stop") === true ? tokens.slice(0, -1) : tokens;
  const verb = ended.at(-1);
  if (verb === undefined || !/^(?:is|are|was|were)$/.test(verb.low)) return [];
  const from = ended.findLastIndex(({ tags }) => tags.has("comma") || tags.has("joint")) + 1;
  const clause = ended.slice(from, -1);
  const subject = clause.at(-1);
  const isAnswer =
    subject === undefined ||
    complete.some((tag) => subject.tags.has(tag)) ||
    clause.some(({ low, tags }) => compares.test(low) || (tags.has("wh") && low !== "that"));
  return isAnswer ? [] : [{ kind: "cut-clause", span: `${subject.text} ${verb.text}` }];
}
