/**
 * The provider's address in an answer, or `null`. An answer may lack it, and whatever stands there instead
 * would be followed as a page of ours that does not exist.
 */
export function readAddress(answer: unknown, key: string): string | null {
  const value: unknown = Reflect.get(Object(answer), key);
  if (typeof value !== "string" || !URL.canParse(value)) return null;
  return ["https:", "http:"].includes(new URL(value).protocol) ? value : null;
}
