import { pointMark } from "@savile/model";

/** What a row of a letter says of the names that follow it: nothing of what follows is stated by it. */
export const rowLeads = {
  languages: "Languages:",
  tools: "Tools:",
  skills: "Skills:",
} as const;

const leads = Object.values(rowLeads).map((lead) => `${pointMark}${lead}`);

/** Where a row has such a lead; nothing where it has none. */
export function emptyLeadIn(text: string): [number, number][] {
  const lead = leads.find((one) => text.startsWith(`${one} `));
  return lead === undefined ? [] : [[0, lead.length + 1]];
}
