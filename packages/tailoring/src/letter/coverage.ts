import type { Requirement } from "@savile/model";
import { analyse } from "../match/analyse.ts";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { sentencesOf } from "../text/sentences.ts";

/** From here on an answer is beyond doubt. */
export const surely = 0.8;

/** Something asked for that the resume shows beyond doubt, and where. */
export interface Carried {
  readonly requirement: Requirement;
  readonly factIds: readonly string[];
}

/** What papers, studies, languages and years show is told of by sentences of their own. */
const toldElsewhere: ReadonlySet<Requirement["kind"]> = new Set([
  "duty",
  "cert",
  "licence",
  "degree",
  "language",
  "years",
]);

/** What is asked for and shown by a line; what is required first, in the order of the posting. */
export function carriedByLines({ byReq }: TailoringPlan): Carried[] {
  return [...byReq.values()]
    .filter(
      ({ requirement, match }) => !toldElsewhere.has(requirement.kind) && match.strength >= surely,
    )
    .map(({ requirement, match }) => ({ requirement, factIds: match.factIds }))
    .toSorted((a, b) => rankOf(b.requirement) - rankOf(a.requirement));
}

/** Duties of the work that lines of the resume show beyond doubt. */
export function dutiesByLines({ byReq }: TailoringPlan): Carried[] {
  return [...byReq.values()]
    .filter(({ requirement, match }) => requirement.kind === "duty" && match.strength >= surely)
    .map(({ requirement, match }) => ({ requirement, factIds: match.factIds }));
}

function rankOf({ level }: Requirement): number {
  return Number(level === "required");
}

/** Whether one of some lines carries it. */
export function isCarriedBy({ factIds }: Carried, lines: readonly SourceLine[]): boolean {
  return lines.some(({ address }) => factIds.includes(address));
}

/** Whether one of some lines carries it, or says it in so many words. */
export function isSaidBy(carried: Carried, lines: readonly SourceLine[]): boolean {
  const { canonical, text } = carried.requirement;
  const asked = analyse(text, false).stems;
  return (
    isCarriedBy(carried, lines) ||
    lines.some(
      ({ hits, stems }) =>
        hits.some(({ term }) => canonical.includes(term.id)) ||
        (asked.length > 0 && asked.every((stem) => stems.includes(stem))),
    )
  );
}

/** Where a line stands that is told by nothing else of a letter: a summary, a section of one's own. */
function isElsewhere({ address, place }: SourceLine): boolean {
  return address === "summary" || (/^add\d+\.l\d/u.test(address) && place !== "title");
}

/** The sentence of a line that shares most words with what is asked for. */
export function sentenceFor({ requirement }: Carried, line: SourceLine): string | undefined {
  const asked = new Set(analyse(requirement.text, false).stems);
  const shares = (text: string) => {
    const { stems, hits } = analyse(text, false);
    const named = hits.some(({ term }) => requirement.canonical.includes(term.id));
    return stems.filter((stem) => asked.has(stem)).length + Number(named);
  };
  const [best] = sentencesOf(line.text)
    .map(({ start, end }) => line.text.slice(start, end).trim())
    .map((text) => ({ text, shared: shares(text) }))
    .toSorted((a, b) => b.shared - a.shared);
  return best !== undefined && best.shared > 0 ? best.text : undefined;
}

/** A sentence that carries something required, and the line that it stands in. */
export interface Elsewhere {
  readonly text: string;
  readonly line: SourceLine;
}

/** Sentences of a summary or of sections of one's own that carry what is required, each once. */
export function sentencesElsewhere(source: Source, carried: readonly Carried[]): Elsewhere[] {
  const found = new Map<string, Elsewhere>();
  for (const one of carried.filter(({ requirement }) => requirement.level === "required")) {
    const line = one.factIds
      .flatMap((address) => source.byAddress.get(address) ?? [])
      .find(isElsewhere);
    const text = line === undefined ? undefined : sentenceFor(one, line);
    if (line !== undefined && text !== undefined && !found.has(text))
      found.set(text, { text, line });
  }
  return [...found.values()];
}

/** Roles of which the dates show years that are asked for. */
export function rolesOfYears({ byReq }: TailoringPlan, source: Source): SourceRole[] {
  const dates = new Set(
    [...byReq.values()].flatMap(({ requirement, match }) =>
      requirement.kind === "years" && match.strength >= surely ? match.factIds : [],
    ),
  );
  return source.roles.filter(({ paid, datesAddress }) => paid && dates.has(datesAddress));
}
