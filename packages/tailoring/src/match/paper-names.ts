import { termById } from "@savile/taxonomy/lexicon";
import { isStopWord, stemOf } from "../text/stem.ts";
import { sameRoot } from "./same-root.ts";

/** Words that all papers share. */
const general =
  /(?<![\p{L}\p{N}])(?:valid|current|full|fully|clean|active|unrestricted|own|must|have|hold|holding|holder|possess|possession|be|you|is|are|an advantage|advantage|asset|plus|bonus|required|preferred|essential|desirable|desired|needed|necessary|mandatory|ideally|or equivalent|equivalent|comparable|similar|recognised|recognized|licen[cs]es?|licen[cs]ed|licen[cs]ure|certificat(?:es?|ions?)|certified|tickets?|registration|registered|register|pins?(?: numbers?)?|live|permit|accredit\p{L}+|endorsement|qualifications?|qualified|chartered|cards?|checks?|clearances?|membership|member|status|provider|professional|or (?:above|higher|better)|level \d|issued|state|national|relevant|appropriate|at least|minimum|driver['’]?s?|driving)(?![\p{L}\p{N}])/giu;
const code = /\d/u;
const capitals = /^\p{Lu}[\p{Lu}\d&/+-]{1,6}s?$/u;

/** The words that tell one paper from another. */
export function paperWords(text: string): string[] {
  return (
    text.replace(general, " ").match(/[\p{L}\p{N}&+](?:[\p{L}\p{N}&+/-]*[\p{L}\p{N}&+])?/gu) ?? []
  ).filter((word) => (word.length > 1 || code.test(word)) && !isStopWord(word.toLowerCase()));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}&+]+(?:[/-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** "MCIPD" of a member, "FRICS" of a fellow: a rank before the letters that are asked for. */
function isRankOf(held: string, asked: string): boolean {
  return held.length === asked.length + 1 && /^[MFA]/u.test(held) && held.endsWith(asked);
}

/** Whether consecutive words of a text begin with the letters that are asked for. */
function spellsOut(words: readonly string[], letters: string): boolean {
  const long = words.filter((word) => !/^(?:of|in|the|and|for|with|&)$/iu.test(word));
  return long.some((_, from) => {
    const run = long.slice(from, from + letters.length);
    return (
      run.length === letters.length &&
      run.map((word) => word.charAt(0).toUpperCase()).join("") === letters
    );
  });
}

function isShown(word: string, own: readonly string[]): boolean {
  const plain = word.toLowerCase();
  if (capitals.test(word) && !code.test(word)) {
    const letters = word.replace(/s$/u, "");
    return (
      own.some((other) => other === word || other === letters || isRankOf(other, letters)) ||
      spellsOut(own, letters)
    );
  }
  if (code.test(word)) return own.some((other) => other.toLowerCase() === plain);
  const stem = stemOf(plain);
  return own.some((other) => {
    const lower = other.toLowerCase();
    return lower === plain || stemOf(lower) === stem || sameRoot(stemOf(lower), stem);
  });
}

/** Whether a line shows every telling word of a name, or its first letters. */
function showsName(name: readonly string[], own: readonly string[]): boolean {
  if (name.length === 0) return false;
  if (name.every((word) => isShown(word, own))) return true;
  const long = name.filter((word) => !code.test(word));
  const letters = long.map((word) => word.charAt(0).toUpperCase()).join("");
  return letters.length >= 3 && own.some((word) => word === letters || isRankOf(word, letters));
}

/** The name under which a paper is asked for, in the demand's own words. */
export function ownNames(text: string): string[][] {
  return paperNames(text, []);
}

const severalCapitals =
  /(?!(?:Current|Valid|Full|Active|Own|An|A|The|Must|Hold) )(?:\p{Lu}\p{Ll}+(?: (?:of|and|for|with|the))? ){2,}\p{Lu}\p{Ll}+/gu;

/** "APC" of "Annual Practising Certificate". */
function lettersOf(name: string): string {
  return name.match(/(?<!\p{L})\p{Lu}/gu)?.join("") ?? "";
}

/** The names under which a paper is asked for: with and without what stands in brackets, and every known spelling. */
export function paperNames(text: string, canonical: readonly string[]): string[][] {
  const inside = [...text.matchAll(/\(([^()]+)\)/gu)].map(([, name = ""]) => name);
  const outside = text.replace(/\([^()]*\)/gu, " ");
  const scope = outside.replace(/\s(?:for|in order to|with|as|to)\s.*$/iu, "");
  // "Registered Midwife with the NMC": who is on the register of the body is what it registers.
  const register =
    /\b(?:[Rr]egist\p{L}+|[Cc]hartered|[Ll]icen[cs]ed)\b.*\bwith (?:the )?(\p{Lu}{3,7})\b/u.exec(
      text,
    )?.[1];
  const initials = [...outside.matchAll(severalCapitals)].map(([name]) => lettersOf(name));
  const spellings = canonical.flatMap((id) => {
    const term = termById(id);
    return term === undefined ? [] : [term.name, ...term.aliases];
  });
  return [
    outside,
    scope,
    ...inside.filter((name) => capitals.test(name.trim()) || code.test(name)),
    ...(register === undefined ? [] : [register]),
    ...initials.filter((letters) => letters.length >= 3),
    ...spellings,
  ]
    .map(paperWords)
    .filter((name) => name.length > 0);
}

/** Whether a line names a paper by one of its names; `sure` asks for two words or letters. */
export function namesPaper(
  line: string,
  names: readonly (readonly string[])[],
  sure: boolean,
): boolean {
  const own = wordsOf(line);
  return names.some(
    (name) =>
      (!sure || name.length > 1 || name.some((word) => capitals.test(word) || code.test(word))) &&
      showsName(name, own),
  );
}

/** The level that a text names: "Level 3". */
export function levelOf(text: string): number | undefined {
  const found = /\b(?:level|grade|stufe|niveau|niv\.)\s?(\d)\b/iu.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
