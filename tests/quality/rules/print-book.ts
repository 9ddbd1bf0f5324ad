import type { Book, RuleText } from "@savile/model";
import { decisionKey } from "./count-decisions.ts";
import type { Decisions } from "./count-decisions.ts";

const order = {
  first: "The first rule that applies decides.",
  all: "All rules that apply add up.",
} as const;

const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(", ");

/** How often each rule decided; nothing of a book that the corpus never asked. */
function countsOf(name: string, rules: readonly RuleText[], decisions: Decisions): Decisions {
  const counts = rules.map(
    (rule) => [rule.name, decisions.get(decisionKey(name, rule.name)) ?? 0] as const,
  );
  return new Map(counts.some(([, count]) => count > 0) ? counts : []);
}

function printRule({ name, examples, not }: RuleText, count: number | undefined): string {
  const shown = count === undefined ? "" : ` (${count})`;
  const unlike = not.length === 0 ? "" : `; not ${quoted(not)}`;
  return `- **${name}**${shown}: ${quoted(examples)}${unlike}`;
}

/** A book as Markdown: each rule with its examples, and how often it decided over the corpus. */
export function printBook<Input, Value>(
  { name, about, takes, rules }: Book<Input, Value>,
  decisions: Decisions,
): string {
  const counts = countsOf(name, rules, decisions);
  const rows = rules.map((rule) => printRule(rule, counts.get(rule.name)));
  return [`## ${name}`, `${about} ${order[takes]}`, "", ...rows, ""].join("\n");
}
