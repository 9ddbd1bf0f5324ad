import { demandsOf, isPointText, pointMark } from "@savile/model";
import type { RefinedLine, RefinedSentence } from "@savile/model";
import type { SourceLine } from "../match/source.ts";
import { openStatus } from "../match/status.ts";
import { inProse } from "../write/named-skills.ts";
import { orgName } from "../words/names.ts";
import { lowerFirst, upperFirst, withStop, withoutStop } from "../words/phrases.ts";
import { tellable } from "../write/strongest-deed.ts";
import { verifyText } from "../verify/verify-text.ts";
import { contextFor } from "../verify/reading/context.ts";
import { attemptOf, standing } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { summarySentences } from "./emphasise.ts";
import { requirementsOf, spellingOf, subjectsOf } from "./find-subject.ts";
import type { Subject } from "./find-subject.ts";
import type { Scope } from "./intent.ts";
import { withSentences } from "./letter-length.ts";
import { letterParagraphs } from "./letter-sentences.ts";

function sentence(
  text: string,
  factIds: readonly string[],
  reqIds: readonly string[],
): RefinedSentence {
  return { text: withStop(text), factIds: [...factIds], reqIds: [...reqIds] };
}

/** Ways to say a line in the summary, the best first. */
function inSummary(bench: Bench, subject: Subject, line: SourceLine): RefinedSentence[] {
  const reqIds = requirementsOf(bench.posting, subject);
  const role = bench.source.roles.find((one) => line.address.startsWith(`${one.id}.`));
  const name = inProse(spellingOf(subject), subject.terms[0]);
  const text = withoutStop(line.text);
  if (line.kind === "skill")
    return [sentence(`Skills include ${inProse(text, subject.terms[0])}`, [line.address], reqIds)];
  if (line.place === "credential" || role === undefined)
    return [
      sentence(`Holds ${text}`, [line.address], reqIds),
      sentence(text, [line.address], reqIds),
    ];
  const told = tellable(line);
  const facts = [line.address, role.titleAddress, role.orgAddress];
  const org = orgName(role.org);
  return [
    ...(told === undefined || org === "" ? [] : [sentence(`At ${org}, ${told}`, facts, reqIds)]),
    ...(subject.terms.length === 0
      ? []
      : [sentence(`Skills include ${name}`, [line.address], reqIds)]),
    sentence(text, [line.address], reqIds),
  ];
}

/** A line of work as one more point of a letter that has points. */
function asPoint(bench: Bench, line: SourceLine, org: string): string[] {
  const hasPoints = letterParagraphs(bench).some(({ text }) => isPointText(text));
  if (!hasPoints || line.place !== "role") return [];
  return [`${pointMark}${upperFirst(withoutStop(line.text))}${org === "" ? "" : ` (${org})`}`];
}

/** Work as a sentence of the letter. */
function asDeed(line: SourceLine, org: string): string[] {
  const told = tellable(line);
  if (told === undefined) return [];
  return [withStop(org === "" ? `I also ${told}` : `At ${org}, I also ${told}`)];
}

/** Ways to say a line in the letter. */
function inLetter(bench: Bench, subject: Subject, line: SourceLine): RefinedSentence[] {
  const reqIds = requirementsOf(bench.posting, subject);
  const role = bench.source.roles.find((one) => line.address.startsWith(`${one.id}.`));
  const text = withoutStop(line.text);
  const [term] = subject.terms;
  const shown = term === undefined ? lowerFirst(text) : inProse(spellingOf(subject), term);
  const org = orgName(role?.org ?? "");
  const inRole =
    role === undefined
      ? []
      : [...asPoint(bench, line, org), ...asDeed(line, org)].map((said) => ({
          text: said,
          factIds: [line.address, role.titleAddress, role.orgAddress],
          reqIds: [...reqIds],
        }));
  const held = line.place === "credential" && !openStatus(bench.source, line);
  const facts = inRole[0]?.factIds ?? [line.address];
  return [
    ...inRole,
    ...(held ? [sentence(`I hold ${text}`, [line.address], reqIds)] : []),
    sentence(`My resume also shows ${shown}`, facts, reqIds),
    sentence(`My resume also lists ${text}`, facts, reqIds),
  ];
}

function firstProven(bench: Bench, ways: readonly RefinedSentence[]): RefinedSentence | undefined {
  const { source, posting } = bench;
  const postingTerms = new Set(demandsOf(posting).flatMap((entry) => entry.canonical));
  return ways.find(
    (way) =>
      verifyText(
        way.text,
        contextFor({ source, factIds: way.factIds, mode: "prose", postingTerms }),
      ).verdict === "supported",
  );
}

/** The line of the source that says most of a subject: a paper before work, work before a list. */
function bestLine(subject: Subject): SourceLine | undefined {
  const rank = { credential: 0, role: 1, activity: 2, list: 3 } as const;
  const places: readonly string[] = Object.keys(rank);
  return [...subject.lines]
    .filter((line) => places.includes(line.place))
    .sort((a, b) => places.indexOf(a.place) - places.indexOf(b.place))[0];
}

function missing(about: string, terms: readonly string[]): Attempt {
  return {
    kind: "declined",
    said: `Nothing in your file shows "${about}", so it is not written. If it is true, answer the question about it under Match or add it to your file.`,
    terms,
  };
}

function summaryLine(bench: Bench, added: RefinedSentence): RefinedLine {
  const before = standing(bench, "summary");
  const sentences = [...summarySentences(bench), added];
  return {
    path: "summary",
    before,
    after: sentences.map((one) => one.text).join(" "),
    rule: "summary",
    reason: "You asked for it to be named; your file says so.",
    evidence: [...new Set(sentences.flatMap((one) => one.factIds))],
    reqIds: added.reqIds,
    sentences,
  };
}

/** Where a fact can be named, and how. */
interface Place {
  readonly name: "letter" | "summary";
  readonly text: (bench: Bench) => string;
  readonly ways: (bench: Bench, subject: Subject, line: SourceLine) => RefinedSentence[];
  readonly lines: (bench: Bench, way: RefinedSentence) => RefinedLine[];
}

const inTheLetter: Place = {
  name: "letter",
  text: (bench) =>
    letterParagraphs(bench)
      .map((paragraph) => paragraph.text)
      .join(" "),
  ways: inLetter,
  lines: (bench, way) =>
    withSentences(bench, [way], "You asked for it to be named; your file says so."),
};

const inTheSummary: Place = {
  name: "summary",
  text: (bench) => standing(bench, "summary") ?? "",
  ways: inSummary,
  lines: (bench, way) => [summaryLine(bench, way)],
};

/** Names a fact of the source in the letter or, without a place, in the summary. */
export function mentionFact(bench: Bench, about: string, scope: Scope): Attempt {
  const subjects = subjectsOf(bench.source, about);
  const [best] = subjects.flatMap((subject) => {
    const line = bestLine(subject);
    return line === undefined ? [] : [{ subject, line }];
  });
  if (best === undefined)
    return missing(
      about,
      subjects.flatMap((one) => one.terms.map((term) => term.id)),
    );
  const { subject, line } = best;
  const place = scope.of === "letter" ? inTheLetter : inTheSummary;
  const name = spellingOf(subject);
  const now = place.text(bench).toLowerCase();
  if ([name, withoutStop(line.text)].some((said) => now.includes(said.toLowerCase())))
    return { kind: "nothing", said: `The ${place.name} already names ${name}.` };
  const way = firstProven(bench, place.ways(bench, subject, line));
  return attemptOf(
    bench,
    way === undefined ? [] : place.lines(bench, way),
    () => `The ${place.name} names ${name}.`,
    `${name} stands in your resume, but no sentence about it could be proven for the ${place.name}.`,
  );
}

const said =
  /^(?:(?:say|state|claim|write|tell(?: them| the employer| the recruiter)?|mention|add|show|put(?: down)?|include|note|declare)(?: like| as if)? (?:that )?)?(?:i have|i've got|i've|i had|i am|i'm|i was|i can|i know how to|i know|i speak|i hold|i|my|we)\s+(?:have |had |am |was |also )?/i;

/** A statement that the person wants made: made where the source carries it, else declined with what is missing. */
export function stateClaim(bench: Bench, claim: string, scope: Scope): Attempt {
  const bare = claim
    .replace(said, "")
    .replace(/\bin (?:my|the) (?:cover letter|letter|summary|resume)\b.*$/i, "")
    .trim();
  const facts = bench.source.lines
    .filter((line) => line.place !== "contact")
    .map((line) => line.address);
  const context = contextFor({ source: bench.source, factIds: facts, mode: "prose" });
  const verdict = verifyText(bare, context);
  const [subject] = subjectsOf(bench.source, bare.replace(/^(?:a|an|the)\s/i, ""));
  if (verdict.verdict === "supported" && subject !== undefined && subject.lines.length > 0)
    return mentionFact(bench, subject.about, scope);
  const why = verdict.issues.find((issue) => issue.hard)?.detail ?? "No line of your file says it.";
  return {
    kind: "declined",
    said: `This is not written, because your file does not carry it. ${why} If it is true, add it to your file and say where and when.`,
    terms: subject?.terms.map((term) => term.id) ?? [],
  };
}
