import type { Requirement } from "@savile/model";
import type { Source, SourceLine } from "../match/source.ts";
import { titleNouns } from "@savile/taxonomy/lexicon";
import { openStatus } from "../match/status.ts";
import { degreesIn } from "../posting/degrees.ts";
import type { Sentence } from "../input/draft.ts";
import { articleFor, joinList, upperFirst, withoutStop, withStop } from "../words/phrases.ts";
import { mayStand } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { degreeName, schoolName, withArticle } from "./study.ts";

interface Paper {
  readonly line: SourceLine;
  readonly requirement: Requirement;
}

function papersFor(context: LetterContext, held: boolean): Paper[] {
  const { plan, source } = context;
  const found = new Map<string, Paper>();
  for (const { requirement, match } of plan.byReq.values()) {
    if (!["degree", "cert", "licence"].includes(requirement.kind)) continue;
    const line = source.byAddress.get(match.factIds[0] ?? "");
    if (line === undefined || line.place !== "credential" || found.has(line.address)) continue;
    if (held ? match.strength >= 0.7 : match.strength > 0 && openStatus(source, line))
      found.set(line.address, { line, requirement });
  }
  return [...found.values()].slice(0, 3);
}

/** "a Journeyman License", "OSHA 10"; nothing of which a bracket is missing. */
function paperName(text: string): string | undefined {
  const name = withoutStop(text);
  if ((name.match(/[([]/g) ?? []).length !== (name.match(/[)\]]/g) ?? []).length) return undefined;
  if (/[:;|]|\b(?:and|or|of|in|the)$/.test(name)) return undefined;
  // "Registered Nurse" is somebody, not something.
  if (titleNouns.has(name.split(" ").at(-1)?.toLowerCase() ?? "")) return undefined;
  const single =
    /\b(?:licen[sc]e|certificate|certification|diploma|bachelor|associate|master|card|permit)\b/i;
  return single.test(name) && !/^(?:an?|the)\s/i.test(name) ? `${articleFor(name)} ${name}` : name;
}

/** "I have a B.S. in Accounting from Tilden College and hold OSHA 10." */
function heldText(
  source: Source,
  lines: readonly SourceLine[],
): { text: string; factIds: string[] } {
  const degrees = lines.filter((line) => line.kind === "degree" && degreesIn(line.text).length > 0);
  const others = lines.filter((line) => !degrees.includes(line));
  const factIds = lines.map((line) => line.address);
  const [degree] = degrees;
  const school = degree === undefined ? undefined : source.byAddress.get(`${degree.entry}.school`);
  if (school !== undefined) factIds.push(school.address);
  const from = school === undefined ? "" : ` from ${schoolName(school.text)}`;
  const name = degree === undefined ? "" : degreeName(degree.text);
  const first = name === "" ? [] : [`I have ${withArticle(name)}${from}`];
  const rest = [...others, ...degrees.slice(1)].flatMap((line) => paperName(line.text) ?? []);
  const lead = first.length === 0 ? "My" : "my";
  const among = first.length === 0 ? "Among" : "among";
  const listed =
    rest.length === 0
      ? []
      : rest.length === 1
        ? [`${among} my credentials is ${rest[0] ?? ""}`]
        : [`${lead} credentials include ${joinList(rest)}`];
  const parts = [...first, ...listed];
  return { text: parts.length === 0 ? "" : withStop(parts.join(", and ")), factIds };
}

/**
 * Degrees and certificates that the posting asks for and the source holds.
 * @param all certificates that nobody asked for as well
 */
export function credentialSentence(context: LetterContext, all: boolean): Sentence | undefined {
  const papers = papersFor(context, true);
  const asked = papers.map((paper) => paper.line);
  const lines = [...asked, ...(all ? otherPapers(context, asked) : [])];
  const { text, factIds } = heldText(context.source, lines);
  const sentence: Sentence = {
    text,
    factIds,
    reqIds: papers.map((paper) => paper.requirement.id),
    posting: papers.map((paper) => paper.requirement.span),
  };
  if (text === "" || !mayStand(context, sentence)) return undefined;
  for (const id of factIds) context.told.add(id);
  return sentence;
}

/** Certificates under way or expired ("My CPA is in progress."), said as they are. */
export function openPapers(context: LetterContext): Sentence[] {
  return papersFor(context, false)
    .filter(
      ({ line, requirement }) => requirement.kind !== "degree" && !context.told.has(line.address),
    )
    .slice(0, 1)
    .flatMap(({ line, requirement }): Sentence[] => {
      const found = /^(.+?)\s*\((in progress|expired(?: \d{4})?|expired in \d{4})\)$/i.exec(
        line.text,
      );
      const [, name = "", status = ""] = found ?? [];
      if (name === "") return [];
      const year = /\d{4}/.exec(status)?.[0];
      const said = /expired/i.test(status)
        ? `expired${year === undefined ? "" : ` in ${year}`}`
        : "is in progress";
      const sentence: Sentence = {
        text: upperFirst(`my ${name} ${said}; I mention it because you ask about it.`),
        factIds: [line.address],
        reqIds: [requirement.id],
        posting: [requirement.span],
      };
      context.told.add(line.address);
      context.named.add(requirement.id);
      return mayStand(context, sentence) ? [sentence] : [];
    });
}

/** Certificates that nobody asked for. */
function otherPapers({ source }: LetterContext, asked: readonly SourceLine[]): SourceLine[] {
  return source.resume.certifications
    .flatMap((entry) => source.byAddress.get(`${entry.id}.name`) ?? [])
    .filter((line) => !asked.includes(line) && !openStatus(source, line))
    .filter((line) => line.text.length <= 48)
    .slice(0, 3);
}
