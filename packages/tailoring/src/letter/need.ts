import type { Posting, Requirement } from "@savile/model";
import { corePhrase } from "../posting/phrases.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import { foldText } from "../text/normalise.ts";
import { contentStems } from "../text/stem.ts";
import { isBrand } from "../lexicon/brands.data.ts";
import { termById } from "../lexicon/terms.ts";
import { everyday } from "../lexicon/everyday.data.ts";
import { titleNouns } from "../lexicon/titles.data.ts";
import { articleFor, lowerFirst, wordCount } from "../write/phrases.ts";
import { openerOf, verbOf } from "../write/verbs.ts";

/** Something that the posting asks for, in a few words that fit into a sentence. */
export interface Need {
  readonly text: string;
  /** The phrase says what is done ("reviewing reports"), not what is known. */
  readonly doing: boolean;
  readonly requirement: Requirement;
}

const mostWords = 5;
const dangling =
  /\s+(?:and|or|of|to|for|in|on|with|by|the|a|an|at|from|as|into|that|which|their|our|your|its|all|any|other|related|including|such|using|through|per|is|are)$/i;

const dutyBreak =
  /^(?:for|in|on|with|by|at|from|as|that|which|through|using|including|so|while|when|via|under|within|throughout|to)$/i;

/** The first words of a phrase, cut where a phrase can end. */
function clip(text: string, most: number): string {
  const whole = text.split(/[;:(]|\.\s|\s-\s/)[0] ?? text;
  const [head = ""] = whole.split(/,\s/);
  const base = wordCount(head) >= 2 ? head : whole;
  let words = base.trim().split(/\s+/);
  if (words.length > most) {
    const cut = words
      .slice(0, most + 1)
      .findLastIndex(
        (word, index) =>
          index >= 2 &&
          /^(?:and|or|of|to|for|in|on|with|by|at|from|as|into|that|which|through|using|including|so|while|when)$/i.test(
            word,
          ),
      );
    words = words.slice(0, cut > 1 ? cut : most);
  }
  let phrase = words.join(" ").replace(/[.,\s]+$/, "");
  while (dangling.test(phrase)) phrase = phrase.replace(dangling, "");
  return phrase;
}

const mostWordsOfDuty = 6;

/** A duty up to a place where it can end; none where its object would be cut in two. */
function clipDuty(text: string): string | undefined {
  const whole = text.split(/[;:(]|\.\s|\s-\s/)[0] ?? text;
  const [head = ""] = whole.split(/,\s/);
  const words = (wordCount(head) >= 2 ? head : whole)
    .replace(/,? as (?:necessary|needed|required|assigned|appropriate)\b.*$/i, "")
    .trim()
    .split(/\s+/);
  const end = words
    .slice(0, mostWordsOfDuty + 1)
    .findLastIndex((word, index) => index >= 3 && dutyBreak.test(word));
  const kept = words.length <= mostWordsOfDuty ? words : end < 0 ? [] : words.slice(0, end);
  let phrase = kept.join(" ").replace(/[.,\s]+$/, "");
  while (dangling.test(phrase)) phrase = phrase.replace(dangling, "");
  return wordCount(phrase) < 2 ? undefined : phrase;
}

function gerundPhrase(text: string): string | undefined {
  const opener = openerOf(text);
  if (opener === undefined || opener.start !== 0) return undefined;
  if (opener.form === "gerund") {
    const own = clipDuty(text);
    return own === undefined ? undefined : lowerFirst(own);
  }
  if (opener.form === "past") return undefined;
  const whole = text.slice(opener.end);
  // A second verb would need its own form: the phrase ends before it.
  const next = [...whole.matchAll(/,? (?:and|or) ([\p{L}]+)/gu)].find(
    (found) => found.index > 1 && ["present", "third"].includes(verbOf(found[1] ?? "")?.form ?? ""),
  );
  const rest = next === undefined ? whole : whole.slice(0, next.index);
  const second = /^(\s(?:and|&)\s)([\p{L}]+)(?=\s)/u.exec(rest);
  const other = second?.[2] === undefined ? undefined : verbOf(second[2]);
  const tail =
    second !== null && other !== undefined && (other.form === "present" || other.form === "third")
      ? ` and ${other.verb.gerund}${rest.slice(second[0].length)}`
      : rest;
  return clipDuty(`${opener.verb.gerund}${tail}`);
}

/** Words of a duty after "you will", "responsible for" and the like. */
function dutyBody(text: string): string {
  const folded = foldText(text);
  const body =
    /(?:\bwill (?:also )?(?:be responsible for|be|)|\bresponsible for(?: the)?|\bresponsibilities include|\bduties include|\bto)\s+(.+)$/i.exec(
      folded,
    )?.[1] ?? folded;
  return body.replace(
    /^(?:also|then|primarily|mainly|generally|the|a|an|all aspects of|provide|assist (?:with|in))\s+/i,
    (lead) => (/^(?:provide|assist)/i.test(lead) ? lead : ""),
  );
}

function fromDuty(requirement: Requirement): string | undefined {
  const body = dutyBody(requirement.text);
  const gerund = gerundPhrase(body.charAt(0).toUpperCase() + body.slice(1));
  const phrase = gerund ?? undefined;
  return phrase !== undefined && wordCount(phrase) >= 2 ? phrase : undefined;
}

/** Names keep their case; other words are lowered. */
function inSentence(text: string): string {
  return text
    .split(" ")
    .map((word, index) =>
      index === 0
        ? lowerFirst(word)
        : /^\p{Lu}\p{Ll}+$/u.test(word) && !/^\p{Lu}/u.test(text.split(" ")[0] ?? "")
          ? word
          : word,
    )
    .join(" ");
}

/** "Wound Care" is no name; "Microsoft Excel" and "Spanish" are. */
function loweredTerm(requirement: Requirement, stated: string): string {
  if (requirement.kind !== "skill" && requirement.kind !== "soft")
    return credentialName(requirement, stated);
  const name = termById(requirement.canonical[0] ?? "")?.name ?? stated;
  const person = titleNouns.has((stated.split(" ").at(-1) ?? "").toLowerCase());
  const countable = name.endsWith("s") && !stated.endsWith("s") && !isBrand(stated);
  const lowerBrand = isBrand(name) && stated === stated.toLowerCase();
  const text = person || countable || lowerBrand ? name : stated;
  const words = text.split(" ");
  const plain = words.every((word) => /^\p{Lu}?[\p{Ll}'/&-]+$/u.test(word));
  const brand = words.some((word) => /[\p{Lu}\d]/u.test(word.slice(1)));
  return plain && !brand && !isBrand(text) ? text.toLowerCase() : text;
}

/** "a Registered Veterinary Technician license": the name of a person is no thing to have. */
function credentialName(requirement: Requirement, text: string): string {
  const person = titleNouns.has((text.split(" ").at(-1) ?? "").toLowerCase());
  if (requirement.kind === "licence" && person) return `${articleFor(text)} ${text} license`;
  return /\blicen[sc]e$/i.test(text) ? `${articleFor(text)} ${text}` : text;
}

/** How well a thing is known is not answered by a resume that only names it. */
const levelWord =
  /^(?:advanced|expert|strong|excellent|intermediate|solid|deep|proficient(?: in)?)\s+(?=[\p{L}])/iu;

function needOf(requirement: Requirement): Need | undefined {
  if (requirement.kind === "duty") {
    const text = fromDuty(requirement);
    return text === undefined ? undefined : { text, doing: true, requirement };
  }
  if (requirement.kind === "years" || requirement.kind === "degree" || requirement.kind === "soft")
    return undefined;
  const text =
    requirement.canonical.length > 0
      ? loweredTerm(requirement, foldText(requirement.text).trim().replace(levelWord, ""))
      : inSentence(clip(corePhrase(foldText(requirement.text)).text, mostWords));
  if (
    text.length < 2 ||
    wordCount(text) > mostWords ||
    /[?!:;"]/.test(text) ||
    /^(?:the|this|these|their|be|been|candidate)\b/i.test(text)
  )
    return undefined;
  if (requirement.canonical.length === 0 && (wordCount(text) < 2 || !isNounPhrase(text)))
    return undefined;
  return { text, doing: false, requirement };
}

/** A phrase from the posting that can stand after "asks for": no verb in a bare or finite form. */
function isNounPhrase(text: string): boolean {
  const [first = ""] = text.split(/\s+/);
  const known = verbOf(first);
  if (known !== undefined && known.form !== "gerund") return false;
  return !/\b(?:is|are|was|will|must|can|should|has|have|who|that|which|you|your|we|our|degree|equivalent|above|following|etc)\b/i.test(
    text,
  );
}

/** The needs of the posting that a line answers, the most telling first. */
export function needsOfLine(entry: RankedLine, plan: TailoringPlan): Need[] {
  return entry.reqIds.flatMap((id) => {
    const found = plan.byReq.get(id);
    if (found === undefined || (found.requirement.kind === "duty" && found.match.strength < 0.2))
      return [];
    const need = needOf(found.requirement);
    if (need === undefined) return [];
    const own = new Set(entry.line.stems);
    const named =
      found.requirement.canonical.some((term) => entry.line.terms.has(term)) && !need.doing;
    return named ||
      contentStems(need.text).filter((stem) => own.has(stem)).length >= (need.doing ? 2 : 1)
      ? [need]
      : [];
  });
}

const levelRank = { required: 0, preferred: 1, context: 2 } as const;

/** The needs of the posting that the source answers, for the opening. */
export function provenNeeds(plan: TailoringPlan): Need[] {
  return [...plan.byReq.values()]
    .filter(
      ({ requirement, match }) =>
        match.strength >= (requirement.kind === "duty" ? 0.25 : 0.6) &&
        (requirement.kind !== "skill" || match.how !== "stem" || match.strength >= 0.7),
    )
    .sort(
      (a, b) =>
        levelRank[a.requirement.level] - levelRank[b.requirement.level] ||
        rankKind(a.requirement) - rankKind(b.requirement) ||
        b.requirement.weight - a.requirement.weight ||
        b.match.strength - a.match.strength,
    )
    .flatMap(({ requirement }) => needOf(requirement) ?? []);
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
  return [...posting.requirements]
    .filter((requirement) => requirement.level !== "context")
    .sort((a, b) => rankKind(a) - rankKind(b) || b.weight - a.weight || a.span[0] - b.span[0])
    .flatMap((requirement) => needOf(requirement) ?? []);
}
