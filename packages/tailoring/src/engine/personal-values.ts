import type { Resume } from "@savile/model";
import { foldText } from "@savile/taxonomy";

export type PersonalKind = "NAME" | "EMAIL" | "PHONE" | "PLACE" | "LINK";

/** Something that a resume says of who the person is or where they are found. */
export interface PersonalValue {
  readonly kind: PersonalKind;
  readonly text: string;
}

/** Names that are also words: they are hidden only as names are written. */
const everydayNames = new Set(
  `art april august banks baker bell bill black bond booker brooks brown bush carter case chance chase cook
  cooper day dean drew faith field fields fisher france frank gardener grace grant gray green hall hill hope
  hunter joy judge june king lane law london long mark marshall mason may miles miller page paris park
  parker pat porter price ray read reed rich rob rose smith stone sue summer taylor victor walker ward waters
  west white will wills wood woods young van von der den del dos bin`.split(/\s+/),
);

/** "Last, First" has one word before its comma; behind other commas stand degrees. */
function wholeName(name: string): string {
  const [bare = "", rest = ""] = name.split(",").map((part) => part.trim());
  const turned = /^\p{Lu}\p{L}*(?:[\s-]\p{Lu}\p{L}*){0,2}$/u.test(rest) && /\p{Ll}/u.test(rest);
  return turned && !/\s/.test(bare) && !/^\p{Lu}{2,}$/u.test(rest) ? `${rest} ${bare}` : bare;
}

function namesOf({ name }: Resume): string[] {
  const bare = foldText(wholeName(name));
  const words = bare.split(/[\s.,"()/|]+/).filter((part) => part !== "");
  const halves = words.flatMap((word) => (word.includes("-") ? word.split("-") : []));
  const parts = [...words, ...halves.filter((half) => !everydayNames.has(half.toLowerCase()))];
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const turned = words.length > 1 ? [`${last} ${first}`, `${first} ${last}`] : [];
  return [foldText(name), bare, ...turned, ...parts.filter((part) => part.length >= 3)];
}

function of(kind: PersonalKind, texts: readonly string[]): PersonalValue[] {
  return texts.map((text) => ({ kind, text: text.trim() }));
}

/** What names the person or says where they are, the longest first. */
export function personalValues(resume: Resume): PersonalValue[] {
  const { contact } = resume;
  const places = contact.location.split(/[,;|/]/).map((part) => part.trim());
  const links = [contact.linkedin, contact.github, ...contact.links.map((link) => link.text)];
  const handles = links.flatMap((link) => {
    const last = link.replace(/\/+$/, "").split("/").at(-1) ?? "";
    return [link.replace(/^https?:\/\/(?:www\.)?/i, ""), last];
  });
  const found = [
    ...of("NAME", namesOf(resume)),
    ...of("EMAIL", [contact.email, contact.email.split("@")[0] ?? ""]),
    ...of("PHONE", [contact.phone]),
    ...of("PLACE", [contact.location, ...places.filter((part) => part.length >= 4)]),
    ...of("LINK", [...links, ...handles]),
  ];
  return found
    .filter(({ text }) => text.length >= 3)
    .toSorted((a, b) => b.text.length - a.text.length);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const umlauts = /[\u00E4\u00F6\u00FC\u00E5\u00F8]/;

/** A letter in either case, of a name also without its accent; apostrophes and dashes of any kind. */
function spelt(letter: string, kind: PersonalKind): string {
  if (letter === "'") return "['\u2018\u2019\u02BC`\u00B4]";
  if (letter === '"') return '\\\\?["\u201C\u201D]';
  if (/[\s\u2010-\u2015-]/.test(letter)) return "[\\s\\u2010-\\u2015-]{1,2}";
  const lower = letter.toLowerCase();
  const upper = letter.toUpperCase();
  if (lower === "\u00DF") return "(?:\u00DF|ss|SS)";
  if (lower === upper || lower.length !== 1 || upper.length !== 1) return escape(letter);
  return kind === "NAME" ? speltInName(lower, upper) : `[${lower}${upper}]`;
}

/** An umlaut of a name may be written as "u", "ue" or in two characters. */
function speltInName(lower: string, upper: string): string {
  const plain = lower.normalize("NFD").charAt(0);
  if (plain === lower) return `[${lower}${upper}]`;
  const long = umlauts.test(lower) ? "[eE]?" : "";
  return `[${lower}${upper}${plain}${plain.toUpperCase()}]\\p{M}?${long}`;
}

/** How a value may be spelled in a text. */
function patternOf({ kind, text }: PersonalValue): string {
  if (kind === "NAME" && everydayNames.has(text.toLowerCase()))
    return `(?:${escape(text)}|${escape(text.toUpperCase())})`;
  return Array.from(text, (letter) => spelt(letter, kind)).join("");
}

/** The person's own number however it is grouped, with or without what stands before its last digits. */
function ownNumber({ contact }: Resume): string[] {
  const digits = contact.phone.replace(/\D/g, "").slice(-15).split("");
  if (digits.length < 7) return [];
  const gap = "[\\s().\\-/\\u2010-\\u2015]{0,3}";
  const before = digits.slice(0, -7).map((digit) => `(?:${digit}${gap})?`);
  // "0" stands before a number within its country.
  return [`[+(]{0,2}${before.join("")}(?:0${gap})?${digits.slice(-7).join(gap)}`];
}

/** First and last name written as one word, as in names of files and addresses: "JaneDoeResume". */
function gluedNames(resume: Resume): string[] {
  const words = foldText(wholeName(resume.name)).match(/\p{L}+/gu) ?? [];
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length < 2 || first.length + last.length < 6) return [];
  return [`${first}${last}`, `${last}${first}`].map((text) => patternOf({ kind: "NAME", text }));
}

/** Finds the values in a text, however they are spelled; `undefined` where there are none. */
export function personalPattern(
  values: readonly PersonalValue[],
  resume: Resume,
): RegExp | undefined {
  const whole = [...values.map(patternOf), ...ownNumber(resume)];
  if (whole.length === 0) return undefined;
  const bounded = `(?<![\\p{L}\\p{N}])(?:${whole.join("|")})(?![\\p{L}\\p{N}])`;
  return new RegExp([bounded, ...gluedNames(resume)].join("|"), "gu");
}
