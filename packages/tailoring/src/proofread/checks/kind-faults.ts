import type { Words } from "@savile/taxonomy";
import { allTerms, isBrand, termById, termId, titleNouns } from "@savile/taxonomy/lexicon";
import type { Fault } from "../tokens/fault.ts";

const states =
  /^(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|UK|USA|US)$/;

const name = String.raw`((?:The )?\p{Lu}[\p{L}&'’.-]*(?: (?:of |& |and )?\p{Lu}[\p{L}&'’.-]*)*|\d[\w-]*)`;

/** Words of a title, beside the nouns that head one: what a whole title may end on. */
function hasTitleHead(words: Words, text: string): boolean {
  return text.split(/[\s/-]+/).some((part) => {
    const low = part.toLowerCase();
    return (
      titleNouns.has(low) ||
      words.stepsUp(low, "person", "noun", 6) !== null ||
      /(?:er|or|ist|man|woman|hand|ian|ant)s?$/.test(low) ||
      words.posOf(low).includes("verb")
    );
  });
}

function isKnownPlaceOrNumber(words: Words, text: string): boolean {
  const low = text.toLowerCase();
  if (isTown(words, text)) return true;
  if (/^\d/.test(text) || states.test(text) || /^The \p{Lu}/u.test(text)) return true;
  return (
    words.stepsUp(low, "location", "noun", 6) !== null &&
    words.stepsUp(low, "person", "noun", 4) === null
  );
}

/** Two or three words that are all capitalised and none of which is a common noun: the name of somebody. */
function isPersonsName(words: Words, text: string): boolean {
  const parts = text.replace(/^(?:Mr|Mrs|Ms|Dr|Prof|Professor|Sir|Dame)\.? /u, "").split(" ");
  return (
    parts.length === 2 &&
    parts.every((part) => /^\p{Lu}\p{Ll}+$/u.test(part)) &&
    parts.some((part) => words.posOf(part.toLowerCase()).length === 0)
  );
}

const titlePatterns = [
  new RegExp(
    String.raw`\b(?:position|role|post|job|vacancy|opening|title) (?:of|as|for) (?:an? |the )?${name}`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:work|worked|working|employed|hired|experience|years) as (?:an? |the )?${name}`,
    "u",
  ),
  new RegExp(String.raw`^As (?:an? )${name}`, "u"),
  new RegExp(
    String.raw`\b(?:position|role|post|job|job title) (?:was|is) (?:an? |that of (?:an? )?)?${name}`,
    "u",
  ),
  new RegExp(String.raw`\b(?:promoted|appointed) (?:to|as) (?:an? )?${name}`, "u"),
];

/** A name that begins with an article, a number, a state or a town: never a title. */
function isNoTitle(words: Words, text: string): boolean {
  if (/^(?:\d+$|The \p{Lu})/u.test(text) || states.test(text)) return true;
  return !text.includes(" ") && isTown(words, text);
}

/** Whether a name is a town first of all. */
function isTown(words: Words, text: string): boolean {
  return words
    .broader(text.toLowerCase(), "noun", 1)
    .some((one) =>
      /(?:^|\s)(?:city|town|port|metropolis|urban center|village|state capital|national capital)$/.test(
        one,
      ),
    );
}

/** Whether a name is of a place or of somebody, and no part of a title that goes on behind it. */
function isWrongName(words: Words, title: string, behind: string): boolean {
  const [, next = ""] = /^\s(\p{Ll}\S*)/u.exec(behind) ?? [];
  if (next !== "" && !functionWords.test(next) && hasTitleHead(words, next)) return false;
  return isKnownPlaceOrNumber(words, title) || isPersonsName(words, title);
}

/** A title that a pattern finds and that is none. */
function wrongTitle(words: Words, text: string, pattern: RegExp): Fault[] {
  const found = pattern.exec(text);
  const title = found?.[1];
  if (found === null || title === undefined) return [];
  const behind = text.slice(found.index + found[0].length);
  const isWrong =
    isNoTitle(words, title) ||
    isProgram(title) ||
    (/^(?:Mr|Mrs|Ms|Dr|Prof|Professor) /u.test(title) && isPersonsName(words, title)) ||
    (!hasTitleHead(words, title) && isWrongName(words, title, behind));
  return isWrong ? [{ kind: "wrong-kind", span: title }] : [];
}

const functionWords = /^(?:with|at|in|for|of|from|on|by|to|i|and|or|since|who|as|until)$/;

/** A title that is a number, a place or a name. */
function titles(words: Words, text: string): Fault[] {
  return titlePatterns.flatMap((pattern) => wrongTitle(words, text, pattern));
}

let byAlias: ReadonlyMap<string, string> | undefined;

/** Ids of terms by what else they are called; read on first use. */
function aliases(): ReadonlyMap<string, string> {
  byAlias ??= new Map(
    allTerms().flatMap((term) =>
      term.aliases.map((alias) => [alias.toLowerCase(), term.id] as const),
    ),
  );
  return byAlias;
}

/** Whether something is a program or a tool of programmers. */
function isProgram(text: string): boolean {
  const term = termById(termId(text)) ?? termById(aliases().get(text.toLowerCase()) ?? "");
  return (
    term !== undefined && term.kind !== "language" && (term.tool || term.family === "software")
  );
}

/** Whether something that is told as a language is a thing or a field: "Oscilloscope", "combi boilers". */
function isThing(words: Words, item: string): boolean {
  const parts = item.toLowerCase().split(" ");
  if (parts.length > 2 || (parts.length === 1 && !/^\p{Lu}/u.test(item))) return false;
  return words
    .lemmas(parts.at(-1) ?? "", "noun")
    .some(
      (noun) =>
        ["artifact", "discipline", "substance", "occupation"].some(
          (kind) => words.stepsUp(noun, kind, "noun", 6) !== null,
        ) &&
        words.stepsUp(noun, "language", "noun", 5) === null &&
        words.stepsUp(noun, "person", "noun", 3) === null,
    );
}

/** A language that is a program or tool: "fluent in English, Docker and German". */
function languages(words: Words, text: string): Fault[] {
  const found =
    /\b(?:translat\w+ (?=from)|interpret\w* (?=from)|fluent|native speaker|native|bilingual|conversational|mother tongue|native language|languages?|speak|spoken)\b(?: \w+)? (?:in|of|is|are|:)? ?([^.;()]+)/i.exec(
      text.replace(/ \([^)]*\)/g, ""),
    );
  if (found === null) return [];
  const items = (found[1] ?? "")
    .split(/,|\band\b|\bin\b|\bor\b|\bfrom\b|\binto\b/)
    .map((item) => item.trim())
    .filter(Boolean);
  const isTongue = (item: string) =>
    words.stepsUp(item.toLowerCase(), "natural language", "noun", 6) !== null;
  const isPlainTongue =
    items.some(isTongue) || /\b(?:native|bilingual|mother|fluent)\b/i.test(text);
  const isInTongues = items.some(isTongue);
  const wrong = items.find(
    (item) => !isTongue(item) && (isProgram(item) || (isInTongues && isThing(words, item))),
  );
  return isPlainTongue && wrong !== undefined ? [{ kind: "wrong-kind", span: wrong }] : [];
}

/** An employer that is a state, a department or a common noun. */
function employers(words: Words, text: string): Fault[] {
  const at = new RegExp(
    String.raw`\b(?:position|role|job|vacancy|work|worked|employed|career|join|joined|joining|opening|team|interest|opportunity) (?:at|by|with|within)? ?(${states.source.slice(1, -1)})(?=[\s.,])`,
    "u",
  ).exec(text);
  const degree =
    /\b(?:degree|diploma|BA|BSc|MSc|master's|bachelor's) in ((?:the )?(?:University|College|School|Institute|Academy) of \p{Lu}\w+)/u.exec(
      text.replace(/ \([^)]*\)/g, ""),
    );
  const named = new RegExp(
    String.raw`\b(?:[Mm]y (?:current |present |last |previous |former )?employer,|[Mm]y (?:\w+ )?employer (?:is|was)|employed by|hired by|work for|worked for|working for|worked at|working at|applying to|to join) ${name}(?=[\s,.])`,
    "u",
  ).exec(text);
  const faults: Fault[] = [];
  if (at !== null) faults.push({ kind: "wrong-kind", span: at[1] ?? "" });
  if (degree !== null) faults.push({ kind: "wrong-kind", span: degree[1] ?? "" });
  if (named !== null && isNoEmployer(words, named[1] ?? ""))
    faults.push({ kind: "wrong-kind", span: named[1] ?? "" });
  return faults;
}

/** A degree in what somebody is, and not in a field. */
function degrees(words: Words, text: string): Fault[] {
  const field = new RegExp(
    String.raw`\b(?:degree|diploma|BA|BSc|MSc|master's|bachelor's) in ${name}(?=[\s,.]|$)`,
    "u",
  ).exec(text)?.[1];
  return field !== undefined && isHolder(words, field) ? [{ kind: "wrong-kind", span: field }] : [];
}

/** A title, maybe with its grade: "Technician II". */
function isHolder(words: Words, text: string): boolean {
  const low = text.replace(/ (?:I{1,3}|IV|V|\d)$/u, "").toLowerCase();
  return titleNouns.has(low) || isPlainTitle(words, low);
}

const departments =
  /^(?:Human Resources|Customer Service|Accounts|Marketing|Sales|Operations|Finance|Administration|Logistics|Engineering|Education|Experience|Skills|References|Monday|Tuesday|Wednesday|Thursday|Friday|January|February)$/;

/** "Claims Handler": known words that end on who somebody is at work. */
function isPlainTitle(words: Words, low: string): boolean {
  const parts = low.split(" ");
  const isKnown = parts.every((part) => words.posOf(part).length > 0);
  return parts.length > 1 && parts.length < 4 && isKnown && titleNouns.has(parts.at(-1) ?? "");
}

function isNoEmployer(words: Words, text: string): boolean {
  if (states.test(text) || departments.test(text)) return true;
  const low = text.toLowerCase();
  if (titleNouns.has(low) || isPlainTitle(words, low)) return true;
  return (
    !text.includes(" ") &&
    !isBrand(text) &&
    (words.frequency(low, "noun") >= 4 || words.posOf(low).join() === "noun") &&
    words.lemmas(low, "noun").includes(low) &&
    words.stepsUp(low, "artifact", "noun", 6) !== null
  );
}

/** Things of the wrong kind where a title, a language or an employer should stand. */
export function kindFaults(words: Words, text: string): Fault[] {
  return [
    ...titles(words, text),
    ...languages(words, text),
    ...employers(words, text),
    ...degrees(words, text),
  ];
}
