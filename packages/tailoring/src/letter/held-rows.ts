import { isPointText } from "@savile/model";
import type { EducationEntry } from "@savile/model";
import { termById } from "@savile/taxonomy/lexicon";
import type { Sentence } from "../input/draft.ts";
import { languagesIn } from "../match/languages.ts";
import { openStatus } from "../match/status.ts";
import type { SourceLine } from "../match/source.ts";
import { rowLeads } from "../words/row-leads.ts";
import { withoutStop, wordCount } from "../words/phrases.ts";
import type { NamedSkill } from "../write/named-skills.ts";
import type { LetterContext } from "./context.ts";
import * as pointFrames from "./point-frames.data.ts";
import { paperRows } from "./paper-rows.ts";
import type { HeldRow } from "./paper-rows.ts";
import { answeringEntries } from "./papers.ts";
import { namedTools } from "./skills.ts";
import { isWhole } from "./whole-part.ts";
import { namesSchool } from "./study.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

/** "Board / University" is the head of a column. */
function isNamedSchool({ text }: SourceLine): boolean {
  return (
    namesSchool(text) && isWhole(text) && !/\s\/\s|%|^(?:year|board|marks|grade)\b/iu.test(text)
  );
}

const mostStudies = 2;

/** A study that gives the right to a trade, whatever the degree beside it. */
const givesRight = /\b(?:PGCE|PGDE|QTS|QTLS|apprenticeship|NVQ|SVQ)\b/u;

/** Studies of the resume that answer what is asked for, and those that give the right to the work. */
function studiesOf(context: LetterContext): EducationEntry[] {
  const answering = answeringEntries(context);
  const others = context.source.resume.education.filter(
    (entry) => !answering.includes(entry) && givesRight.test(entry.degree),
  );
  return [...answering, ...(answering.length > 0 ? others : [])];
}

/** Degrees with their schools; none that should have ended by now, and none in progress as held. */
function studyRows(context: LetterContext, told: string): HeldRow[] {
  return rowsOfStudies(context, studiesOf(context), told);
}

/** The first study of the resume, for who has hardly anything else to tell. */
export function anyStudy(context: LetterContext): HeldRow[] {
  return rowsOfStudies(context, context.source.resume.education, "").slice(0, 1);
}

function rowsOfStudies(
  { source }: LetterContext,
  studies: readonly EducationEntry[],
  told: string,
): HeldRow[] {
  return studies
    .flatMap(({ id }): HeldRow[] => {
      const degree = source.byAddress.get(`${id}.degree`);
      const school = source.byAddress.get(`${id}.school`);
      if (degree === undefined || !isWhole(degree.text) || openStatus(source, degree)) return [];
      if (told.includes(withoutStop(degree.text).toLowerCase())) return [];
      const lines = [degree, ...(school !== undefined && isNamedSchool(school) ? [school] : [])];
      return [
        {
          text: lines.map(({ text }) => withoutStop(text)).join(", "),
          factIds: lines.map(({ address }) => address),
          requirements: [],
        },
      ];
    })
    .slice(0, mostStudies);
}

/** "Portuguese", "te reo Māori"; "daily at work" was read beside one. */
const isLanguage = /^(?:(?:\p{Ll}+ ){0,2}|\p{Ll}{2,4})\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;
const longestLevel = 4;

function isTold(level: string): boolean {
  return level !== "" && level.split(" ").length <= longestLevel && !/[()]/u.test(level);
}

/** The languages with their levels, where the posting asks for one that a letter in English does not show by itself. */
function languageRows({ source, plan, posting }: LetterContext): HeldRow[] {
  const asked = new Set(
    [...plan.byReq.values()]
      .filter(({ requirement, match }) => requirement.kind === "language" && match.strength > 0)
      .flatMap(({ match }) => match.factIds),
  );
  const all = source.resume.languages.filter(
    ({ id, name }) =>
      source.byAddress.has(`${id}.name`) &&
      isLanguage.test(name.trim()) &&
      // "isiXhosa", "siSwati": a name by its own grammar.
      (languagesIn(name).length > 0 || /^\p{Ll}{2,4}\p{Lu}\p{Ll}+$/u.test(name.trim())),
  );
  const isWanted = /\blanguages\b.*\b(?:you|speak)\b/iu.test((posting.answers ?? []).join("\n"));
  const isOther = all.some(({ id, name }) => asked.has(`${id}.name`) && name.trim() !== "English");
  const isAsked = isOther || (isWanted && all.length > 0);
  if (!isAsked) return [];
  return [
    {
      text: `${rowLeads.languages} ${all
        .map(({ name, level }) => (isTold(level) ? `${name} (${level})` : name))
        .join(", ")}`,
      factIds: all.flatMap(({ id, level }) => [
        `${id}.name`,
        ...(isTold(level) ? [`${id}.level`] : []),
      ]),
      requirements: [],
    },
  ];
}

const mostWordsOfSkill = 10;

/** A skill as its list has it, with what is said of it; else by its name alone. */
function skillText({ source }: LetterContext, { text, factId }: NamedSkill): string {
  const line = source.byAddress.get(factId);
  const isShort = line?.place === "list" && wordCount(line.text) <= mostWordsOfSkill;
  return isShort ? withoutStop(line.text) : text;
}

/** One tool alone, which makes no row: a list of one word says that there is nothing else. */
function loneTool([skill, ...others]: readonly NamedSkill[]): NamedSkill | undefined {
  const isTool = skill !== undefined && termById(skill.termId)?.tool === true;
  return isTool && others.length === 0 ? skill : undefined;
}

/** The one tool in a sentence; none where the letter has named it. */
export function sayTool(voice: Voice): Sentence[] {
  const { context } = voice;
  const skill = loneTool(namedTools(context, voice.said.join(" ").toLowerCase()));
  if (skill === undefined) return [];
  const requirement = context.plan.byReq.get(skill.reqId)?.requirement;
  const said = say(voice, {
    slot: "tool",
    frames: pointFrames.knows,
    values: { text: skillText(context, skill) },
    factIds: [skill.factId],
    reqIds: [skill.reqId],
    posting: requirement === undefined ? [] : [requirement.span],
  });
  return said === undefined ? [] : [said];
}

/** Tools and skills that are asked for and that nothing of the letter has named. */
function skillRows(context: LetterContext, told: string): HeldRow[] {
  const skills = namedTools(context, told);
  if (skills.length === 0 || loneTool(skills) !== undefined) return [];
  const isTools = skills.every(({ termId }) => termById(termId)?.tool === true);
  const texts = skills.map((skill) => skillText(context, skill));
  // One alone needs no head.
  const lead = skills.length === 1 ? [] : [isTools ? rowLeads.tools : rowLeads.skills];
  return [
    {
      text: [...lead, [...new Set(texts)].join(", ")].join(" "),
      factIds: skills.map(({ factId }) => factId),
      requirements: skills.flatMap(({ reqId }) => context.plan.byReq.get(reqId)?.requirement ?? []),
    },
  ];
}

/**
 * What lists of the resume hold of what is asked for, a row each, in their own words: papers, degrees, languages,
 * tools.
 * @param told what the letter says elsewhere, in small letters
 */
export function heldRows(context: LetterContext, told: string): HeldRow[] {
  const rows = [
    ...paperRows(context),
    ...studyRows(context, told),
    ...languageRows(context),
    ...skillRows(context, told),
  ];
  return rows.filter(({ factIds, text }, at) => {
    const before = rows.slice(0, at);
    return text !== "" && !before.some((one) => factIds.every((id) => one.factIds.includes(id)));
  });
}

/**
 * The rows of what is held below the sentence that leads in to them.
 * @param shown what the points say that stand further down
 * @param also rows of what nothing else tells
 */
export function sayHeld(voice: Voice, shown: string, also: readonly HeldRow[]): Sentence[] {
  const told = [...voice.said, shown].join(" ").toLowerCase();
  const isFirst = !voice.said.some(isPointText);
  const rows = [...also, ...heldRows(voice.context, told)].flatMap(
    ({ text, factIds, requirements }) => {
      const said = say(voice, {
        slot: "held",
        again: true,
        frames: pointFrames.held,
        values: { text },
        factIds,
        reqIds: requirements.map(({ id }) => id),
        posting: requirements.map(({ span }) => span),
      });
      return said === undefined ? [] : [said];
    },
  );
  if (rows.length === 0) return [];
  const lead = say(voice, {
    slot: "intro",
    frames: isFirst ? pointFrames.introsHeldFirst : pointFrames.introsHeld,
    values: {},
    factIds: [],
    form: true,
  });
  return lead === undefined ? [] : [lead, ...rows];
}
