/** Labels below which a letter shows what stands in lists of the resume. */
export const listLabels = {
  papers: "Qualifications",
  study: "Degree",
  languages: "Languages",
  skills: "Tools and skills",
} as const;

/** Of these the ones that state nothing of what stands behind them. */
const empty: readonly string[] = [listLabels.papers, listLabels.skills];

/** Where a point has such a label that states nothing, its mark included; nothing where it has none. */
export function emptyLabelIn(text: string): [number, number][] {
  const label = /^(?:• )?([^:]+):\s/u.exec(text);
  return label !== null && empty.includes(label[1] ?? "") ? [[0, label[0].length]] : [];
}
