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
  const { closest } = plan;
  const sought = posting.title ?? "";
  // "Cashier/Bagger/Produce Worker" is no title to say.
  const paid = source.roles
    .filter((role) => role.paid && isRealRole(role, source.today))
    .filter((role) => role.title.split("/").length < 3)
    .toSorted((a, b) => a.recency - b.recency);
  const [latest] = paid;
  const near = closest !== undefined && closest.similarity >= leastNear ? [closest.role] : [];
  const isOtherSince = latest !== undefined && sought !== "" && !sameFamily(latest.title, sought);
  // Of a post that has ended something must be told, else what came since says more; so does today's post of the trade.
  const isOfTrade =
    latest?.period.end === "present" && sameFamily(latest.title, closest?.role.title ?? "");
  const first = near.filter(
    ({ period, paid: isPaid, lines }) =>
      period.end === "present" ||
      (isPaid &&
        isOtherSince &&
        !isOfTrade &&
        lines.length > 0 &&
        (closest?.similarity ?? 0) >= ofTheWork),
  );
  const all = [...first, ...(latest === undefined ? [] : [latest]), ...near];
  return [...new Set(all.length === 0 && closest !== undefined ? [closest.role] : all)];
}
