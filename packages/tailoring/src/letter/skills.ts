import type { Sentence } from "../input/draft.ts";
import { termById } from "@savile/taxonomy/lexicon";
import { isCounted } from "../grammar/kind-of.ts";
import { joinList, wordCount } from "../words/phrases.ts";
import { openerOf } from "../words/verbs.ts";
import { inProse, namedSkills } from "../write/named-skills.ts";
import type { NamedSkill } from "../write/named-skills.ts";
import type { SourceLine } from "../match/source.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

/** What everybody is taken to know: named alone, it says that there is nothing else to name. */
const officeTools = /^(?:Microsoft |MS )?(?:Word|PowerPoint|Outlook|Office(?: Suite| 365)?)$/i;

function isSaid(told: string, text: string, termId = ""): boolean {
  if (told.includes(text.toLowerCase().replace(/ing$|s$/, ""))) return true;
  // "FortiGate 100F" was told by "FortiGate".
  const name = termById(termId)?.name.toLowerCase() ?? "";
  return name !== "" && told.includes(name);
}

/** "I bring oscilloscope": one common word that is no work, and what is counted, stand in no list by their bare names. */
function isBareThing(text: string): boolean {
  const last = text.split(" ").at(-1) ?? "";
  const isCommon = /^\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(text) && !/(?:s|ing)$/.test(last);
  return isCommon && (last === text || isCounted(last));
}

/** Whether the posting holds each of some names as they are written. */
export function areNamed(
  { jobDescription }: LetterContext,
  skills: readonly NamedSkill[],
): boolean {
  const posting = jobDescription.toLowerCase();
  return skills.every(({ text }) => posting.includes(text.toLowerCase()));
}

/** "POS (NCR, Shopify POS)" with its names; "Excel (pivot tables, nothing fancy)" without what is said of it. */
function withoutAside(text: string): string {
  return text.trim().replace(/\s*\((?!\p{Lu})[^()]*\)/gu, "");
}

/** What says behind a thing that one hardly knows it: "Power BI (beginner)". */
const hardly =
  /\((?:[^()]*\b(?:basics?|beginner|learning|viewing|some|self[- ]?(?:taught|learning|study)|novice|elementary|limited|rusty|so-so|exposure|awareness|in progress|reading only|under supervision)\b[^()]*)\)|[-–—:]\s*(?:basics?|beginner|learning|novice|limited)\b|\bbasics$|\bunder supervision\b/iu;

/** Whether a line is an entry of a list that can be said in a row of others. */
function isEntry({ place, text: given }: SourceLine): boolean {
  // Who knows some of it does not name it.
  if (hardly.test(given)) return false;
  if (/^(?:some|basic|a (?:little|bit)|good|strong|excellent|solid)\b/iu.test(given)) return false;
  const text = withoutAside(given).replace(/\s*\([^()]*\)$/u, "");
  // "Edit video in Camtasia" is done, and no thing to know.
  const isDone = openerOf(text)?.form === "present" && wordCount(text) > 2;
  return place === "list" && wordCount(text) <= mostWords && !isDone && !/[:;()£$€%]/.test(text);
}

/** Entries of lists that answer beyond doubt what is asked, for who has nothing else to show. */
function listedAnswers({ source, plan }: LetterContext): NamedSkill[] {
  return [...plan.byReq.values()].flatMap(({ requirement, match }) => {
    if (requirement.kind !== "skill" || match.strength < surely) return [];
    const line = source.byAddress.get(match.factIds[0] ?? "");
    if (line === undefined || !isEntry(line)) return [];
    const [hit] = line.hits;
    const { address } = line;
    const text = inProse(withoutAside(line.text), hit?.term);
    return [{ text, factId: address, reqId: requirement.id, termId: hit?.term.id ?? "" }];
  });
}

/** Each skill once, by its fullest name: "three phase fault finding" says "fault finding". */
function unlike(skills: readonly NamedSkill[]): NamedSkill[] {
  const names = skills.map(({ text }) => text.toLowerCase());
  return skills.filter((_, at) => {
    const name = names[at] ?? "";
    const isLonger = names.some((one) => one !== name && ` ${one} `.includes(` ${name} `));
    return !isLonger && names.indexOf(name) === at;
  });
}

const surely = 0.8;
const mostWords = 4;

/** Sentences after which a letter has told enough for a list to come "also". */
const opened = 4;

/** Whether the person lists a thing of two words or more by name, and the posting requires it. */
function isListed({ source, plan }: LetterContext, { factId, reqId, text }: NamedSkill): boolean {
  return (
    source.byAddress.get(factId)?.place === "list" &&
    wordCount(text) > 1 &&
    plan.byReq.get(reqId)?.requirement.level === "required"
  );
}

/** Tools and skills with a name that the posting asks for and that the letter has not told; listed answers where asked. */
function namedSkillsFor(context: LetterContext, told: string, listed: readonly NamedSkill[]) {
  const named = namedSkills(context.source, context.plan, 9)
    // "Open source" or "HR" is nothing that one brings: tools and techniques with a name, and what the person lists.
    .filter(
      (skill) =>
        (termById(skill.termId)?.tool === true || isListed(context, skill)) &&
        !hardly.test(context.source.byAddress.get(skill.factId)?.text ?? "") &&
        !officeTools.test(skill.text) &&
        !isBareThing(skill.text) &&
        !isSaid(told, skill.text, skill.termId),
    );
  return unlike([...named, ...listed]);
}

const mostTools = 6;

/** Tools and skills for a point of their own. @param told what the letter says elsewhere, in small letters */
export function namedTools(context: LetterContext, told: string): NamedSkill[] {
  const listed = listedAnswers(context).filter(({ text, termId }) => !isSaid(told, text, termId));
  return namedSkillsFor(context, told, listed).slice(0, mostTools);
}

/**
 * Skills of the posting that nothing has named yet.
 * @param shown what the letter will show further down
 */
export function saySkills(voice: Voice, shown: string): Sentence[] {
  const { plan } = voice.context;
  // One list is enough.
  if (frames.skillsFirst.some((frame) => voice.usedFrames.has(frame))) return [];
  const told = [...voice.said, shown].join(" ").toLowerCase();
  const listed = shown === "" ? listedAnswers(voice.context) : [];
  const skills = namedSkillsFor(voice.context, told, listed).slice(0, 4);
  const isOpening = voice.said.length < opened;
  // One thing alone opens no letter: it says that there is nothing else.
  const isEnough = isOpening ? skills.length > 1 : skills.length > 0;
  if (!isEnough) return [];
  const later = areNamed(voice.context, skills) ? frames.skillsNamed : [];
  const said = say(voice, {
    slot: "skills",
    frames: isOpening ? frames.skillsFirst : [...later, ...frames.skills],
    values: { skills: joinList(skills.map(({ text }) => text)) },
    factIds: skills.map(({ factId }) => factId),
    reqIds: skills.map(({ reqId }) => reqId),
    posting: skills.flatMap(({ reqId }) => {
      const span = plan.byReq.get(reqId)?.requirement.span;
      return span === undefined ? [] : [span];
    }),
  });
  return said === undefined ? [] : [said];
}
