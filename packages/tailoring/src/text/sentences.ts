/** A stretch of a text, end exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const abbreviations =
  /(?:\b(?:mr|mrs|ms|dr|prof|st|inc|ltd|co|corp|dept|no|vs|etc|e\.g|i\.e|approx|min|max|jr|sr|ph\.d|b\.s|m\.s|b\.sc|m\.sc|b\.a|m\.a|u\.s|[a-z]))$/i;

const marks = new Set([".", "!", "?"]);

function endsSentence(text: string, at: number): boolean {
  const mark = text.charAt(at);
  const next = text.charAt(at + 1);
  if (!marks.has(mark) || marks.has(next)) return false;
  if (mark === "." && (endsMeasure(text, at) || isShortened(text, at))) return false;
  if (mark === "." && abbreviations.test(text.slice(Math.max(0, at - 8), at))) {
    return next === "\n" || next === "";
  }
  return next === "" || /\s|["')]/.test(next);
}

/** "commission exp. 2028", "incl. an orthodontist": a word cut short goes on with a number or a small letter. */
const shortened =
  /\b(?:exp|incl|excl|reg|lic|cert|ext|est|lvl|acc|maint|tel|ref|vol|fig|qual|cont|supv|mgmt)$/iu;

function isShortened(text: string, at: number): boolean {
  return (
    shortened.test(text.slice(Math.max(0, at - 6), at)) &&
    /^\s[\p{Ll}\d]/u.test(text.slice(at + 1, at + 3))
  );
}

/** "0.5 in. on steel", "40 lbs. of flour": a measure ends no sentence where the next word is small. */
const measure = /(?:^|[\s\d])(?:in|ft|sq|oz|lbs?|gal|hrs?|min|yrs?|mi|wk|mo)$/i;

function endsMeasure(text: string, at: number): boolean {
  return (
    /\d/.test(text.slice(Math.max(0, at - 8), at)) &&
    measure.test(text.slice(Math.max(0, at - 5), at)) &&
    /^\s\p{Ll}/u.test(text.slice(at + 1, at + 3))
  );
}

/** The sentences of a text; white space around them is left out. */
export function sentencesOf(text: string): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  function close(end: number): void {
    const piece = text.slice(start, end);
    const lead = piece.length - piece.trimStart().length;
    const from = start + lead;
    const to = from + piece.trim().length;
    if (to > from) found.push({ start: from, end: to });
    start = end;
  }
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) === "\n") close(at + 1);
    else if (endsSentence(text, at)) close(/["')]/.test(text.charAt(at + 1)) ? at + 2 : at + 1);
  }
  close(text.length);
  return found;
}
