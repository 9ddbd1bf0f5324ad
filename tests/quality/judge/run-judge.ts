/**
 * Asks the configured model for a second opinion on the residue of batches of claims, and prints how often it
 * agrees to a lie and how often it does not agree to an honest claim, with 95 % intervals. The model is the one
 * of LLM_JUDGE, else the one of the professional plan. A batch that was not opened yet needs `first-run`.
 * Usage: npm run quality:judge -- LETTER... [first-run]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { mayJudge, readModelSettings } from "@savile/language-models";
import type { MeasuredJudge } from "@savile/language-models";
import { openedBatches } from "../claims/opened-batches.ts";
import { percentOf } from "../claims/percent-of.ts";
import { readBatch } from "../claims/read-batch.ts";
import { inReports } from "../gauntlet/report.ts";
import { measureJudge } from "./measure-judge.ts";
import type { JudgeFigures } from "./measure-judge.ts";
import { residueOf } from "./residue-of-batch.ts";

/** Failures of the way to a model, which say nothing of the model. */
const away: ReadonlySet<string> = new Set([
  "auth",
  "transport",
  "overloaded",
  "rate_limit",
  "bad_request",
]);
const mostUnanswered = 0.05;

function stop(said: string): never {
  process.stderr.write(`${said}\n`);
  process.exit(2);
}

function rowOf(model: string, hashes: readonly string[], figures: JudgeFigures): MeasuredJudge {
  const count = (honest: boolean, agreed: boolean): number =>
    figures.claims.filter((one) => one.honest === honest && one.agreed === agreed).length;
  return {
    model,
    date: new Date().toISOString().slice(0, 10),
    batches: hashes,
    lies: figures.falseYes.of,
    falseYes: count(false, true),
    honest: figures.falseNo.of,
    falseNo: count(true, false),
  };
}

function wrongOf({ claims }: JudgeFigures): string[] {
  return claims
    .filter(({ honest, agreed }) => honest !== agreed)
    .map(
      ({ honest, kind, trade, question }) =>
        `- ${honest ? "honest, no" : "LIE, YES"} ${kind} [${trade}] ${question.claim} (${question.open.join(" | ")})`,
    );
}

const letters = process.argv.slice(2).filter((word) => word !== "first-run");
if (letters.length === 0) stop("usage: npm run quality:judge -- LETTER... [first-run]");
const closed = letters.filter((letter) => !openedBatches.includes(letter));
if (closed.length > 0 && !process.argv.includes("first-run"))
  stop(`not opened yet: ${closed.join(", ")}; add first-run to open`);
const batches = letters.map(readBatch);
const residue = (await Promise.all(batches.map(residueOf))).flat();
const lies = residue.filter(({ honest }) => !honest).length;
process.stdout.write(`in doubt for wording alone: ${lies} lies, ${residue.length - lies} honest\n`);

const settings = readModelSettings(process.env, "any");
if (!settings.ok) stop(settings.error);
const judge = settings.value.judge ?? settings.value.choices.professional;
if (!("kind" in settings.value.provider) || judge === null)
  stop("NO MODEL IS CONFIGURED: nobody was asked and nothing was measured (docs/configuration.md)");

const figures = await measureJudge(settings.value, judge, residue);
const row = rowOf(
  judge.id,
  batches.map(({ hash }) => hash),
  figures,
);
const unanswered = figures.attempts.filter(({ failure }) => failure !== null && away.has(failure));
if (unanswered.length > figures.attempts.length * mostUnanswered)
  stop(`NOTHING WAS MEASURED: ${unanswered.length} calls brought no answer`);
const failed = figures.attempts.filter(({ failure }) => failure !== null).length;
const cost = figures.attempts.reduce((sum, { costMicros }) => sum + costMicros, 0) / 1_000_000;
const report = [
  `| judge | lies | false yes % | honest | false no % | calls | failed | US dollars |`,
  "|---|---|---|---|---|---|---|---|",
  `| ${[judge.id, row.lies, percentOf(figures.falseYes), row.honest, percentOf(figures.falseNo), figures.attempts.length, failed, cost.toFixed(4)].join(" | ")} |`,
  "",
  `may judge by this: ${mayJudge(judge.id, [row]) ? "yes" : "no"}`,
  JSON.stringify(row),
  "",
];
mkdirSync(inReports(""), { recursive: true });
writeFileSync(inReports("judge.md"), [...report, ...wrongOf(figures), ""].join("\n"));
process.stdout.write(report.join("\n"));
