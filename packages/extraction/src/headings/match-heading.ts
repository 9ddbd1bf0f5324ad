import { foldWords } from "../text-line/clean-text.ts";
import { sectionKinds } from "./kinds.ts";
import type { SectionKind } from "./kinds.ts";
import { toldKind } from "./told-heading.ts";
import { headingsAbroad } from "./headings-abroad.data.ts";
import { headingHeads, headingTails, headingWords } from "./headings.data.ts";

export interface HeadingMatch {
  readonly kinds: readonly SectionKind[];
  readonly exact: boolean;
}

function buildTable(): Map<string, SectionKind> {
  const table = new Map<string, SectionKind>();
  const rows = [...Object.entries(headingWords), ...Object.entries(headingsAbroad)];
  for (const [kind, words] of rows) {
    for (const written of words) {
      const found = kindOf(kind);
      const word = foldWords(written);
      if (found === undefined) continue;
      if (!table.has(word)) table.set(word, found);
      const joined = word.replace(/ /g, "");
      if (!table.has(joined)) table.set(joined, found);
    }
  }
  return table;
}

function kindOf(name: string): SectionKind | undefined {
  return sectionKinds.find((kind) => kind === name);
}

const table = buildTable();

function lookUp(words: string): SectionKind | undefined {
  const plain = words.replace(
    /^(?:my|mes|mon|ma|meine?|mis?|minhas?|meus?|mijn|eigen|eigene|own|propri|propios|selected|relevant|key|the) /,
    "",
  );
  return (
    table.get(words) ?? table.get(plain) ?? table.get(words.replace(/ /g, "")) ?? toldKind(words)
  );
}

/** "Certs & cards", "Qualifications and checks": words that name papers beside other words only. */
function lookUpPart(words: string): SectionKind | undefined {
  return (
    lookUp(words) ?? (/^(?:cards|checks|vetting)$/u.test(words) ? "certifications" : undefined)
  );
}

/** "Programs, Skills, Software": all parts but one name the same kind. */
function sharedKind(named: readonly (SectionKind | undefined)[]): SectionKind | undefined {
  const [only, ...others] = new Set(named.filter((kind) => kind !== undefined));
  const unknown = named.filter((kind) => kind === undefined).length;
  return named.length > 2 && unknown === 1 && others.length === 0 ? only : undefined;
}

/** The kinds that a text names as a heading, if it names any. Only the whole text counts as exact. */
export function matchHeading(text: string): HeadingMatch | undefined {
  const bare = text.replace(/^\s*(?:\d{1,2}|[ivx]{1,4})[.)]\s+/i, "");
  const [whole, before] = [matchWhole(bare), matchWhole(withoutRemark(bare))];
  return before?.exact === true && whole?.exact !== true ? before : whole;
}

const longestHeading = 70;

/** "Work, newest first": in which order, or for how long, is no part of what a heading names. */
const inOrder =
  /(?:,|\s[–—-])\s+(?:(?:newest|latest|most recent|oldest|last|best)(?: (?:job|post|one))? first|in (?:reverse(?: chronological)? order|brief|short|order|date order)|so far|to date|(?:the )?last \w+ years|a selection|selected)$/iu;

/** "Work experience (5 years+)": what stands in brackets behind a heading says how much of it there is. */
function withoutRemark(text: string): string {
  const plain = text.trim().replace(/:$/, "");
  if (text.length <= longestHeading && inOrder.test(plain)) return plain.replace(inOrder, "");
  const end = text.length > longestHeading ? "" : plain;
  return end.endsWith(")") ? end.slice(0, Math.max(0, end.lastIndexOf("("))) : text;
}

const month = String.raw`(?:\d{1,2}[./]|\p{L}{3,9}\.? )?`;
const year = String.raw`(?:19|20)\d\d`;
/** "Freelance contracts, September 2019 – present": from when to when, behind what a heading names. */
const period = new RegExp(
  String.raw`(?:\s*[,:(]|\s[–—-])?\s+\(?(?:(?:since|from) )?${month}${year}(?:\s*(?:[–—-]|to|until)\s*(?:${month}${year}|present|now|today|current|date))?\)?$`,
  "iu",
);

/** The words of a heading without the period for which its section stands. */
export function withoutPeriod(text: string): string {
  return text.trim().replace(period, "");
}

function matchWhole(text: string): HeadingMatch | undefined {
  const words = foldWords(text);
  if (words === "" || words.length > 60) return undefined;
  const whole = lookUp(words);
  if (whole !== undefined) return { kinds: [whole], exact: true };
  const parts = words.split(/ (?:and|und|et|y|e) /);
  const named = text
    .split(/[/|,&+]|\s(?:and|und|et|y|e)\s/iu)
    .map((part) => lookUpPart(foldWords(part)));
  const list = named.every((kind) => kind !== undefined)
    ? named
    : parts.map((part) => lookUpPart(part));
  const found = list.filter((kind) => kind !== undefined);
  if (list.length > 1 && found.length === list.length)
    return { kinds: [...new Set(found)], exact: true };
  const shared = sharedKind(named);
  if (shared !== undefined) return { kinds: [shared], exact: true };
  return matchPart(words);
}

/** The kind that the last words of a longer heading name, or its first ones. */
function matchPart(words: string): HeadingMatch | undefined {
  const count = words.split(" ").length;
  if (count > 6) return undefined;
  const tail = headingTails.find(([word]) => words.endsWith(` ${word}`));
  if (tail !== undefined) return { kinds: [tail[1]], exact: false };
  const head = headingHeads.find(([word]) => words.startsWith(`${word} `));
  return head === undefined ? undefined : { kinds: [head[1]], exact: false };
}
