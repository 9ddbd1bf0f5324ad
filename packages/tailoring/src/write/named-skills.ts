import { everyday, isBrand, titleNouns } from "@savile/taxonomy/lexicon";
import type { Term } from "@savile/taxonomy/lexicon";
import type { TermHit } from "../terms/guard.ts";
import type { Source, SourceLine } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { tokensOf } from "../grammar/tokens.ts";
import { classOf } from "../grammar/word-class.ts";
import { wordCount } from "../words/phrases.ts";

/** A skill as the person spells it, with the line that proves it. */
export interface NamedSkill {
  readonly text: string;
  readonly factId: string;
  readonly reqId: string;
  /** Id of the term in the lexicon. */
  readonly termId: string;
}

type Wanted = TailoringPlan["wanted"][number];

/** A short entry of a list that names a skill. */
function listedLine(source: Source, id: string): SourceLine | undefined {
  return source.lines.find(
    (line) => line.place === "list" && line.terms.has(id) && wordCount(line.text) <= 4,
  );
}

/** The first line of work that proves a skill. */
function workLine(source: Source, { match }: Wanted): SourceLine | undefined {
  return match.factIds
    .flatMap((factId) => source.byAddress.get(factId) ?? [])
    .find((line) => line.place === "role" || line.place === "activity");
}

/** A word like "training", which is the name of a skill only as a part of a longer one. */
function isEverydayWord({ term, spelling }: TermHit): boolean {
  return everyday.test(term.id) && !isBrand(spelling) && !/\s/.test(spelling);
}

/** A skill that a line names, as it stands within a sentence. */
function spelledIn(line: SourceLine, hit: TermHit): string {
  const isBare = line.place === "list" && line.hits.length === 1 && isShortName(line.text);
  if (isBare) return inProse(line.text.trim(), hit.term);
  const { spelling, start, term } = hit;
  const isProper = isName(spelling) && !isLineStart(start, spelling, term) && !isEverydayWord(hit);
  // "Customer Service Award" tells of customer service.
  if (isProper) return /\s/.test(spelling) ? inProse(spelling, term) : spelling;
  return spelling.toLowerCase();
}

function namedSkill(source: Source, wanted: Wanted): NamedSkill | undefined {
  const { id, requirement } = wanted;
  const line = listedLine(source, id) ?? workLine(source, wanted);
  const hit = line?.hits.find((entry) => entry.term.id === id);
  if (line === undefined || hit === undefined) return undefined;
  // "Distributed training" is no training of people.
  if (line.place === "list" && everyday.test(id) && isNarrower(line.text, hit.spelling))
    return undefined;
  return { text: spelledIn(line, hit), factId: line.address, reqId: requirement.id, termId: id };
}

/** The skills that the posting asks for and the source names, spelled as the source does. */
export function namedSkills(source: Source, plan: TailoringPlan, most: number): NamedSkill[] {
  const named = new Map<string, NamedSkill>();
  for (const wanted of plan.wanted) {
    if (wanted.requirement.kind !== "skill") continue;
    const skill = namedSkill(source, wanted);
    if (skill === undefined) continue;
    const key = skill.text.toLowerCase();
    if (!named.has(key)) named.set(key, skill);
    if (named.size === most) break;
  }
  return [...named.values()];
}

function isNarrower(text: string, spelling: string): boolean {
  return isShortName(text) && wordCount(text) > wordCount(spelling) && !/[/&]/.test(text);
}

/** A name of a skill, not a sentence about it: "Payroll", and not "Proficiency in payroll". */
function isShortName(text: string): boolean {
  return (
    wordCount(text) <= 3 &&
    !/[(:,;]|^(?:proficien|experience|knowledge|fluen|familiar|strong|excellent|good|solid|basic|advanced|understanding|ability|able|skilled|use of|working|detailed)/i.test(
      text.trim(),
    )
  );
}

/**
 * A skill of a list as it stands within a sentence: "Customer service" is no name, "Excel" is.
 * @param term the term of the lexicon that the skill names, if it is known
 */
export function inProse(text: string, term: Term | undefined): string {
  const plain = /^\p{Lu}\p{Ll}+(?:[ /-]\p{Lu}?\p{Ll}+)*$/u.test(text) && !isBrand(text);
  // "Orton-Gillingham" is a name, "Till Operation" is not.
  if (!plain || term?.tool === true || /-\p{Lu}/u.test(text)) return text;
  const isCommon = /[ /-]/.test(text) ? !opensOnName(text) : isCommonWord(text, term);
  return isCommon ? text.toLowerCase() : text;
}

/** "Inform case management", "Leapfrog Geo": a verb before a thing, and a word of no language, name a program. */
function opensOnName(text: string): boolean {
  const all = tokensOf(text.toLowerCase()).map(classOf);
  const [first] = all;
  const isVerb =
    first !== undefined &&
    !first.noun &&
    !first.adjective &&
    first.verbs.some(({ form }) => form === "base");
  const isTitled = text.split(" ").every((word) => /^\p{Lu}/u.test(word));
  const isNoWord = all.some(
    ({ noun, adjective, adverb, verbs }) => !noun && !adjective && !adverb && verbs.length === 0,
  );
  return isVerb || (isTitled && isNoWord);
}

/** A single word that nothing is known of may be a name. */
function isCommonWord(text: string, term: Term | undefined): boolean {
  if (term !== undefined) return term.kind !== "language";
  // Nobody lists a playwright among skills: somebody's name is a program's.
  if (titleNouns.has(text.toLowerCase())) return false;
  const { noun } = classOf(tokensOf(text.toLowerCase())[0]);
  // Programs are named after short words: "Canvas", "Toast".
  const isLongNoun = noun && text.length >= fewestLetters;
  return isLongNoun || /(?:ing|ion|ment|ance|ity|ship|ography|care|ics)$/.test(text);
}

const fewestLetters = 9;

/** "Ductwork fabrication": a capital at the start of a line makes no name. */
function isLineStart(start: number, spelling: string, term: Term): boolean {
  const single = /^\p{Lu}\p{Ll}+$/u.test(spelling);
  return start === 0 && single && !term.tool && term.kind !== "language" && !isBrand(spelling);
}

function isName(spelling: string): boolean {
  return (
    /[\p{Lu}\d].*[\p{Lu}\d]|[\p{Lu}]/u.test(spelling.slice(1)) ||
    /\d/.test(spelling) ||
    (/^\p{Lu}/u.test(spelling) && !/\s/.test(spelling))
  );
}
