import { findDates } from "../fields/dates/find-dates.ts";
import type { DateContext, DateFind } from "../fields/dates/find-dates.ts";
import { titleScore } from "./title.rules.ts";

/** A job told as a sentence: where its title, its organisation and its range stand in the text. */
export interface SentenceEntry {
  readonly title: { readonly start: number; readonly end: number };
  readonly organization: { readonly start: number; readonly end: number };
  readonly date: DateFind;
  readonly location?: { readonly start: number; readonly end: number };
  /** Where the text begins that tells of the job. */
  readonly body?: number;
}

const leads =
  "worked|working|works|work|served|serving|employed|acted|acting|hired|experience|years?|months?|yrs?|tätig|gearbeitet|arbeite|angestellt|beschäftigt|jahre?|monate?|travaillé|travaille|en poste|employée?|années?|ans?|mois|trabajé|trabajo|trabajando|empleada?o?|años?|meses|mes|trabalhei|trabalho|atuei|atuo|atuando|anos?|mês";
const opening = new RegExp(
  `^(?:[^.;:|•]{0,40}\\s)?(?:${leads})(?:\\s(?:of experience|de experiencia|de experiência|d'expérience|erfahrung))?\\s(?:as an?|as|als|comme|en tant que|como)\\s+(?=\\p{L})`,
  "iu",
);
const link =
  /\s+(?:at|with|for|chez|bei|beim|auprès de|en|na|no|em|pour|für|in(?=\s+(?:M\/s|Messrs)))(?:\s+(?:the|der|dem|la|el|le))?\s+(?=["“]?[\p{Lu}\d])/gu;
const longest = 220;
/** What may stand behind the range of a sentence. */
const tail = /^\s*(?:\([^()]{0,30}\))?[.;,]?\s*$/u;

/** The first word that leads to the organisation behind a known title; else the first one at all. */
function linkAfterTitle(text: string): RegExpMatchArray | undefined {
  const found = [...text.matchAll(link)];
  return found.find((match) => titleScore(text.slice(0, match.index)) >= 2.4) ?? found[0];
}

/** "Four years as head cook at Larch View from 2019 to 2023." */
export function readSentence(text: string, context: DateContext): SentenceEntry | undefined {
  if (text.length > longest) return undefined;
  const start = opening.exec(text)?.[0].length ?? 0;
  if (start === 0) return undefined;
  const date = findDates(text, context).findLast((one) => one.kind === "range");
  if (date === undefined || !tail.test(text.slice(date.end))) return undefined;
  const words = text.slice(start, date.start).replace(/[\s,(]+$/u, "");
  const match = linkAfterTitle(words);
  if (match?.index === undefined || match.index === 0) return undefined;
  const end = start + words.length;
  return {
    title: { start, end: start + match.index },
    organization: { start: start + match.index + match[0].length, end },
    date,
  };
}

/** Whether a text begins as such a sentence does; it may go on in the next line. */
export function opensSentence(text: string): boolean {
  return text.length <= longest && opening.test(text);
}
