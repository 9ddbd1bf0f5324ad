import { rankWords, titleNouns } from "../../lexicon/titles.data.ts";
import type { Check, Objection } from "../context.ts";
import { spanOf } from "../frame.ts";
import type { Frame, FrameWord } from "../frame.ts";
import { isNeutral, saysWord } from "../words.ts";

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

/** Names that the facts do not hold: employers, products, places, people, awards. */
export const checkEntity: Check = (claim, { support, posting, source }) =>
  claim.words.flatMap((word): Objection[] => {
    if (word.exempt || word.lower.length < 2 || /^\d/.test(word.lower)) return [];
    const capital = isCapital(word.text) && !startsSentence(claim, word);
    const brand = famous.has(word.lower);
    if ((!capital && !brand) || word.text === "I" || word.text.startsWith("I'")) return [];
    if (support.stems.has(word.stem) || posting.stems.has(word.stem) || saysWord(support, word))
      return [];
    if (
      !brand &&
      (isNeutral(word.lower) ||
        /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|friday)$/.test(
          word.lower,
        ))
    )
      return [];
    if (titleNouns.has(word.lower) || rankWords.has(word.lower)) return [];
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

const kinds =
  /\b(?:intern(?:ship)?|volunteer|contract(?:or)?|part[- ]time|temporary|temp|seasonal|acting|interim|substitute|freelance|trainee|apprentice|co-op|student|assistant|junior|associate|deputy|adjunct|locum|per diem)\b/giu;

/** A title told without the word that says what kind of job it was. */
export const checkEmploymentType: Check = (claim, { source, mode, posting }) => {
  if (mode === "line") return [];
  for (const line of source.lines) {
    if (
      line.kind !== "title" ||
      !(line.address.startsWith("exp") || line.address.startsWith("vol"))
    )
      continue;
    const words = [...line.text.matchAll(kinds)].map((found) => found[0].toLowerCase());
    if (words.length === 0) continue;
    const bare = line.text
      .replace(kinds, " ")
      .replace(/[^\p{L}\d]+/gu, " ")
      .trim()
      .toLowerCase();
    if (bare.split(" ").length < 1 || bare.length < 5) continue;
    const own = new RegExp(`\\b(?:as|am|was|i'm) (?:an?|the) ${bare}\\b`, "u");
    const cased = line.text
      .replace(kinds, " ")
      .replace(/[^\p{L}\d]+/gu, " ")
      .trim();
    const plainText = claim.text.replace(/[^\p{L}\d]+/gu, " ");
    const at = plainText.includes(cased) || own.test(claim.lower) ? 0 : -1;
    const others = source.lines.some(
      (other) =>
        other.kind === "title" &&
        other.address !== line.address &&
        other.text.toLowerCase().includes(bare) &&
        !kinds.test(other.text),
    );
    kinds.lastIndex = 0;
    const isTitle = bare.split(" ").some((word) => titleNouns.has(word) && word !== "sales");
    if (
      at < 0 ||
      posting.lower.includes(bare) ||
      others ||
      !isTitle ||
      words.some((word) => claim.lower.includes(word.slice(0, 6)))
    )
      continue;
    return [{ hard: true, span: [0, claim.text.length], detail: `Your title was ${line.text}.` }];
  }
  return [];
};
