/** The letters and digits of a text in small letters, apart: two texts that differ by marks alone are the same. */
export function bareText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
