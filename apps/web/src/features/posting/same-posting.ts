/** How many characters two texts begin alike with, or end with where it is counted from the end. */
function shared(a: string, b: string, isEnd: boolean): number {
  const least = Math.min(a.length, b.length);
  let n = 0;
  while (n < least && (isEnd ? a.at(-1 - n) === b.at(-1 - n) : a[n] === b[n])) n += 1;
  return n;
}

/** Whether a text is an edit of another one: half of it stands as it did; two postings share less than that. */
export function isSamePosting(before: string, after: string): boolean {
  return (shared(before, after, false) + shared(before, after, true)) * 2 >= before.length;
}
