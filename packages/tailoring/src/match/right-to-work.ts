import { none, strongest } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source } from "./source.ts";

/**
 * Who may work where: told plainly by who has it ("US citizen", "Stamp 4", "settled status"), and never guessed from
 * where somebody lives or has worked.
 */

/** Countries as postings and people name them; letters in capitals, names in any case. */
const places: readonly (readonly [place: string, name: RegExp])[] = [
  [
    "uk",
    /\bU\.?K\.?(?![\p{L}])|\b(?:[Uu]nited [Kk]ingdom|[Bb]ritain|[Bb]ritish|England|Scotland|Wales|Northern Ireland)\b/u,
  ],
  ["ie", /(?<!Northern )\b(?:[Ii]reland|[Ii]rish|ROI)\b/u],
  ["us", /\bU\.?S\.?(?:A\.?)?(?![\p{L}])|\b(?:[Uu]nited [Ss]tates|[Aa]merican)\b/u],
  ["ca", /\b(?:[Cc]anad(?:a|ian))\b/u],
  ["au", /\b(?:[Aa]ustralian?)\b/u],
  ["nz", /\b(?:[Nn]ew [Zz]ealand(?:er)?|NZ)\b/u],
  ["za", /\b(?:[Ss]outh [Aa]frican?|RSA|SA (?:citizen|ID|national))\b/u],
  ["sg", /\b(?:[Ss]ingapore(?:an)?s?)\b/u],
  ["in", /\b(?:[Ii]ndian?)\b/u],
  ["de", /\b(?:[Gg]erman(?:y)?)\b/u],
  ["ch", /\b(?:[Ss]witzerland|[Ss]wiss)\b/u],
  ["eu", /\b(?:EU|EEA|EU\/EEA|Schengen|[Ee]uropean [Uu]nion)\b/u],
];
/** Papers that are of one country by their name. */
const papers: readonly (readonly [place: string, name: RegExp])[] = [
  ["uk", /\b(?:pre-)?settled status\b|\bindefinite leave\b|\bILR\b|\bEUSS\b/iu],
  ["ie", /\bstamp 4\b/iu],
  ["us", /\bgreen card\b|\bEAD\b/iu],
];
/** Whose citizens may work elsewhere too. */
const alsoIn: Readonly<Partial<Record<string, readonly string[]>>> = {
  uk: ["ie"],
  ie: ["uk", "eu"],
  nz: ["au"],
  de: ["eu"],
};

const asks =
  /\b(?:right|eligib\p{L}+|authori[sz]\p{L}+|entitle\p{L}*|permi(?:ssion|tted|t)|allowed|able|visa)\b.{0,40}\bwork\b|\bwork (?:permit|authori[sz]ation|visa|rights)\b|\bworking rights\b|\bcitizen(?:s|ship)?\b|\bpermanent residen\p{L}+|\b(?:Singaporeans?|PRs?) (?:or|and|\/)/iu;
const holds =
  /\b(?:right to work|work(?:ing)? rights|work authori[sz]ation|authori[sz]ed to work|eligible to work|entitled to work|permitted to work|work (?:permit|visa)|citizen(?:ship)?|national(?:ity)?|permanent residen\p{L}+|passport|no (?:sponsorship|visa|work permit|permit) (?:is )?(?:required|needed|necessary)|without sponsorship|settled status|indefinite leave|stamp 4|green card|PR\b|ILR\b|EAD\b|Singaporean)/iu;
const lacks =
  /\b(?:requires?|needs?|will need|seeking|looking for|subject to|applying for|applied for)\b.{0,20}\b(?:sponsorship|visa|work permit|permit)\b|\bsponsorship (?:required|needed)\b(?<!no sponsorship (?:required|needed))/iu;
const denied =
  /\b(?:no|not|without) (?:the |an? |any |yet )?(?:right to work|work (?:permit|visa|authori[sz]ation)|eligible|authori[sz]ed|entitled|permitted|citizen)\b(?! (?:is )?(?:required|needed|necessary))/iu;
const citizen = /\bcitizen|\bnational(?:ity)?\b|\bSingaporean\b/iu;
const orOther = /permanent|resident|\bright\b|authori|eligib|permit|visa|\bPR\b/iu;

/** Whether a demand asks whether somebody may work there. */
export function asksForRight(text: string): boolean {
  return asks.test(text);
}

function placesIn(text: string): readonly string[] {
  return [...places, ...papers].filter(([, name]) => name.test(text)).map(([place]) => place);
}

/** Of whatever country: a "Brazilian citizen" is one of none that is meant. */
const belongs = /\bcitizen|\bpassport\b|\bnational/iu;

/** Where a line says that somebody may work; a citizen of one country may work in some others. */
function held(text: string): readonly string[] {
  const named = placesIn(text);
  if (!belongs.test(text)) return named;
  return named.flatMap((place) => [place, ...(alsoIn[place] ?? [])]);
}

/** Where no country is told, it is the one that is meant. */
const unsaid = 0.8;

/** Whether a line says that somebody may work somewhere, as a citizen where that is asked. */
function states(text: string, demand: string): boolean {
  if (!holds.test(text) || lacks.test(text) || denied.test(text)) return false;
  return !citizen.test(demand) || orOther.test(demand) || citizen.test(text);
}

function worth(text: string, demand: string): number {
  if (!states(text, demand)) return 0;
  const [asked, own] = [placesIn(demand), held(text)];
  if (asked.length === 0) return 1;
  if (own.length === 0) return belongs.test(text) ? 0 : unsaid;
  return asked.some((place) => own.includes(place)) ? 1 : 0;
}

/** The right to work somewhere, where a resume states it. */
export function matchRight(source: Source, demand: string): Found {
  // As they are written: "no sponsorship needed" denies nothing.
  const lines = [...source.byAddress.values()].filter(
    ({ place }) => place !== "title" && place !== "role",
  );
  const found = strongest(lines.map((line) => ({ line, strength: worth(line.text, demand) })));
  return found.strength === 0
    ? none
    : { factIds: found.ids, strength: found.strength, how: "stem" };
}
