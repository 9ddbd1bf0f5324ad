import { fold, foldWords } from "../lines/clean-text.ts";
import { looksLikeCity, placeScore } from "../fields/find-place.ts";
import { degreePatterns, educationNotes, schoolWords } from "../fields/lexicon/degrees.data.ts";
import {
  contractWords,
  departmentWords,
  legalForms,
  organizationHeads,
  ownAccount,
} from "../fields/lexicon/organizations.data.ts";
import { rankWords, titleHeads, titleSuffix } from "../fields/lexicon/titles.data.ts";
import type { Scores, Token } from "./token.ts";

const webAddress = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i;
const duration =
  /^\(?\s*\d+(?:[.,]\d)?\+?\s*(?:years?|yrs?|y|months?|mos?|weeks?|days?|jahre?n?|monate?n?|ans?|mois|años?|meses|anos?|mês)\b/iu;
/** A street with its number stands between an organisation and its town. */
const street =
  /^\d+[\p{L}]?,?\s+(?:\p{L}[\p{L}.'’-]*\s+){0,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|square|place|court|blvd|boulevard|highway|hwy|parkway|terrace|row)\.?$|^\p{L}[\p{L} .-]*(?:straße|strasse|str\.|weg|platz|allee|gasse)\s+\d+\p{L}?$|^(?:\d+,?\s+)?(?:rue|avenue|boulevard|place|calle|avenida|plaza|rua|av\.)\s+\p{L}[\p{L}' -]*(?:,?\s+\d+)?$/iu;
const label =
  /^(?:technologies|tech stack|technologien|stack|tools|environment|skills|reference|supervisor|manager|clients?|customers|sector|industry|projects?|kunden|branche|secteur|sector|salary|reason for leaving|team size)\b/i;

function words(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}&'+.-]+/u)
    .map((word) => word.replace(/^[.'-]+|[.']+$/g, ""))
    .filter((word) => word !== "");
}

/** A word that heads a title; German endings of gender do not matter. */
function isHead(word: string): boolean {
  const plain = word.replace(/[:*/_]in(?:nen)?\)?$/u, "");
  return (
    titleHeads.has(plain) ||
    titleHeads.has(plain.replace(/s$/, "")) ||
    word.split(/[/-]/).some((part) => titleHeads.has(part)) ||
    titleSuffix.test(plain)
  );
}

/** "Accountants" and "Builders" at the end name a firm of them: the word alone is no title. */
function isFirmWord(word: string): boolean {
  return (
    word.length > 5 &&
    word.endsWith("s") &&
    !titleHeads.has(word) &&
    titleHeads.has(word.slice(0, -1))
  );
}

/** Words that are a woman's job and, before a name, a kind of company: "Editora Vila Nova". */
const companyFirst =
  /^(?:editora|consultora|distribuidora|constructora|construtora|promotora|transportadora|seguradora|aseguradora|operadora|imobiliaria|inmobiliaria|productora|produtora|gestora|comercializadora|exportadora)$/;

function isCompanyOfKind(text: string, first: string): boolean {
  const [, second = "", third = ""] = text.trim().split(/\s+/);
  const isNamed = /^\p{Lu}/u.test(second) || (/^d[aeo]s?$/.test(second) && /^\p{Lu}/u.test(third));
  return companyFirst.test(first) && isNamed;
}

/** How much a text looks like a job title: 3 and more with a known head. */
export function titleScore(text: string): number {
  const list = words(text);
  if (list.length === 0 || list.length > 14) return 0;
  const last = list.at(-1) ?? "";
  const isFirm = list.length > 1 && isFirmWord(last);
  if (isCompanyOfKind(text, list[0] ?? "")) return 0;
  const heads = list.filter(
    (word, at) => isHead(word) && !(isFirm && at === list.length - 1),
  ).length;
  let score = heads > 0 ? 2.4 : 0;
  if (heads > 0 && isHead(last)) score += 0.8;
  if (heads > 0 && isHead(list[0] ?? "")) score += 0.4;
  if (list.some((word) => rankWords.has(word))) score += heads > 0 ? 0.7 : 0.8;
  if (/\(?[mwfd]\s?\/\s?[mwfd](?:\s?\/\s?[mwfdx])?\)?/i.test(text)) score += 1.5;
  if (/\b(?:ii|iii|iv|i)$/i.test(text.trim()) && heads > 0) score += 0.3;
  return score;
}

/** How much a text looks like the name of an organisation. */
export function organizationScore(text: string): number {
  const list = words(text).map((word) => word.replace(/\./g, ""));
  if (list.length === 0 || list.length > 14) return 0;
  let score = 0;
  const last = list.at(-1) ?? "";
  if (list.length > 1 && legalForms.has(last)) score += 3;
  // "Bank Staff", "Hospital Porter": in front of one word, the kind of place says less than behind its name.
  const isFront = list.length === 2 && organizationHeads.has(list[0] ?? "");
  if (list.some((word) => organizationHeads.has(word)))
    score += isFront && isHead(last) ? 0.9 : 1.6;
  if (organizationHeads.has(last)) score += 0.5;
  if (isFirmWord(last) && list.length > 1) score += 1.2;
  if (isCompanyOfKind(text, list[0] ?? "")) score += 1.8;
  if (
    /^(?:the|st\.?|city of|town of|state of|university of|bank of|department of|ministry of|stadt|ville de|mairie de|ayuntamiento de|prefeitura)\b/i.test(
      text,
    )
  )
    score += 1.2;
  if (/&/.test(text) && list.length <= 5) score += 0.4;
  if (/'s\b|’s\b/.test(text)) score += 0.6;
  if (/^[A-Z][a-z]+[A-Z]\w*$/.test(text)) score += 0.8;
  if (/^[A-Z]{2,6}$/.test(text)) score += 0.3;
  return score;
}

function restScore(text: string): number {
  const folded = fold(text).trim();
  if (contractWords.test(folded) || duration.test(text) || street.test(text)) return 4;
  if (webAddress.test(text.trim()) && !/\.(?:com|io|ai|net|org)$/i.test(text.trim())) return 3;
  if (/^https?:\/\//i.test(text) || label.test(text)) return 4;
  if (/[@]/.test(text) || /^\+?[\d\s().-]{7,}$/.test(text)) return 4;
  return text.length > 90 ? 2 : 0;
}

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
  return /^[,–—-]$/u.test(token.separator) && departmentWords.test(fold(token.text).trim());
}

/** Evidence of a token of a job's header. */
export function scoreJobToken(whole: Token): Scores {
  const token = { ...whole, text: whole.text.slice(0, longest) };
  const title = titleScore(token.text);
  const folded = fold(token.text).trim();
  const own = ownAccount.test(folded) && token.column + token.row > 0 ? 1.6 : 0;
  const organization = organizationScore(token.text) + own;
  const place = placeScore(token.text);
  const department = isDepartment(token) ? 1.2 : 0;
  return {
    T:
      title +
      department -
      (organization > 2.5 && title < 3.2 ? 1 : 0) -
      (place >= 0.9 ? 2 : 0) +
      (/^\p{Ll}/u.test(token.text) ? -0.8 : 0),
    C:
      organization +
      (token.separator === "at" ? 2.5 : 0) +
      (token.linked ? 0.5 : 0) -
      (place >= 0.9 ? 1.5 : 0) -
      (title >= 3 && organization < 2 ? 0.6 : 0),
    L:
      place >= 0.5
        ? place * 4 + (token.separator === "place" ? 0.5 : 0)
        : unknownPlace(token, title, organization),
    X:
      (token.separator === "(" && webAddress.test(token.text.trim()) ? 4 : restScore(token.text)) -
      0.9,
  };
}

/** "Tarrant High School" is a school, "High School Diploma" what one leaves it with. */
const namedSchool = /\p{L}{2,} (?:high|secondary|middle|grammar) school$/u;
const schoolDegree = /diploma|certificate|graduate|equivalen|completed|some (?:high|secondary)/;

/** Level of the degree that a text names, 0 for none. */
export function degreeLevel(text: string): number {
  const plain = fold(text).replace(/\./g, "").replace(/[’]/g, "'");
  if (namedSchool.test(plain) && !schoolDegree.test(plain)) return 0;
  const hit = degreePatterns.find(([pattern]) => pattern.test(plain));
  if (hit === undefined) return 0;
  // Two letters mean a degree only in capitals: "MS", "BA", "AS".
  const found = hit[0].exec(plain)?.[0] ?? "";
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
      (level > 1 && !school ? 1.5 : 0) -
      (place >= 0.9 ? 1.5 : 0) -
      (note ? 3 : 0),
    L:
      place >= 0.5
        ? place * 4 + (token.separator === "place" ? 0.5 : 0) - (school ? 3 : 0)
        : unknownPlace(token, level, school ? 2 : 0),
    X: note ? 3 : restScore(text) - 0.3,
  };
}
