import type { Requirement } from "@savile/model";
import { tokensOf } from "../grammar/tokens.ts";
import { classOf } from "../grammar/word-class.ts";
import type { Source, SourceLine } from "../match/source.ts";
import { openStatus } from "../match/status.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { joinItems, withoutStop, wordCount } from "../words/phrases.ts";
import type { LetterContext } from "./context.ts";
import { paperMarks } from "./paper-marks.data.ts";
import { paperName } from "./paper-name.ts";
import { everyTrade, heldParts, isPaperOf, isPaperPlace, mayBePaper, partsFor } from "./papers.ts";

/** What lists of the resume show, and what carries it. */
export interface Proof {
  readonly text: string;
  /** The same as it is written, for a sentence that takes any name. */
  readonly written?: string;
  /** A degree with its article; empty where none is named so. */
  readonly degree?: string;
  /** Skills that are all tools with a name, and that the posting asks for them by that name. */
  readonly tools?: string;
  readonly asked?: string;
  /** Papers as one holds them, and those that say who one is. */
  readonly one?: string;
  readonly person?: string;
  readonly factIds: readonly string[];
  readonly requirements: readonly Requirement[];
}

const surely = 0.8;
const mostParts = 6;
/** What nobody asked for fills a row up to so many. */
const mostListed = 3;
const mostWordsOfPart = 12;

/** "0 points", "Code B driver", "licence (P1)": what is said of a licence, without the licence. */
const isOfNoPaper =
  /^\d+ (?:penalty )?points?$|['’]s$|^\p{L}+ level$|^(?:code|cat(?:egory)?|class) \S+ (?:driver|holder)$|^(?:licen[sc]e|certificate|card) \([^()]*\)$/iu;
/** Who gives a paper is none. */
const isIssuer =
  /\b(?:Department|Ministry|University|College|School|Institute|Office|Authority|Organi[sz]ation|Association|Society|Registry|Council|Board|Union|Federation|Guild|Academy)\b(?!.*\b(?:licen[sc]|certificat|diploma|registr|member|card|permit|degree|award))/u;

/** A kind of paper without what it is of, "What", "Systems", "Category B": one word that is no abbreviation, or a class without what it is of. */
function isScrap(text: string): boolean {
  const isWord = /^\p{Lu}?\p{Ll}+$|^[^\p{L}]*$/u.test(text);
  // "OR" of an address is none, "RN" is.
  const isUnknown = /^\p{L}(?:\p{L}|\d{1,2})?$/u.test(text) && findTermsIn(text).length === 0;
  return (
    isWord ||
    isUnknown ||
    // "No points, no bans" is said of a licence.
    /^no\b/iu.test(text) ||
    isOfNoPaper.test(text) ||
    /^(?:categor(?:y|ies)|class(?:es)?|code|level|grade) \p{Lu}{0,2}\d{0,2}$|^(?:\p{Lu}|\d) class$|^(?:licen[sc]e|certificate|registration|diploma)$|\bPIN\b.*\d{4}/iu.test(
      text,
    )
  );
}

/** Whether a part of a line is whole: its brackets close, and it ends on no mark that another word follows. */
export function isWhole(text: string): boolean {
  const isClosed = text.split("(").length === text.split(")").length;
  return (
    isClosed &&
    text.length > 1 &&
    !isScrap(text) &&
    wordCount(text) <= mostWordsOfPart &&
    !/[:,–—-]$|https?:|[|•]/u.test(text)
  );
}

/** Where a paper may stand that is asked for as one; what is asked for as a skill is none in a list of skills. */
function mayHold({ kind }: Requirement, line: SourceLine): boolean {
  return isPaperPlace(line) || (kind !== "skill" && line.place === "list");
}

interface Part {
  readonly text: string;
  readonly address: string;
  /** The head below which it stands, where that says a part of it. */
  readonly head?: string;
  readonly requirement: Requirement | undefined;
}

/** "Driver's licence: Code C1 (covers B)": its class stands in brackets behind it. */
const licenceOf = /^([^:()]*\blicen[sc]e): ([^:()]+?)(?: \(([^()]*)\))?$/iu;

/** A part without what stands beside its name: "IPAF 3a/3b, expires", "English (spoken) Driving licence". */
export function neat(part: string): string {
  const bare = paperMarks.reduce((text, mark) => text.replace(mark, ""), withoutStop(part));
  return withoutStop(
    bare
      .replace(/\s+:\s/gu, ": ")
      .replace(
        licenceOf,
        (_, name, of, more) => `${name} (${more === undefined ? of : `${of}, ${more}`})`,
      ),
  );
}

/** Whether words are the name of a program or a machine, from the first to the last. */
function isTool(part: string): boolean {
  return findTermsIn(part).some(
    ({ term, start, end }) => term.tool && start === 0 && end === part.length,
  );
}

/** Papers that are asked for, each as the resume has it, what is required first. */
function askedParts({ source, plan }: LetterContext): Part[] {
  return [...plan.byReq.values()]
    .filter(({ requirement, match }) => mayBePaper(requirement) && match.strength >= surely)
    .toSorted((a, b) => rankOf(b.requirement) - rankOf(a.requirement))
    .flatMap(({ requirement, match }) => {
      const [part] = match.factIds.flatMap((address): Part[] => {
        const line = source.byAddress.get(address);
        if (line === undefined || !mayHold(requirement, line) || openStatus(source, line))
          return [];
        const [text] = partsFor(requirement, line)
          .filter((one) => isPaperOf(requirement, one, line) && !isTool(one))
          .map(neat)
          .filter(isWhole);
        return text === undefined
          ? []
          : [asRegistered({ text, address, requirement }, line, source)];
      });
      return part === undefined ? [] : [part];
    });
}

function rankOf({ level }: Requirement): number {
  return Number(level === "required");
}

/** Heads of sections below which papers of the trade stand. */
const paperHead =
  /\b(?:tickets?|cards?|registrations?|registered|licen[sc]es?|licensing|certs?|certifi\p{L}+|accreditations?|memberships?|professional (?:status|bod(?:y|ies)))\b/iu;

/** "NMBI", "NMBI: Midwives Division": a body by its initials, and the part of its register. */
const ofBody = /^(\p{Lu}{3,8})(?:: (\p{Lu}[^:;]*))?$/u;

/** Where registrations are told of or asked for, the initials of a body say with whom one is registered. */
function asRegistered(part: Part, { entry }: SourceLine, source: Source): Part {
  const [, body, division] = ofBody.exec(part.text) ?? [];
  if (body === undefined) return part;
  const text = `registered with ${body}${division === undefined ? "" : ` (${division})`}`;
  const head = source.byAddress.get(`${entry}.title`);
  if (head !== undefined && isOfRegister.test(head.text))
    return { ...part, text, head: head.address };
  return isAskedOf(part, body, division) ? { ...part, text } : part;
}

/** Whether a register is asked for; "RVT" alone is who one is, and no body to be registered with. */
function isAskedOf({ requirement }: Part, body: string, division: string | undefined): boolean {
  const asked = requirement?.text ?? "";
  return isOfRegister.test(asked) && (division !== undefined || asked.includes(body));
}

const isOfRegister = /\bregist/iu;

/** Lines that hold papers of the trade: certificates, and what stands below a head that names them. */
function paperLines({ source }: LetterContext): SourceLine[] {
  const { certifications, additional } = source.resume;
  const held = additional.filter(({ title }) => paperHead.test(title));
  return [
    ...certifications.map(({ id }) => `${id}.name`),
    ...held.flatMap(({ id, lines }) => lines.map((line) => `${id}.${line.id}`)),
  ].flatMap((address) => source.byAddress.get(address) ?? []);
}

/** "no conditions" names nothing, "SPEAK" is a word in capitals, and "I can do fittings" a sentence. */
function isNamed(text: string): boolean {
  const [token] = tokensOf(text.toLowerCase());
  const isWord = /^\p{Lu}{4,}$/u.test(text) && classOf(token).verbs.length > 0;
  return /^[\p{Lu}\d]|^\p{Ll}\p{Lu}/u.test(text) && !/^I\b/u.test(text) && !isWord;
}

/** Papers of the trade, asked for or not; those of every trade are named only where they are asked for. */
function listedParts(context: LetterContext): Part[] {
  return paperLines(context)
    .filter((line) => !openStatus(context.source, line))
    .flatMap((line) =>
      heldParts(line.text)
        .map(neat)
        .filter((text) => isWhole(text) && isNamed(text) && !everyTrade.test(text))
        .filter((text) => !isIssuer.test(text))
        .map((text): Part => ({ text, address: line.address, requirement: undefined }))
        .map((part) => asRegistered(part, line, context.source)),
    );
}

function isSaidIn(text: string, parts: readonly Part[]): boolean {
  const said = text.toLowerCase();
  return parts.some((one) => {
    const own = one.text.toLowerCase();
    return own.includes(said) || said.includes(own);
  });
}

export function papersOf(context: LetterContext): Proof[] {
  const parts: Part[] = [];
  for (const part of [...askedParts(context), ...listedParts(context)]) {
    const most = part.requirement === undefined ? mostListed : mostParts;
    if (parts.length < most && !isSaidIn(part.text, parts)) parts.push(part);
  }
  return fewerOf(parts).map(papersIn);
}

/** All parts, then all but one, the last first, then the first alone: one that may not stand leaves the others. */
function fewerOf(parts: readonly Part[]): (readonly Part[])[] {
  const butOne = parts.map((_, at) => parts.filter((__, other) => other !== parts.length - 1 - at));
  return [parts, ...butOne, parts.slice(0, 1)].filter((some) => some.length > 0);
}

function papersIn(parts: readonly Part[]): Proof {
  const named = parts.map((part) => ({
    part,
    name: paperName(part.text, part.requirement?.text ?? ""),
  }));
  const been = named.filter(
    ({ part, name }) => name?.person === true || part.text.startsWith("registered with "),
  );
  const held = named.filter((one) => !been.includes(one));
  const names = held.flatMap(({ name }) => (name?.isOwn === true ? name.text : []));
  return {
    text: joinItems(held.map(({ part }) => part.text)),
    // One without a name of its own leaves all as they are written.
    one: names.length === held.length ? joinItems(names) : "",
    person: joinItems(been.map(({ part, name }) => name?.text ?? part.text)),
    factIds: [...new Set(parts.flatMap(({ address, head }) => [address, ...(head ? [head] : [])]))],
    requirements: parts.flatMap(({ requirement }) => requirement ?? []),
  };
}
