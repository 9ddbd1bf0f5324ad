import { fold } from "../text-line/clean-text.ts";
import { largerCities } from "./cities.data.ts";
import { titleHeads } from "./lexicon/titles.data.ts";
import { countryCode } from "./countries.ts";
import { cityNames, regionNames, stateCodes } from "./places.data.ts";

const states = new Set(stateCodes);
const regions = new Set(regionNames);
const wellKnown = new Set(cityNames);
const cities = new Set([...cityNames, ...largerCities]);

/** A full stop stands behind a short form alone: "St.", "Ft."; behind a longer word a sentence ends. */
const cityWord = "(?:(?:St|Ste|Sta|Sto|Ft|Mt|Pt|\\p{Lu})\\.|\\p{Lu}(?:[\\p{L}'’-]|\\.(?=\\p{L}))*)";
const city = `(?:${cityWord}|St\\.?|d[eaou]s?|am|an der|upon|of|la|le|les|sur|do|el)(?:[ -](?:${cityWord}|d[eaou]s?|am|an der|del|la|le|les|sur|do|of|upon|el|bei)){0,4}`;
const cityOnly = new RegExp(`^${city}$`, "u");
const zipCity = new RegExp(`^(?:[A-Z]{1,2}-)?\\d{4,6}(?:-\\d{3})? ${city}`, "u");
const usZip = /^[A-Z]{2},? \d{5}(?:-\d{4})?$/;
const ukPostcode = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;
const canadaPostcode = /^(?:[A-Z]{2} )?[A-Z]\d[A-Z] ?\d[A-Z]\d$/;
const irishPostcode = /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/;
const postcodes =
  "(?:\\d{4,6}(?:-\\d{3,4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[\\dW] ?[A-Z\\d]{4})";
/** What stands before the postal code of its land. */
const beforeCode = new RegExp(`^(.+?)(?: [-–]|,)? ${postcodes}$`, "u");
const county = /^(?:Co\.?|County) \p{Lu}[\p{L}’'-]+$/u;

const notCity =
  /\b(?:universit\p{L}*|universidad\p{L}*|college|school|institute|hospital|inc|llc|llp|plc|ltd|gmbh|company|corp|bank|hotel|restaurant|cafe|center|centre|services?|solutions|group|department|manager|engineer|assistant|director|teacher|nurse|street|avenue|road|ave|st|rd|blvd|lane|drive|suite|apt|floor|way)\b\.?$|^(?:universit\p{L}*|universidad\p{L}*|college|school|institute|hospital|department|hotel|bank) /iu;

/** Whether a text is written like the name of a town: "Palo Alto", "Aix-en-Provence". */
export function hasCityShape(text: string): boolean {
  return cityOnly.test(text);
}

/** Whether a text begins with a postal code and a town. */
export function startsWithZip(text: string): boolean {
  return zipCity.test(text);
}

/** Trades that towns and families are called after as well. */
const alsoTowns = new Set(
  "baker cook mason ranger potter shepherd porter dean judge butler captain doctor president painter driver miner merchant minister forester farmer smith fisher hunter archer chandler miller taylor tailor parker marshal page carver sawyer skinner warden weaver groom guide head lead counsel partner press priest principal security research server setter rigger trader usher vet volunteer host helper fellow runner sorter pilot barker resident scout".split(
    " ",
  ),
);

/** The name of a trade is no town, unless one is called so: "Officer", "Stonemason", but not "Baker". */
function isTrade(text: string): boolean {
  const word = fold(text).split(/\s+/u).at(-1) ?? "";
  return titleHeads.has(word) && !alsoTowns.has(word) && !cities.has(fold(text).trim());
}

/** Whether a text says by a word that it is something else than a town. */
export function namesNoCity(text: string): boolean {
  return notCity.test(text) || isTrade(text);
}

/** The parts of a text that may be a town, what lies around it and its country. */
export function splitPlace(text: string): string[] {
  return text
    .split(/\s*,\s*|\s+[–—|/·-]\s+(?!\d+$)|\s*\/\s*(?=[A-Z]{2}$)|-(?=[A-Z]{2}$)/u)
    .filter((part) => part !== "");
}

/** A text that could name a city by its shape; nothing says that it does. */
export function looksLikeCity(text: string): boolean {
  const plain = text.trim();
  return (
    cityOnly.test(plain) &&
    plain.split(/\s+/).length <= 2 &&
    (plain.length > 3 || /^\p{Lu}\p{Ll}{2}$/u.test(plain)) &&
    !notCity.test(plain)
  );
}

/** "N.C." and "ID." as they stand in tables: "NC", "ID". */
function plainCode(text: string): string {
  return text.replace(
    /^(\p{Lu})\.?(\p{Lu})\.(?=$|\s\d)/u,
    (_, first: string, second: string) => first + second,
  );
}

const codesOfLands = [usZip, ukPostcode, canadaPostcode, irishPostcode];

/** A text without the postal code at its end; undefined where none stands there. */
export function withoutCode(text: string): string | undefined {
  return beforeCode.exec(text)?.[1];
}

/** A country, state or region: what may stand after a city. */
export function isRegion(part: string): boolean {
  const text = plainCode(part.trim());
  if (states.has(text) || county.test(text) || codesOfLands.some((code) => code.test(text)))
    return true;
  const word = fold(text)
    .replace(/\.$/, "")
    .replace(/ (?:metropolitan )?(?:area|region)$/, "");
  if (regions.has(word) || countryCode(word) !== undefined) return true;
  const coded = withoutCode(text);
  return coded !== undefined && isRegion(coded);
}

/** A city that is known by itself. */
export function isKnownCity(part: string): boolean {
  return cities.has(cityKey(part));
}

/** A city that everybody knows; others of its name are smaller. */
export function isWellKnownCity(part: string): boolean {
  return wellKnown.has(cityKey(part));
}

/** A code of a state, in capitals. */
export function isState(code: string): boolean {
  return states.has(code);
}

/** The name of a country, state or region, folded. */
export function isNamedRegion(folded: string): boolean {
  return countryCode(folded) !== undefined || regions.has(folded);
}

function cityKey(part: string): string {
  return fold(part)
    .replace(/[.,]$/, "")
    .replace(/(?: [-–])? \d{4,6}$/, "")
    .trim();
}

/** A postal code with its city, and nothing behind it but a region or a country. */
export function isZipCity(text: string): boolean {
  const [, ...rest] = text.split(/\s*,\s*/);
  const code = zipCity.exec(text)?.[0] ?? "";
  const behind = text.slice(code.length).trim();
  const isWhole = behind === "" || /^[,(–-]/u.test(behind);
  return (
    code !== "" &&
    isWhole &&
    rest.length < 3 &&
    rest.every((part) => isRegion(part) || cityOnly.test(part))
  );
}

/** A city without the postal code or the number of the district behind it. */
export function cityOf(part: string): string {
  return part
    .replace(/\s+(?:[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/, "")
    .replace(/\s+\d{1,2}$/, "");
}

/** A city or a region with the land around it. */
export function isArea(folded: string): boolean {
  const name = /^(?:greater )?(.+?)(?: metropolitan| metro| bay)? (?:area|region)$/.exec(
    folded,
  )?.[1];
  return name !== undefined && (isKnownCity(name) || regions.has(name));
}
