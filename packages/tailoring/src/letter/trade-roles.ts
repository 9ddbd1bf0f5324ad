import type { SourceRole } from "../match/source.ts";
import { sameFamily } from "../match/title-family.ts";
import { isTool } from "../plan/core-of-line.ts";
import { isLearner } from "../write/learner-title.ts";
import type { LetterContext } from "./context.ts";
import { surely } from "./coverage.ts";
import { leastNear } from "./role-of-writer.ts";

/** All roles but those in which work was learnt that has been done since, or that is sought and has been done. */
export function workedRoles({ source, posting }: LetterContext): readonly SourceRole[] {
  const { roles } = source;
  const sought = posting.title ?? "";
  const worked = roles.filter(({ paid, title }) => paid && !isLearner(title));
  const isPast = (role: SourceRole) =>
    worked.some(
      ({ title, recency }) =>
        recency < role.recency &&
        (sameFamily(title, role.title) || (sought !== "" && sameFamily(title, sought))),
    );
  return roles.filter((role) => !role.paid || !isLearner(role.title) || !isPast(role));
}

/** Roles of the kind of work that is sought. */
export function nearRoles(context: LetterContext): ReadonlySet<string> {
  const { plan, posting } = context;
  const sought = posting.title ?? "";
  const near = workedRoles(context).filter(
    ({ id, title }) =>
      (id === plan.closest?.role.id && plan.closest.similarity >= leastNear) ||
      (sought !== "" && sameFamily(title, sought)),
  );
  return new Set(near.map(({ id }) => id));
}

/** Whether lines of a role answer beyond doubt what the work needs: more than tools and words that all use. */
function serves({ plan }: LetterContext, { id }: SourceRole): boolean {
  const answered = plan.ranked
    .filter(({ role }) => role.id === id)
    .flatMap(({ reqIds }) => reqIds)
    .filter((reqId) => {
      const found = plan.byReq.get(reqId);
      return found !== undefined && found.match.strength >= surely && !isTool(found.requirement);
    });
  return new Set(answered).size >= fewestServed;
}

/** One thing that is asked for may be a word in common. */
const fewestServed = 2;

/** Roles of the trade: near the work sought, with that of today where it serves; where none is, the role of today and those of its kind. */
export function tradeRoles(context: LetterContext): ReadonlySet<string> {
  const near = nearRoles(context);
  const paid = workedRoles(context).filter((role) => role.paid);
  const today = paid.toSorted((a, b) => a.recency - b.recency)[0];
  if (today === undefined) return near;
  if (near.size > 0) return serves(context, today) ? new Set([...near, today.id]) : near;
  return new Set(paid.filter(({ title }) => sameFamily(title, today.title)).map(({ id }) => id));
}
