import {
  callingCodes,
  countryNames,
  postalForms,
  regionCodes,
  regionNames,
  towns,
} from "./places.data.ts";

/** Two letters of ISO 3166-1. */
export type Country = string;

type Names = ReadonlyMap<string, Country>;

function namesOf(table: Readonly<Record<string, string>>): Names {
  return new Map(
    Object.entries(table).flatMap(([country, names]) =>
      names.split("|").map((name): [string, Country] => [name, country]),
    ),
  );
}

let known:
  | { readonly countries: Names; readonly regions: Names; readonly towns: Names }
  | undefined;

function names() {
  known ??= {
    countries: namesOf(countryNames),
    regions: namesOf(regionNames),
    towns: namesOf(towns),
  };
  return known;
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘]/gu, "'").toLowerCase().trim();
}

/** "MA 02139", "Parramatta NSW 2150", "ON": a code, with what stands before it and the postal code behind. */
const coded =
  /^(?:(.*) |\d{4,5} )?([A-Z]{2,3})(?: (?:\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d))?$/u;

/** Countries with a state of that code. */
function statesOf(code: string): Country[] {
  return Object.entries(regionCodes).flatMap(([country, codes]) =>
    codes.split(" ").includes(code) ? [country] : [],
  );
}

const shire = /(?:^|\s)(?:\p{L}+shire|co\.? (?:down|antrim|durham|tyrone|armagh))$/u;
const irishCounty = /^co\.? \p{L}+$/u;

function countyCountry(folded: string): Country | undefined {
  if (shire.test(folded) && folded !== "new hampshire") return "GB";
  return irishCounty.test(folded) ? "IE" : undefined;
}

/** A part of a place without the digits of a postal code and the words around its name. */
function plainPart(part: string): string {
  return fold(part)
    .replace(/\b(?:[a-z]{1,2}-)?\d[\d-]*\b/gu, "")
    .replace(/^(?:near|greater|central|downtown|hybrid|remote|on-?site)(?: in)? | area$|\./gu, "")
    .trim();
}

/** The country that a part names by itself: a country, a region or a town. */
function partCountry(part: string): Country | undefined {
  const { countries, regions, towns: cities } = names();
  const folded = fold(part);
  const plain = plainPart(part);
  const named = [folded, plain].map((name) => countries.get(name) ?? regions.get(name));
  return named.find((found) => found !== undefined) ?? countyCountry(plain) ?? cities.get(plain);
}

/**
 * Two letters may be a state or a country ("Dover, DE", "Berlin, DE", "Perth, WA"): the town in front of them tells;
 * where it does not, they are a state.
 */
function codedCountry(part: string, before: readonly string[]): Country | undefined {
  const [, town, code = ""] = coded.exec(part) ?? [];
  if (code === "") return undefined;
  const states = statesOf(code);
  const country = names().countries.get(fold(code));
  const fronts = town === undefined ? before : [...before, town];
  const ofTown = fronts.map(partCountry).find((found) => found !== undefined);
  const may = [...states, code, ...(country === undefined ? [] : [country])];
  if (ofTown !== undefined && may.includes(ofTown)) return ofTown;
  return states[0] ?? country;
}

/** The country of a place as it is written; `undefined` where nothing tells it. */
export function countryOf(place: string): Country | undefined {
  const postal = postalForms.find(([form]) => form.test(place))?.[1];
  const parts = place
    .split(/[,;|/()·•–—]| - /u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at] ?? "";
    const found = codedCountry(part, parts.slice(0, at)) ?? partCountry(part);
    if (found !== undefined) return found;
  }
  return postal;
}

/** The country of a telephone number with its calling code; `+1` says United States or Canada and so nothing. */
export function countryOfPhone(phone: string): Country | undefined {
  const digits = /^\s*(?:\+|00)([\d\s().-]+)/u.exec(phone)?.[1]?.replace(/\D/gu, "");
  if (digits === undefined) return undefined;
  return callingCodes.find(([code]) => digits.startsWith(code))?.[1];
}
