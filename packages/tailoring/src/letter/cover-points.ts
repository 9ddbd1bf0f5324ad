import type { SourceRole } from "../match/source.ts";
import { withoutStop, wordCount } from "../words/phrases.ts";
import { namesSomebody } from "../words/somebody.ts";
import { openerOf } from "../words/verbs.ts";
import type { LetterContext } from "./context.ts";
import { isCarriedBy, linesElsewhere, rolesOfYears } from "./coverage.ts";
import type { Carried } from "./coverage.ts";
import type { Slot } from "./letter-plan.ts";
import { isKeptBack } from "./own-words.ts";
import { pointsIn } from "./point-lines.ts";
import type { Told } from "./told.ts";

const mostCovering = 3;

/** Of further lines those that carry something asked for that no line before them carries. */
export function covering(
  further: readonly Told[],
  before: readonly Told[],
  asked: readonly Carried[],
): Told[] {
  const chosen: Told[] = [];
  for (const told of further) {
    const shown = [...before, ...chosen].map(({ entry }) => entry.line);
    const isNew = asked.some(
      (one) => isCarriedBy(one, [told.entry.line]) && !isCarriedBy(one, shown),
    );
    if (isNew && chosen.length < mostCovering) chosen.push(told);
  }
  return chosen;
}

const mostElse = 2;

/** "Front office leader with eleven years": who one is opens a summary, and is no answer below others. */
function opensOnSomebody(text: string): boolean {
  const [head = ""] = text.split(/,| (?:with|who|in|from|of|for|since|at|on) /u);
  return openerOf(text) === undefined && namesSomebody(head) && wordCount(head) <= mostOfTitle;
}

const mostOfTitle = 5;

/** What carries something required that no point carries, from a summary or a section of one's own. */
export function whatElse({ source, own }: LetterContext, open: readonly Carried[]): Slot[] {
  const points = linesElsewhere(source, open)
    .filter(({ line }) => !own.some(({ text }) => text.includes(withoutStop(line.text))))
    .filter(({ line: { text } }) => !isKeptBack(text) && !opensOnSomebody(text))
    .flatMap((entry) => pointsIn(entry).slice(0, 1))
    .slice(0, mostElse)
    .map((told): Slot => ({ kind: "point", told, beside: [], extra: false }));
  return points.length === 0
    ? []
    : [{ kind: "intro", as: "else", role: undefined, named: [], single: false }, ...points];
}

const mostPosts = 2;

/** Earlier jobs that show years asked for, or of the trade, of which no point tells. */
export function postsOf(
  { plan, source }: LetterContext,
  trade: ReadonlySet<string>,
  shown: readonly Told[],
  opening: SourceRole | undefined,
): Slot[] {
  const told = new Set(shown.map(({ entry }) => entry.role));
  const years = rolesOfYears(plan, source);
  return (
    source.roles
      .filter((role) => role.paid && (years.includes(role) || trade.has(role.id)))
      // "Purchase" is work, and nobody works as one.
      .filter(({ title }) => namesSomebody(title))
      .filter((role) => role !== opening && !told.has(role) && role.period.end !== "present")
      .toSorted((a, b) => a.recency - b.recency)
      .slice(0, mostPosts)
      .map((role): Slot => ({ kind: "post", role }))
  );
}
