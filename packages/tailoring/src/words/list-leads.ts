/**
 * How a letter leads in to what stands in lists of the resume: nothing of what follows is stated by it. A colon stands
 * before names that would need an article ("Red Seal", "full B licence").
 */
export const listLeads = {
  papers: "I hold the following:",
  skills: "My skills include",
} as const;

const leads = Object.values(listLeads);

/** Where a sentence has such a lead; nothing where it has none. */
export function emptyLeadIn(text: string): [number, number][] {
  const lead = leads.find((one) => text.startsWith(`${one} `));
  return lead === undefined ? [] : [[0, lead.length + 1]];
}
