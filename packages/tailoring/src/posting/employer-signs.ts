import { verbOf } from "../words/verbs.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { namesInClauses } from "./employer-clauses.ts";
import { isCalledByInitials } from "./employer-initials.ts";
import { namesInMail } from "./employer-mail.ts";
import { cleanCompany, isCompanyLike, nameRun, namesOrganisation } from "./names.ts";
import { isPlace } from "./places.ts";
import type { Segment } from "./segments.ts";

/** What shows that a name is the employer's; two kinds of it make sure. */
export type Sign =
  | "head"
  | "beside"
  | "letterhead"
  | "at"
  | "subject"
  | "seeks"
  | "join"
  | "form"
  | "often"
  | "opens"
  | "address"
  | "mail"
  | "host"
  | "self"
  | "since"
  | "employs"
  | "line"
  | "foot"
  | "initials";

/** A name with a sign for it. */
export interface Sighting {
  readonly name: string;
  readonly sign: Sign;
}

const short =
  "(?:\\s\\([^()]{2,120}\\))?(?:\\sin(?:\\s\\p{Lu}\\p{Ll}+){1,3}(?=,?\\s(?:is|are|has|have|invites|seeks|needs)\\b))?";
const apposition = "(?:,\\s[^,.;]{3,70},)?";
const webAddress = "(?:,?\\s?\\(?(?:#URL_\\w+#|https?://\\S+|www\\.\\S+)\\)?,?)?";
const subject = new RegExp(
  `^((?:The )?${nameRun})${short}${webAddress}${apposition},?\\s(?:(?:is|are|was|were|has|had|exists|began)\\b|(?:(?:currently|now|also|proudly|only)\\s)?(\\p{Ll}+s)\\b)`,
  "u",
);
/** "Based in Leeds, Acorn Mill is ...", "Since 1985, Acorn Mill has ..." */
const behindOpening = new RegExp(
  `^(?:Based|Headquartered|Located|Founded|Established|Created|Since|With|As|For)\\b[^.]{2,90}?,\\s((?:The )?${nameRun})${short},?\\s(?:is|are|was|has|have)\\b`,
  "u",
);
const seeks = new RegExp(
  `(?:^|[,.]\\s|\\b(?:and|that|as|so)\\s(?:the\\s)?)((?:The )?${nameRun})${short}${apposition},?\\s(?:(?:is|are)\\s(?:now |currently |actively |always )?(?:looking|seeking|hiring|recruiting|searching|expanding|growing|offering)|seeks|needs|wants|requires|invites|ha(?:s|ve) (?:asked|engaged|appointed|instructed|retained|commissioned|given) (?:us|me)\\b|has an? (?:\\p{L}+ ){0,3}(?:opening|vacancy|opportunity))\\b`,
  "u",
);
const joins: readonly RegExp[] = [
  new RegExp(
    `\\b(?:[Jj]oin|JOIN|[Aa]bout|ABOUT|[Ww]elcome to|[Ww]ork(?:ing)? (?:at|for)|WORK (?:AT|FOR)|[Ww]hy|[Ll]ife at|[Ww]ho is|career (?:at|with)|(?:employee|member|part) of|opportunit(?:y|ies) (?:at|with))\\s+((?:The |the )?${nameRun})`,
    "gu",
  ),
  new RegExp(
    `\\bis an? (?:\\p{L}+ ){0,3}(?:team|unit|department)\\b[^.]{0,70}\\s(?:at|of|within) ((?:the )?${nameRun})(?=\\.|,|$)`,
    "gu",
  ),
  new RegExp(`\\b(?:team|position|role|job|manager|center|centre) at ((?:the )?${nameRun})`, "gu"),
];
const at: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.!?,]\\s)(?:Here )?[Aa]t\\s((?:The |the )?${nameRun}),?\\s(?:we|you|our|all|your)\\b`,
    "gu",
  ),
  new RegExp(
    `\\bWe(?:'re| are) (?!(?:Hiring|Looking|Seeking)\\b)(${nameRun})(?=,| and\\b|\\.| -)`,
    "gu",
  ),
];

/** "The Centre for Rural Health at Delmont University invites applications": the house of the one who hires. */
const hiresWithin = new RegExp(
  `\\bat ((?:the )?${nameRun}),? (?:invites|seeks|(?:is|are) (?:now |currently )?(?:seeking|hiring|looking|recruiting))\\b`,
  "gu",
);
const hiresAt = new RegExp(
  `\\b(?:hiring|seeking|looking for|recruiting)\\b[^.]{0,60}?\\sat\\s(${nameRun})`,
  "gu",
);

/** Parts of a house: no employer is called "Engineering" or "Field Operations". */
export const departments =
  /^(?:(?:and|&|the|of|global|field|business|corporate|customer|technical|digital|product|software|people|human|client|general|information|public|quality|inside|outside|direct|advanced)\s)*(?:engineering|marketing|retail|sales|operations|finance|accounting|hr|it|field|r&d|product|design|support|services?|success|experience|legal|research|development|administration|admin|management|production|manufacturing|logistics|warehouse|creative|editorial|content|technology|technical|data|analytics|security|resources|relations|communications|affairs|purchasing|procurement|maintenance|facilities|quality|training|education|executive|media|nursing|clinical|medical|kitchen|front office|back office)(?:\s(?:and|&|\/|-)\s?\p{L}+|\s(?:department|dept|team|division|unit|office|group))*$/iu;

/** Whether a word of a name also stands in small letters: it is a word, like "Candidates" or "Security". */
function isWord(bare: string, text: string): boolean {
  if (/\s|\p{Lu}.*\p{Lu}|\d/u.test(bare)) return false;
  const word = bare.toLowerCase();
  const words = text.split(/[^\p{L}\p{N}@./]+/u);
  const behindWord = new RegExp(`\\p{Ll},? ${bare}\\b`, "u");
  const adverb = word.endsWith("ly") && !behindWord.test(text);
  return adverb || words.some((one) => one === word || one === `${word}s`);
}

/** Whether a lexicon has a whole name as the name of something else: "PHP". */
function isTerm(bare: string): boolean {
  const [term] = findTermsIn(bare, { listed: true });
  return term !== undefined && term.end - term.start >= bare.length;
}

/** "Using Law Manager" is something that is done. */
function isDeed(bare: string): boolean {
  const [first = "", ...rest] = bare.toLowerCase().split(" ");
  return rest.length > 0 && verbOf(first)?.form === "gerund";
}

const noName =
  /^\d[\d\s,.-]*$|#(?:URL|EMAIL|PHONE)|^(?:mid|senior|junior|entry|graduate)[- ]level$/i;
/** Schemes that an employer takes part in. */
const schemes =
  /^(?:Disability Confident|Investors in People|(?:Real )?Living Wage|Mindful Employer|Athena Swan|Great Place to Work|E-?Verify|Top Employer|Age[- ]Friendly|Stonewall|Armed Forces Covenant|Workplace Wellbeing|B Corp|Fair Work)\b/iu;

/** "Language Services is a team of seven within ...": what is told as a part of a house is not the house. */
function isPartOfHouse(name: string, text: string): boolean {
  const at = text.indexOf(`${name} is `);
  return (
    at >= 0 &&
    /^is (?:an?|our|the) (?:[\p{L}-]+ ){0,3}(?:team|unit|department)\b[^.]{0,60}\b(?:within|at|in)\s\p{Lu}/u.test(
      text.slice(at + name.length + 1, at + name.length + 160),
    )
  );
}

/** "Ann and Bob Lee, growers trading as Acorn Farm": who runs a house is not called like it. */
function isPeople(name: string, text: string): boolean {
  const rest = text.slice(text.indexOf(name) + name.length, text.indexOf(name) + name.length + 90);
  return text.includes(name) && /^,? [^.;]{0,70}\btrading as \p{Lu}/u.test(rest);
}

/** "The Trust", "The Health Board": what a house is called that was named in full before. */
function isCalledAfterwards(name: string): boolean {
  const [, noun] =
    /^The (?:(?:Health|Housing|School|City|County|District|Local|Parish|Hospital|University) )?(\p{Lu}\p{Ll}+)$/u.exec(
      name,
    ) ?? [];
  return (
    noun !== undefined &&
    (namesOrganisation(noun) ||
      /^(?:City|Town|Firm|Organi[sz]ation|Board|Parish|Authority|Institute)$/.test(noun))
  );
}

/** The full name of what is called "The Trust" afterwards, where the text has one only. */
function inFull(name: string, text: string): string {
  if (!isCalledAfterwards(name)) return name;
  const noun = name.slice(4);
  const runs = [...text.matchAll(new RegExp(nameRun, "gu"))].map(([run]) =>
    run.replace(/^The /, ""),
  );
  const full = new Set(
    runs.filter(
      (run) => run.startsWith(`${noun} of `) || (run !== noun && run.endsWith(` ${noun}`)),
    ),
  );
  const [only] = full;
  return full.size === 1 && only !== undefined ? only : name;
}

/** Whether a phrase can be the name of an employer at all. */
export function mayBeEmployer(name: string, title: string | undefined, text: string): boolean {
  const inTitle = title?.toLowerCase().includes(name.toLowerCase()) === true;
  const other = inTitle && timesNamed(name, text) > 2 ? undefined : title;
  if (!isCompanyLike(name, other) || departments.test(name) || noName.test(name)) return false;
  if (/^The (?:Governors|Governing Body|Trustees|Board|Directors|Management|Head)$/.test(name))
    return false;
  if (schemes.test(name) || isPeople(name, text)) return false;
  const bare = name.replace(/^The /, "");
  if (isCalledAfterwards(name)) return false;
  if (isPartOfHouse(name, text)) return false;
  return ![isPlace, isTerm, isDeed].some((veto) => veto(bare)) && !isWord(bare, text);
}

const house =
  /\s(?:was|were)\s(?:founded|established|set up|started|formed|incorporated)\b|\s(?:is|are|was)\s(?:an?|one of|the|now|proudly|currently|family)\b[^.]{0,140}\b(?:compan(?:y|ies)|firms?|providers?|organi[sz]ations?|agenc(?:y|ies)|start-?ups?|business(?:es)?|leaders?|manufacturers?|retailers?|platforms?|studios?|schools?|charit(?:y|ies)|groups?|banks?|brands?|networks?|consultanc(?:y|ies)|suppliers?|marketplaces?|institutions?|museums?|hospitals?|universit(?:y|ies)|home|centre|center|clinic|practice|facility|council|church|farm|nursery|hotel|restaurant|caf[eé]|shop|store|bakery|brewery|foundry|garage|salon|theat(?:re|er)|library|trust|team|contractors?|non-?profits?|developers?|publishers?|chains?|owned)\b/iu;

/** "Acorn Mill is a bakery group": the first name that a posting speaks of, told as a house. */
function opening(texts: readonly string[]): Sighting[] {
  const first = texts.find((text) => sighted(subject.exec(text)?.[1], "opens").length > 0);
  if (first === undefined || texts.indexOf(first) > 6 || !house.test(first)) return [];
  return sighted(subject.exec(first)?.[1], "opens");
}

function sighted(found: string | undefined, sign: Sign): Sighting[] {
  const name = cleanCompany(found ?? "");
  return name === undefined ? [] : [{ name, sign }];
}

/** "Acorn Mill is an equal opportunity employer", "Acorn Mill welcomes applications": whoever says so employs. */
const employs = new RegExp(
  `(?:^|[.;]\\s)((?:The )?${nameRun})${short},?\\s(?:(?:is|are)\\s(?:also\\s)?(?:proud to be\\s)?(?:an?|the)\\s[^.;]{0,60}\\bemployer\\b|welcomes?\\s(?:applications|applicants|candidates|all)\\b|(?:does|do) not discriminate\\b)`,
  "gu",
);
/** "Acorn Mill (we bake for nine towns)": who speaks of itself behind its name. */
const self = new RegExp(`\\b(${nameRun})\\s\\((?:that's |we |where we |we're |us)`, "gu");
/** "We are Acorn Mill, and we bake": who writes says the name, which another sign has to bear out. */
const weAre = new RegExp(
  `\\b[Ww]e(?:['’]re| are) ((?:The )?${nameRun})(?=[,.;:]|\\s(?:and|in|a|an|the|—|–|-)\\s)`,
  "gu",
);
/** "You may know that Acorn Mill is growing" */
const subordinate = new RegExp(
  `\\b(?:that|because|as|since|and)\\s(${nameRun})${short}\\s(?:is|are|has|have)\\s(?:now |again |still |currently )?(?:growing|hiring|expanding|looking|opening|moving|finally|been)\\b`,
  "gu",
);

/** "Acorn Mill has baked since 1949", "Acorn Mill opened in 1974": only a house has its years told. */
const since = new RegExp(
  `^((?:The )?${nameRun})${short}${apposition},?\\s(?:(?:has|have)\\s\\p{Ll}+(?:ed|en|wn|pt|de|lt|ld|un)\\b[^.;]{0,60}\\ssince|(?:opened|began|started|was (?:founded|established|set up|built|born)|dates|came into being)\\b[^.;]{0,60}\\s(?:in|from|to|since))\\s(?:the (?:year|late|early) )?(?:1[5-9]|20)\\d\\d\\b`,
  "u",
);

function signsIn(text: string): Sighting[] {
  const told = subject.exec(text);
  const verb = told?.[2];
  const doing = told !== null && (verb === undefined || verbOf(verb)?.form === "third");
  return [
    ...(doing ? sighted(told[1], "subject") : []),
    ...sighted(behindOpening.exec(text)?.[1], "subject"),
    ...sighted(since.exec(text)?.[1], "since"),
    ...sighted(since.exec(text)?.[1], "subject"),
    ...sighted(seeks.exec(text)?.[1], "seeks"),
    ...joins.flatMap((cue) => [...text.matchAll(cue)].flatMap((one) => sighted(one[1], "join"))),
    ...[...text.matchAll(employs)].flatMap((one) => sighted(one[1], "employs")),
    ...[...text.matchAll(self)].flatMap((one) => sighted(one[1], "self")),
    ...[...text.matchAll(weAre)].flatMap((one) => sighted(one[1], "subject")),
    ...[...text.matchAll(subordinate)].flatMap((one) => sighted(one[1], "subject")),
    ...[...text.matchAll(hiresWithin)].flatMap((one) => sighted(one[1], "seeks")),
    ...namesInClauses(text),
    ...at.flatMap((cue) => [...text.matchAll(cue)].flatMap((one) => sighted(one[1], "at"))),
    // "We are hiring a Cook at Acorn Mill" says both who and that they hire.
    ...[...text.matchAll(hiresAt)].flatMap((one) => [
      ...sighted(one[1], "at"),
      ...sighted(one[1], "seeks"),
    ]),
  ];
}

/** Names that the sentences of a posting show as the employer's. */
export function sightingsIn(segments: readonly Segment[]): Sighting[] {
  const found = [...new Set(segments.map(({ text }) => text))].map(signsIn);
  const sentences = found.map((all) => new Set(all.map(({ name }) => name)));
  const again = (name: string) => sentences.filter((names) => names.has(name)).length > 1;
  const told = found.flatMap((all) =>
    all.flatMap((one): Sighting[] =>
      again(one.name) ? [one, { name: one.name, sign: "often" }] : [one],
    ),
  );
  const texts = segments.map(({ text }) => text);
  const text = texts.join("\n");
  const inMail = namesInMail(text).flatMap(({ name, sign }) => [...sighted(name, sign)]);
  // Whose years are told behind the name of another house may be its owner.
  const first = told.find(({ sign }) => sign === "subject")?.name;
  const own = told.filter(({ name, sign }) => sign !== "since" || name === first);
  return [...own, ...opening(texts), ...inMail].map(({ name, sign }) => ({
    name: inFull(name, text),
    sign,
  }));
}

/** How often a name stands in a text as a whole. */
export function timesNamed(name: string, text: string): number {
  return text
    .split(name)
    .slice(1)
    .filter((rest) => !/^[\p{L}\p{N}]/u.test(rest)).length;
}

/** Signs that a name has by itself: its form, that it comes again, and that an address holds it. */
export function ownSigns(name: string, text: string, original = text): Sign[] {
  const key = name
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
  const hosts = [...text.matchAll(/(?:@|\bwww\.|https?:\/\/)([\p{L}\p{N}.-]{3,60})/giu)].map(
    ([, host = ""]) => host.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""),
  );
  return [
    ...(namesOrganisation(name) && /\s/.test(name) ? (["form"] as const) : []),
    ...(timesNamed(name, text) >= 3 ? (["often"] as const) : []),
    ...(isCalledByInitials(name, original) ? (["initials"] as const) : []),
    ...(key.length > 3 && hosts.some((host) => host.includes(key)) ? (["address"] as const) : []),
  ];
}
