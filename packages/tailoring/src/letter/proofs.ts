import { termById } from "@savile/taxonomy/lexicon";
import type { Sentence } from "../input/draft.ts";
import { languagesIn } from "../match/languages.ts";
import { openStatus } from "../match/status.ts";
import type { SourceLine } from "../match/source.ts";
import { joinItems, withoutStop } from "../words/phrases.ts";
import type { LetterContext } from "./context.ts";
import * as pointFrames from "./point-frames.data.ts";
import type { ProofKind } from "./letter-plan.ts";
import { isWhole, papersOf } from "./paper-proofs.ts";
import type { Proof } from "./paper-proofs.ts";
import { answeringEntries } from "./papers.ts";
import { areNamed, namedTools } from "./skills.ts";
import { degreePhrase, namesSchool } from "./study.ts";
import { say } from "./voice.ts";
import type { Values, Voice } from "./voice.ts";

/** "Board / University" is the head of a column. */
function isNamedSchool({ text }: SourceLine): boolean {
  return (
    namesSchool(text) && isWhole(text) && !/\s\/\s|%|^(?:year|board|marks|grade)\b/iu.test(text)
  );
}

/** A degree and its school, as they are said and as they are written. */
function studySaid(degree: SourceLine, school: SourceLine | undefined): Proof {
  const [name, place] = [degree, school].map((line) => line && withoutStop(line.text));
  const text = degreePhrase(name ?? "", place);
  const [, had = ""] = /^I have (.*)$/u.exec(text) ?? [];
  return {
    text,
    degree: had,
    written: [name, place].filter((text) => text !== undefined).join(", "),
    factIds: [degree, school].flatMap((line) => line?.address ?? []),
    requirements: [],
  };
}

/** Degrees that answer what is asked, each with its school; none that should have ended by now, and none in progress as held. */
function studiesOf(context: LetterContext, told: string): Proof[] {
  const { source } = context;
  return answeringEntries(context).flatMap(({ id }) => {
    const degree = source.byAddress.get(`${id}.degree`);
    const school = source.byAddress.get(`${id}.school`);
    if (degree === undefined || !isWhole(degree.text) || openStatus(source, degree)) return [];
    if (told.includes(withoutStop(degree.text).toLowerCase())) return [];
    return [studySaid(degree, school !== undefined && isNamedSchool(school) ? school : undefined)];
  });
}

/** Two degrees that are both asked for in one sentence, else the first. */
function studyOf(context: LetterContext, told: string): Proof | undefined {
  const [first, second] = studiesOf(context, told);
  if (first === undefined || !first.degree || !second?.degree) return first;
  const degree = `${first.degree} and ${second.degree}`;
  return {
    ...first,
    text: `I have ${degree}`,
    degree,
    written: "",
    factIds: [...first.factIds, ...second.factIds],
  };
}

/** "Portuguese", "te reo Māori"; "daily at work" was read beside one. */
const isLanguage = /^(?:(?:\p{Ll}+ ){0,2}|\p{Ll}{2,4})\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;

/** Levels as one names them beside a language; "first" and "Leaving Cert" are none to read aloud. */
const isLevel =
  /^(?:[ABC][12]|native(?: speaker)?|mother tongue|bilingual|fluent|near[- ]native|advanced|(?:upper[- ])?intermediate|conversational|(?:full |limited )?(?:professional|working)(?: proficiency)?|proficient|good|very good|excellent|fair|basic)$/iu;
/** Who understands or reads a language, or has some of it, does not say to speak it. */
const isLess =
  /\b(?:understand\p{L}*|read\p{L}*|listening|some|a (?:little|bit)|beginner|learning|elementary|school|rusty|notions|passive)\b/iu;

/** "German (C1)": a level without what is told about it. */
function withLevel(name: string, level: string): string {
  const [short = ""] = level.split(/\s*[(),;]/u);
  return isLevel.test(short) ? `${name} (${short})` : name;
}

/** The languages, where the posting asks for one that a letter in English does not show by itself. */
function languagesOf({ source, plan }: LetterContext): Proof | undefined {
  const asked = new Set(
    [...plan.byReq.values()]
      .filter(({ requirement, match }) => requirement.kind === "language" && match.strength > 0)
      .flatMap(({ match }) => match.factIds),
  );
  const all = source.resume.languages.filter(
    ({ id, name, level }) =>
      source.byAddress.has(`${id}.name`) &&
      isLanguage.test(name.trim()) &&
      !isLess.test(level) &&
      // "isiXhosa", "siSwati": a name by its own grammar.
      (languagesIn(name).length > 0 || /^\p{Ll}{2,4}\p{Lu}\p{Ll}+$/u.test(name.trim())),
  );
  const isAsked = all.some(({ id, name }) => asked.has(`${id}.name`) && name.trim() !== "English");
  if (!isAsked) return undefined;
  return {
    text: joinItems(all.map(({ name, level }) => withLevel(name, level))),
    factIds: all.flatMap(({ id, level }) => [
      `${id}.name`,
      ...(level === "" ? [] : [`${id}.level`]),
    ]),
    requirements: [],
  };
}

/** Tools and skills that are asked for and that nothing of the letter has named. */
function skillsOf(context: LetterContext, told: string): Proof | undefined {
  const skills = namedTools(context, told);
  if (skills.length === 0) return undefined;
  const text = joinItems(skills.map((skill) => skill.text));
  const isTools = skills.every(({ termId }) => termById(termId)?.tool === true);
  const isAsked = areNamed(context, skills) && !text.includes(";");
  return {
    text,
    tools: isTools ? text : "",
    asked: isAsked ? ", which you ask for" : "",
    factIds: skills.map(({ factId }) => factId),
    requirements: skills.flatMap(({ reqId }) => context.plan.byReq.get(reqId)?.requirement ?? []),
  };
}

/** What may be said of a kind, the fullest first. */
function proofsOf(context: LetterContext, kind: ProofKind, told: string): Proof[] {
  if (kind === "papers") return papersOf(context);
  const one = {
    study: () => studyOf(context, told),
    languages: () => languagesOf(context),
    skills: () => skillsOf(context, told),
  }[kind]();
  return one === undefined ? [] : [one];
}

/**
 * What is asked for and stands in lists, as a sentence that takes any name: papers, the degree, languages, tools.
 * @param shown what the points say that stand further down
 */
export function sayProof(voice: Voice, kind: ProofKind, shown: string): Sentence[] {
  const told = [...voice.said, shown].join(" ").toLowerCase();
  for (const proof of proofsOf(voice.context, kind, told)) {
    const being = sayBeing(voice, proof);
    const said = being.isAll ? undefined : sayOne(voice, kind, proof);
    if (being.said.length > 0 || said !== undefined)
      return [...being.said, ...(said === undefined ? [] : [said])];
  }
  return [];
}

/** Who one is by a paper: with what is held in one sentence, else by itself. */
function sayBeing(voice: Voice, proof: Proof): { said: Sentence[]; isAll: boolean } {
  const { person = "", one = "", text } = proof;
  if (person === "") return { said: [], isAll: false };
  const both = sayWith(voice, "papers", proof, pointFrames.papersBeing, { person, one });
  if (both !== undefined) return { said: [both], isAll: true };
  const only = sayWith(voice, "papers", proof, pointFrames.papersBeingOnly, { person });
  return { said: only === undefined ? [] : [only], isAll: text === "" };
}

function sayOne(voice: Voice, kind: ProofKind, proof: Proof): Sentence | undefined {
  const { text, written = "", one = "", degree = "", tools = "", asked = "" } = proof;
  const follows = kind === "study" && voice.said.at(-1)?.startsWith("I ") === true;
  const given = follows ? pointFrames.studied : pointFrames.listed[kind];
  return sayWith(voice, kind, proof, given, { text, written, one, degree, tools, asked });
}

function sayWith(
  voice: Voice,
  kind: ProofKind,
  { factIds, requirements }: Proof,
  given: readonly string[],
  values: Values,
): Sentence | undefined {
  return say(voice, {
    slot: kind,
    again: true,
    frames: given,
    values,
    factIds,
    reqIds: requirements.map(({ id }) => id),
    posting: requirements.map(({ span }) => span),
  });
}

/** Whether lists of the resume show something of a kind. */
export function hasProof(context: LetterContext, kind: ProofKind): boolean {
  return proofsOf(context, kind, "").length > 0;
}
