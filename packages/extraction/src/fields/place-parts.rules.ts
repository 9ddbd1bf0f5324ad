import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import {
  cityOf,
  hasCityShape,
  isKnownCity,
  isRegion,
  namesNoCity,
  splitPlace,
  startsWithZip,
} from "./place-words.ts";
import { brazilianStates } from "./places.data.ts";

/** A text of two to four parts, and what is known about them. */
interface PlaceParts {
  readonly plain: string;
  readonly first: string;
  readonly middle: readonly string[];
  readonly last: string;
  /** The first part is a town that one knows, or has its postal code. */
  readonly known: boolean;
}

function readParts(plain: string): PlaceParts {
  const parts = splitPlace(plain);
  const first = cityOf(parts[0] ?? "");
  const known = isKnownCity(first) || startsWithZip(first);
  return { plain, first, middle: parts.slice(1, -1), last: parts.at(-1) ?? "", known };
}

const countries = new Set(["UK", "US", "EU"]);
/** Short names of cities that people write in capitals. */
const shortCities = new Set(["NY", "LA", "SF", "DC"]);
const softWord = /^\p{Lu}\p{L}+ (?:bank|center|group|way|lane|ave|road|st)$/iu;
const brazil = new RegExp(`\\p{L}\\s*[-–—/]\\s*(?:${brazilianStates.join("|")})$`, "u");

/** Towns are called Red Bank and Rock Center too: before a state the word says nothing. */
function isSoft({ first, last }: PlaceParts): boolean {
  return softWord.test(first) && /^[A-Z]{2}(?: \d{5})?$/.test(last);
}

function isPair({ middle }: PlaceParts): boolean {
  return middle.length === 0;
}

/** The city is the part in the middle, and the first one is whose place it is. */
function isCityInMiddle({ known, middle, last }: PlaceParts): boolean {
  const isCode = /^[A-Z]{2}$/.test(last) && !countries.has(last);
  return !known && isCode && middle.length === 1 && middle.some(isKnownCity);
}

function isCityAndName(parts: PlaceParts): boolean {
  const { first, last } = parts;
  return isPair(parts) && isKnownCity(first) && hasCityShape(last) && last.split(" ").length <= 2;
}

/** How surely the parts of a text are a place, from its town to its country. */
export const placeParts: ChoosingBook<PlaceParts, number> = {
  name: "place-parts",
  about: "How surely is a text of several parts a town with its state, region or country?",
  takes: "first",
  read: readParts,
  rules: [
    {
      name: "organisation-or-job",
      when: (parts) => namesNoCity(parts.first) && !isSoft(parts),
      gives: 0,
      examples: ["University of Westmere, UK", "Sales Manager, OR", "Red Bank, London"],
      not: ["Red Bank, NJ", "Austin, TX"],
    },
    {
      name: "too-short-for-a-town",
      when: ({ first }) => first.length < 3 && !shortCities.has(first),
      gives: 0,
      examples: ["HR, UK"],
      not: ["NY, USA", "Ulm, Germany"],
    },
    {
      name: "not-written-like-a-town",
      when: ({ first, known }) => !hasCityShape(first) && !known,
      gives: 0,
      examples: ["sold cakes, UK", "24/7 Care, TX"],
      not: ["london, UK", "10115 Berlin, Germany"],
    },
    {
      // Several words, and a hyphen that no town of that name has.
      name: "firm-glued-to-a-town",
      when: ({ first }) =>
        /\p{L}-\p{Lu}/u.test(first) && first.includes(" ") && !isKnownCity(first),
      gives: 0,
      examples: ["Home Care-Dayton, OH"],
      not: ["Winston-Salem, NC"],
    },
    {
      name: "middle-that-is-no-region",
      when: ({ known, middle }) => !known && !middle.every((part) => isRegion(part)),
      gives: 0,
      examples: ["Harbour Light, Leeds, UK"],
      not: ["Toronto, ON, Canada", "Leeds, Holbeck, UK"],
    },
    {
      name: "city-in-the-middle",
      when: isCityInMiddle,
      gives: 0,
      examples: ["Marsh Ellery, New York, NY"],
      not: ["Buffalo, New York, US"],
    },
    {
      name: "town-and-brazilian-state",
      when: (parts) => isPair(parts) && brazil.test(parts.plain),
      gives: 1,
      examples: ["São Paulo – SP", "Vila Nova-SP"],
      not: ["São Paulo, SP", "Leeds – UK"],
    },
    {
      name: "known-city-and-brazilian-state",
      when: (parts) => isPair(parts) && parts.known && brazilianStates.includes(parts.last),
      gives: 1,
      examples: ["São Paulo, SP"],
      not: ["Vila Nova, SP"],
    },
    {
      name: "long-name-and-region",
      when: ({ first, last, known }) => isRegion(last) && first.split(" ").length > 3 && !known,
      gives: 0.6,
      examples: ["Upper Mill of Le Grand, IN"],
      not: ["Austin, TX"],
    },
    {
      name: "town-and-region",
      when: ({ last }) => isRegion(last),
      gives: 1,
      examples: ["Austin, TX", "Austin, TX 78701", "Leeds, UK", "Toronto, ON, Canada"],
      not: ["Leeds, Holbeck"],
    },
    {
      name: "city-and-unknown-name",
      when: isCityAndName,
      gives: 0.4,
      examples: ["Leeds, Holbeck"],
      not: ["Holbeck, Leeds", "Leeds, UK"],
    },
    {
      name: "unknown-name-and-city",
      when: ({ first, last }) => isKnownCity(last) && hasCityShape(first),
      gives: 0.3,
      examples: ["Holbeck, Leeds"],
      not: ["Holbeck, Ward Nine"],
    },
  ],
};

/** How sure one may be that a text of several parts names a place. */
export function placePartsScore(plain: string): number {
  return decide(placeParts, readParts(plain))?.value ?? 0;
}
