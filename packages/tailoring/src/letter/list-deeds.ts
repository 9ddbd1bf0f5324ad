import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { analyse } from "../match/analyse.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import { sentencesOf } from "../text/sentences.ts";
import { openerOf } from "../words/verbs.ts";
import { wordCount } from "../words/phrases.ts";

const fewestWords = 6;
/** What a line of no job weighs beside the lines of jobs. */
const utility = 0.5;

/** Who tells deeds under skills or in the words before the jobs names no job for them. */
const noJob: SourceRole = {
  id: "list",
  title: "",
  org: "",
  titleAddress: "",
  orgAddress: "",
  datesAddress: "",
  paid: false,
  period: { text: "", start: "", end: "" },
  recency: 1,
  lines: [],
};

/** Whether a line stands under no job: a deed that a list of skills or a summary tells. */
export function isOfNoJob({ role }: RankedLine): boolean {
  return role === noJob;
}

/** A figure that is no year: how much of the work there was. */
function tellsHowMuch(text: string): boolean {
  return /(?<![\p{L}-])\d|[$€£]\s?\d/u.test(text.replace(/\b(?:19|20)\d{2}\b/gu, ""));
}

/** The sentences of a text, each as a line of its own under the same address. */
function eachSentence(line: SourceLine): SourceLine[] {
  return sentencesOf(line.text).map(({ start, end }) => {
    const text = line.text.slice(start, end).trim();
    return { ...line, text, ...analyse(text, false) };
  });
}

/** Heads below which people tell what they do beside work. */
const pastimes =
  /\b(?:interests?|hobb\p{L}+|pastimes?|free time|spare time|leisure|other|personal|private|refere\p{L}+|about)\b/iu;

/** Whether a line stands below such a head. */
function isPastime({ byAddress }: Source, { entry }: SourceLine): boolean {
  return pastimes.test(byAddress.get(`${entry}.title`)?.text ?? "");
}

/** Lines that tell work and stand under no job: entries of a list of skills, sentences of a summary. */
function linesOfNoJob(source: Source): SourceLine[] {
  return source.lines.flatMap((line) => {
    if (isPastime(source, line)) return [];
    if (line.address === "summary")
      return eachSentence(line).filter(
        ({ text }) => tellsHowMuch(text) || openerOf(text)?.form === "past",
      );
    if (/^(?:add\d+\.l|edu\d+\.d)\d/u.test(line.address))
      return eachSentence(line).filter(
        ({ text }) => tellsHowMuch(text) && openerOf(text)?.form === "past",
      );
    return line.place === "list" && openerOf(line.text) !== undefined ? [line] : [];
  });
}

/** Deeds that stand in a list of skills or in a summary, as a resume has them that groups its work by skill. */
export function listDeeds(source: Source, { byReq }: TailoringPlan): RankedLine[] {
  return linesOfNoJob(source)
    .filter(({ text }) => wordCount(text) >= fewestWords)
    .map((line, at): RankedLine => {
      const reqIds = [...byReq.values()]
        .filter(({ match }) => match.factIds.includes(line.address))
        .map(({ requirement }) => requirement.id);
      return { line, role: noJob, utility, reqIds, source: source.lines.length + at };
    });
}
