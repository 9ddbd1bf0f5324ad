export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u00ad\u200b]/g, "")
    .replace(/[\u2010-\u2015]/g, "-")
    .toLowerCase();
}

export function words(text: string): string[] {
  return fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "");
}

/** F1 of the words that two texts share. */
export function sameWords(left: string, right: string): number {
  const a = words(left);
  const b = words(right);
  if (a.length === 0 || b.length === 0) return 0;
  if (a.join(" ") === b.join(" ")) return 1;
  const left2 = [...b];
  let shared = 0;
  for (const word of a) {
    const at = left2.indexOf(word);
    if (at < 0) continue;
    shared += 1;
    left2.splice(at, 1);
  }
  return (2 * shared) / (a.length + b.length);
}

export const closeEnough = 0.75;

/** Texts that a reader takes for the same. */
export function sameText(left: string, right: string): boolean {
  return sameWords(left, right) >= closeEnough;
}

/** A date is right at the precision that is printed. */
export function sameDate(truth: string, found: string): boolean {
  return found !== "" && (truth === found || (truth.length === 4 && found.slice(0, 4) === truth));
}

export function samePhone(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => text.replace(/\D/g, "").replace(/^00/, ""));
  if (a === undefined || b === undefined || a.length < 7 || b.length < 7) return false;
  return a.endsWith(b) || b.endsWith(a) || a.slice(-9) === b.slice(-9);
}

export function bareUrl(text: string): string {
  return fold(text)
    .replace(/^[a-z]+:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
}

export function sameUrl(left: string, right: string): boolean {
  return bareUrl(left) === bareUrl(right);
}
