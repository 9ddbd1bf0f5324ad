/** What stands behind a name on the page of a board and belongs to none: ratings, reviews, ways of working, pay. */

/** How and for how long somebody is employed, as a whole or at the head of what was read. */
export const termWords =
  "permanent|temporary|full[- ]?time|part[- ]?time|fixed[- ]term|contract(?:or)?|casual|seasonal|freelance|internship|apprenticeship|locum|zero[- ]hours|per diem|remote|hybrid|on[- ]?site|in[- ]person|in[- ]office|work from home|home[- ]based|day shift|night shift|immediate(?:ly)?|negotiable|competitive|residential";
/** Stars and numbers of a board behind a name: "Acorn Mill 3.4 ★ 118 reviews", "Acorn Mill (4.1)". */
const rating =
  /(?<![\s(·|–—,-])[\s(·|–—,-]+(?:[★☆⭐]|\d[.,]\d{1,2}(?=$|[\s)★☆⭐/])|\d(?=\s?(?:[★☆⭐]|stars?\b|out of 5|\/\s?5))|\d[\d,.]*k?\+? (?:reviews?|ratings?|followers|open jobs|live jobs|jobs)\b).*$/iu;
/** How the work is done behind a name or a town: "Acorn Mill, In person", "Leeds (hybrid)". */
const termBehind = new RegExp(
  `(?<![\\s,(·|–—-])(?:\\s?[,(·|–—-]\\s?|\\s{2,4})(?:${termWords})(?:[\\s,/&·|)-]+(?:or |and )?(?:${termWords}))*\\)?$`,
  "iu",
);
/** What a torn name ends with: "Acorn &", "Acorn Mill -". */
const torn = /(?:\s(?:&|and|of|the|for|at|in|by)|[\s,;:|/(–—·-])+$/u;

/** Pay behind the town of a row: "Leeds £14 an hour". */
export const payBehind = /(?<![\s,(·|–—-])[\s,(·|–—-]+[$£€₹¥]\s?\d.*$/u;

/** A line without the stars and numbers behind its name. */
export function withoutRating(line: string): string {
  return line.replace(rating, "");
}

/** A name without what a board glued behind it. */
export function withoutTail(name: string): string {
  return withoutRating(name.trim()).replace(termBehind, "").replace(torn, "").trim();
}
