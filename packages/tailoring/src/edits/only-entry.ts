import type { Source } from "../match/source.ts";

/** A source that holds nothing but one entry. */
export function onlyEntry(source: Source, entry: string): Source {
  const lines = source.lines.filter((line) => line.entry === entry);
  const { resume } = source;
  return {
    ...source,
    resume: {
      ...resume,
      education: resume.education.filter(({ id }) => id === entry),
      certifications: resume.certifications.filter(({ id }) => id === entry),
    },
    lines,
    byAddress: new Map(lines.map((line) => [line.address, line])),
    roles: source.roles.filter(({ id }) => id === entry),
  };
}
