const mark = /^[•·◦▪●○■□▸►➢➤❖◆♦✓✔→»›‣⁃∙⋄◇⚫⬤▶✦❯*∗–—-]$/u;

/** A text that is the mark of a list element and nothing else. */
export function isMark(text: string): boolean {
  return mark.test(text);
}

/** A text that begins with the mark of a list element. */
export function startsWithMark(text: string): boolean {
  return isMark(text.slice(0, 1));
}
