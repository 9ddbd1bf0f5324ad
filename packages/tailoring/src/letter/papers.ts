import { joinList } from "../words/phrases.ts";
import { analyse } from "../match/analyse.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { paperName } from "./paper-name.ts";
import type { PaperName } from "./paper-name.ts";
import type { EducationEntry, Requirement } from "@savile/model";
import type { Sentence } from "../input/draft.ts";
import { openStatus } from "../match/status.ts";
import type { SourceLine } from "../match/source.ts";
import type { LetterContext } from "./context.ts";
import { degreeWords, isOverdue, namesSchool } from "./study.ts";
import * as frames from "./frames.data.ts";
import { isNotHeld } from "../verify/reading/open-parts.ts";
import { namesOrganisation } from "../posting/names.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

interface Paper {
  readonly line: SourceLine;
  readonly name: PaperName;
  readonly requirement: Requirement | undefined;
}

const surely = 0.8;
const mostPapers = 4;
const mostOfItem = 5;

/** Where papers stand: among certificates, memberships, studies, or what stands below with no place of its own; who gave one is none. */
export function isPaperPlace({ address }: SourceLine): boolean {
  return /^(?:crt|mem|edu|add)\d/u.test(address) && !address.endsWith(".issuer");
}

/** What is said of the paper before it, and is none by itself: "CDHO registration, general certificate, in good standing". */
const qualifies =
  /^(?:in good standing|(?:current|active|valid|clean|general|full|renewed|annotated|authori[sz]ed)\b|(?:issued|granted|awarded|held) by\b|no conditions)/u;

const ofPaper = /\b(?:certificate|diploma|licen[sc]e)\b/iu;

/** "NMC PIN active since 2013. Full driving licence. Enhanced DBS": each paper of a line by itself. */
function partsOf(text: string): string[] {
  const items = text.split(/,\s+/u);
  const isRow =
    items.length > 2 &&
    items.every((item) => item.split(" ").length <= mostOfItem && !qualifies.test(item));
  if (isRow) return items.map((item) => item.trim());
  // "Elm Vocational Center - Welding certificate": where it was learnt stands before it.
  const [school = "", paper] = text.split(/\s[-–]\s/u);
  const isLearntThere =
    paper !== undefined &&
    (namesOrganisation(school) || (ofPaper.test(paper) && !ofPaper.test(school)));
  const bare = isLearntThere ? paper : text;
  return bare
    .split(
      /[;|·•]|\s—\s|\.\s+(?=\p{Lu})|,\s+(?!Level\b)(?=\p{Lu}\p{L}*(?:\s\p{L}+){0,3}(?:,|$|\s\())/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Parts of a line that are held: one of a row may be told of as pending or not held, and what is told of its school. */
export function heldParts(text: string): string[] {
  const parts = partsOf(text);
  return parts.filter((part, at) => {
    const next = parts[at + 1] ?? "";
    return !isNotHeld(part) && !(namesOrganisation(next) && isNotHeld(next));
  });
}

/** The parts of a line that answer what is asked for, the best first: by the same term, or by a word in common. */
export function partsFor({ text, canonical }: Requirement, line: SourceLine): string[] {
  const asked = analyse(text, false).stems;
  return heldParts(line.text)
    .map((part) => {
      const own = new Set(analyse(part, false).stems);
      const terms = findTermsIn(part).filter(({ term }) => canonical.includes(term.id)).length;
      return { part, score: asked.filter((stem) => own.has(stem)).length + terms * 2 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ part }) => part);
}

/**
 * What is asked for as a skill and held as a paper: "water treatment", by a certificate in it, and whatever stands
 * among the certificates and memberships.
 */
export function isPaperOf({ kind }: Requirement, part: string, { address }: SourceLine): boolean {
  if (isOfPaper({ kind }) || /^(?:crt\d|mem\d+\.(?:title|organization))/u.test(address))
    return true;
  return (
    !isDegree(part) &&
    /\b(?:certificate|diploma|qualification|level (?:\d|[IVX]+\b)|PGCE|(?:garda|police) vett(?:ed|ing)|(?:DBS|police|background|screening|clearance|working with children|children['’]?s worker)\b.{0,24}\b(?:check|certificate|clearance)|clearance)\b/iu.test(
      part,
    )
  );
}

/** Those of the trade before those of every trade, and among them what is required. */
function rankOfPaper({
  name,
  text,
  level,
}: { name: string } & Pick<Requirement, "text" | "level">) {
  return Number(level === "required") - (everyTrade.test(`${name} ${text}`) ? everyTradeLess : 0);
}

const everyTradeLess = 0.5;

/** Papers that the posting asks for, as the resume names them. */
function askedPapers({ source, plan }: LetterContext): Paper[] {
  return [...plan.byReq.values()]
    .filter(({ requirement, match }) => mayBePaper(requirement) && match.strength >= surely)
    .flatMap(({ requirement, match }) => {
      const [paper] = match.factIds.flatMap((address): Paper[] => {
        const line = source.byAddress.get(address);
        if (line === undefined || !isPaperPlace(line) || openStatus(source, line)) return [];
        const [name] = partsFor(requirement, line)
          .filter((part) => isPaperOf(requirement, part, line))
          .flatMap((part) => paperName(part, requirement.text) ?? []);
        return name === undefined ? [] : [{ line, name, requirement }];
      });
      return paper === undefined ? [] : [paper];
    })
    .toSorted((a, b) => rankOf(b) - rankOf(a));
}

function rankOf({ name, requirement }: Paper): number {
  return requirement === undefined ? 0 : rankOfPaper({ ...requirement, name: name.text });
}

export function mayBePaper(requirement: Requirement): boolean {
  return requirement.kind === "skill" || requirement.kind === "clearance" || isOfPaper(requirement);
}

function isOfPaper({ kind }: Pick<Requirement, "kind">): boolean {
  return kind === "cert" || kind === "licence";
}

function isMust({ level }: Requirement): boolean {
  return level === "required";
}

/** Papers of every trade, which nobody names unasked. */
export const everyTrade = /\b(?:first aid|cpr|aed|manual handling|driv\p{L}+ licen[sc]e)\b/iu;

/** Certificates that the resume lists, asked for or not. */
function listedPapers({ source }: LetterContext): Paper[] {
  return source.resume.certifications.flatMap((entry): Paper[] => {
    if (everyTrade.test(entry.name) || isNotHeld(entry.name)) return [];
    const line = source.byAddress.get(`${entry.id}.name`);
    const name = line === undefined ? undefined : paperName(line.text);
    if (line === undefined || name === undefined || openStatus(source, line)) return [];
    return [{ line, name, requirement: undefined }];
  });
}

/** Each paper once. */
function eachOnce(papers: readonly Paper[]): Paper[] {
  return papers.filter(
    ({ name }, at) => papers.findIndex((one) => one.name.text === name.text) === at,
  );
}

/** "I am a certified archivist and hold OSHA 10", as one is and as one holds. */
function papersText(papers: readonly Paper[]): string {
  const held = papers.filter(({ name }) => !name.person).map(({ name }) => name.text);
  const been = papers.filter(({ name }) => name.person).map(({ name }) => name.text);
  return [
    ...(been.length > 0 ? [`am ${joinList(been)}`] : []),
    ...(held.length > 0 ? [`hold ${joinList(held)}`] : []),
  ].join(" and ");
}

/** "As you ask" only of what is required: of what would be liked, that it is held. */
function paperFrames(asked: readonly Paper[]): readonly string[] {
  if (asked.length === 0) return frames.papersOther;
  const all = asked.every(({ requirement }) => requirement !== undefined && isMust(requirement));
  return all ? frames.papersAsked : frames.papersHeld;
}

/**
 * Licences and certificates that are asked for.
 * @param always where there is little else to tell, others as well
 */
export function sayPapers(voice: Voice, always: boolean): Sentence[] {
  const asked = eachOnce(askedPapers(voice.context)).slice(0, mostPapers);
  const chosen = asked.length > 0 ? asked : listedPapers(voice.context).slice(0, always ? 2 : 0);
  for (const some of fewerOf(chosen)) {
    const said = sayThese(voice, some);
    if (said !== undefined) return [said];
  }
  return [];
}

/** All papers, else those that are held, else one alone: a sentence that fails for one need not fail for all. */
function fewerOf(chosen: readonly Paper[]): (readonly Paper[])[] {
  const held = chosen.filter(({ name }) => !name.person);
  return [chosen, held, ...chosen.map((one) => [one])].filter((some) => some.length > 0);
}

function sayThese(voice: Voice, chosen: readonly Paper[]): Sentence | undefined {
  return say(voice, {
    slot: "papers",
    frames: paperFrames(chosen.filter(({ requirement }) => requirement !== undefined)),
    values: { ...voice.context.job, papers: papersText(chosen) },
    factIds: chosen.map(({ line }) => line.address),
    reqIds: chosen.flatMap(({ requirement }) => requirement?.id ?? []),
    posting: chosen.flatMap(({ requirement }) =>
      requirement === undefined ? [] : [requirement.span],
    ),
  });
}

function isDegree(name: string): boolean {
  return /\b(?:bachelor|master|associate|doctor\w*|degree|(?:post)?graduate (?:certificate|diploma)|ph\.?d|mba|bba|[bm]\.?\s?(?:sc?|a|eng|ed)\b)/i.test(
    name,
  );
}

interface Study {
  readonly degree: SourceLine;
  readonly school: SourceLine | undefined;
  readonly words: { readonly degree: string; readonly school: string };
  /** It is still going on. */
  readonly open: boolean;
}

/** A degree that can be told; none that should have ended by now, for nobody can say how it did. */
function studyOf({ source }: LetterContext, entry: EducationEntry): Study | undefined {
  const degree = source.byAddress.get(`${entry.id}.degree`);
  if (degree === undefined) return undefined;
  const stated = source.byAddress.get(`${entry.id}.school`);
  const school = stated !== undefined && namesSchool(stated.text) ? stated : undefined;
  const words = degreeWords(degree.text, school?.text);
  const open = openStatus(source, degree);
  if (words === undefined || (open && isOverdue(entry.dates.end, source.today))) return undefined;
  return { degree, school, words, open };
}

function studyFrames({ open, words }: Study): readonly string[] {
  if (open) return frames.degreesOpen;
  return isDegree(words.degree) ? frames.degrees : frames.diplomas;
}

/** Whether a degree is in the field of the title sought: "Bachelor of Social Work" for a social worker. */
function isInField({ posting }: LetterContext, degree: string): boolean {
  const own = new Set(analyse(degree, false).stems);
  return analyse(posting.title ?? "", false).stems.some((stem) => own.has(stem));
}

/**
 * Degrees that answer what is asked for: one of a lower rank says what is missing. Where a degree is asked for in no
 * words that were understood, one in what the posting asks for, or in the field of its title.
 */
export function answeringEntries(context: LetterContext): EducationEntry[] {
  const { source, plan } = context;
  const carrying = [...plan.byReq.values()].filter(({ match }) => match.strength >= met);
  const entriesOf = (isOf: (entry: (typeof carrying)[number]) => boolean) => {
    const addresses = carrying.filter(isOf).flatMap(({ match }) => match.factIds);
    return source.resume.education.filter(({ id }) =>
      addresses.some((address) => address.startsWith(`${id}.`)),
    );
  };
  const asked = entriesOf(({ requirement }) => requirement.kind === "degree");
  if (asked.length > 0) return asked;
  const inSubject = entriesOf(
    ({ requirement, match }) => requirement.kind === "skill" && match.strength >= surely,
  );
  return source.resume.education.filter(
    (entry) =>
      isDegree(entry.degree) && (inSubject.includes(entry) || isInField(context, entry.degree)),
  );
}

const met = 0.6;

/** The degree, where it is asked for or where there is little else to tell. */
export function sayStudy(voice: Voice, always: boolean): Sentence[] {
  const { source, posting } = voice.context;
  const asked = posting.requirements.some(({ kind }) => kind === "degree");
  if (!asked && !always) return [];
  const entries = asked ? answeringEntries(voice.context) : source.resume.education;
  const [study] = entries.flatMap((entry) => studyOf(voice.context, entry) ?? []);
  if (study === undefined) return [];
  const { degree, school, words, open } = study;
  const said = say(voice, {
    slot: "degree",
    frames: studyFrames(study),
    values: {
      degree: words.degree,
      school: open ? words.school : words.school.replace(/^ at /, " from "),
    },
    factIds: [degree, ...(school === undefined ? [] : [school])].map(({ address }) => address),
  });
  return said === undefined ? [] : [said];
}
