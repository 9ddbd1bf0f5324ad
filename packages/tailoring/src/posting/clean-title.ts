import { titleNouns } from "@savile/taxonomy/lexicon";
import { isAbbreviation } from "../words/abbreviations.ts";

/** What belongs to the job's terms and not to its name: "(m/f/d)", "(Remote)", "Req #12". */
export const besideTitle =
  /\s*[([](?:[^)\]([]{0,60}\b(?:remote|hybrid|on-?site|bonus|m\/f\/[dx]|m\/w\/[dx]|w\/m\/[dx]|f\/m\/[dx]|h\/f|all genders|gn|full[- ]time|part[- ]time)\b[^)\]([]{0,60}|\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?%)[)\]]\s*/gi;
const besideEnd =
  /(?:\s+[-–—|·]|\s*,)\s+(?:remote|hybrid|on-?site|(?:full|part)[- ]time(?:,? (?:permanent|temporary|contract))?|permanent|req(?:uisition)?\b.*|job id\b.*|ref\b.*|\$.*|£.*|€.*|m\/[fw]\/d|\d+ (?:nos?\.?|posts?|positions?|vacanc(?:y|ies)|openings?)|immediate start|urgent.*|hiring now|(?:please |do )?(?:share|forward|spread the word)\b.*|\d{2}(?:\s?[-–]\s?\d{2})?\s?(?:h|hours?|hrs)(?:\s?(?:\/|per|a)\s?w(?:ee)?k)?|(?:grade|band|scale|salary|pay|closing|closes|apply by|no\.)\s.*|\d{1,2}(?:\.\d{1,2})? (?:hours?|hrs)\b.*|\d{1,2}[:.]\d{2}\b.*|#?\d{3,}[\w/-]*)\s*$/i;
const labels =
  /^(?:(?:job|working|posting|position|official|business) title|position|title|role|vacancy|job|hiring|now hiring|we'?re hiring|wanted)\s*[:!-]\s*/i;

/** "Control Engineer jobs in Iowa" */
const asBoardsSay =
  /\s+(?:jobs?|vacanc(?:y|ies)|openings?|positions?)(?:\s+(?:in|near|available)\b.*)?$/i;

/** The number of a vacancy in front of its title: "REQ-20431 Night Porter". */
const number =
  /^(?:(?:req|ref|job|jr|vac|id|no)\b[\s.:#-]*)?#?(?=[\w/-]*\d{3})[\w/-]+\s*[-:–|]?\s+(?=\p{Lu})/iu;

/** "2 x Baker", "Baker x 2", "Baker (2 posts)": how many are sought. */
function withoutCount(text: string): string {
  return text
    .replace(/^(?:urgent(?:ly)?[\s:!-]+)?(?:\d{1,2}\s?x|x\s?\d{1,2})\s+/i, "")
    .replace(
      /\s+(?:\(?x\s?\d{1,2}\)?|\(?\d{1,2}\s(?:nos?\.?|posts?|positions?|vacanc(?:y|ies)|openings?)\)?)$/i,
      "",
    );
}

function calm(word: string): string {
  return word.toLowerCase().replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The title without what stands beside it; shouted titles are written like others. */
export function cleanTitle(text: string): string {
  const bare = withoutCount(text)
    .replace(/^\[[^\]]{2,40}\]\s*/, "")
    .replace(labels, "")
    .replace(number, "")
    .replace(asBoardsSay, "")
    .replace(besideTitle, " ")
    .replace(besideEnd, "")
    .replace(besideEnd, "")
    .trim();
  const title = bare
    .replace(/\s+[$£€]\s?\d.*$/, "")
    .replace(/[\s,;:|–—-]+$/, "")
    .replace(/\s+([,)])/g, "$1");
  const letters = title.replace(/\([^)]*\)/g, "").replace(/[^\p{L}]/gu, "");
  if (letters !== letters.toUpperCase()) return title;
  // "COOK" is one, "CNA" is written so.
  if (titleNouns.has(title.toLowerCase()) && !isAbbreviation(title, true)) return calm(title);
  if (letters.length < 6 || !/\s/.test(title)) return title;
  return title
    .split(" ")
    .map((word, index) => {
      if (index > 0 && /^(?:OF|AND|THE|FOR|IN|TO|DE)$/.test(word)) return word.toLowerCase();
      if (word !== word.toUpperCase() || isAbbreviation(word, true)) return word;
      return calm(word);
    })
    .join(" ");
}
