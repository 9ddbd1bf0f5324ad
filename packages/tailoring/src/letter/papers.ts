import { joinList, articleFor, withoutStop } from "../words/phrases.ts";
import { titleNouns } from "@savile/taxonomy/lexicon";
import type { Requirement } from "@savile/model";
import type { Sentence } from "../input/draft.ts";
import { openStatus } from "../match/status.ts";
import type { SourceLine } from "../match/source.ts";
import type { LetterContext } from "./context.ts";
import { degreeWords, isOverdue } from "./study.ts";
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

/** "a journeyman license", "OSHA 10"; nothing of which a bracket is missing, and nobody. */
function paperName(text: string): string | undefined {
  const name = withoutStop(text);
  if ((name.match(/[([]/g) ?? []).length !== (name.match(/[)\]]/g) ?? []).length) return undefined;
  if (/[:;|]|\s[-–—]\s|\b(?:and|or|of|in|the|with)$|^\d{4}/.test(name) || name.length > 56)
    return undefined;
  const lastWord =
    name
      .replace(/\s*\([^)]*\)$/, "")
      .split(" ")
      .at(-1)
      ?.toLowerCase() ?? "";
  const named =
    single.test(name) ||
    /^[\p{Lu}\d][\p{Lu}\d\s/+-]*$/u.test(name) ||
    /\b(?:level|class)\b/i.test(name);
  if (!named || /\b(?:19|20)\d{2}\b/.test(name)) return undefined;
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

/** Licences and certificates: those that are asked for first, else what else is held. */
export function sayPapers(voice: Voice): Sentence[] {
  const all = certificates(voice.context);
  const asked = all.filter(({ requirement }) => requirement !== undefined).slice(0, 3);
  const chosen = asked.length > 0 ? asked : all.slice(0, 2);
  if (chosen.length === 0) return [];
  const said = say(voice, {
    slot: "papers",
    frames: asked.length > 0 ? frames.papersAsked : frames.papersOther,
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

/** The degree, where it is asked for or where there is little else to tell. */
export function sayStudy(voice: Voice, always: boolean): Sentence[] {
  const { source, posting } = voice.context;
  const asked = posting.requirements.filter(({ kind }) => kind === "degree");
  if (asked.length === 0 && !always) return [];
  for (const entry of source.resume.education) {
    const degree = source.byAddress.get(`${entry.id}.degree`);
    const school = source.byAddress.get(`${entry.id}.school`);
    const words = degree === undefined ? undefined : degreeWords(degree.text, school?.text);
    if (degree === undefined || words === undefined) continue;
    const open = openStatus(source, degree);
    if (open && isOverdue(entry.dates.end, source.today)) continue;
    const said = say(voice, {
      slot: "degree",
      frames: open ? frames.degreesOpen : isDegree(words.degree) ? frames.degrees : frames.diplomas,
      values: {
        degree: words.degree,
        school: open ? words.school : words.school.replace(/^ at /, " from "),
      },
      factIds: [degree.address, ...(school === undefined ? [] : [school.address])],
    });
    return said === undefined ? [] : [said];
  }
  return [];
}
