/**
 * Judges batches of claims and prints the figures in both directions with 95 % intervals, by kind and by check.
 * A batch that was not opened yet is judged only with `first-run`, and is known material from then on: write the
 * figure to docs/measurements.md and the letter to `openedBatches`.
 * Usage: npm run quality:claims -- LETTER... [first-run]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { inReports } from "../gauntlet/report.ts";
import { figuresOf, judgeBatch } from "./measure-batch.ts";
import type { JudgedClaim } from "./measure-batch.ts";
import { openedBatches } from "./opened-batches.ts";
import { percentOf } from "./percent-of.ts";
import { readBatch } from "./read-batch.ts";

function rowOf(name: string, judged: readonly JudgedClaim[]): string {
  const { stopped, blocked, objected, falselyBlocked, asked } = figuresOf(judged);
  const cells = [stopped, blocked, objected, falselyBlocked, asked].map(percentOf);
  return `| ${[name, stopped.of, cells[0], cells[1], objected.of, ...cells.slice(2)].join(" | ")} |`;
}

function tableBy(judged: readonly JudgedClaim[], key: (one: JudgedClaim) => string): string[] {
  return [...new Set(judged.map(key))].toSorted().map((name) =>
    rowOf(
      name,
      judged.filter((one) => key(one) === name),
    ),
  );
}

function names({ reasons }: JudgedClaim): string[] {
  return [...new Set(reasons.map((reason) => reason.split(":")[0] ?? ""))];
}

/** How often each check objected, and how often it was the only one. */
function checksOf(judged: readonly JudgedClaim[]): string[] {
  const all = [...new Set(judged.flatMap(names))].toSorted();
  return all.map((check) => {
    const hit = judged.filter((one) => names(one).includes(check));
    const alone = hit.filter((one) => names(one).length === 1);
    const cells = [hit, alone].flatMap((some) => [
      some.filter((one) => !one.honest).length,
      some.filter((one) => one.honest).length,
    ]);
    return `| ${[check, ...cells].join(" | ")} |`;
  });
}

function wrongOf(judged: readonly JudgedClaim[]): string[] {
  return judged
    .filter(({ honest, verdict }) => honest === (verdict !== "supported"))
    .map(
      ({ trade, kind, claim, honest, verdict, reasons }) =>
        `- ${honest ? "honest" : "LIE"} ${verdict} ${kind} [${trade} ${claim.id} ${claim.role ?? claim.section ?? ""}] ${claim.text}${reasons.map((one) => `\n  - ${one}`).join("")}`,
    );
}

const letters = process.argv.slice(2).filter((word) => word !== "first-run");
const closed = letters.filter((letter) => !openedBatches.includes(letter));
if (closed.length > 0 && !process.argv.includes("first-run")) {
  process.stderr.write(`not opened yet: ${closed.join(", ")}; add first-run to open\n`);
  process.exit(2);
}
const batches = letters.map(readBatch);
const judged = (await Promise.all(batches.map(judgeBatch))).flat();
const head =
  "| | lies | stopped or asked | blocked | honest | objected (asked a half) | falsely blocked | asked |";
const report = [
  ...batches.map(({ name, hash }) => `batch ${name}: ${hash}`),
  "",
  head,
  "|---|---|---|---|---|---|---|---|",
  rowOf("all", judged),
  ...tableBy(judged, (one) => one.trade),
  ...tableBy(judged, (one) => one.kind),
  "",
  "| check | lies | honest | lies alone | honest alone |",
  "|---|---|---|---|---|",
  ...checksOf(judged),
  "",
];
mkdirSync(inReports(""), { recursive: true });
writeFileSync(inReports("claims.md"), [...report, ...wrongOf(judged)].join("\n"));
process.stdout.write(`${report.join("\n")}\n`);
