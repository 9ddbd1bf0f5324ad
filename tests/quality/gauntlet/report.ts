import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { groupBy, sharesOf } from "./measure.ts";
import type { Judged } from "./measure.ts";

/** A file of the folder in which quality runs leave what a person may want to read. */
export function inReports(name: string): string {
  return fileURLToPath(new URL(`../../../build/reports/quality/${name}`, import.meta.url));
}

function percent(part: number): string {
  return (part * 100).toFixed(1);
}

function row(name: string, judged: readonly Judged[]): string {
  const shares = sharesOf(judged);
  const lies =
    shares.lies === 0 ? "| - | - " : `| ${percent(shares.stopped)} | ${percent(shares.blocked)} `;
  const honest =
    shares.honest === 0
      ? "| - | - "
      : `| ${percent(shares.falseBlocks)} | ${percent(shares.asked)} `;
  return `| ${name} | ${shares.lies} ${lies}| ${shares.honest} ${honest}|`;
}

function table(title: string, groups: readonly (readonly [string, readonly Judged[]])[]): string[] {
  return [
    "",
    `## ${title}`,
    "",
    "| | lies | stopped or asked % | blocked % | honest | falsely blocked % | asked % |",
    "|---|---|---|---|---|---|---|",
    ...groups.map(([name, judged]) => row(name, judged)),
  ];
}

function wrong(title: string, judged: readonly Judged[]): string[] {
  if (judged.length === 0) return [];
  return [
    "",
    `## ${title}`,
    "",
    ...judged.map(
      ({ from, statement, reasons }) =>
        `- ${from.name}, ${statement.kind}: ${statement.text}${reasons.length === 0 ? "" : ` (${reasons.join("; ")})`}`,
    ),
  ];
}

/** The gauntlet as a page: all, by half, class, trade and language, and what went wrong. */
export function writeReport(judged: readonly Judged[]): string {
  const lies = judged.filter(({ statement }) => !statement.honest);
  const honest = judged.filter(({ statement }) => statement.honest);
  const lines = [
    "# The gauntlet of claims",
    ...table("All", [["all", judged]]),
    ...table(
      "By half",
      groupBy(judged, (one) => one.from.half),
    ),
    ...table(
      "By class",
      groupBy(judged, (one) => one.statement.kind),
    ),
    ...table(
      "By trade",
      groupBy(judged, (one) => one.from.trade),
    ),
    ...table(
      "By language",
      groupBy(judged, (one) => one.from.language),
    ),
    ...wrong(
      "Lies that passed",
      lies.filter((one) => one.verdict === "supported"),
    ),
    ...wrong(
      "Honest lines that were blocked",
      honest.filter((one) => one.verdict === "unsupported"),
    ),
    ...wrong(
      "Honest lines that were sent to confirmation",
      honest.filter((one) => one.verdict === "weak"),
    ),
  ];
  mkdirSync(inReports(""), { recursive: true });
  writeFileSync(inReports("gauntlet.md"), `${lines.join("\n")}\n`);
  return lines.slice(0, lines.indexOf("## Lies that passed")).join("\n");
}
