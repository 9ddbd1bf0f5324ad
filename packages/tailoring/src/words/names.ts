import { isAbbreviation } from "./abbreviations.ts";

const place = /,\s*\p{Lu}[\p{L}.' -]{1,30},\s*(?:[A-Z]{2}|\p{Lu}\p{Ll}+)$/u;
const onlyState =
  /^(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)$/;
/** "Alder Plastics (320 employees)": how large an employer is belongs to no name. */
const size =
  /\s*\((?:[^()]*\b(?:employees?|staff|people|beds|locations|stores|branches|FTEs?|revenue)\b[^()]*)\)$/iu;
/** "when the creamery closed the depot": what a sentence goes on to tell is no employer. */
const clause =
  /^(?:then|and|later|when|where|while|until|till|since|because|after|before|as|if|at|in|for|with) /u;
/** "Ballyvara Castle Hotel *****": the class of a house. */
const stars = /\s*[*★☆]+\s*/gu;
/** An employer without the stars of its class. */
export function withoutStars(org: string): string {
  return org.replace(stars, "");
}

const onlyPlace = /^\p{Lu}[\p{L}.' -]{1,30},\s*[A-Z]{2}\b/u;

/** An employer as it is named in a sentence: without the town behind it; a town alone is no employer. */
export function orgName(org: string): string {
  if (onlyPlace.test(org) || onlyState.test(org) || clause.test(org)) return "";
  const bare = withoutStars(org).replace(size, "").replace(place, "").trim();
  const name = calmCapitals(withoutRemarks(bare));
  return institution.test(name) ? `the ${name}` : name;
}

const legal =
  /^(?:inc|llc|llp|ltd|limited|pty|pte|plc|gmbh|co|corp|s\.?a|ag|bv|b\.v|nv)\b|&|\band\b/iu;
const organisation =
  /\b(?:university|college|institute|school|hospital|centre|center|council|group|bank|museum|trust|faculty|department|clinic|ministry|partners|associates|services?)\b/iu;

/** A name without a bracket that stays open, and what stands in it. */
function withoutOpen(org: string): string {
  return org.replace(/\s*\([^()]*$/u, "");
}

/** "Palazzo Hotel (4 star), St Paul's Bay", "Institute, Jena. Project": the name without remarks and place. */
function withoutRemarks(org: string): string {
  const bare = (
    withoutOpen(org).split(/\s\((?=[^)]*\d)|(?<=\p{Ll}{4})\.\s(?=\p{Lu}\p{Ll}+)/u)[0] ?? org
  ).trim();
  const at = bare.lastIndexOf(", ");
  if (at < 0) return bare;
  const [head, tail] = [bare.slice(0, at), bare.slice(at + 2)];
  const isPlace = /^\p{Lu}/u.test(tail) && !legal.test(tail) && !organisation.test(tail);
  // "The Copper Bird (bar, Old Town)": the comma stands within brackets.
  return isPlace && head.includes(" ") && !head.includes(",") ? withoutOpen(head) : bare;
}

/** "Museum of Natural Sciences" is said with its article. */
const institution =
  /^(?:University|College|Institute|School|Museum|Department|Dept|Office|Ministry|City|County|Bank|Bureau|Board|Council|Society|Association|Ministry|Centre|Center) of\b/;

const small = new Set(["of", "and", "the", "for", "in", "at", "de", "to"]);

/** A name in capitals ("DEPARTMENT OF HEALTH") as it stands in a sentence. */
export function calmCapitals(name: string): string {
  const letters = name.replace(/[^\p{L}]/gu, "");
  if (
    letters.length < 6 ||
    letters !== letters.toUpperCase() ||
    (!name.includes(" ") && letters.length < 6)
  )
    return name;
  return name
    .split(" ")
    .map((word, index) => {
      const lower = word.toLowerCase();
      if (isAbbreviation(word)) return word;
      if (index > 0 && small.has(lower)) return lower;
      return lower.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
    })
    .join(" ");
}

/** What stands in small letters inside the name of a person: "Jean de la Tour", "Ana van der Berg". */
const inner = new Set([
  "de",
  "la",
  "van",
  "von",
  "der",
  "den",
  "du",
  "da",
  "dos",
  "das",
  "zu",
  "zur",
  "y",
  "e",
]);
/** The third of a name, and initials: "III", "JJ", "J.R."; "NG" is a family. */
const initials = /^(?:I{2,3}|IV|VI{0,3}|(?!NG$)[B-DF-HJ-NP-TV-XZ]{1,3}|(?:\p{Lu}\.)+)[,.]?$/u;
/** Capitals that can be said: "OKONKWO", "McDONALD". */
const spoken = /^(?=.*[AEIOUYÀ-ÝŒĄĘĖĮŲŪ])(?:Mc|Mac|[DO]['’])?[\p{Lu}'’.,()“”"-]{3,}$/u;

/** A word of a name in capitals as one signs with it. */
function calmWord(word: string, at: number): string {
  const lower = word.toLowerCase();
  if (at > 0 && inner.has(lower)) return lower;
  return lower
    .replace(/\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/(?<=[-'’.“"(])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
    .replace(/\bMc\p{Ll}(?=\p{Ll})/gu, (start) => `Mc${start.slice(2).toUpperCase()}`);
}

/** The name of a person, in capitals as a whole ("ANN O'SHEA-LEE") or in a part ("Chidi OKONKWO"), as one signs with it. */
export function calmName(name: string): string {
  const letters = name.replace(/[^\p{L}]|\bMc(?=\p{Lu})/gu, "");
  const isLoud = letters.length >= 6 && letters === letters.toUpperCase();
  return name
    .split(" ")
    .map((word, at) => {
      const isLoudWord = isLoud || spoken.test(word);
      return isLoudWord && !initials.test(word) ? calmWord(word, at) : word;
    })
    .join(" ");
}
