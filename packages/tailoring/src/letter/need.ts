import { demandsOf } from "@savile/model";
import { analyse } from "../match/analyse.ts";
import type { Posting, Requirement } from "@savile/model";
import { corePhrase } from "../posting/phrases.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import { foldText } from "@savile/taxonomy";
import { everyday, isBrand, termById, titleNouns } from "@savile/taxonomy/lexicon";
import { articleFor, wordCount } from "../words/phrases.ts";
import { verbOf } from "../words/verbs.ts";
import { dutyPhrases } from "./duty-need.ts";

/** Something that the posting asks for, in a few words that fit into a sentence. */
export interface Need {
  readonly text: string;
  /** The phrase says what is done ("reviewing reports"), not what is known. */
  readonly doing: boolean;
  readonly requirement: Requirement;
}

const mostWords = 4;

/** "Wound Care" is no name; "Microsoft Excel" and "Spanish" are. */
function loweredTerm(requirement: Requirement, stated: string): string {
  if (requirement.kind !== "skill" && requirement.kind !== "soft")
    return credentialName(requirement, stated);
  const term = termById(requirement.canonical[0] ?? "");
  if (term?.tool === true && /^\p{Lu}/u.test(stated)) return stated;
  const name = term?.name ?? stated;
  const person = titleNouns.has((stated.split(" ").at(-1) ?? "").toLowerCase());
  const countable =
    name.endsWith("s") && name.toLowerCase().startsWith(stated.toLowerCase()) && !isBrand(stated);
  const lowerBrand = isBrand(name) && stated === stated.toLowerCase();
  const text = person || countable || lowerBrand ? name : stated;
  const words = text.split(" ");
  const plain = words.every((word) => /^\p{Lu}?[\p{Ll}'/&-]+$/u.test(word));
  const brand = words.some((word) => /[\p{Lu}\d]/u.test(word.slice(1)));
  return plain && !brand && !isBrand(text) ? text.toLowerCase() : text;
}

/** "a Registered Veterinary Technician license": the name of a person is no thing to have. */
function credentialName(requirement: Requirement, stated: string): string {
  const text = stated.replace(/^(?:an?|the|valid|active|current|clean)\s+/gi, "");
  const person = titleNouns.has((text.split(" ").at(-1) ?? "").toLowerCase());
  if (requirement.kind === "licence" && person) return `${articleFor(text)} ${text} license`;
  const counted = /\b(?:licen[sc]e|certificate|certification|card|permit)$/i.test(text);
  return counted ? `${articleFor(text)} ${text}` : text;
}

/** How well a thing is known is not answered by a resume that only names it. */
const levelWord =
  /^(?:advanced|expert|strong|excellent|intermediate|solid|deep|good|basic|proficient(?: in)?)\s+(?=[\p{L}])/iu;

const known = new WeakMap<Requirement, readonly Need[]>();

/** What a duty of the posting asks one to do; read once for each duty. */
export function dutyNeeds(requirement: Requirement): readonly Need[] {
  const found =
    known.get(requirement) ??
    dutyPhrases(requirement.text).map((text) => ({ text, doing: true, requirement }));
  known.set(requirement, found);
  return found;
}

function needsOf(requirement: Requirement): readonly Need[] {
  if (requirement.kind === "duty") return dutyNeeds(requirement);
  if (requirement.kind === "years" || requirement.kind === "degree" || requirement.kind === "soft")
    return [];
  const stated = foldText(requirement.text).trim().replace(levelWord, "");
  const text =
    requirement.canonical.length > 0 ? loweredTerm(requirement, stated) : corePhrase(stated).text;
  if (text.length < 2 || wordCount(text) > mostWords || !isClean(text)) return [];
  if (requirement.canonical.length === 0 && !isNounPhrase(text)) return [];
  const doing =
    requirement.canonical.length === 0 && verbOf(text.split(" ")[0] ?? "")?.form === "gerund";
  return [{ text, doing, requirement }];
}

function isClean(text: string): boolean {
  return !/[?!:;"()]/.test(text) && !/^(?:the|this|these|their|be|been|candidate)\b/i.test(text);
}

/** A phrase from the posting that can stand after "asks for": no verb in a bare or finite form, no list, no clause. */
function isNounPhrase(text: string): boolean {
  const words = text.split(/\s+/);
  const known = verbOf(words[0] ?? "");
  if (words.length < 2 || (known !== undefined && known.form !== "gerund")) return false;
  return (
    words.every((word) => /^[\p{Ll}\d'/-]+$/u.test(word)) &&
    !/\b(?:is|are|was|will|must|can|should|has|have|who|that|which|you|your|we|our|degree|equivalent|above|following|etc|experience|skills?|background|ability|knowledge|and|or|to|of|if|not|shall|lbs?|usd|training|someone|position|candidates?)\b/i.test(
      text,
    )
  );
}

/** The needs of the posting that a line answers, the most telling first. */
export function needsOfLine(entry: RankedLine, plan: TailoringPlan): Need[] {
  const own = new Set(entry.line.stems);
  return entry.reqIds.flatMap((id) => {
    const found = plan.byReq.get(id);
    if (found === undefined || (found.requirement.kind === "duty" && found.match.strength < 0.2))
      return [];
    return needsOf(found.requirement).filter((need) => {
      const named =
        found.requirement.canonical.some((term) => entry.line.terms.has(term)) && !need.doing;
      const shared = analyse(need.text, false).stems.filter((stem) => own.has(stem)).length;
      return named || shared >= (need.doing ? 2 : 1);
    });
  });
}

const levelRank = { required: 0, preferred: 1 } as const;

/** The needs of the posting that the source answers, for the opening. */
export function provenNeeds(plan: TailoringPlan): Need[] {
  return [...plan.byReq.values()]
    .filter(
      ({ requirement, match }) =>
        requirement.kind !== "duty" &&
        match.strength >= 0.6 &&
        (requirement.kind !== "skill" || match.how !== "stem" || match.strength >= 0.7),
    )
    .sort(
      (a, b) =>
        levelRank[a.requirement.level] - levelRank[b.requirement.level] ||
        rankKind(a.requirement) - rankKind(b.requirement) ||
        b.requirement.weight - a.requirement.weight ||
        b.match.strength - a.match.strength,
    )
    .flatMap(({ requirement }) => needsOf(requirement));
}

/** Names and phrases say more than a single everyday word. */
function rankKind(requirement: Requirement): number {
  if (requirement.kind === "cert" || requirement.kind === "licence") return 1.5;
  if (requirement.kind === "duty") return 2;
  if (requirement.canonical.length === 0) return 3;
  if (requirement.canonical.some((id) => everyday.test(id))) return 2.5;
  const telling = isBrand(requirement.text) || /[\s\d]|\p{Lu}.*\p{Lu}/u.test(requirement.text);
  return telling ? 0 : 1;
}

/** The needs of the posting, whether or not the source answers them, the most telling first. */
export function statedNeeds(posting: Posting): Need[] {
  return demandsOf(posting)
    .sort((a, b) => rankKind(a) - rankKind(b) || b.weight - a.weight || a.span[0] - b.span[0])
    .flatMap((requirement) => needsOf(requirement));
}
