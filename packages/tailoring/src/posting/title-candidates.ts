import { titlesIn } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { isChrome, isFrame } from "./chrome.ts";
import { looksLikeTitle } from "./names.ts";
import type { Segment } from "./segments.ts";
import type { PostingField } from "./sections.ts";
import { withoutNotice } from "./title-lines.ts";
import { bareTitle, piecesOf } from "./title-pieces.ts";

/** How a text came to be a candidate for the title. */
export type TitleSource =
  | "line"
  | "label"
  | "subject"
  | "file"
  | "sought"
  | "named"
  | "role"
  | "table";

/** A place at which something stands that may be the title. */
export interface TitleSighting {
  readonly text: string;
  readonly source: TitleSource;
  /** Number of the line among those of the head that say something; -1 for a sentence. */
  readonly line: number;
  /** Number of the line among all of the head. */
  readonly at: number;
  readonly before: string;
  readonly behind: string;
}

/** What may be the title, with every place that it stands at. */
export interface TitleCandidate {
  readonly title: string;
  readonly sightings: readonly TitleSighting[];
}

/** Lines at the beginning of a posting that may hold its title. */
const mostLines = 24;
const longestLine = 240;

/** "Dear colleague," */
const salutation =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|kia ora|g'day)\b[^.]{0,40}[,!:.]?$/iu;

/** "To: undisclosed recipients" */
const mailHead = /^(?:from|to|cc|bcc|sent|date|reply-to|von|an|datum)\s*:\s/iu;

/** A line of the head as it is read. */
function cleanLine(line: string): string {
  return line
    .replace(/[\u200b-\u200f\ufeff]|\ufe0f|\p{Extended_Pictographic}/gu, "")
    .replace(/\*\*|__/g, "")
    .replace(/^[#>*\s•·|-]+/, "")
    .trim();
}

/** A line at the head of a posting. */
export interface TitleLine {
  readonly text: string;
  /** Its number among those that may hold a title; -1 for pay, hours, buttons and the like. */
  readonly line: number;
}

function isBeside(line: string): boolean {
  return isChrome(line) || salutation.test(line) || mailHead.test(line);
}

/** The lines at the head of a posting without what the page around it says. */
export function headLinesOf(original: string): TitleLine[] {
  const lines = original
    .slice(0, 12_000)
    .split("\n", 80)
    .filter((line) => !isFrame(line))
    .map((line) => withoutNotice(cleanLine(line)))
    .filter((line) => line !== "")
    .slice(0, mostLines);
  let said = 0;
  return lines.map((text) => {
    const beside = isBeside(text);
    if (!beside) said += 1;
    return { text, line: beside ? -1 : said - 1 };
  });
}

const label =
  /^(?:(?:the )?(?:job|position|working|posting|role|vacancy|official|business|class|classification|payroll) title|title|position|role|post|vacancy|job|opening|opportunity|the job|the role|what|wanted|hiring|now hiring|we(?:'re| are) hiring|job role|designation|function|vacant post|vacant position|position (?:available|vacant|applied for)|name of (?:the )?(?:post|position))\s*(?::|\s[-–—])\s*/iu;
const subject = /^(?:(?:re|fwd?|fw|aw|wg)\s*:\s*)*subject\s*:\s*(?:(?:re|fwd?|fw)\s*:\s*)*/iu;

/** "Nursery assistant wanted at Marsh & Moor Plants": what stands behind is where. */
function soughtIn(line: string): string {
  const sought = /^(.{3,60}?)\s(?:wanted|needed|required|sought)\b/iu.exec(line)?.[1];
  return sought !== undefined && looksLikeTitle(sought) ? sought : line;
}
const file = /^([\p{L}\d _.()-]{6,90})\.(?:pdf|docx?|odt|rtf|txt)$/iu;

function ofFile(line: string): string | undefined {
  return file
    .exec(line)?.[1]
    ?.replace(/[_.-]+/g, " ")
    .replace(
      /\b(?:v\d+|final|copy|20\d\d|\d+|jd|(?:job|position) description|vacancy|spec)\b/gi,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<!\p{L})\p{Ll}/gu, (one) => one.toUpperCase());
}

function sightingsOf(
  text: string,
  source: TitleSource,
  { line, at }: Pick<TitleSighting, "line" | "at">,
): TitleSighting[] {
  return piecesOf(text).map((piece) => ({
    text: piece.text,
    source,
    line,
    at,
    before: piece.before,
    behind: piece.behind,
  }));
}

function inLine({ text, line }: TitleLine, at: number): TitleSighting[] {
  if (line < 0 || text.length > longestLine) return [];
  const place = { line, at };
  const called = subject.exec(text);
  if (called !== null) return sightingsOf(soughtIn(text.slice(called[0].length)), "subject", place);
  const words = ofFile(text);
  if (words !== undefined) return sightingsOf(words, "file", place);
  const labelled = label.exec(text);
  if (labelled !== null)
    return sightingsOf(text.slice(labelled[0].length).replace(soft, ""), "label", place);
  return sightingsOf(text, "line", place);
}

/** "Harbour Staff is looking for a", with the title on the line below. */
const leadsIn =
  /\b(?:looking for|seek(?:s|ing)?|recruit(?:s|ing)?|hir(?:es|ing)|appoint(?:ing)?|search(?:es|ing)? for|applications for(?: the (?:position|post|role) of)?)\s?(?:an?|our next|the|new)?\s*:?$/iu;

function ledInto(
  before: TitleLine | undefined,
  { text, line }: TitleLine,
  at: number,
): TitleSighting[] {
  const leads = before !== undefined && leadsIn.test(before.text) && text.length <= longestLine;
  return leads ? sightingsOf(text, "sought", { line, at }) : [];
}

/** Up to where the words behind a cue may be a title. */
const upTo =
  /^((?:[\p{L}\p{N}][\p{L}\p{N}'’.&/+-]*|&|\([^()]{1,40}\)|[-–—](?=\s\p{Lu}))(?:\s|,\s(?=\p{Lu})|$|(?=[.,;:!?)]))){1,9}/u;
const stop =
  /\s(?:to|who|with|from|that|which|on|by|until|this|and (?:we|you|who|to|are)|as|because|whose|where|when|will|is|are|can|must|has|have|would|should|reporting|based|joining|available|vacancy|position|role|post|job|opening)(?=\s|$|[.,;:!?)]).*$/iu;
const byPlace =
  /\s(?:for|in|at|within|near|on) (?:our|the|a|an|its|their|this|my|\p{Lu}\p{L}+).*$/u;
const soft =
  /^(?:(?:an?|the|our|one|another|next|new|up to|some|two|three|four|five|six|\d{1,2}(?:\sx)?|x|more|several|additional|experienced|talented|motivated|passionate|solid|further|professional|full-time|part-time|full time|part time|dedicated|skilled|great|dynamic|energetic|friendly|reliable|enthusiastic|qualified|suitably|highly|exceptional|exciting|outstanding|ambitious|committed|caring|kind|good|strong|driven|permanent|temporary|hands-on|proactive|organised|organized|competent|person as|the right|successful|self-motivated|fixed-term|cheerful|careful|innovative|creative|bright|keen|hard-working|hardworking|suitable)(?:,|\s+and)?\s+)+/iu;

const sought =
  /\b(?:hiring|seek(?:s|ing)?|look(?:s|ing)? (?:for|to (?:hire|recruit|appoint|add|find))|recruit(?:s|ing)?(?: for)?|search(?:ing)? for|in need of|needs?|requires?|wants?|after|appoint(?:s|ing)?|employ|vacanc(?:y|ies) for|opening for|opportunity for|applications? (?:are )?(?:now )?(?:invited )?(?:for|from)|welcome|find|hire|recruit|adding|add)\s+(?=(?:an?|our|the|one|another|two|three|four|five|six|\d|\p{L}+,? ))/giu;
const named =
  /\b(?:(?:role|position|post|job|title|vacancy|vacancies|opening|opportunity)s? (?:of|for|as)\s+(?:an?\s|our\s|the\s)?(?=\S)|(?:role|position|post|job|title) (?:is|will be|called|:)\s+(?=(?:an?|our|the|one)\s)|(?:join|work for|apply to|apply for|work as|working as|hired as|employed as)\b[^.]{0,60}? as\s+(?=\S)|^as\s+(?=(?:an?|our|the|one)\s)|(?:it(?:'s| is)|this is|for)\s+(?=(?:an?|our|the|one)\s))/giu;
const role =
  /(?:\b(?:the|this|our|your|an?|as)\s)((?:\p{Lu}[\p{L}\p{N}'’/&-]*|of|and|for|&|I{1,3}|\([^()]{1,30}\))(?:\s(?:\p{Lu}[\p{L}\p{N}'’/&-]*|of|and|for|&|I{1,3}|\([^()]{1,30}\))){0,6})(?=\s(?:will|is|reports?|works?|position|role|post|job|vacancy|leads?|serves?|supports?|manages?|acts?|gets?|must|should|needs?|has|you)\b|,? you\b|,? your\b)/gu;

/** "Our cook Ines is leaving us": whose place is to be filled. */
const leaver =
  /\b[Oo]ur (?:(?:long-standing|present|current|dear|own|much-loved) )?(?=[^.;:!?]{3,60}? (?:is|are) (?:off\b|leaving|retiring|moving|going|stepping (?:down|back)|hanging up|returning|emigrating|about to leave))/gu;
const leaves =
  /(?: (?!of\b)\p{Lu}\p{Ll}+)? (?:is|are) (?:off\b|leaving|retiring|moving|going|stepping|hanging|returning|emigrating|about)\b.*$/su;

/** Who leaves a house that looks for the next one. */
function leaving(text: string): TitleSighting[] {
  return [...text.matchAll(leaver)].slice(0, 2).flatMap(({ index, 0: mark }) => {
    const from = index + mark.length;
    const rest = text.slice(from, from + 100);
    const whole = rest.replace(leaves, "");
    const [bare = ""] = /^[^.;:!?]*?(?= (?:is|are)\b)/u.exec(rest) ?? [];
    const beside = { source: "named" as const, line: -1, at: -1, before: "Our " };
    return [...new Set([whole, bare])].map((phrase) => ({
      ...beside,
      text: phrase,
      behind: rest.slice(phrase.length),
    }));
  });
}

/** The words that may be a title at the beginning of a text. */
function phraseAt(rest: string): string[] {
  const words = upTo.exec(rest.slice(0, 140).replace(soft, ""))?.[0] ?? "";
  const long = words.replace(stop, "").replace(/[\s,;.–—-]+$/u, "");
  const short = long.replace(byPlace, "");
  const whole = [long, short].flatMap((text) => [
    text,
    text.split(/,\s|\s\(|\s[-–—]\s/u, 1)[0] ?? "",
  ]);
  return [...new Set(whole)].filter((text) => /\p{L}{2}/u.test(text));
}

function behindCue(text: string, cue: RegExp, source: TitleSource): TitleSighting[] {
  return [...text.matchAll(cue)].slice(0, 4).flatMap(({ index, 0: mark }) => {
    const rest = text.slice(index + mark.length);
    return phraseAt(rest).map((phrase) => ({
      text: phrase,
      source,
      line: -1,
      at: -1,
      before: text.slice(Math.max(0, index - 60), index + mark.length),
      behind: rest.slice(rest.indexOf(phrase) + phrase.length, 200),
    }));
  });
}

/** Characters of sentences that are read for a title. */
const mostProse = 4_000;
/** Characters in which titles of the tables are looked for. */
const mostTabled = 2_000;

/** Shorter lines are no sentences, and are read as lines. */
const shortestSentence = 60;

function inSentence({ text }: Segment): TitleSighting[] {
  const short = text.slice(0, 600);
  const said = [...short.matchAll(role)].map((found) => ({
    text: found[1] ?? "",
    source: "role" as const,
    line: -1,
    at: -1,
    before: short.slice(Math.max(0, found.index - 40), found.index),
    behind: short.slice(found.index + found[0].length, found.index + found[0].length + 60),
  }));
  return [
    ...behindCue(short, sought, "sought"),
    ...behindCue(short, named, "named"),
    ...leaving(short),
    ...said,
  ];
}

function inTables(prose: string): TitleSighting[] {
  const tables = knownTables();
  if (tables === undefined) return [];
  return titlesIn(tables, prose)
    .filter(({ by }) => by === "exact")
    .map(({ start, end }) => ({
      text: prose.slice(start, end),
      source: "table" as const,
      line: -1,
      at: -1,
      before: prose.slice(Math.max(0, start - 40), start),
      behind: prose.slice(end, end + 40),
    }));
}

/** One key for a title however it is written: without brackets, marks and capitals, in the singular. */
export function titleKey(title: string): string {
  return title
    .toLowerCase()
    .replace(/\([^)]*\)/gu, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/(?<=\p{L}{3}[^s])s$/u, "");
}

/** "Bilingual position": what kind of post it is, and not which. */
const kindOfPost =
  /^(?:(?:the|an?|this|poste|puesto)\s)?(?:bilingue?|bilingual)(?:\s*[/,&]\s*|\s+|$)(?:bilingual|bilingue)?\s?(?:position|post|role|job|vacancy|poste)?$/iu;

const fewestLetters = 3;
const mostWords = 12;

/** Everything in a posting that may be its title; the lines are those of its head. */
export function titleCandidates(
  lines: readonly TitleLine[],
  segments: readonly Segment[],
  fields: readonly PostingField[],
): TitleCandidate[] {
  const prose: Segment[] = [];
  let length = 0;
  for (const segment of segments) {
    if (length > mostProse) break;
    length += segment.text.length;
    prose.push(segment);
  }
  const sightings = [
    ...fields
      .filter((field) => field.label === "title")
      .flatMap((field) =>
        sightingsOf(field.value.text.slice(0, longestLine), "label", { line: 0, at: 0 }),
      ),
    ...lines.flatMap(inLine),
    ...lines.flatMap((line, at) => ledInto(lines[at - 1], line, at)),
    ...prose.flatMap(inSentence),
    ...inTables(
      prose
        .map(({ text }) => text)
        .filter((text) => text.length > shortestSentence)
        .join("\n")
        .slice(0, mostTabled),
    ),
  ];
  const byKey = new Map<string, { title: string; sightings: TitleSighting[] }>();
  for (const sighting of sightings) {
    const title = bareTitle(sighting.text);
    const key = titleKey(title);
    const isName = key.replaceAll(" ", "").length >= fewestLetters && !kindOfPost.test(title);
    if (!isName || key.split(" ").length > mostWords) continue;
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { title, sightings: [sighting] });
    else known.sightings.push(sighting);
  }
  return [...byKey.values()];
}
