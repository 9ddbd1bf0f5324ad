import type { Posting } from "@savile/model";
import { foldText } from "@savile/taxonomy";
import { conjugate } from "../grammar/conjugate.ts";
import { danglingEnds } from "../grammar/function-words.data.ts";
import { readLine } from "../grammar/read-line.ts";
import { classOf } from "../grammar/word-class.ts";
import { tokensOf } from "../grammar/tokens.ts";
import { articleFor, wordCount } from "../words/phrases.ts";

/** What the posting tells of the employer: what it is ("a family bakery") or does ("baking bread"). */
export interface EmployerFact {
  readonly text: string;
  readonly doing: boolean;
  readonly span: readonly [number, number];
}

const mostWords = 8;
/** Praise that says nothing: what is left of the phrase still stands. */
const praise =
  /\b(?:world(?:'s)?[- ]?(?:leading|class|renowned|largest)|market[- ]leading|leading|premier|innovative|dynamic|exciting|fast[- ](?:growing|paced)|rapidly[- ]growing|award[- ]winning|top|trusted|proud|well[- ](?:funded|established|known)|brand new|unique|great|global leader in|successful|busy|vibrant|passionate|rapidly expanding|young|growing)\b,?\s*/giu;
const empty =
  /\b(?:company|team|place|employer|organi[sz]ation|workplace|opportunity|part|business|group|position|role|job|candidate|person|member|environment|culture|plus|must|one|lot|result|number|fact|full[- ]time|part[- ]time|contract|world|startup|start-up|family|equal|fusion)$/i;

function cutAt(text: string): string {
  const [head = ""] = text.split(
    /[,;:(–—]|\.(?:\s|$)|\s-\s|\b(?:that|which|who|where|with|and we|we|located|headquartered|based|established|founded|serving|including|dedicated|committed)\b/,
  );
  const words = head
    .trim()
    .split(/\s+/)
    .slice(0, mostWords + 4);
  while (words.length > 0 && danglingEnds.has((words.at(-1) ?? "").toLowerCase())) words.pop();
  return words.join(" ");
}

/** "a leading producer of organic salts" as "a producer of organic salts". */
function kindOf(phrase: string): string | undefined {
  const bare = cutAt(phrase).replace(praise, "").trim();
  const tokens = tokensOf(bare);
  const group = bare.split(/\s(?:of|for|in)\s/)[0] ?? "";
  const last = classOf(tokensOf(group).at(-1));
  if (tokens.some((token) => token.lower.endsWith("ly") && classOf(token).adverb)) return undefined;
  if (
    tokens.length < 2 ||
    wordCount(bare) > mostWords ||
    empty.test(group) ||
    !last.noun ||
    last.plural
  )
    return undefined;
  if (!/^[\p{Ll}\d]/u.test(bare) && !/^\p{Lu}{2,}/u.test(bare)) return undefined;
  return `${articleFor(bare)} ${bare}`;
}

function workOf(phrase: string): string | undefined {
  const line = readLine(cutAt(phrase));
  const said = conjugate(line, "gerund");
  if (said === undefined || wordCount(said) < 3 || wordCount(said) > mostWords) return undefined;
  return /\b(?:you|your|our|we|us|it|them|this|these|those|people|best|great|hiring|looking|seeking|believing|offering|wanting|needing|having|being)\b/i.test(
    said,
  )
    ? undefined
    : said;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Something about the employer that the posting states, short enough to be named; nothing where it is not sure. */
export function employerFact(posting: Posting, jobDescription: string): EmployerFact | undefined {
  const text = foldText(jobDescription);
  if (text.length !== jobDescription.length) return undefined;
  const subjects = ["[Ww]e", ...(posting.company === undefined ? [] : [escaped(posting.company)])];
  const is = new RegExp(
    `\\b(?:${subjects.join("|")})(?: \\([^)]*\\))?,? (?:is|are|'re) (?:an?|the) ([^\\n]{8,140})`,
    "gu",
  );
  for (const found of text.matchAll(is)) {
    const kind = kindOf(found[1] ?? "");
    if (kind !== undefined)
      return { text: kind, doing: false, span: [found.index, found.index + found[0].length] };
  }
  const does =
    /(?<=^|[.!?\n]\s?)[Ww]e (?!are\b|have\b|will\b|can\b|were\b|do\b)(?:also )?([\p{Ll}]+ [^\n.!?]{8,120})/gmu;
  for (const found of text.matchAll(does)) {
    const work = workOf(found[1] ?? "");
    if (work !== undefined)
      return { text: work, doing: true, span: [found.index, found.index + found[0].length] };
  }
  return undefined;
}
