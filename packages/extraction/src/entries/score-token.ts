import { fold, foldWords } from "../text-line/clean-text.ts";
import { placeScore } from "../fields/place.rules.ts";
import { looksLikeCity } from "../fields/place-words.ts";
import { degreePatterns, educationNotes, schoolWords } from "../fields/lexicon/degrees.data.ts";
import { areaWords, departmentWords, ownAccount } from "../fields/lexicon/organizations.data.ts";
import { organizationScore } from "./organization.rules.ts";
import { restScore } from "./rest.rules.ts";
import { titleScore } from "./title.rules.ts";
import { isWebAddress } from "./token-words.ts";
import type { Scores, Token } from "./token.ts";

/** A word in the shape of a city after a comma or in brackets may be one that we do not know. */
function unknownPlace(token: Token, title: number, organization: number): number {
  if (token.separator === "place") return 2;
  const beside = /[,(]$/.test(token.separator);
  const isLate = token.column > 1 && token.separator !== "at";
  if (title >= 1 || organization >= 1 || !looksLikeCity(token.text)) return -2.5;
  const isCell = token.separator === "tab" && token.column > 0;
  return beside ? -0.6 : isCell ? -0.8 : isLate ? -1 : -2.5;
}

/** What follows these characters of a part says nothing more about its kind. */
const longest = 300;

/** Beside a title, after a comma or a dash, the part of an organisation belongs to the title. */
export function isDepartment(token: Token): boolean {
  const words = fold(token.text).trim();
  const isPart = departmentWords.test(words) || areaWords.test(words);
  return /^[,–—-]$/u.test(token.separator) && isPart;
}

/** An address in brackets behind a name; "Nights" as a sentence of its own. */
function isRemark(token: Token): boolean {
  const { separator, text } = token;
  return (separator === "(" && isWebAddress(text)) || (separator === "." && isArea(token));
}

function isArea({ text }: Token): boolean {
  return areaWords.test(fold(text).trim());
}

/** "worked on family farm": a deed told where a title stands, and no name of anybody. */
const deed =
  /^(?:worked|helped|looked after|ran|kept)(?: out)? (?:on|in|at|for|with|the|a|my|our)(?!\p{L})/u;

/** Evidence of a token of a job's header. */
export function scoreJobToken(whole: Token): Scores {
  const token = { ...whole, text: whole.text.slice(0, longest) };
  const title = titleScore(token.text);
  const folded = fold(token.text).trim();
  const own = ownAccount.test(folded) && token.column + token.row > 0 ? 1.6 : 0;
  const organization = organizationScore(token.text) + own;
  const place = placeScore(token.text);
  const department = isDepartment(token) ? 1.2 : 0;
  const isUnit = department > 0 && (organization > 0 || isArea(token)) ? 1.8 : 0;
  const told = deed.test(token.text) ? 2.4 : 0;
  return {
    T:
      title +
      told +
      department -
      (organization > 2.5 && title < 3.2 ? 1 : 0) -
      (place >= 0.9 ? 2 : 0) +
      (/^\p{Ll}/u.test(token.text) ? -0.8 : 0),
    C:
      organization -
      isUnit +
      (token.separator === "at" ? 2.5 : 0) +
      (token.linked ? 0.5 : 0) -
      (place >= 0.9 ? 1.5 : 0) -
      (title >= 3 && organization < 2 ? 0.6 : 0),
    L:
      place >= 0.5
        ? place * 4 + (token.separator === "place" ? 0.5 : 0)
        : unknownPlace(token, title, organization),
    X: (isRemark(token) ? 4 : restScore(token.text)) - 0.9,
  };
}

/** "Tarrant High School" is a school, "High School Diploma" what one leaves it with. */
const namedSchool = /\p{L}{2,} (?:high|secondary|middle|grammar) school$/u;
const schoolDegree = /diploma|certificate|graduate|equivalen|completed|some (?:high|secondary)/;

/** "M.Ed.", "BEd", "Ed.D.": two letters of a word, which capitals do not tell apart from it. */
const ofEducation = /(?<!\p{L})(?:[MB]\.?\s?Ed\b|[MB]\.?ED\b|Ed\.?\s?D\b|EDD\b)/u;

/** Level of the degree that a text names, 0 for none. */
export function degreeLevel(text: string): number {
  const plain = fold(text).replace(/\./g, "").replace(/[’]/g, "'");
  if (namedSchool.test(plain) && !schoolDegree.test(plain)) return 0;
  const hit = degreePatterns.find(([pattern]) => pattern.test(plain));
  if (hit === undefined) return 0;
  // Two letters mean a degree only in capitals: "MS", "BA", "AS".
  const found = hit[0].exec(plain)?.[0] ?? "";
  if (/^(?:[mb] ?ed|ed ?d)$/.test(found)) return ofEducation.test(text) ? hit[1] : 0;
  if (
    found.replace(/ /g, "").length <= 3 &&
    !/^(?:lic|bac|cap|bts|but|dut|ged|eso|mba|phd|efz|bsc|msc|nvq)$/.test(found)
  ) {
    const letters = found.replace(/ /g, "").toUpperCase().split("");
    return new RegExp(
      `(?<![\\p{L}])${letters[0]}\\.?\\s?${letters
        .slice(1)
        .map((one) => `${one}[\\p{Ll}]*`)
        .join("\\.?\\s?")}`,
      "u",
    ).test(text)
      ? hit[1]
      : 0;
  }
  return hit[1];
}

/** Evidence of a token of an education entry: T is the degree, C the school. */
export function scoreStudyToken(whole: Token): Scores {
  const token = { ...whole, text: whole.text.slice(0, longest) };
  const text = token.text;
  const folded = foldWords(text);
  const level = degreeLevel(text);
  const school = schoolWords.test(fold(text));
  const note =
    educationNotes.test(fold(text).trim()) ||
    /^\d[\d.,]*\s*(?:\/\s*\d[\d.]*|%)?$/.test(text.trim());
  const place = placeScore(text);
  const field = /^(?:in|of|en|em|im)\s/.test(folded) ? 0.8 : 0;
  return {
    T:
      (level > 0 ? 3.5 : 0) +
      field -
      (school && level < 1 ? 1.5 : 0) -
      (place >= 0.9 ? 2 : 0) -
      (note ? 3 : 0),
    C:
      (school ? 3.2 : 0) +
      (token.separator === "at" ? 1 : 0) +
      organizationScore(text) * 0.4 +
      (token.linked ? 0.5 : 0) -
      (level > 0 && !school ? 1.5 : 0) -
      (place >= 0.9 ? 1.5 : 0) -
      (note ? 3 : 0),
    L:
      place >= 0.5
        ? place * 4 + (token.separator === "place" ? 0.5 : 0) - (school ? 3 : 0)
        : unknownPlace(token, level, school ? 2 : 0),
    X: note ? 3 : restScore(text) - 0.3,
  };
}
