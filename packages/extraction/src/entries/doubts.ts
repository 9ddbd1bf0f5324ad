import type { Entry, Place } from "./entry.ts";
import { organizationScore } from "./organization.rules.ts";
import { titleScore } from "./title.rules.ts";

const clearTitle = 2.4;
const clearFirm = 1.6;
/** Once it may be the name of a firm; most of several entries are misread alike. */
const fewest = 2;

function isPost({ text }: Place): boolean {
  return titleScore(text) >= clearTitle && organizationScore(text) < clearFirm;
}

/** A title that was left over, or one in the place of the employer: the words speak against how a header was read. */
function doubts({ title, organization, rest }: Entry): boolean {
  if (title === undefined || organization === undefined) return false;
  return isPost(organization) || rest.some(isPost);
}

/**
 * Entries of a section as guesses where the words of most of their headers speak against how they were read, however
 * clear the arrangement is: such a layout was not understood.
 */
export function withDoubts(entries: readonly Entry[]): Entry[] {
  const doubted = new Set(entries.filter(doubts));
  const isUsual = doubted.size >= fewest && doubted.size * 2 >= entries.length;
  return entries.map((entry) =>
    isUsual && doubted.has(entry) ? { ...entry, guessed: true } : entry,
  );
}
