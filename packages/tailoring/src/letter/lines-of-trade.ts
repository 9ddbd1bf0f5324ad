import { coreOf, isTool } from "../plan/core-of-line.ts";
import type { LetterContext } from "./context.ts";
import { isOfNoJob } from "./list-deeds.ts";
import type { Material } from "./material.ts";
import { tellsDeed } from "./point-lines.ts";
import { rolesOf } from "./role-of-writer.ts";
import { saysIt } from "./says-ask.ts";
import type { Told } from "./told.ts";
import { tradeRoles, workedRoles } from "./trade-roles.ts";

/** From so many lines of the trade on, those of other work stay out. */
const fewestOfTrade = 3;

/**
 * Lines of the trade, filled up with others where there are hardly any; else of other work those that name what is
 * required and no line of the trade does.
 */
export function ofTrade(all: readonly Told[], { asks }: Material, context: LetterContext): Told[] {
  const roles = tradeRoles(context);
  const worked = new Set(workedRoles(context));
  const own = all.filter((told) => roles.has(told.entry.role.id));
  if (own.length < fewestOfTrade) {
    const others = all.filter(
      (told) => !own.includes(told) && (worked.has(told.entry.role) || isOfNoJob(told.entry)),
    );
    if (own.length === 0) return others;
    // Other work fills up only with what answers something.
    const serving = others.filter(({ entry }) => entry.reqIds.length > 0);
    return [...own, ...serving.slice(0, fewestOfTrade - own.length)];
  }
  const open = asks.filter(
    (ask) => !ask.duty && !isTool(ask.requirement) && !own.some((told) => saysIt(ask, told)),
  );
  const answers = all.filter(
    (told) =>
      roles.has(told.entry.role.id) ||
      (worked.has(told.entry.role) && open.some((ask) => saysIt(ask, told))),
  );
  // Of other work is told where there is room for it and it answers something.
  const rest = all.filter(
    (told) =>
      !answers.includes(told) && worked.has(told.entry.role) && told.entry.reqIds.length > 0,
  );
  return [...answers, ...rest];
}

/** Work that says something of whoever did it, whatever is asked for: people led, money held, what became better. */
const leastTelling = 0.5;

/** Where few lines answer, those that say most of the work of today and of the posts before it fill up to a number. */
export function filledUp(
  best: readonly Told[],
  fewest: number,
  others: readonly Told[],
  context: LetterContext,
): Told[] {
  const [today] = rolesOf(context);
  const worked = workedRoles(context).filter(({ paid }) => paid);
  const isTelling = (told: Told) =>
    worked.includes(told.entry.role) &&
    (tellsDeed(told) || told.figure) &&
    (told.entry.role === today || coreOf(context.plan, told.entry) >= leastTelling);
  const more = others.filter((told) => !best.includes(told) && isTelling(told));
  return [...best, ...more.slice(0, Math.max(0, fewest - best.length))];
}
