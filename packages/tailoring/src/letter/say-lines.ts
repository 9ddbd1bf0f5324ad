import type { Sentence } from "../input/draft.ts";
import type { SourceRole } from "../match/source.ts";
import { isBrand, titleNouns } from "@savile/taxonomy/lexicon";
import { knownWords } from "../knowledge/known-words.ts";
import { tokensOf } from "../grammar/tokens.ts";
import { classOf } from "../grammar/word-class.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { orgName } from "../words/names.ts";
import { namesSomebody } from "../words/somebody.ts";
import { joinList } from "../words/phrases.ts";
import type { Ask } from "./asks.ts";
import * as frames from "./frames.data.ts";
import { heldTitle, yearsOf } from "./role-words.ts";
import type { Told } from "./told.ts";
import { workOf } from "./told.ts";
import { say } from "./voice.ts";
import type { Values, Voice } from "./voice.ts";

/** Which role the letter told of last, and which it has told of at all. */
export interface Telling {
  last: SourceRole | undefined;
  readonly introduced: Set<string>;
  /** Addresses of lines that were told. */
  readonly told: Set<string>;
}

/** An employer as it is named; "Museum", "Freelance" and "Customer Service" are no names of one. */
function employerName(org: string): string {
  const name = orgName(org);
  // "small jobs": written small, it is a remark and no name.
  const isRemark = !/[\p{Lu}\d]/u.test(name);
  const isNobody =
    /^(?:self[- ]?employed|freelance\w*|various|national service|military service)\b|^\d+ (?:seasons?|summers?|years?|months?|weeks?|days?|shifts?|hours?)\b/i.test(
      name,
    );
  // "Pte Ltd", "7 to 1 in FY22": a form without a name, and an amount.
  const isTorn =
    /^(?:(?:pte|pty|pvt|ltd|limited|inc|llc|llp|plc|gmbh|bv|co)\.?[\s,]*)+$|^\d+(?:[.,]\d+)?%? (?:to|of|in|per|x)\b/iu.test(
      name,
    );
  return isRemark || isNobody || isTorn || isCommonWord(name) ? "" : name;
}

/** Whether a name is a skill or a kind of organisation, and nobody's. */
function isCommonWord(name: string): boolean {
  if (isBrand(name)) return false;
  const [hit] = findTermsIn(name);
  const isTerm = hit !== undefined && hit.spelling.length === name.length;
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(name) && classOf(tokensOf(name)[0]).noun;
  return isTerm || (isWord && isOrganisationWord(name));
}

/** "Museum", "Hospital": a kind of organisation or building, which alone names none. */
function isOrganisationWord(name: string): boolean {
  const words = knownWords();
  const kinds = ["institution", "organization", "building", "establishment", "facility"];
  return (
    words === undefined ||
    kinds.some((kind) => words.stepsUp(name.toLowerCase(), kind, "noun") !== null)
  );
}

/** "Glass plate rehousing", "Career break": work or time, and nobody. */
function namesNobody(title: string): boolean {
  return (
    !namesSomebody(title) &&
    /(?:ing|tion|ment|break|leave|project|award|course|sales|support)$/i.test(title.trim())
  );
}

/** "Koek & Biscuit", "Blue Crane Dance": a name that holds no word for somebody, of which the last is a thing. */
function isThing(title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (namesSomebody(title) || words.some((word) => titleNouns.has(word))) return false;
  const last = words.at(-1) ?? "";
  return knownWords()?.stepsUp(last, "person", "noun") === null && classOf(tokensOf(last)[0]).noun;
}

/** "I was junior at", "contract ended", "left to study": what tells of somebody or something is no title. */
const isSentence =
  /^(?:I|[Ww]e|[Mm]y|[Oo]ur|[Tt]hen|[Aa]nd|[Ll]eft|[Oo]ff)\s\p{Ll}|(?<=\s)(?:was|were|is|are|had|has|have|ended|closed|moved|finished|retired|began|started|until|because)(?!\p{L})/u;

/** Whether a title was read out of a sentence. */
export function isToldTitle(title: string): boolean {
  return isSentence.test(title.trim());
}

/** A title that one can hold: "internship" is none. */
function isHeld(title: string): boolean {
  return (
    title !== "" &&
    !isToldTitle(title) &&
    !namesNobody(title) &&
    !isThing(title) &&
    title.split("(").length >= title.split(")").length &&
    !/(?:ship|program(?:me)?|placements?|sales|staff|line|help|work|\d{4}|^(?:ltd|inc|llc|gmbh|plc)\.?)$/i.test(
      title.trim(),
    )
  );
}

/** Words for a role; its title is empty once the letter has named it. */
export function roleValues(role: SourceRole): Values {
  const project = role.id.startsWith("prj");
  const held = project || !isHeld(role.title) ? "" : heldTitle(role.title);
  const org = employerName(role.org);
  return {
    held,
    org,
    heldOnly: org === "" ? held : "",
    project: project && /^[^.,;:]{3,48}$/.test(role.title) ? role.title : "",
    ...yearsOf(role),
  };
}

/** Facts that a frame needs where it names the title or the years. */
export function roleFacts(role: SourceRole) {
  const dates = [role.datesAddress];
  return {
    held: [role.titleAddress],
    heldOnly: [role.titleAddress],
    project: [role.titleAddress],
    since: dates,
    until: dates,
    years: dates,
  };
}

export function remember(telling: Telling, { entry: { line, role } }: Told): void {
  telling.last = role;
  telling.introduced.add(role.id);
  telling.told.add(line.address);
}

export function factsOf({ entry: { line, role } }: Told): string[] {
  const place = role.org === "" ? role.titleAddress : role.orgAddress;
  return place === "" ? [line.address] : [line.address, place];
}

function tellOf(
  voice: Voice,
  telling: Telling,
  told: Told,
  slot: string,
  given: readonly string[],
  values: Values = {},
  more: readonly string[] = [],
) {
  const { role } = told.entry;
  // A title is named once: later frames that name it are passed over.
  const known = telling.introduced.has(role.id);
  const named = roleValues(role);
  const said = say(voice, {
    slot,
    // "I also am responsible" is nobody's English.
    frames: /^(?:am|was) /.test(told.did)
      ? given.filter((frame) => !frame.includes("also {did}"))
      : given,
    values: {
      ...voice.context.job,
      ...named,
      ...(known ? { held: "", heldOnly: "", since: "", until: "" } : {}),
      did: told.did,
      ...values,
    },
    factIds: [...factsOf(told), ...more],
    factsOf: roleFacts(role),
  });
  if (said === undefined) return undefined;
  remember(telling, told);
  return said;
}

/** The line that answers the opening. */
export function sayAnswer(
  voice: Voice,
  telling: Telling,
  told: Told,
  { near, first }: { readonly near: boolean; readonly first: boolean },
): Sentence[] {
  const there = telling.last?.id === told.entry.role.id;
  const own = first ? frames.results : near ? frames.nearAnswers : frames.answers;
  const given = there ? frames.answersThere : own;
  const project = told.entry.role.id.startsWith("prj") ? frames.moreProject : given;
  const said = tellOf(voice, telling, told, "answer", project);
  return said === undefined ? [] : [said];
}

/** Something that is asked for, and the line that answers it. */
export function sayPair(voice: Voice, telling: Telling, ask: Ask, told: Told): Sentence[] {
  const there = telling.last?.id === told.entry.role.id;
  const given =
    ask.task !== ""
      ? [...(there ? frames.pairsOfDoingThere : frames.pairsOfDoing)]
      : [...(there ? frames.pairsOfThingsThere : frames.pairsOfThings)];
  const { role } = told.entry;
  const known = telling.introduced.has(role.id);
  const said = say(voice, {
    slot: `pair ${ask.requirement.id}`,
    frames: given,
    values: {
      ...roleValues(role),
      ...(known ? { held: "" } : {}),
      did: told.did,
      ask: ask.text,
      task: ask.task,
      role: voice.context.job.role,
    },
    factIds: factsOf(told),
    factsOf: roleFacts(role),
    reqIds: [ask.requirement.id],
    posting: [ask.requirement.span],
  });
  if (said === undefined) return sayMore(voice, telling, told);
  remember(telling, told);
  return [said];
}

/** Whether a role was over when the other began: two that were held at once are told without "before". */
function isBefore({ period }: SourceRole, other: SourceRole): boolean {
  const { start } = other.period;
  return period.end !== "" && start !== "" && period.end.slice(0, start.length) <= start;
}

function moreFrames(telling: Telling, { entry: { role } }: Told): readonly string[] {
  const current = role.period.end === "present";
  if (role.id.startsWith("prj")) return frames.moreProject;
  const { last } = telling;
  if (last?.id === role.id) return current ? frames.moreThereCurrent : frames.moreThere;
  const isPaid = last?.paid === true && role.paid;
  if (last !== undefined && isPaid && !current && isBefore(role, last)) return frames.moreEarlier;
  return current ? frames.moreCurrent : frames.more;
}

/** What two lines tell: "ordered flour and baked bread", or with a subject of its own where one holds a list. */
function bothOf({ did }: Told, other: Told): string {
  return /,|\band\b/.test(`${did} ${other.did}`)
    ? `${did}, and I ${other.did}`
    : `${did} and ${other.did}`;
}

/** One more line, or two short ones. */
export function sayMore(voice: Voice, telling: Telling, told: Told, second?: Told): Sentence[] {
  const slot = `more ${told.entry.line.address}`;
  const given = moreFrames(telling, told);
  if (second !== undefined) {
    const both = { ...told, did: bothOf(told, second) };
    const said = tellOf(voice, telling, both, slot, given, {}, factsOf(second));
    if (said !== undefined) {
      telling.told.add(second.entry.line.address);
      return [{ ...said, parts: partsOf(said, told, second) }];
    }
  }
  const said = tellOf(voice, telling, told, slot, given);
  return said === undefined ? [] : [said];
}

/** The two halves of a sentence, each with its own facts. */
function partsOf(
  { text, factIds }: Sentence,
  first: Told,
  second: Told,
): NonNullable<Sentence["parts"]> {
  const cut = text.lastIndexOf(second.did);
  const at = text.slice(0, cut).search(/(?:,? and(?: I)? )$/);
  const from = at < 0 ? cut : at + (text.startsWith(",", at) ? 2 : 1);
  const own = (told: Told, other: Told) =>
    factIds.filter((id) => id !== other.entry.line.address || id === told.entry.line.address);
  return [
    { text: text.slice(0, from).trim(), factIds: own(first, second) },
    { text: text.slice(from).trim(), factIds: own(second, first) },
  ];
}

/** Lines of a role that name work without a verb. */
export function sayCovered(voice: Voice, telling: Telling, role: SourceRole): Sentence[] {
  const lines = voice.context.plan.ranked
    .filter((entry) => entry.role.id === role.id)
    .flatMap((entry) => {
      const work = workOf(entry);
      const told = telling.told.has(entry.line.address);
      return told || work === undefined || work.includes(",") ? [] : [{ entry, work }];
    })
    .slice(0, 2);
  if (lines.length === 0) return [];
  const there = telling.last?.id === role.id;
  const own = role.period.end === "present" ? frames.coveredCurrent : frames.covered;
  const said = say(voice, {
    slot: "covered",
    frames: there ? own : own.filter((frame) => !/there/.test(frame)),
    values: { ...roleValues(role), work: joinList(lines.map(({ work }) => work)) },
    factIds: [...lines.map(({ entry }) => entry.line.address), role.orgAddress],
  });
  if (said !== undefined) telling.last = role;
  return said === undefined ? [] : [said];
}
