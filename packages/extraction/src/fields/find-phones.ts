import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { CountryCode } from "libphonenumber-js/max";

export interface PhoneFind {
  readonly start: number;
  readonly end: number;
  readonly fax: boolean;
  readonly e164?: string;
}

const candidate =
  /(?<![\p{L}\p{N}@/_.-])(?:\+|00)?\(?\d(?:[\d\u00a0 ().\-–/]{5,20})\d(?:\s?(?:ext\.?|x|extension|poste|durchwahl)\s?\d{1,6})?(?![\p{L}\p{N}@%€$_/]|[.-]\d)/giu;
/** "253·555·0124": a dot at half height between digits; with blanks around it, it separates values. */
const middleDot = /(?<=\d)[·∙•‧](?=\d)/gu;
/** The many signs for a hyphen; a long dash stays what it is. */
const hyphens = /[\u2010-\u2012\u2043\u2212\ufe63\uff0d]/gu;
const dateLike = new RegExp(
  [
    String.raw`^\(?(?:19|20)\d\d\)?\s*[-–/. ]\s*\(?(?:(?:19|20)?\d\d)\)?$`,
    String.raw`^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?:\s*[-–]\s*\d{1,2}[./-]\d{1,2}[./-]\d{2,4})?$`,
    String.raw`^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:\s*[-–]\s*\d{4}[-/.]\d{1,2}[-/.]\d{1,2})?$`,
    String.raw`^\d{1,2}[./]\d{4}\s*[-–]\s*\d{1,2}[./]\d{4}$`,
    String.raw`^\d{5}-\d{4}$`,
    String.raw`^(?:19|20)\d\d-\d{5,}$`,
    String.raw`(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d`,
  ].join("|"),
);
/** "50 000 - 60 000" is a pair of amounts. */
const amounts = /^\d{1,3}(?:[ .]\d{3})+(?:\s*[-–]\s*\d{1,3}(?:[ .]\d{3})+)?$/;
const foreign =
  /\b(?:isbn|issn|doi|id|npi|dea|order|invoice|case|ticket|ref(?:erence)?|badge|employee|registration|reg|no\.?|nr\.?|nip|nif|dni|nie|siret|cpf|cnpj|rg|iban|orcid|licen[sc]e|zip|vat|passport|steuer-?id|matrikel\p{L}*|arxiv|pmid)\s*[:#.]?\s*$/iu;
/** "Mob. No.", "Contact no": whose number it is stands right before the word. */
const ofPhone =
  /(?<!\p{L})(?:tel(?:ephone)?|phone|ph|mob(?:ile)?|cell|hand ?phone|hp|contact|whats ?app)\.?\s*(?:no|nr)\.?\s*[:#.]?\s*$/iu;

/** Whether a number is named as something else than a telephone. */
function isForeign(before: string): boolean {
  return foreign.test(before) && !ofPhone.test(before);
}

const faxBefore = /\b(?:fax|telefax)\b\s*[:.]?\s*$/i;

function tidy(text: string): string {
  return text.replace(/\(0\)/, "").replace(/[\u00a0–./]/g, " ");
}

/** Brazil: two digits of the area, then eight or nine. */
const brazilian = /^\(?[1-9]\d\)? ?9?\d{4}[- ]\d{4}$/;
const nineDigits = /^[5-9]\d{2} ?\d{3} ?\d{3}$|^[5-9]\d{2}( \d\d){3}$|^[1-9]\d \d{3} \d\d \d\d$/;

/** National numbers without a zero in front: nine digits in the usual groups, with nothing beside them. */
function isNational(text: string, before: string, after: string): boolean {
  const apart =
    /(?:^|[|,;•·:()\t]|(?:tel|phone|mobile|m[oó]vil|telem[oó]vel|tlf|telefone?|tel[eé]fono)\.?)\s*$/iu;
  return (
    (nineDigits.test(text) || brazilian.test(text)) &&
    apart.test(before) &&
    /^\s*(?:$|[|,;•·()\t])/.test(after)
  );
}

function isPossible(text: string, country: CountryCode | undefined): { e164?: string } | undefined {
  const plain = tidy(text).replace(/^00(?=[1-9])/, "+");
  const number = parsePhoneNumberFromString(plain, country ?? "US");
  if (number?.isPossible() === true) {
    const certain =
      text.trim().startsWith("+") || text.trim().startsWith("00") || country !== undefined;
    return certain ? { e164: number.number } : {};
  }
  const digits = text.replace(/\D/g, "");
  // National numbers of a country that we do not know: a leading zero and the usual length.
  return /^0[1-9]/.test(digits) && digits.length >= 9 && digits.length <= 12 ? {} : undefined;
}

function plausible(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return false;
  if (dateLike.test(text.trim())) return false;
  const marked = /[+().\-–/ \u00a0]/.test(text);
  if (
    !marked &&
    !/^(?:0|\+)/.test(text) &&
    digits.length !== 10 &&
    digits.length !== 11 &&
    digits.length !== 9
  )
    return false;
  return !/^(\d)\1+$/.test(digits);
}

const written =
  /(?<![\p{L}\p{N}@/_.-])(?:\(?\+\d|\(\d{2,4}\)|0\d|\d{3}[ .-]\d{3}(?=[ .-]\d{4}(?!\d)))[\d\u00a0 ().\-–/]{4,20}\d(?![\p{L}\p{N}@%€$_/]|[.-]\d)/gu;
/** Behind a word for it, fewer digits are a number too. */
const named =
  /(?<=(?<!\p{L})(?:tel(?:e(?:phone|fono?|fon))?|phone|ph|mobile?|mob|m[oó]vil|cell(?:ular)?|celular|handy|portable|hp|h\/p|whats ?app)\.?(?:\s*(?:no|number|nr)?)\s*[.:]?\s*)[+(]?\d[\d\u00a0 ().\-–/]{5,18}\d(?![\p{L}\p{N}@%€$_/]|[.-]\d)/giu;

/** With the code of a country and nothing beside it, too. */
const alone =
  /(?<=^\s*|[\t|•·]\s*)\+\d{1,3}[ .-]?\(?\d[\d\u00a0 ().\-–/]{3,16}\d(?=\s*(?:$|[\t|•·]))/gu;

/**
 * Texts written like a telephone number though no country gives such numbers: blanks of a template, a digit
 * too many. Only where nothing but contact details stands.
 */
export function findNumbersLikePhones(text: string): PhoneFind[] {
  const plain = text.slice(0, longestLine).replace(hyphens, "-");
  const least = (pattern: RegExp): number => (pattern === written ? fewestDigits : fewestNamed);
  return [written, named, alone].flatMap((pattern) => likePhones(plain, pattern, least(pattern)));
}

const fewestDigits = 9;
const fewestNamed = 7;

function likePhones(text: string, pattern: RegExp, fewest: number): PhoneFind[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const digits = match[0].replace(/\D/g, "").length;
    const before = text.slice(0, match.index);
    const isOther = dateLike.test(match[0].trim()) || isForeign(before);
    if (digits < fewest || digits > 15 || isOther) return [];
    const end = match.index + match[0].length;
    return [{ start: match.index, end, fax: faxBefore.test(before) }];
  });
}

const longestLine = 300;

/** Numbers of one line that are looked at closely: a line with more is a table of figures. */
const maxTried = 200;

/** Telephone numbers of a text. `country` is the country of the person, if known. */
export function findPhones(text: string, country?: CountryCode): PhoneFind[] {
  const found: PhoneFind[] = [];
  let tried = 0;
  const plain = text.replace(middleDot, " ").replace(hyphens, "-");
  for (const match of plain.matchAll(candidate)) {
    tried += 1;
    if (tried > maxTried) break;
    let value = match[0].replace(/[\s(–-]+$/, "");
    const open = (value.match(/\(/g) ?? []).length - (value.match(/\)/g) ?? []).length;
    if (open < 0) value = value.replace(/\)[^)]*$/, "");
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    if (!plausible(value) || isForeign(before)) continue;
    const after = text.slice(match.index + value.length, match.index + value.length + 8);
    const national = isNational(value, before, after);
    if (amounts.test(value.trim()) && !national) continue;
    const possible = isPossible(value, country) ?? (national ? {} : undefined);
    if (possible === undefined) continue;
    found.push({
      start: match.index,
      end: match.index + value.length,
      fax: faxBefore.test(before),
      ...possible,
    });
  }
  return found;
}
