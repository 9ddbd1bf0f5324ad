/** Where a sign was drawn, in points from the top left of the page; `y` is its base line. */
export interface Spot {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
}

/** Accents that stand alone, by the sign that joins them to a letter. */
const joining: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "´": "\u0301",
  "¯": "\u0304",
  ˆ: "\u0302",
  "˜": "\u0303",
  "˘": "\u0306",
  "˙": "\u0307",
  "¨": "\u0308",
  "˚": "\u030a",
  "˝": "\u030b",
  ˇ: "\u030c",
  "¸": "\u0327",
  "˛": "\u0328",
};
const dotless: Readonly<Record<string, string>> = { ı: "i", ȷ: "j" };
const combining = /^[\u0300-\u030c\u0327\u0328]$/u;

function joiningOf(text: string): string | undefined {
  return combining.test(text) ? text : joining[text];
}

/** An accent without a letter of its own. */
export function isAccent(text: string): boolean {
  return text.length === 1 && joiningOf(text) !== undefined;
}

/** Two signs stand above each other: what they share is at least half of the narrower one. */
function isOver(letter: Spot, mark: Spot): boolean {
  const shared = Math.min(letter.x1, mark.x1) - Math.max(letter.x0, mark.x0);
  const narrow = Math.min(letter.x1 - letter.x0, mark.x1 - mark.x0);
  return shared >= narrow * 0.5 && shared >= 0 && Math.abs(letter.y - mark.y) < letter.size * 0.5;
}

/** The letter with its accent, where the accent is drawn over it and there is such a letter. */
export function accented(letter: Spot, mark: Spot): string | undefined {
  const sign = joiningOf(mark.text);
  if (sign === undefined || !/^\p{L}$/u.test(letter.text) || !isOver(letter, mark))
    return undefined;
  const whole = ((dotless[letter.text] ?? letter.text) + sign).normalize("NFC");
  return whole.length === 1 ? whole : undefined;
}

/** The letter carries that accent already: both were drawn again. */
export function isAccented(letter: Spot, mark: Spot): boolean {
  const sign = joiningOf(mark.text);
  return sign !== undefined && letter.text.normalize("NFD").endsWith(sign) && isOver(letter, mark);
}
