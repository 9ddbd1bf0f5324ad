/** How many characters two texts begin with alike. */
function sharedBeginning(a: string, b: string): number {
  const least = Math.min(a.length, b.length);
  let at = 0;
  while (at < least && a.charAt(at) === b.charAt(at)) at += 1;
  return at;
}

/** How many characters two texts end with alike. */
function sharedEnd(a: string, b: string): number {
  const least = Math.min(a.length, b.length);
  let at = 0;
  while (at < least && a.charAt(a.length - 1 - at) === b.charAt(b.length - 1 - at)) at += 1;
  return at;
}

/** Whether a text is an edit of another one: half of it stands as it did; two postings share less than that. */
export function isSamePosting(before: string, after: string): boolean {
  if (before.length === 0) return true;
  const same = sharedBeginning(before, after) + sharedEnd(before, after);
  return same * 2 >= before.length;
}
