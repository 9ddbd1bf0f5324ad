/** Marks what a person has seen, for each account of this browser. */
export type Seen = "welcome" | "tips";

function keyOf(seen: Seen, accountId: string): string {
  return `${seen}_seen_${accountId}`;
}

/** A storage that cannot be read counts as seen: what is in the way each time helps nobody. */
export function hasSeen(seen: Seen, accountId: string): boolean {
  try {
    return localStorage.getItem(keyOf(seen, accountId)) !== null;
  } catch {
    return true;
  }
}

export function markSeen(seen: Seen, accountId: string): void {
  try {
    localStorage.setItem(keyOf(seen, accountId), "yes");
  } catch {
    // It is shown once more, which does no harm.
  }
}
