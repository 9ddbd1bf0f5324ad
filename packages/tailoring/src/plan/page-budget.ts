import { coreOf } from "./core-of-line.ts";
import type { RankedLine, TailoringPlan } from "./make-plan.ts";

/** Largest share of the lines that may go to meet a budget nobody asked for. */
const mostLost = 0.35;

/** How much a line is missed: what it says of the core of the post, and what of it answers the posting. */
function worthIn(plan: TailoringPlan): (entry: RankedLine) => number {
  const known = new Map(plan.ranked.map((entry) => [entry, coreOf(plan, entry) + entry.utility]));
  return (entry) => known.get(entry) ?? 0;
}

function words({ line: { text } }: RankedLine): number {
  return Math.max(8, text.split(/\s+/).length);
}

/** Lines in the order in which they may go: least useful first, one line of each role stays. */
function expendable(plan: TailoringPlan, kept: ReadonlySet<string> = new Set()): RankedLine[] {
  const { ranked } = plan;
  const worth = worthIn(plan);
  const left = new Map<string, number>();
  for (const entry of ranked) left.set(entry.role.id, (left.get(entry.role.id) ?? 0) + 1);
  const order = [...ranked]
    .filter((entry) => entry.line.kind === "bullet" && !kept.has(entry.line.address))
    .sort(
      (a, b) =>
        worth(a) - worth(b) || worth(a) / words(a) - worth(b) / words(b) || b.source - a.source,
    );
  return order.filter((entry) => {
    const rest = left.get(entry.role.id) ?? 0;
    if (rest <= 1) return false;
    left.set(entry.role.id, rest - 1);
    return true;
  });
}

export interface PageBudgetInput {
  readonly plan: TailoringPlan;
  /** The person asked for this number of pages. */
  readonly asked: boolean;
  /** Lines that stay whatever they cost. */
  readonly kept?: ReadonlySet<string>;
  /** Pages of the resume without these lines. */
  readonly pagesWithout: (addresses: readonly string[]) => Promise<number>;
}

/** The fewest lines to drop so that a budget is met, or `undefined` when it cannot be. */
async function cutFor(
  order: readonly RankedLine[],
  budget: number,
  input: PageBudgetInput,
): Promise<string[] | undefined> {
  const drop = (count: number) => order.slice(0, count).map((entry) => entry.line.address);
  if ((await input.pagesWithout(drop(order.length))) > budget) return undefined;
  let low = 1;
  let high = order.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await input.pagesWithout(drop(middle))) <= budget) high = middle;
    else low = middle + 1;
  }
  return drop(low);
}

/**
 * Whole lines that are left out to meet the page budget, least useful first. A budget that nobody asked
 * for gives way before too much is lost.
 */
export async function linesToDrop(input: PageBudgetInput): Promise<string[]> {
  const { plan } = input;
  const pages = await input.pagesWithout([]);
  if (pages <= plan.pageBudget) return [];
  const order = expendable(plan, input.kept);
  const most = input.asked ? order.length : Math.floor(plan.ranked.length * mostLost);
  for (let budget: number = plan.pageBudget; budget < pages; budget += 1) {
    const cut = await cutFor(order, budget, input);
    if (cut !== undefined && cut.length <= most) return cut;
    if (input.asked) return cut ?? order.map((entry) => entry.line.address);
  }
  return [];
}
