const label = /^Technologies:\s+/iu;

/** The technologies among the lines that a project tells, as our own exports name them, and the other lines. */
export function technologiesOf(lines: readonly string[]): {
  readonly rest: string[];
  readonly technologies: string[];
} {
  const named = lines.filter((line) => label.test(line));
  return {
    rest: lines.filter((line) => !label.test(line)),
    technologies: named.flatMap((line) => line.replace(label, "").split(/,\s+/u)),
  };
}
