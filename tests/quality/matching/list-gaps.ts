import { mkdirSync, writeFileSync } from "node:fs";
import { coverageById, resumeLeaves } from "@savile/model";
import type { GapQuestion, Requirement } from "@savile/model";
import { gapQuestions, tailor } from "@savile/tailoring";
import { corpus } from "../corpus.ts";
import { corpusDay, reportFolder } from "../engines.ts";
import { listedPairs, openPairs } from "./open-pairs.ts";
import type { OpenPair } from "./open-pairs.ts";

/** How many of each a reader is given. */
const wanted = 100;
const pairsPerPosting = 4;

interface Row {
  readonly pair: OpenPair;
  readonly text: string;
}

/** Some of many, evenly spread over all of them. */
function spread<T>(rows: readonly T[]): T[] {
  const step = Math.max(1, rows.length / wanted);
  return Array.from(
    { length: Math.min(wanted, rows.length) },
    (_, at) => rows[Math.floor(at * step)],
  ).flatMap((row) => row ?? []);
}

async function askedOf(pair: OpenPair) {
  const { extraction, asked: posting, jobDescription } = pair;
  const { resume, facts, confidence: extractionConfidence } = extraction;
  const base = { resume, facts, posting, jobDescription, today: corpusDay, extractionConfidence };
  const made = await tailor(base);
  return made.ok ? gapQuestions({ ...base, tailoring: made.value }, []) : undefined;
}

function textAt(
  { jobDescription }: OpenPair,
  { span: [from, to] }: Pick<Requirement, "span">,
): string {
  return jobDescription.slice(from, to).replaceAll(/\s+/gu, " ").trim();
}

function askedBy({ asked }: OpenPair, reqId: string): string {
  return asked.requirements.find(({ id }) => id === reqId)?.text ?? "";
}

function linesOf({ extraction }: OpenPair): string {
  return resumeLeaves(extraction.resume)
    .map(({ address, text }) => `- ${address}: ${text.replaceAll(/\s+/gu, " ")}`)
    .join("\n");
}

/** Each resume's own lines stand once, at the end. */
function section(title: string, rows: readonly Row[]): string {
  const listed = rows.map(
    ({ pair, text }, at) => `${at + 1}. ${text}  [${pair.resume} x ${pair.posting}]`,
  );
  return [`# ${title} (${rows.length})`, ...listed].join("\n");
}

function resumesOf(rows: readonly Row[]): string {
  const pairs = new Map(rows.map(({ pair }) => [pair.resume, pair]));
  return [...pairs].map(([name, pair]) => `## ${name}\n${linesOf(pair)}`).join("\n\n");
}

/**
 * Lists gap questions and requirements called missing for a reader, beside the lines of the resumes: some of the
 * open pairs, or all of the pairs of a list that fit.
 */
export async function listGaps(list?: string, root?: string): Promise<string> {
  const pairs = await (list === undefined
    ? openPairs(pairsPerPosting)
    : listedPairs(list, root ?? corpus.root));
  const chosen = list === undefined ? spread : (all: readonly Row[]) => all;
  const questions: Row[] = [];
  const pointed: Row[] = [];
  const missing: Row[] = [];
  let requirements = 0;
  for (const pair of pairs) {
    const found = await askedOf(pair);
    if (found === undefined) continue;
    const text = ({ question, ...one }: GapQuestion) => `${question}  <- "${textAt(pair, one)}"`;
    questions.push(...found.questions.map((one) => ({ pair, text: text(one) })));
    pointed.push(
      ...found.lines.map((one) => ({
        pair,
        text: `${askedBy(pair, one.reqId)}  <- "${one.text}"`,
      })),
    );
    const told = new Set(found.lines.map(({ reqId }) => reqId));
    const coverage = coverageById(pair.asked.requirements, pair.matches);
    requirements += pair.asked.requirements.length;
    for (const one of pair.asked.requirements) {
      if (coverage.get(one.id) !== "missing" || told.has(one.id)) continue;
      missing.push({ pair, text: `${one.kind} ${one.level}: ${one.text}` });
    }
  }
  const rows = [chosen(questions), chosen(pointed), chosen(missing)] as const;
  mkdirSync(reportFolder, { recursive: true });
  const parts = [
    section("Questions", rows[0]),
    section("Is it this line?", rows[1]),
    section("Called missing", rows[2]),
    `# Lines of the resumes\n${resumesOf(rows.flat())}`,
  ];
  writeFileSync(`${reportFolder}/gap-questions.md`, `${parts.join("\n\n")}\n`);
  return `questions: ${questions.length}, lines asked about: ${pointed.length}, called missing: ${missing.length}, of ${requirements} requirements`;
}
