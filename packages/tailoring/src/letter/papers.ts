import { joinList, articleFor, withoutStop } from "../words/phrases.ts";
import { titleNouns } from "@savile/taxonomy/lexicon";
import type { EducationEntry, Requirement } from "@savile/model";
import type { Sentence } from "../input/draft.ts";
import { openStatus } from "../match/status.ts";
import type { SourceLine } from "../match/source.ts";
import type { LetterContext } from "./context.ts";
import { degreeWords, isOverdue, namesSchool } from "./study.ts";
import * as frames from "./frames.data.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

interface Paper {
  readonly line: SourceLine;
  readonly name: string;
  readonly requirement: Requirement | undefined;
}

const single =
  /\b(?:licen[sc]e|certificate|certification|diploma|card|permit|registration|endorsement)\b/i;

/** Whether a name is cut off: a bracket is missing, or it ends on a word that others follow. */
function isCutOff(name: string): boolean {
  const opened = [...name.matchAll(/[([]/g)].length;
  const closed = [...name.matchAll(/[)\]]/g)].length;
  return opened !== closed || /\b(?:and|or|of|in|the|with)$/.test(name);
}

/** Whether a name holds more than a name: a mark between parts, a year. */
function holdsMore(name: string): boolean {
  return name.length > 56 || /[:;|]|\s[-–—]\s|^\d{4}|\b(?:19|20)\d{2}\b/.test(name);
}

/** Whether a name is one of a paper: "license", "OSHA 10", "Class A". */
function namesPaper(name: string): boolean {
  return [single, /^[\p{Lu}\d][\p{Lu}\d\s/+-]*$/u, /\b(?:level|class)\b/i].some((names) =>
    names.test(name),
  );
}

/** "a journeyman license", "OSHA 10"; nothing of which a bracket is missing, and nobody. */
function paperName(text: string): string | undefined {
  const name = withoutStop(text)
    .replace(/\s*\((?:19|20)\d{2}\)$/u, "")
    .replace(/\bw\/\s*/u, "with ");
  if (isCutOff(name) || holdsMore(name) || !namesPaper(name)) return undefined;
  const words = name.replace(/\s*\([^)]*\)$/, "").split(" ");
  const lastWord = (words.at(-1) ?? "").toLowerCase();
  // "Registered Nurse" is somebody; the paper is the license.
  if (titleNouns.has(lastWord)) return undefined;
  return single.test(name) && !/^(?:an?|the)\s/i.test(name) && !lastWord.endsWith("s")
    ? `${articleFor(name)} ${name}`
    : name;
}

function certificates({ source, plan }: LetterContext): Paper[] {
  const asked = new Map<string, Requirement>();
  for (const { requirement, match } of plan.byReq.values())
    if (["cert", "licence"].includes(requirement.kind) && match.strength >= 0.7)
      for (const id of match.factIds) if (!asked.has(id)) asked.set(id, requirement);
  return source.resume.certifications.flatMap((entry): Paper[] => {
    const line = source.byAddress.get(`${entry.id}.name`);
    const name = line === undefined ? undefined : paperName(line.text);
    if (line === undefined || name === undefined || openStatus(source, line)) return [];
    return [{ line, name, requirement: asked.get(line.address) }];
  });
}

/** "As you ask" only of what is required: of what would be liked, that it is held. */
function paperFrames(asked: readonly Paper[]): readonly string[] {
  if (asked.length === 0) return frames.papersOther;
  const all = asked.every(({ requirement }) => requirement?.level === "required");
  return all ? frames.papersAsked : frames.papersHeld;
}

/**
 * Licences and certificates that are asked for.
 * @param always where there is little else to tell, others as well
 */
export function sayPapers(voice: Voice, always: boolean): Sentence[] {
  const all = certificates(voice.context);
  const asked = all.filter(({ requirement }) => requirement !== undefined).slice(0, 3);
  const chosen = asked.length > 0 ? asked : all.slice(0, always ? 2 : 0);
  if (chosen.length === 0) return [];
  const said = say(voice, {
    slot: "papers",
    frames: paperFrames(asked),
    values: { ...voice.context.job, papers: joinList(chosen.map(({ name }) => name)) },
    factIds: chosen.map(({ line }) => line.address),
    reqIds: chosen.flatMap(({ requirement }) => requirement?.id ?? []),
    posting: chosen.flatMap(({ requirement }) =>
      requirement === undefined ? [] : [requirement.span],
    ),
  });
  return said === undefined ? [] : [said];
}

function isDegree(name: string): boolean {
  return /\b(?:bachelor|master|associate|doctor\w*|degree|ph\.?d|mba|bba|[bm]\.?\s?(?:sc?|a|eng|ed)\b)/i.test(
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

/** Degrees that answer what is asked for: one of a lower rank says what is missing. */
function answeringEntries({ source, plan }: LetterContext): EducationEntry[] {
  const carrying = [...plan.byReq.values()]
    .filter(({ requirement, match }) => requirement.kind === "degree" && match.strength >= met)
    .flatMap(({ match }) => match.factIds);
  return source.resume.education.filter(({ id }) =>
    carrying.some((address) => address.startsWith(`${id}.`)),
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
