/** The words of a list that blanks part. */
export function listOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}
