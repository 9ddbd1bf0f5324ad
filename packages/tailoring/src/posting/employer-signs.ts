import { verbOf } from "../words/verbs.ts";
import type { Sighting, Sign } from "./employer-weights.ts";
import { namesInClauses } from "./employer-clauses.ts";
import { isCalledByInitials } from "./employer-initials.ts";
import { isCalledAfterwards, timesNamed } from "./house-names.ts";
import { namesInMail } from "./employer-mail.ts";
import { cleanCompany, nameRun, namesOrganisation } from "./names.ts";
import type { Segment } from "./segments.ts";

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
  `(?:^|[,.]\\s|\\b(?:and|that|as|so)\\s(?:the\\s)?)((?:The )?${nameRun})${short}${apposition},?\\s(?:(?:is|are)\\s(?:now |currently |actively |always )?(?:looking|seeking|hiring|recruiting|searching|expanding|growing|offering)|(?:seeks|needs|wants|requires|invites)(?! to (?:see|meet|interview|hear|talk|speak|know|read|go|be)\\b)|ha(?:s|ve) (?:asked|engaged|appointed|instructed|retained|commissioned|given) (?:us|me)\\b|has an? (?:\\p{L}+ ){0,3}(?:opening|vacancy|opportunity))\\b`,
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
const self = new RegExp(
  `(?<!\\b(?:and|or|with|of|in|using|on|for) )\\b(${nameRun})\\s\\((?:that's |we |where we |we're |us)`,
  "gu",
);
/** "Acorn Ferries (a council-owned company)": what it is stands in brackets behind it. */
const toldWhat = new RegExp(
  `\\b(${nameRun})\\s\\((?:an? |the )(?:[\\p{L}-]+ ){0,3}(?:organi[sz]ation|company|charity|trust|firm|business|co-?operative|social enterprise|not-for-profit|non-?profit|family business)\\)`,
  "gu",
);
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

/** "The Guild trains our staff": who does it to those who write is another house. */
const ofUs = /^ (?:all |both |each of )?(?:our|us)\b/u;

/** The name of which a sentence tells what it is or does. */
function subjectOf(text: string): string | undefined {
  const told = subject.exec(text);
  if (told === null || ofUs.test(text.slice(told.index + told[0].length))) return undefined;
  const [, name, verb] = told;
  return verb === undefined || verbOf(verb)?.form === "third" ? name : undefined;
}

function signsIn(text: string): Sighting[] {
  return [
    ...sighted(subjectOf(text), "subject"),
    ...sighted(behindOpening.exec(text)?.[1], "subject"),
    ...sighted(since.exec(text)?.[1], "since"),
    ...sighted(since.exec(text)?.[1], "subject"),
    ...sighted(seeks.exec(text)?.[1], "seeks"),
    ...joins.flatMap((cue) => [...text.matchAll(cue)].flatMap((one) => sighted(one[1], "join"))),
    ...[...text.matchAll(employs)].flatMap((one) => sighted(one[1], "employs")),
    ...[self, toldWhat].flatMap((shape) =>
      [...text.matchAll(shape)].flatMap((one) => sighted(one[1], "self")),
    ),
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
