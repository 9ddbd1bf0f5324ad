import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { fold } from "../text-line/clean-text.ts";
import { placePartsScore } from "./place-parts.rules.ts";
import {
  cityOf,
  hasCityShape,
  isArea,
  isKnownCity,
  isNamedRegion,
  isRegion,
  isState,
  isWellKnownCity,
  isZipCity,
  namesNoCity,
  splitPlace,
  withoutCode,
} from "./place-words.ts";
import { placelessWords } from "./places.data.ts";
import { isHouseAndStreet, isStreet } from "./street.ts";

/** A text as the rules of places read it: what several of them ask is found once. */
interface PlaceText {
  /** Without blanks and brackets around it; empty where the text is too long for a place. */
  readonly plain: string;
  readonly folded: string;
  /** What stands beside a way of working: "Austin, TX" of "Remote (Austin, TX)". */
  readonly besideRemote: string | undefined;
  readonly isCity: boolean;
  readonly isRegionName: boolean;
  readonly partCount: number;
}

const longest = 70;

function plainText(text: string): string {
  const plain = text
    .trim()
    .replace(/^\(([^()]*)\)?$|^([^()]*)\)$/, "$1$2")
    .replace(/\s+/g, " ");
  return plain.length > longest ? "" : plain;
}

function besideRemote(plain: string): string | undefined {
  const found =
    /^(?:remote|hybrid|on-?site)\b[\s,()–—|/-]*(.*)$/i.exec(plain) ??
    /^(.*?)[\s,()–—|/-]+\(?(?:remote|hybrid|on-?site)\)?$/i.exec(plain);
  return found?.[1];
}

function readPlace(text: string): PlaceText {
  const plain = plainText(text);
  const folded = fold(plain);
  return {
    plain,
    folded,
    besideRemote: besideRemote(plain),
    isCity: isKnownCity(plain),
    isRegionName: isNamedRegion(folded),
    partCount: splitPlace(plain).length,
  };
}

const placeless = new Set(placelessWords);

function areTwoPlaces({ plain }: PlaceText): boolean {
  const pair = plain.split(/\s+(?:&|and|und|et|y|e)\s+|\s\/\s/u);
  if (pair.length !== 2 || !(plain.includes(",") || pair.every(isKnownCity))) return false;
  return pair.every((part) => placeScore(part) >= 0.5);
}

function hasDistrict({ plain }: PlaceText): boolean {
  const coded = cityOf(plain);
  return /\d[A-Z]{1,2}$/.test(plain) && coded !== plain && hasCityShape(coded);
}

/** Rivers and regions that tell German towns of one name apart. */
const rivers =
  /^(?:Saale|Oder|Main|Westf(?:alen|\.)|Donau|Rhein|Spree|Havel|Elbe|Weser|Lahn|Ruhr|Harz|Holstein|Taunus|Eifel|Allg[äa]u|Sauerland|Odenwald|Mark)$/u;

function bracketed({ plain }: PlaceText): { readonly name: string; readonly inside: string } {
  const [, name = "", inside = ""] = /^(.+?)\s*\((.+)\)$/.exec(plain) ?? [];
  return { name, inside };
}

function isTownOnRiver(text: PlaceText): boolean {
  const { name, inside } = bracketed(text);
  return rivers.test(inside) && hasCityShape(name);
}

function isTownWithRegion(text: PlaceText): boolean {
  const { name, inside } = bracketed(text);
  return placeScore(name) > 0 && (isRegion(inside) || isKnownCity(inside));
}

/** A town that nobody knows, with the code of its state in brackets. */
function isUnknownTownOfState(text: PlaceText): boolean {
  const { name, inside } = bracketed(text);
  return isState(inside) && hasCityShape(name) && !namesNoCity(name) && name.length > 2;
}

/** A street with its house, and a town behind it. */
function isStreetAndTown({ plain }: PlaceText): boolean {
  const cut = plain.lastIndexOf(",");
  const town = plain.slice(cut + 1).trim();
  const isTown = hasCityShape(town) && !isRegion(town) && !namesNoCity(town);
  const pieces = plain.slice(0, Math.max(0, cut)).split(",");
  const areNumbered = pieces.every((piece) => /\d/.test(piece));
  return cut > 0 && areNumbered && isStreet(plain.slice(0, cut)) && isTown && !isKnownCity(town);
}

/** What a template prints in place of a place. */
const blanks =
  /^(?:(?:your |any )?(?:city|town|place|location|ort|stadt|ville|ciudad|cidade)(?:[,/] ?|\s\/\s))(?:(?:state|st|country|province|region|zip(?: code)?|land|pays|pa[ií]s|estado)(?: \(or remote\)| \/ country|, country| or country| zip(?: code)?)?)$/;

/** With the code of its post behind the state a town need not be known. */
function isTownBeforeState({ plain }: PlaceText): boolean {
  const [, name = "", code = "", post] = /^(.+) ([A-Z]{2,3})( \d{4,5})?$/.exec(plain) ?? [];
  const isShaped = post !== undefined && hasCityShape(name) && !namesNoCity(name);
  return isState(code) && (isKnownCity(name) || isShaped);
}

/** "Saint-Jérôme (Québec) J7Z 2K4": a region in brackets between a town and its code. */
function isTownBeforeCode({ plain }: PlaceText): boolean {
  const [, name = "", inside = ""] = /^(.+?) \((.+)\)$/.exec(withoutCode(plain) ?? "") ?? [];
  return isRegion(inside) && hasCityShape(name) && !namesNoCity(name);
}

/** "Fargo North Dakota": some templates print no comma. */
function isTownBeforeRegion({ plain }: PlaceText): boolean {
  const words = plain.split(" ");
  return words.some((_, at) => {
    const region = fold(words.slice(at).join(" "));
    return (
      at > 0 &&
      region.length > 2 &&
      isNamedRegion(region) &&
      isKnownCity(words.slice(0, at).join(" "))
    );
  });
}

/** How surely a whole text names a place. Texts of several parts are read by the book of their parts. */
export const places: ChoosingBook<PlaceText, number> = {
  name: "places",
  about: "How surely does a whole text name a place?",
  takes: "first",
  read: readPlace,
  rules: [
    {
      name: "nothing-or-too-long",
      when: ({ plain }) => plain === "",
      gives: 0,
      examples: [
        "",
        "()",
        "Looked after the accounts of nine branches in London, Leeds, York and Bristol, UK",
      ],
      not: ["York"],
    },
    {
      name: "way-of-working",
      when: ({ folded }) => placeless.has(folded),
      gives: 1,
      examples: ["Remote", "(Remote)", "Work from home"],
      not: ["Remote support"],
    },
    {
      name: "blanks-of-a-template",
      when: ({ folded }) => blanks.test(folded),
      gives: 1,
      examples: ["City, State", "City, ST", "Your City, Country", "CITY, COUNTRY"],
      not: ["City Planner", "City, University of London", "State"],
    },
    {
      name: "way-of-working-and-place",
      when: ({ besideRemote: rest }) => rest !== undefined && (rest === "" || placeScore(rest) > 0),
      gives: 1,
      examples: ["Remote (Austin, TX)", "Hybrid – Leeds, UK", "Berlin / remote"],
      not: ["Remote Sensing", "Austin, TX"],
    },
    {
      name: "way-of-working-and-other-words",
      when: ({ besideRemote: rest }) => rest !== undefined,
      gives: 0,
      examples: ["Remote Sensing", "On-site Supervisor", "Support, remote"],
      not: ["Remote, Leeds"],
    },
    {
      name: "two-places",
      when: areTwoPlaces,
      gives: 0.9,
      examples: ["Palo Alto, CA & Ithaca, NY", "Berlin and Hamburg", "Madrid / Barcelona"],
      not: ["Sales and Marketing", "Smith & Sons, Leeds"],
    },
    {
      name: "street-and-town",
      when: isStreetAndTown,
      gives: 0.6,
      examples: ["123 Any St., Any Town", "10 Mill Lane, Holbeck"],
      not: ["10 Mill Lane", "10 Mill Lane, Leeds, UK", "Mill Lane, Suite 5"],
    },
    {
      name: "well-known-city",
      when: ({ plain, isCity }) => isCity && isWellKnownCity(plain),
      gives: 0.9,
      examples: ["London", "berlin", "Köln", "São Paulo", "Bangalore - 560001"],
      not: ["Tübingen", "Londonderry Road"],
    },
    {
      name: "larger-city",
      when: ({ isCity }) => isCity,
      gives: 0.75,
      examples: ["Aachen", "Winston-Salem"],
      not: ["London", "Winston"],
    },
    {
      name: "country-or-region",
      when: ({ plain, isRegionName }) => isRegionName && plain.length > 3,
      gives: 0.85,
      examples: ["Portugal", "Deutschland", "California"],
      not: ["UK", "Berlin"],
    },
    {
      name: "short-country",
      when: ({ isRegionName }) => isRegionName,
      gives: 0.3,
      examples: ["UK", "USA"],
      not: ["Portugal", "IN"],
    },
    {
      name: "land-around-a-city",
      when: ({ folded }) => isArea(folded),
      gives: 0.9,
      examples: ["Greater Chicago Area", "Lisbon Metropolitan Area", "Boston area"],
      not: ["Sales Area", "Chicago"],
    },
    {
      name: "city-and-district",
      when: hasDistrict,
      gives: 0.9,
      examples: ["Leeds LS1 4AB"],
      not: ["Dublin 4", "Level 4AB"],
    },
    {
      name: "postal-code-and-city",
      when: ({ plain }) =>
        isZipCity(plain) && !namesNoCity(plain.split(",")[0] ?? "") && !isHouseAndStreet(plain),
      gives: 1,
      examples: ["10115 Berlin", "DE-10115 Berlin", "75001 Paris, France"],
      not: ["2019 Data Center", "10115", "2500 Mill Court"],
    },
    {
      name: "several-parts",
      when: ({ partCount }) => partCount >= 2 && partCount <= 4,
      gives: ({ plain }) => placePartsScore(plain),
      examples: ["Austin, TX", "Leeds, UK", "São Paulo – SP", "Director, Finance"],
      not: ["Austin TX", "One, two, three, four, five"],
    },
    {
      name: "town-on-a-river",
      when: isTownOnRiver,
      gives: 0.9,
      examples: ["Frankfurt (Oder)", "Halle (Saale)"],
      not: ["Baker (Main)x", "Frankfurt (Messe)"],
    },
    {
      name: "town-with-its-region-in-brackets",
      when: isTownWithRegion,
      gives: 0.9,
      examples: ["Toledo (Ohio)", "Oxford (UK)"],
      not: ["Engineer (Ohio)", "Oxford (Brookes)"],
    },
    {
      name: "town-with-its-state-in-brackets",
      when: isUnknownTownOfState,
      gives: 0.8,
      examples: ["Holbeck (WA)"],
      not: ["Engineer (OR)", "Holbeck (Ward)"],
    },
    {
      name: "city-and-state-without-comma",
      when: isTownBeforeState,
      gives: 0.95,
      examples: ["Austin TX", "Austin TX 78701", "Coburg North VIC 3058"],
      not: ["Registered Nurse RN", "Sales Manager OR", "Sales Manager OR 97302"],
    },
    {
      name: "town-with-its-region-in-brackets-and-a-code",
      when: isTownBeforeCode,
      gives: 0.95,
      examples: ["Saint-Jérôme (Québec) J7Z 2K4"],
      not: ["Saint-Jérôme (Québec)", "Bakery (Quebec) J7Z"],
    },
    {
      name: "city-and-region-without-comma",
      when: isTownBeforeRegion,
      gives: 0.9,
      examples: ["Fargo North Dakota", "Exeter United Kingdom"],
      not: ["Bank of England", "North Dakota"],
    },
  ],
};

/**
 * How sure one may be that the whole text names a place: 1 for "City, State" and "Remote", .9 for a known
 * city or country, 0 for anything else.
 */
export function placeScore(text: string): number {
  return decide(places, readPlace(text))?.value ?? 0;
}
