import { fold } from "../lines/clean-text.ts";
import { largerCities } from "./cities.data.ts";
import { countryCode } from "./countries.ts";
import {
  brazilianStates,
  cityNames,
  placelessWords,
  regionNames,
  stateCodes,
} from "./places.data.ts";

const states = new Set(stateCodes);
const regions = new Set(regionNames);
const wellKnown = new Set(cityNames);
const cities = new Set([...cityNames, ...largerCities]);
const countries = new Set(["UK", "US", "EU"]);
const placeless = new Set(placelessWords);

const brazil = new RegExp(`\\p{L}\\s*[-–—/]\\s*(?:${brazilianStates.join("|")})$`, "u");
const cityWord = "[\\p{Lu}][\\p{L}.'’-]*";
const city = `(?:${cityWord}|St\\.?|d[eaou]s?|am|an der|upon|of|la|le|les|sur|do|el)(?:[ -](?:${cityWord}|d[eaou]s?|am|an der|del|la|le|les|sur|do|of|upon|el|bei)){0,4}`;
const cityOnly = new RegExp(`^${city}$`, "u");
const zipCity = new RegExp(`^(?:[A-Z]{1,2}-)?\\d{4,5}(?:-\\d{3})? ${city}`, "u");
const usZip = /^[A-Z]{2},? \d{5}(?:-\d{4})?$/;
const ukPostcode = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;
const canadaPostcode = /^(?:[A-Z]{2} )?[A-Z]\d[A-Z] ?\d[A-Z]\d$/;

const notCity =
  /\b(?:universit\p{L}*|universidad\p{L}*|college|school|institute|hospital|inc|llc|llp|plc|ltd|gmbh|company|corp|bank|hotel|restaurant|cafe|center|centre|services?|solutions|group|department|manager|engineer|assistant|director|teacher|nurse|street|avenue|road|ave|st|rd|blvd|lane|drive|suite|apt|floor|way)\b\.?$|^(?:universit\p{L}*|universidad\p{L}*|college|school|institute|hospital|department|hotel|bank) /iu;

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

/** A country, state or region: what may stand after a city. */
export function isRegion(part: string): boolean {
  const text = part.trim();
  if (states.has(text) || usZip.test(text) || ukPostcode.test(text) || canadaPostcode.test(text))
    return true;
  const word = fold(text)
    .replace(/\.$/, "")
    .replace(/ (?:metropolitan )?(?:area|region)$/, "");
  if (regions.has(word) || countryCode(word) !== undefined) return true;
  const withZip = /^(.+?) \d{4,6}(?:-\d{3,4})?$/.exec(text);
  return withZip?.[1] !== undefined && isRegion(withZip[1]);
}

/** A city that is known by itself. */
export function isKnownCity(part: string): boolean {
  return cities.has(cityKey(part));
}

function cityKey(part: string): string {
  return fold(part)
    .replace(/[.,]$/, "")
    .replace(/ \d{4,6}$/, "")
    .trim();
}

/**
 * How sure one may be that the whole text names a place: 1 for "City, State" and "Remote", .9 for a known
 * city or country, 0 for anything else.
 */
export function placeScore(text: string): number {
  const plain = text
    .trim()
    .replace(/^\(([^()]*)\)?$|^([^()]*)\)$/, "$1$2")
    .replace(/\s+/g, " ");
  if (plain === "" || plain.length > 70) return 0;
  const folded = fold(plain);
  if (placeless.has(folded)) return 1;
  const hybrid =
    /^(?:remote|hybrid|on-?site)\b[\s,()–—|/-]*(.*)$/i.exec(plain) ??
    /^(.*?)[\s,()–—|/-]+\(?(?:remote|hybrid|on-?site)\)?$/i.exec(plain);
  if (hybrid?.[1] !== undefined) return hybrid[1] === "" || placeScore(hybrid[1]) > 0 ? 1 : 0;
  const pair = plain.split(/\s+(?:&|and|und|et|y|e)\s+|\s\/\s/u);
  if (pair.length === 2 && (plain.includes(",") || pair.every(isKnownCity))) {
    const [one, two] = pair.map((part) => placeScore(part));
    if ((one ?? 0) >= 0.5 && (two ?? 0) >= 0.5) return 0.9;
  }
  if (isKnownCity(plain)) return wellKnown.has(cityKey(plain)) ? 0.9 : 0.75;
  if (countryCode(folded) !== undefined || regions.has(folded))
    return plain.length > 3 ? 0.85 : 0.3;
  const coded = cityOf(plain);
  if (isArea(folded) || (/\d[A-Z]{1,2}$/.test(plain) && coded !== plain && cityOnly.test(coded)))
    return 0.9;
  if (isZipCity(plain) && !notCity.test(plain.split(",")[0] ?? "")) return 1;
  const parts = plain
    .split(/\s*,\s*|\s+[–—|/·-]\s+|\s*\/\s*(?=[A-Z]{2}$)|-(?=[A-Z]{2}$)/u)
    .filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 4) return bracketed(plain);
  const last = parts.at(-1) ?? "";
  const first = cityOf(parts[0] ?? "");
  // Towns are called Red Bank and Rock Center too: before a state the word says nothing.
  const soft = softWord.test(first) && /^[A-Z]{2}(?: \d{5})?$/.test(last);
  if ((notCity.test(first) && !soft) || (first.length < 3 && !shortCities.has(first))) return 0;
  if (!cityOnly.test(first) && !zipCity.test(first) && !isKnownCity(first)) return 0;
  // "Home Care-Dayton" is no town: several words, and a hyphen that no town of that name has.
  if (/\p{L}-\p{Lu}/u.test(first) && first.includes(" ") && !isKnownCity(first)) return 0;
  const middle = parts.slice(1, -1);
  const known = isKnownCity(first) || zipCity.test(first);
  if (middle.length > 0 && !known && !middle.every((part) => isRegion(part))) return 0;
  // "Marsh Ellery, New York, NY": the city is the one in the middle.
  if (
    middle.length === 1 &&
    !known &&
    middle.some(isKnownCity) &&
    /^[A-Z]{2}$/.test(last) &&
    !countries.has(last)
  )
    return 0;
  if (brazil.test(plain) && parts.length === 2) return 1;
  if (known && parts.length === 2 && brazilianStates.includes(last)) return 1;
  if (isRegion(last)) return first.split(" ").length > 3 && !known ? 0.6 : 1;
  return parts.length === 2 &&
    isKnownCity(first) &&
    cityOnly.test(last) &&
    last.split(" ").length <= 2
    ? 0.4
    : isKnownCity(last) && cityOnly.test(first)
      ? 0.3
      : 0;
}

const softWord = /^\p{Lu}\p{L}+ (?:bank|center|group|way|lane|ave|road|st)$/iu;
/** Rivers and regions that tell German towns of one name apart. */
const rivers =
  /^(?:Saale|Oder|Main|Westf(?:alen|\.)|Donau|Rhein|Spree|Havel|Elbe|Weser|Lahn|Ruhr|Harz|Holstein|Taunus|Eifel|Allg[äa]u|Sauerland|Odenwald|Mark)$/u;

/** A postal code with its city, and nothing behind it but a region or a country. */
function isZipCity(text: string): boolean {
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

/** Short names of cities that people write in capitals. */
const shortCities = new Set(["NY", "LA", "SF", "DC"]);

/** A city without the postal code or the number of the district behind it: "Leeds LS1 4AB", "Dublin 4". */
function cityOf(part: string): string {
  return part
    .replace(/\s+(?:[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/, "")
    .replace(/\s+\d{1,2}$/, "");
}

/** "Greater Chicago Area", "Lisbon Metropolitan Area". */
function isArea(folded: string): boolean {
  const name = /^(?:greater )?(.+?)(?: metropolitan| metro| bay)? (?:area|region)$/.exec(
    folded,
  )?.[1];
  return name !== undefined && (isKnownCity(name) || regions.has(name));
}

function bracketed(text: string): number {
  const match = /^(.+?)\s*\((.+)\)$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return stateWithoutComma(text);
  if (rivers.test(match[2]) && cityOnly.test(match[1])) return 0.9;
  return placeScore(match[1]) > 0 && (isRegion(match[2]) || isKnownCity(match[2])) ? 0.9 : 0;
}

function stateWithoutComma(text: string): number {
  const match = /^(.+) ([A-Z]{2,3})(?: \d{4,5})?$/.exec(text);
  const name = match?.[1];
  const code = match?.[2];
  if (name === undefined || code === undefined || !states.has(code)) return 0;
  return isKnownCity(name) ? 0.95 : 0;
}

/** "Gem City Home Care-Dayton, OH": a hyphen without blanks before a town and its state. */
function gluedPlace(text: string): number {
  const match = /^(.*[\p{L}.)])-(\p{Lu}[\p{L}.' ]{1,30}, [A-Z]{2}(?: \d{5})?)$/u.exec(
    text.slice(-160),
  );
  const before = match?.[1];
  const place = match?.[2];
  if (before === undefined || place === undefined || text.length > 160) return -1;
  const last = before.split(/\s+/).at(-1) ?? "";
  const town = place.split(",")[0] ?? "";
  const isOneTown = isKnownCity(`${last}-${town}`);
  const isPlace = isKnownCity(town) || before.trim().includes(" ");
  return !isOneTown && isPlace && placeScore(place) >= 0.5 ? before.length + 1 : -1;
}

/** A place at the end of a text after a comma, a dash or in brackets: its offset, or -1. */
export function trailingPlace(text: string): number {
  const glued = gluedPlace(text);
  if (glued > 0) return glued;
  // Names of places are short: what stands further from the end begins none.
  const from = Math.max(0, text.length - 160);
  for (const match of text.slice(from).matchAll(/,\s*|\s+[–—|·-]\s+|\s+\(|\t/gu)) {
    const at = from + match.index + match[0].length;
    const rest = text.slice(at).replace(/\)$/, "");
    if (placeScore(rest) >= 0.5) return at;
  }
  return -1;
}
