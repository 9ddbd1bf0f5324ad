import type { KeptVersion } from "./repository.ts";

/** Versions of a session that are kept. */
export const mostVersions = 100;
/** Two saves within this time belong to one sitting. */
const sittingMs = 5 * 60_000;
/** Of the newest ones none is taken, whatever made it. */
const newestKept = 20;

/** Whether the person went on saving shortly after: the later version says the same and more. */
function isQuick(version: KeptVersion, next: KeptVersion | undefined): boolean {
  if (version.by !== "you" || next?.by !== "you") return false;
  return next.createdAt.getTime() - version.createdAt.getTime() <= sittingMs;
}

/**
 * The versions to let go so that at most `most` stay, oldest first. The first one, the newest and those that
 * others are packed against stay; quick saves of the person go before anything else.
 */
export function versionsToThin(versions: readonly KeptVersion[], most = mostVersions): number[] {
  const excess = versions.length - most;
  if (excess <= 0) return [];
  const bases = new Set(versions.map((version) => version.basis));
  const loose = versions.flatMap((version, index) => {
    const bound = index === 0 || index >= versions.length - newestKept;
    if (bound || bases.has(version.number)) return [];
    const rank = isQuick(version, versions[index + 1]) ? 0 : version.by === "you" ? 1 : 2;
    return [{ number: version.number, rank }];
  });
  const order = loose.toSorted((a, b) => a.rank - b.rank || a.number - b.number);
  return order.slice(0, excess).map((version) => version.number);
}
