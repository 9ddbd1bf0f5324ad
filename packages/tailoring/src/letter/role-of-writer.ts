import type { SourceRole } from "../match/source.ts";
import { sameFamily } from "../match/title-family.ts";
import type { LetterContext } from "./context.ts";
import { isRealRole } from "./role-words.ts";

/** Below this the closest role is just the one that is least far. */
export const leastNear = 0.3;
/** From here on a role is of the work sought, and says more of the writer than other work done since. */
const ofTheWork = 0.45;

/** Roles that may say who writes: the closest where it is near and of today, or where what came since is other work; then the latest, then any near one. */
export function rolesOf({
  plan,
  source,
  posting,
}: Pick<LetterContext, "plan" | "source" | "posting">): SourceRole[] {
  const sought = posting.title ?? "";
  // "Cashier/Bagger/Produce Worker" is no title to say.
  const paid = source.roles
    .filter((role) => role.paid && isRealRole(role, source.today))
    .filter((role) => role.title.split("/").length < 3)
    .toSorted((a, b) => a.recency - b.recency);
  const latest = paid.slice(0, 1);
  const { closest } = plan;
  const near = closest !== undefined && closest.similarity >= leastNear ? [closest.role] : [];
  const first = near.filter((role) => opens(role, closest?.similarity ?? 0, latest[0], sought));
  const all = [...first, ...latest, ...near];
  return [...new Set(all.length === 0 && closest !== undefined ? [closest.role] : all)];
}

/**
 * Whether the closest role comes before the latest: one of today; else a post that has ended, of which something must
 * be told, and only where what came since is other work and today's post is of no trade near it.
 */
function opens(
  { period, paid, title, lines }: SourceRole,
  similarity: number,
  latest: SourceRole | undefined,
  sought: string,
): boolean {
  if (period.end === "present") return true;
  if (latest === undefined || sought === "" || sameFamily(latest.title, sought)) return false;
  const isOfTrade = latest.period.end === "present" && sameFamily(latest.title, title);
  return paid && !isOfTrade && lines.length > 0 && similarity >= ofTheWork;
}
