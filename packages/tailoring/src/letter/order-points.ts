import type { SourceRole } from "../match/source.ts";
import { namesSomebody } from "../words/somebody.ts";
import type { Slot } from "./letter-plan.ts";
import type { Told } from "./told.ts";

/** What the points of a letter tell in any case: what is told only where there is room may be missing. */
export function toldBy(points: readonly Slot[]): Told[] {
  return points.flatMap((slot) => (slot.kind === "point" && !slot.extra ? [slot.told] : []));
}

/** Whether one point is told in any case, and others only where there is room. */
function isSingle(points: readonly Slot[]): boolean {
  return toldBy(points).length === 1;
}

/** Whether a job had ended when another began. */
function isEarlier({ paid, period }: SourceRole, main: SourceRole | undefined): boolean {
  const { start } = main?.period ?? { start: "" };
  return paid && period.end !== "" && start !== "" && period.end.slice(0, 4) <= start.slice(0, 4);
}

/** Points of no job with the sentence that leads in to them; none leads in to nothing. */
function ledBy(as: "role" | "beside", points: readonly Slot[]): Slot[] {
  if (points.length === 0) return [];
  return [{ kind: "intro", as, role: undefined, single: isSingle(points) }, ...points];
}

/** Points of the role that a letter opens on, with the sentence that leads in to them. */
export function ledByRole(role: SourceRole | undefined, points: readonly Slot[]): Slot[] {
  if (points.length === 0) return [];
  return [{ kind: "intro", as: "role", role, single: isSingle(points) }, ...points];
}

/** Whether a role is a job; of a project or of one's free time is told behind all jobs. */
function isOfJob({ paid, title }: SourceRole): boolean {
  return paid || namesSomebody(title);
}

function roleOf(slot: Slot): SourceRole | undefined {
  return slot.kind === "point" ? slot.told.entry.role : undefined;
}

/** Points and posts of jobs beside the first, the latest first, each below where it was; then other work. */
export function ofOtherRoles(
  main: SourceRole | undefined,
  away: readonly Slot[],
  posts: readonly Extract<Slot, { readonly kind: "post" }>[],
): Slot[] {
  const told = [...new Set(away.flatMap((slot) => roleOf(slot) ?? []))];
  // A job after the first, of which no title is known, stands behind those before it: "before that" leads in to none.
  const isLater = ({ recency }: SourceRole) => Number(recency < (main?.recency ?? 0));
  const jobs = [...told.filter(isOfJob), ...posts.map(({ role }) => role)].toSorted(
    (a, b) => isLater(a) - isLater(b) || a.recency - b.recency,
  );
  let last = main;
  const ofJobs = jobs.flatMap((role): Slot[] => {
    const own = away.filter((slot) => roleOf(slot) === role);
    const as = last === undefined || isEarlier(role, last) ? "earlier" : "beside";
    const isFirst = last === undefined;
    last = role;
    if (own.length === 0) return posts.filter((post) => post.role === role);
    return [{ kind: "intro", as: isFirst ? "role" : as, role, single: isSingle(own) }, ...own];
  });
  const beside = away.filter((slot) => jobs.every((role) => role !== roleOf(slot)));
  const as = jobs.length === 0 && main === undefined ? "role" : "beside";
  return [...ofJobs, ...ledBy(as, beside)];
}
