import type { Coverage, Requirement } from "@savile/model";

/** A piece of the posting with the requirements that are stated in it, the shortest statement first. */
export interface Segment {
  readonly start: number;
  readonly text: string;
  readonly requirements: readonly string[];
  /** How the nearest requirement is carried; `null` outside of all. */
  readonly coverage: Coverage | null;
  /** Whether the nearest requirement is a whole phrase rather than a term: it is marked more quietly. */
  readonly phrase: boolean;
  /** The least carried of the requirements that end here: the place for its word. */
  readonly ends: Coverage | null;
}

// A full mark around several lines is noise.
const longestTerm = 44;

function lengthOf({ span: [start, end] }: Requirement): number {
  return end - start;
}

function isPhrase(requirement: Requirement): boolean {
  return requirement.kind === "duty" || lengthOf(requirement) > longestTerm;
}

function leastOf(coverages: readonly Coverage[]): Coverage | null {
  return (["missing", "partly", "met"] as const).find((one) => coverages.includes(one)) ?? null;
}

/** Cuts a posting where requirements begin and end. The pieces joined are the posting. */
export function segmentsOf(
  text: string,
  requirements: readonly Requirement[],
  coverageOf: (id: string) => Coverage,
): Segment[] {
  const within = requirements.filter(
    ({ span: [start, end] }) => 0 <= start && start < end && end <= text.length,
  );
  const byLength = within.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const cuts = [...new Set([0, text.length, ...within.flatMap(({ span }) => span)])];
  cuts.sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const around = byLength.filter(({ span }) => span[0] <= start && end <= span[1]);
    const [nearest] = around;
    return {
      start,
      text: text.slice(start, end),
      requirements: around.map((one) => one.id),
      coverage: nearest === undefined ? null : coverageOf(nearest.id),
      phrase: nearest !== undefined && isPhrase(nearest),
      ends: leastOf(around.filter(({ span }) => span[1] === end).map(({ id }) => coverageOf(id))),
    };
  });
}
