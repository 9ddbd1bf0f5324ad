import { mkdirSync, writeFileSync } from "node:fs";
import { extract } from "@savile/extraction";
import { beforeAll, describe, expect, it } from "vitest";
import { corpusTruths } from "../corpus-truth.ts";
import { corpus } from "../corpus.ts";
import { corpusDay, reportFolder } from "../engines.ts";
import { isHeldOut, listCases } from "./cases.ts";
import { calibrationOf, judgeValues, keyShare } from "./judge-values.ts";
import type { Judged } from "./judge-values.ts";
import { printCase } from "./print-case.ts";
import type { Truth } from "./truth.ts";

interface FileJudgement {
  readonly name: string;
  readonly values: readonly Judged[];
  readonly said: number | null;
  readonly share: number;
}

async function judge(name: string, bytes: Uint8Array, truth: Truth): Promise<FileJudgement[]> {
  const read = await extract(bytes.slice(), { today: corpusDay });
  if (!read.ok) return [];
  const values = judgeValues(truth, read.value);
  return [{ name, values, said: read.value.confidence, share: keyShare(truth, values) }];
}

function tableRow(name: string, some: readonly Judged[]): string {
  const { values, error, brier } = calibrationOf(some);
  return `| ${name} | ${values} | ${error.toFixed(3)} | ${brier.toFixed(3)} |`;
}

function report(title: string, files: readonly FileJudgement[]): string {
  const all = files.flatMap((file) => file.values);
  const kinds = [...new Set(all.map((one) => one.kind))];
  const wrong = files
    .flatMap((file) => file.values.map((one) => ({ file: file.name, ...one })))
    .filter((one) => !one.right)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, 10);
  return [
    `## ${title} (${files.length} files)`,
    "",
    "| kind | values | calibration error | Brier score |",
    "| --- | --- | --- | --- |",
    tableRow("all", all),
    ...kinds.map((kind) =>
      tableRow(
        kind,
        all.filter((one) => one.kind === kind),
      ),
    ),
    "",
    "Wrong with the highest confidence:",
    ...wrong.map((one) => `- ${one.file} ${one.id} ${one.confidence}`),
    "",
  ].join("\n");
}

const most = 0.08;

describe("how sure the reader says it is", () => {
  const held: FileJudgement[] = [];
  const real: FileJudgement[] = [];

  beforeAll(async () => {
    for (const one of listCases(170).filter(isHeldOut)) {
      const { name, bytes, truth } = await printCase(one);
      held.push(...(await judge(name, bytes, truth)));
    }
    for (const { name, bytes, truth } of corpusTruths())
      real.push(...(await judge(name, bytes, truth)));
    mkdirSync(reportFolder, { recursive: true });
    const parts = [report("Matrix, held out", held), report("Corpus", real)];
    writeFileSync(`${reportFolder}/confidence.md`, parts.join("\n"));
  });

  it("is as sure as it is right on synthetic files that were held out", () => {
    expect(calibrationOf(held.flatMap((file) => file.values)).error).toBeLessThanOrEqual(most);
  });

  it.skipIf(!corpus.present)("is as sure as it is right on the corpus", () => {
    expect(calibrationOf(real.flatMap((file) => file.values)).error).toBeLessThanOrEqual(most);
  });

  it("expects of a whole file about the share of key values that is right", () => {
    const known = held.filter((file) => file.said !== null);
    const miss = known.reduce((sum, file) => sum + ((file.said ?? 0) - file.share), 0);
    expect(Math.abs(miss / known.length)).toBeLessThanOrEqual(most);
  });
});
