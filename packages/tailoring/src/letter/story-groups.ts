import type { SourceRole } from "../match/source.ts";
import type { RankedLine } from "../plan/make-plan.ts";
import type { LetterContext } from "./context.ts";
import { doingPhrase } from "./doing.ts";
import { wordCount } from "../words/phrases.ts";
import { tellsOutcome } from "../write/outcomes.ts";
import { tell } from "./tell.ts";

/** Lines of one role in the order in which they are told. */
export interface StoryGroup {
  readonly role: SourceRole;
  readonly lines: readonly RankedLine[];
}

/** How well a line opens a story: what came of the work, and how much of it, says more than a duty. */
function weightOf({ line, utility }: RankedLine): number {
  const amount = /[$€£]\s?\d|\d\s?%/.test(line.text) ? 0.35 : 0;
  const outcome = tellsOutcome(line.text) ? 0.35 : 0;
  return utility + amount + outcome + (wordCount(line.text) >= 7 ? 0.2 : 0);
}

/** Lines of a role: those that can be told first, then those that can only be listed. */
function linesOf(
  context: LetterContext,
  role: SourceRole,
  first: RankedLine | undefined,
): RankedLine[] {
  const told = context.stories
    .filter((entry) => entry.role.id === role.id && entry !== first)
    .sort((a, b) => weightOf(b) - weightOf(a) || a.source - b.source);
  const only = context.plan.ranked.filter(
    (entry) =>
      entry.role.id === role.id &&
      entry !== first &&
      !told.includes(entry) &&
      tell(entry) === undefined &&
      doingPhrase(entry) !== undefined,
  );
  const lead = first?.role.id === role.id ? [first] : [];
  const [start, ...more] = [...lead, ...told];
  if (start === undefined) return [];
  const rest = [...more, ...only].sort((a, b) => b.utility - a.utility || a.source - b.source);
  return [start, ...rest];
}

/** The roles in the order in which the letter tells of them: the one that answers the opening first. */
export function storyGroups(
  context: LetterContext,
  first: RankedLine | undefined,
  introduced: string | undefined,
): StoryGroup[] {
  const { plan } = context;
  const worth = new Map<string, { role: SourceRole; value: number }>();
  for (const { role, utility } of context.stories) {
    const alike = (plan.closest?.similarity ?? 0) >= 0.3;
    const lift = role.id === introduced ? (alike ? 0.5 : 0.25) : 0;
    const value = utility + lift + (role.paid ? 0.2 : 0) - role.recency * 0.1;
    const known = worth.get(role.id);
    if (known === undefined || known.value < value) worth.set(role.id, { role, value });
  }
  const lead = first?.role.id ?? "";
  const roles = [...worth.values()]
    .sort(
      (a, b) =>
        Number(b.role.id === lead) - Number(a.role.id === lead) ||
        b.value - a.value ||
        a.role.recency - b.role.recency,
    )
    .map((entry) => entry.role);
  return roles.flatMap((role) => {
    const lines = linesOf(context, role, first);
    return lines.length === 0 ? [] : [{ role, lines }];
  });
}
