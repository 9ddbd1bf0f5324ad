import type { Period } from "@savile/model";
import { periodIn } from "./told-period.ts";

/** Words of a header line at most. */
export const mostWords = 12;

/** What is left of a line without the stretch of time that it tells of. */
export function besideDates(text: string): string {
  const period = periodIn(text);
  if (period === undefined) return text;
  const [from, to] = period.span;
  const rest = `${text.slice(0, from)} ${text.slice(to)}`.replace(/[([]\s*[)\]]/, " ");
  return rest.replace(
    /^[\s,;|()[\]–-]+|[\s,;|([–-]+$|(?<!\([^()]*)\)[\s,;]*$|\s*[.·_…]{3,}\s*$/g,
    "",
  );
}

/** The stretch of time of a line short enough for a header, told by both of its ends. */
export function periodOf(text: string): Period | undefined {
  const told = periodIn(text);
  if (told?.end === undefined) return undefined;
  const isHead = text.split(/\s+/).length <= mostWords;
  return isHead ? { text: text.slice(...told.span), start: told.start, end: told.end } : undefined;
}

const edge = /^[\s[\](){},;:|–—-]*$/u;
/** A row of dots or a wide gap sets dates apart from the name that they belong to. */
const leader = /[.·_…]{4,}|\t| {4,}/u;

/** A stretch of time at one end of a line and a name in the rest of it: a header, whatever it was read as. */
export function isHeader(text: string): boolean {
  const told = periodIn(text);
  if (told?.end === undefined) return false;
  const [from, to] = told.span;
  const rest = besideDates(text);
  const isApart = edge.test(text.slice(0, from)) || edge.test(text.slice(to));
  return isApart && (isName(rest) || leader.test(text));
}

/** Whether every word of some length in a text begins with a capital. */
function isName(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}
