import type { Match, Requirement } from "@savile/model";
import { foldText } from "@savile/taxonomy";
import { termById } from "@savile/taxonomy/lexicon";
import { contentStemsOf } from "../match/analyse.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { contextFor } from "../verify/reading/context.ts";
import { verifyText } from "../verify/verify-text.ts";
import { wordCount } from "../words/phrases.ts";
import { inProse, namedSkills } from "./named-skills.ts";
import type { NamedSkill } from "./named-skills.ts";

/** The posting's words for what a person's title and lines say in theirs, with all lines that carry them. */
export interface ProvenWord extends NamedSkill {
  readonly factIds: readonly string[];
}

const leastStrength = 0.8;

/** A name of two or three words; a single word is met by chance. */
function nameOf({ kind, canonical, text }: Requirement): string | undefined {
  const [id] = canonical;
  if (kind !== "skill" || canonical.length !== 1 || id === undefined) return undefined;
  return [text, termById(id)?.name ?? ""].find(
    (one) => wordCount(one) <= 3 && !/[(),;:/]/.test(one) && new Set(contentStemsOf(one)).size >= 2,
  );
}

/** Whether the source holds each word of a name in another form, and nothing is taken for something near. */
function isSaid(match: Match, name: string): boolean {
  const [step, ...more] = match.chain ?? [];
  if (step === undefined || more.length > 0 || step.rule !== "same") return false;
  const said = step.from.split(/\s+(?:\.\.\.\s+)?/).length;
  return match.strength >= leastStrength && said >= contentStemsOf(name).length;
}

/** The lines of a match, each with the title above it. */
function factsOf(source: Source, match: Match): string[] {
  const lines = match.factIds.slice(0, 2);
  const titles = source.roles
    .filter(({ id }) => lines.some((address) => address.startsWith(`${id}.`)))
    .map(({ titleAddress }) => titleAddress);
  return [...new Set([...lines, ...titles])];
}

/**
 * What the posting asks for in two words or more that a title and a line below it hold in other forms: "data analysis"
 * for a data analyst, "software engineering" for who leads engineers of software. Only what the check supports.
 */
function provenWords(source: Source, plan: TailoringPlan): ProvenWord[] {
  return [...plan.byReq.values()].flatMap(({ requirement, match }) => {
    const name = nameOf(requirement);
    const [termId] = requirement.canonical;
    if (name === undefined || termId === undefined || !isSaid(match, name)) return [];
    if (source.lines.some((line) => line.place !== "prose" && line.terms.has(termId))) return [];
    const factIds = factsOf(source, match);
    const [factId] = factIds;
    const { verdict } = verifyText(name, contextFor({ source, factIds, mode: "line" }));
    if (factId === undefined || verdict !== "supported") return [];
    const text = inProse(name, termById(termId));
    return [{ text, factId, factIds, reqId: requirement.id, termId }];
  });
}

/** Whether two names speak of one thing in part: "web applications" and "application development". */
function overlaps(a: string, b: string): boolean {
  const stems = new Set(contentStemsOf(a));
  return contentStemsOf(b).some((stem) => stems.has(stem));
}

/** Whether a skill is what a line's work was for: "fixed bugs to enhance user experience" shows no such skill. */
function isAim(source: Source, { factId, termId }: NamedSkill): boolean {
  const line = source.byAddress.get(factId);
  const hits = line?.place === "list" ? [] : (line?.hits ?? []);
  const own = hits.filter(({ term }) => term.id === termId);
  return (
    own.length > 0 &&
    own.every(({ start }) =>
      /\b(?:to|for|for the|improv\p{L}*|enhanc\p{L}*|boost\p{L}*|increas\p{L}*) (?:\p{Ll}+ ){0,3}$/u.test(
        foldText(line?.text ?? "").slice(0, start),
      ),
    )
  );
}

/** What the posting asks for and the source shows: by a name of it first, then in other forms of the words. */
export function shownSkills(source: Source, plan: TailoringPlan, most: number): ProvenWord[] {
  const named = namedSkills(source, plan, most)
    .filter((skill) => !isAim(source, skill))
    .map((skill) => ({ ...skill, factIds: [skill.factId] }));
  const more = provenWords(source, plan).filter(
    ({ text }) => !named.some((skill) => overlaps(skill.text, text)),
  );
  return [...named, ...more];
}
