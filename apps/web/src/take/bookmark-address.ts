import script from "virtual:bookmarklet";

/** The address of the bookmark that hands postings over to the Savile at `origin`. */
export function bookmarkAddress(origin: string): string {
  const code = script.replaceAll("https://savile.invalid", origin);
  return `javascript:${encodeURIComponent(code)}`;
}
