import { namesTimeOff } from "@savile/model";
import type { SourceRole } from "../match/source.ts";
import { isBrand, titleNouns } from "@savile/taxonomy/lexicon";
import { isKindOf } from "../grammar/kind-of.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { calmCapitals } from "../words/names.ts";
import { articleFor } from "../words/phrases.ts";

/** Posts of which an organisation has one: "as founder", not "as a founder". */
const single =
  /^(?:co-?founder|founder|president|owner|head|chief|ceo|cto|cfo|coo|chair|chairman|chairwoman|dean)\b/i;

const ofCalendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|christmas|easter)s?$/i;

/** A word of a title that keeps its capital: an abbreviation, a brand, a people or a place. */
function isNameLike(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, "");
  if (!/^\p{Lu}\p{Ll}+$/u.test(letters)) return true;
  const ofPlace = isKindOf(letters.toLowerCase(), ["inhabitant", "natural language", "country"]);
  return isBrand(word) || ofPlace || ofCalendar.test(letters);
}

/** A title as it stands within a sentence: "registered nurse", "Ruby on Rails developer". */
export function titleInSentence(title: string): string {
  const names = findTermsIn(title)
    .filter(({ term }) => term.tool)
    .flatMap(({ spelling }) => spelling.split(" "));
  return calmCapitals(title)
    .split(/(\s+|[/-])/)
    .map((word) => (isNameLike(word) || names.includes(word) ? word : word.toLowerCase()))
    .join("");
}

/** "Library page, then circulation assistant": of several posts one after the other the last. */
function lastPost(title: string): string {
  return title.split(/(?:^|,?\s+)then\s+/iu).at(-1) ?? title;
}

/** "National service: sergeant": what kind of work it was stands before who did it; "Chef: pastry" is another. */
function withoutKind(title: string): string {
  const [, kind = "", post = ""] = /^([\p{L} ]{4,30}):\s+(\p{L}.*)$/u.exec(title) ?? [];
  return endsInTitle(post) && !endsInTitle(kind) ? post : title;
}

function endsInTitle(part: string): boolean {
  return titleNouns.has(part.trim().split(" ").at(-1)?.toLowerCase() ?? "");
}

/** "Amberley. Cheese hand": a title without the end of a sentence or a place that was read before it. */
export function titleAlone(title: string): string {
  return title.split(/(?<=\p{Ll}{4})\.\s+/u).at(-1) ?? title;
}

/** A title with its article, in the case in which the person writes it; a unit behind it is no part of a sentence. */
export function heldTitle(title: string): string {
  // A bracket that stays open is cut off with what stands in it.
  const bare = titleAlone(title).replace(/\s*\([^()]*\)?\s*$/u, "");
  const parts = withoutKind(lastPost(bare)).split(/\s[|/+]\s|\s-{1,2}\s|\s–\s|,\s/);
  // "Laredo TX -- Forklift Operator": the place stands before the title.
  const head = parts.find((part) => endsInTitle(part)) ?? parts[0] ?? title;
  const plain = titleInSentence(head.trim())
    .replace(/\bcrew$/i, "crew member")
    .replace(
      / to (?=(?:group |deputy )?(?:c[efot]o|managing director|director|chief|president)\b)/i,
      " to the ",
    );
  return single.test(plain) ? plain : `${articleFor(plain)} ${plain}`;
}

const paperTitle =
  /\b(?:passport|licen[sc]e|certificate|award|tickets?|gcses?|a[- ]levels?|diploma|honou?rs|leaving cert\p{L}*)\b/iu;

/** Whether a role can be told of as work: it has begun, and its title is no paper and no torn bracket. */
export function isRealRole({ title, org, period, paid }: SourceRole, today: string): boolean {
  if (!paid) return true;
  const isWhole = title.split("(").length === title.split(")").length || title.includes("(");
  return (
    (title !== "" || org !== "") &&
    isWhole &&
    !paperTitle.test(title) &&
    !namesTimeOff(title) &&
    (period.start === "" || period.start <= today.slice(0, period.start.length))
  );
}

/** The years of a role as they stand in a sentence; empty where the resume does not give them. */
export function yearsOf({ period }: SourceRole): { since: string; until: string } {
  const year = (text: string) => {
    const found = /^\d{4}/.exec(text)?.[0] ?? "";
    return period.text.includes(found) ? found : "";
  };
  const since = year(period.start);
  const until = year(period.end);
  return { since, until: since === until ? "" : until };
}
