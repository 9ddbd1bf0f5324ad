import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import type { Check, Objection, SourceCheck } from "../reading/context.ts";
import type { Source } from "../../match/source.ts";
import { placesOf } from "../alignment/align.ts";
import { isSpelledFrom } from "../reading/abbreviated.ts";
import { saysForeign } from "../reading/foreign-words.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { isNeutral, saysWord } from "../reading/words.ts";
import { matchesIn } from "../reading/patterns.ts";

const famous = new Set(
  "google amazon microsoft apple facebook meta netflix stripe uber airbnb tesla ibm intel oracle walmart target costco starbucks mcdonalds deloitte kpmg accenture mckinsey goldman nasa harvard stanford mit yale oxford cambridge mayo nike disney spotify twitter linkedin salesforce boeing pfizer".split(
    " ",
  ),
);

function startsSentence(claim: Frame, word: FrameWord): boolean {
  const before = claim.text.slice(0, word.start).trimEnd();
  return before === "" || /[.!?:•|–-]$|["(]$/.test(before);
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

function insideHit(frame: Frame, word: FrameWord): boolean {
  return frame.hits.some(
    (hit) =>
      hit.start <= word.start && word.end <= hit.end && hit.end - hit.start > word.text.length,
  );
}

/** Whether a name stands in another form of it: "Scotland" of "Scottish", "Britain" of "UK". */
function isNamed(claim: Frame, index: number, support: Frame): boolean {
  return placesOf(claim, index, support).some((at) => isCapital(support.words[at]?.text ?? ""));
}

/** "the RE's deputy" of the "Resident Engineer". */
function saysOwner(support: Frame, word: FrameWord): boolean {
  const text = word.text.replace(/'s$/, "");
  return text !== word.text && saysWord(support, { ...word, text, lower: text.toLowerCase() });
}

/** Names that the facts do not hold: employers, products, places, people, awards. */
export const checkEntity: Check = (claim, { support, posting, source, language }) =>
  claim.words.flatMap((word, index): Objection[] => {
    if (language === "de" && (word.lower === "mit" || !famous.has(word.lower))) return [];
    if (language !== "en" && saysForeign(support, word)) return [];
    if (word.exempt || word.lower.length < 2 || /^\d/.test(word.lower)) return [];
    const capital = isCapital(word.text) && !startsSentence(claim, word);
    const brand = famous.has(word.lower) && (word.lower !== "mit" || word.text === "MIT");
    if ((!capital && !brand) || word.text === "I" || word.text.startsWith("I'")) return [];
    // "at Google" is not said by one who lists Google Analytics.
    const asPlace = brand && /\b(?:at|for|with|from|by)\s$/i.test(claim.text.slice(0, word.start));
    const partOnly =
      asPlace &&
      !support.words.some((other) => other.stem === word.stem && !insideHit(support, other));
    if (
      posting.stems.has(word.stem) ||
      (!partOnly && (support.stems.has(word.stem) || saysWord(support, word)))
    )
      return [];
    if (
      !brand &&
      (isNeutral(word.lower) ||
        /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|friday)$/.test(
          word.lower,
        ))
    )
      return [];
    if (!brand && (isNamed(claim, index, support) || saysOwner(support, word))) return [];
    if (titleNouns.has(word.lower) || rankWords.has(word.lower)) return [];
    if (isSpelledFrom(claim, word, support)) return [];
    const elsewhere = source.lines.some((line) => line.stems.includes(word.stem));
    return [
      {
        hard: true,
        span: spanOf(word),
        detail: elsewhere
          ? `${word.text} stands elsewhere in your resume, not in what this is based on.`
          : `${word.text} is not in your resume.`,
      },
    ];
  });

const honours =
  /\b(?:\p{L}+ of the (?:year|month|quarter|week|season)|award(?:ed|-winning)?|winner|prize|valedictorian|honou?rs?|medal(?:ist)?|recogni[sz]ed (?:as|for)|recognition|finalist|(?:magna|summa) cum laude|dean's list|scholar(?:ship)?|top (?:performer|seller|producer|\d+ ?%)|number one|#1|best)\b/giu;

/** Awards and titles of honour that no line of the resume states. */
export const checkAward: Check = (claim, { source, support, posting }) => {
  if (posting.text !== "") return [];
  const named = source.lines.some(
    (line) =>
      line.kind === "award" && line.stems.filter((stem) => claim.stems.has(stem)).length >= 2,
  );
  if (named) return [];
  return matchesIn(claim.text, honours).flatMap((found): Objection[] => {
    const wanted = frameOf(found[0]).words.filter((word) => !word.stop);
    const stated =
      source.lines.some((line) => wanted.every(({ stem }) => frameOf(line.text).stems.has(stem))) ||
      (wanted.length === 1 && wanted.every((word) => saysWord(support, word)));
    return stated
      ? []
      : [
          {
            hard: true,
            span: [found.index, found.index + found[0].length],
            detail: `Your resume does not state "${found[0]}".`,
          },
        ];
  });
};

const titleAt =
  /(?:^|[.;,]\s|\b(?:as|am|was|an?|the|current|former|experienced)\s)((?:\p{Lu}[\p{L}/&-]*\s){0,5}\p{Lu}[\p{L}/&-]*|(?:\p{L}+\s){0,3}\p{L}+)\s?,? (?:at|with|for) (?:the )?(?=\p{Lu})/gu;

/** "Designer at Peakline" of the one who was a design intern there. */
export const checkTitleAtOrg: SourceCheck = (claim, { source, posting }) =>
  matchesIn(claim.text, titleAt).flatMap((found): Objection[] => {
    const rest = claim.text.slice(found.index + found[0].length).toLowerCase();
    const roles = source.roles.filter(
      (role) => role.org !== "" && rest.startsWith(role.org.toLowerCase()),
    );
    const words = frameOf(found[1] ?? "").words;
    const noun = words
      .filter((word) => titleNouns.has(word.lower) || word.lower.startsWith("intern"))
      .at(-1);
    const known =
      roles.length > 0 ||
      source.lines.some(
        (line) =>
          /^(?:org|school|location|title|project)$/.test(line.kind) &&
          line.text !== "" &&
          rest.startsWith(line.text.toLowerCase().split(/[\s,]/)[0] ?? ""),
      );
    if (!known && noun !== undefined && / at /.test(found[0]) && posting.text === "")
      return [
        {
          hard: true,
          span: [found.index, found.index + found[0].length],
          detail: "Your resume states no work there.",
        },
      ];
    if (roles.length === 0 || noun === undefined) return [];
    const held = roles.some((role) => {
      const title = frameOf(role.title);
      return (
        (saysWord(title, noun) ||
          (noun.lower === "volunteer" && role.id.startsWith("vol")) ||
          saysWord(title, noun.lower.replace(/ship$/, ""))) &&
        !lostKind(title, words)
      );
    });
    return held
      ? []
      : [
          {
            hard: true,
            span: spanOf(noun),
            detail: `Your title there was ${roles.map((role) => role.title).join(" and ")}.`,
          },
        ];
  });

/** "Intern" or "Assistant" of a title that is told without it. */
function lostKind(title: Frame, words: readonly FrameWord[]): boolean {
  const kind = title.words.filter((word) =>
    /^(?:intern|trainee|apprentice|volunteer|student|temporary)$/.test(word.lower),
  );
  return (
    kind.length > 0 &&
    !words.some((word) => kind.some((own) => own.lower.slice(0, 5) === word.lower.slice(0, 5)))
  );
}

const kinds =
  /\b(?:intern(?:ship)?|volunteer|contract(?:or)?|part[- ]time|temporary|temp|seasonal|acting|interim|substitute|freelance|trainee|apprentice|co-op|student|assistant|junior|associate|deputy|adjunct|locum|per diem|sous|vice|sub|under|second|co)\b/giu;

/** A title with words that say what kind of job it was, and what it says without them. */
interface KindOfJob {
  readonly title: string;
  readonly words: readonly string[];
  readonly cased: string;
  readonly bare: string;
  readonly own: RegExp;
}

const kindsBySource = new WeakMap<Source, readonly KindOfJob[]>();

/** The titles of a source that would be another title without such a word. */
function kindsOf(source: Source): readonly KindOfJob[] {
  const before = kindsBySource.get(source);
  if (before !== undefined) return before;
  const titles = source.lines.filter((line) => line.kind === "title");
  const made = titles.flatMap((line): KindOfJob[] => {
    const words = matchesIn(line.text, kinds).map((found) => found[0].toLowerCase());
    const cased = line.text
      .replace(kinds, " ")
      .replace(/[^\p{L}\d]+/gu, " ")
      .trim();
    const bare = cased.toLowerCase();
    const isTitle = bare.split(" ").some((word) => titleNouns.has(word) && word !== "sales");
    const others = titles.some(
      (other) => other.address !== line.address && other.text.toLowerCase().includes(bare),
    );
    const counts = /^(?:exp|vol)/.test(line.address) && words.length > 0 && bare.length >= 5;
    if (!counts || !isTitle || others) return [];
    const own = new RegExp(`\\b(?:as|am|was|i'm) (?:an?|the) ${bare}\\b`, "u");
    return [{ title: line.text, words, cased, bare, own }];
  });
  kindsBySource.set(source, made);
  return made;
}

/** A title told without the word that says what kind of job it was. */
export const checkEmploymentType: Check = (claim, { source, mode, posting }) => {
  const held = kindsOf(source);
  if (held.length === 0) return [];
  const plain = claim.text.replace(/[^\p{L}\d]+/gu, " ");
  const lower = plain.toLowerCase();
  const lost = held.find(({ words, cased, bare, own }) => {
    const told =
      mode === "line"
        ? lower.startsWith(bare) && plain.startsWith(cased.slice(0, 1))
        : plain.includes(cased);
    return (
      (told || own.test(claim.lower)) &&
      !posting.lower.includes(bare) &&
      !words.some((word) => claim.lower.includes(word.slice(0, 6)))
    );
  });
  return lost === undefined
    ? []
    : [{ hard: true, span: [0, claim.text.length], detail: `Your title was ${lost.title}.` }];
};
