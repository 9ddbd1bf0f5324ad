import { mkdirSync, writeFileSync } from "node:fs";
import { parsePosting } from "@savile/tailoring";
import { reportFolder } from "../engines.ts";
import { labelledPostings } from "./read-postings.ts";
import { scorePosting } from "./score-posting.ts";
import type { Split } from "./read-postings.ts";
import type { Pairing, PostingScore, Verdict } from "./score-posting.ts";

function counts(scores: readonly PostingScore[], of: (score: PostingScore) => Verdict): string {
  const verdicts = scores.map(of);
  const number = (one: Verdict) => verdicts.filter((verdict) => verdict === one).length;
  return `${number("right")} right, ${number("wrong")} wrong, ${number("missing")} missing, ${number("free")} rightly none`;
}

function percent(part: number, whole: number): string {
  return `${((part / Math.max(1, whole)) * 100).toFixed(1)} % (${part} of ${whole})`;
}

function pairing(scores: readonly PostingScore[], of: (score: PostingScore) => Pairing): string {
  const sum = (key: "found" | "right" | "labelled" | "met") =>
    scores.reduce((total, score) => total + of(score)[key], 0);
  return `recall ${percent(sum("met"), sum("labelled"))}, precision ${percent(sum("right"), sum("found"))}`;
}

/** The halves of a part by the number its files begin with: one to mend on, the other for figures only. */
export const halves = ["odd", "even"] as const;
export type Half = (typeof halves)[number];

function isIn(half: Half | undefined, file: string): boolean {
  if (half === undefined) return true;
  const number = Number.parseInt(/\d+/u.exec(file.replace(/^\p{L}\d-/u, ""))?.[0] ?? "", 10);
  return (number % 2 === 1) === (half === "odd");
}

/** The second half of the sixth part, whose postings gave figures only: what was missed in them is not written down. */
const figuresOnly = /^p2-/u;

/** Prints how well the labelled postings of one part, or of a half of it, are read. */
export function runPostings(split: Split, half?: Half): void {
  const postings = labelledPostings(split).filter(({ label }) => isIn(half, label.file));
  parsePosting(postings[0]?.text ?? "");
  const times: number[] = [];
  const scores = postings.map((one) => {
    const tries = [1, 2, 3].map(() => {
      const start = performance.now();
      parsePosting(one.text);
      return performance.now() - start;
    });
    // The best of three: others share the machine.
    times.push(Math.min(...tries));
    const posting = parsePosting(one.text);
    return scorePosting(one, posting);
  });
  const sorted = times.toSorted((a, b) => a - b);
  const levels = scores.map((score) => score.levels);
  process.stdout.write(
    [
      `postings: ${scores.length} (${split}${half === undefined ? "" : `, ${half}`})`,
      `employer: ${counts(scores, (score) => score.employer)}`,
      `title: ${counts(scores, (score) => score.title)}`,
      `location: ${counts(scores, (score) => score.location)}`,
      `contact: ${counts(scores, (score) => score.contact)}`,
      `reference: ${counts(scores, (score) => score.reference)}`,
      `deadline: ${counts(scores, (score) => score.deadline)}`,
      `years: ${pairing(scores, (score) => score.years)}`,
      `requirements: ${pairing(scores, (score) => score.requirements)}`,
      `levels right: ${levels.reduce((sum, one) => sum + one.right, 0)} of ${levels.reduce((sum, one) => sum + one.met, 0)}`,
      `duties: ${pairing(scores, (score) => score.duties)}`,
      `parse: median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
      "",
    ].join("\n"),
  );
  if (split !== "sealed" && half !== "even") {
    mkdirSync(reportFolder, { recursive: true });
    const told = scores.filter(({ file }) => !figuresOnly.test(file));
    const parts = told.flatMap((score) => [
      `## ${score.file}`,
      ...score.notes,
      ...score.requirements.missed.map((text) => `missed: ${text}`),
      ...score.requirements.extra.map((text) => `extra: ${text}`),
      ...score.years.missed.map((text) => `years missed: ${text}`),
      ...score.years.extra.map((text) => `years extra: ${text}`),
      ...score.duties.missed.map((text) => `duty missed: ${text}`),
      ...score.duties.extra.map((text) => `duty extra: ${text}`),
    ]);
    writeFileSync(`${reportFolder}/matching.md`, `${parts.join("\n")}\n`);
  }
}
