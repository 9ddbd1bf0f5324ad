import type { Frame, FrameWord } from "./frame.ts";

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** Whether a text gives a month of this name in figures beside a year: "08/2027", "2027-08". */
export function saysMonth(text: string, lower: string): boolean {
  const month = months.indexOf(lower) + 1;
  if (month === 0) return false;
  const figure = `0?${month}`;
  return new RegExp(
    `(?<!\\d)${figure}\\s?[./-]\\s?(?:19|20)\\d\\d(?!\\d)|(?<!\\d)(?:19|20)\\d\\d\\s?[./-]\\s?${figure}(?!\\d)`,
  ).test(text);
}

/** Fewer initials stand for too much. */
const fewestInitials = 3;
const mostInitials = 6;

const known = new WeakMap<Frame, readonly string[]>();

/** Initials of a frame: "AED", "CPR"; the words around them are left out. */
function acronymsOf(frame: Frame): readonly string[] {
  const before = known.get(frame);
  if (before !== undefined) return before;
  const made = frame.words
    .filter(({ text }) => /^\p{Lu}{3,6}s?$/u.test(text))
    .map(({ text }) => text.replace(/s$/, "").toLowerCase());
  known.set(frame, made);
  return made;
}

/** Neighbouring words of a text from one on, as long as no mark stands between them. */
function runFrom({ words, text }: Frame, from: number): FrameWord[] {
  const next = words.slice(from, from + mostInitials + 2);
  const end = next.findIndex((word, at) =>
    /[.,;:()]/.test(text.slice(next[at - 1]?.end ?? word.start, word.start)),
  );
  return end < 0 ? next : next.slice(0, end);
}

function initialsOf(words: readonly FrameWord[]): string {
  return words.map(({ lower }) => lower.charAt(0)).join("");
}

/** Whether the initials of some words, or of those that carry meaning, are among these. */
function standsFor(words: readonly FrameWord[], acronyms: readonly string[]): boolean {
  const telling = words.filter(({ stop }) => !stop);
  return [words, telling].some(
    (some) => some.length >= fewestInitials && acronyms.includes(initialsOf(some)),
  );
}

/**
 * Whether a word is one of several whose initials, one after the other and with no mark between them, are initials
 * that another frame prints: "automated external defibrillator" of "AED". Little words may count or not.
 */
export function spellsOut(claim: Frame, word: FrameWord, frame: Frame): boolean {
  const acronyms = acronymsOf(frame);
  if (acronyms.length === 0) return false;
  const at = claim.words.indexOf(word);
  const starts = Array.from({ length: mostInitials + 1 }, (_, back) => at - back);
  return starts
    .filter((from) => from >= 0)
    .some((from) => {
      const run = runFrom(claim, from);
      return run.some(
        (_, last) => last >= at - from && standsFor(run.slice(0, last + 1), acronyms),
      );
    });
}

/** Whether two letters before or after a word of a frame are the initials of two words at the same word of a claim. */
function pairStandsFor(claim: Frame, at: number, frame: Frame): boolean {
  const [first, second] = [claim.words[at], claim.words[at + 1]];
  if (first === undefined || second === undefined) return false;
  const initials = initialsOf([first, second]);
  const [before, after] = [claim.words[at - 1]?.lower, claim.words[at + 2]?.lower];
  return frame.words.some(({ text, lower }, index) => {
    if (lower !== initials || text !== text.toUpperCase()) return false;
    const near = [frame.words[index - 1]?.lower, frame.words[index + 1]?.lower];
    return (
      (before !== undefined && near[0] === before) || (after !== undefined && near[1] === after)
    );
  });
}

/** "Tessaly Instruments C20" of "TI C20": two letters count only beside the same word. */
function spellsPair(claim: Frame, word: FrameWord, frame: Frame): boolean {
  const at = claim.words.indexOf(word);
  return [at - 1, at].some((from) => from >= 0 && pairStandsFor(claim, from, frame));
}

/** States of the USA, provinces of Canada and lands that resumes abbreviate. */
const places = new Map(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|DC District of Columbia|AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|UK United Kingdom|US United States|USA United States|EU European Union|UAE United Arab Emirates`
    .split("|")
    .map((row) => [row.slice(0, row.indexOf(" ")), row.slice(row.indexOf(" ") + 1)] as const),
);

const placeWords = new Set([...places.values()].flatMap((name) => name.split(" ")));

function saysPlace(claim: Frame, word: FrameWord, name: string): boolean {
  const lower = name.toLowerCase();
  for (let at = claim.lower.indexOf(lower); at >= 0; at = claim.lower.indexOf(lower, at + 1))
    if (at <= word.start && word.end <= at + lower.length) return true;
  return false;
}

/** Whether a word is, or is part of, a state or land whose letters another frame prints; or the other way round. */
function namesPlaceOf(claim: Frame, word: FrameWord, frame: Frame): boolean {
  const name = places.get(word.text);
  if (name !== undefined && frame.text.includes(name)) return true;
  return (
    placeWords.has(word.text) &&
    frame.words.some(({ text }) => {
      const full = places.get(text);
      return full !== undefined && saysPlace(claim, word, full);
    })
  );
}

/** "DC" of "direct DC" and "DDC": the letters that a longer row of initials ends on, after a word of its first. */
function endsInitials(claim: Frame, word: FrameWord, frame: Frame): boolean {
  const before = claim.words[claim.words.indexOf(word) - 1]?.lower.charAt(0);
  return (
    /^\p{Lu}{2,3}$/u.test(word.text) &&
    acronymsOf(frame).some(
      (one) =>
        one.length > word.text.length && one.endsWith(word.lower) && one.charAt(0) === before,
    )
  );
}

/** Whether a word is said by a frame in letters that stand for it. */
export function isSpelledFrom(claim: Frame, word: FrameWord, frame: Frame): boolean {
  return (
    spellsOut(claim, word, frame) ||
    spellsPair(claim, word, frame) ||
    endsInitials(claim, word, frame) ||
    namesPlaceOf(claim, word, frame)
  );
}
