/** How a letter leads in to what stands in lists of the resume; it states nothing of what follows. */
const leads = /^My (?:qualifications|tools and skills) include /u;

/** Where a sentence has such a lead; nothing where it has none. */
export function emptyLeadIn(text: string): [number, number][] {
  const lead = leads.exec(text);
  return lead === null ? [] : [[0, lead[0].length]];
}
