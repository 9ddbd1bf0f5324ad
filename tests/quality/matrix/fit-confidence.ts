/**
 * Fits the tables of confidence on the development part of the matrix and on the corpus, where it is there.
 * Usage: npm run quality:confidence [-- COUNT]; writes packages/extraction/src/confidence/calibration.data.ts
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { extract, fileSignList, fileSigns, keyValueMean, valueKinds } from "@savile/extraction";
import type { Extraction } from "@savile/model";
import { corpusTruths } from "../corpus-truth.ts";
import { corpusDay } from "../engines.ts";
import { isHeldOut, listCases } from "./cases.ts";
import { fitTable } from "./fit-table.ts";
import type { Sample } from "./fit-table.ts";
import { judgeValues, keyShare } from "./judge-values.ts";
import { printCase } from "./print-case.ts";
import type { Truth } from "./truth.ts";

const target = fileURLToPath(
  new URL("../../../packages/extraction/src/confidence/calibration.data.ts", import.meta.url),
);

interface Known {
  readonly bytes: Uint8Array;
  readonly truth: Truth;
  readonly weight: number;
}

async function knownFiles(count: number): Promise<Known[]> {
  const out: Known[] = corpusTruths().map((one) => ({ ...one, weight: 3 }));
  for (const one of listCases(count)) {
    if (!isHeldOut(one)) out.push({ ...(await printCase(one)), weight: 1 });
  }
  return out;
}

function absentShare(
  files: readonly { truth: Truth; found: Extraction }[],
  field: "name" | "email" | "phone",
): number {
  const value = ({ resume }: Extraction): string =>
    field === "name" ? resume.name : resume.contact[field];
  const absent = files.filter((one) => value(one.found) === "");
  const right = absent.filter((one) => one.truth[field] === "").length;
  return Math.round(((right + 1) / (absent.length + 2)) * 1000) / 1000;
}

async function main(): Promise<void> {
  const samples = new Map<string, Sample[]>(valueKinds.map((kind) => [kind, []]));
  const files: { truth: Truth; found: Extraction; share: number; weight: number }[] = [];
  for (const { bytes, truth, weight } of await knownFiles(Number(process.argv[2] ?? 640))) {
    const read = await extract(bytes.slice(), { today: corpusDay, confidence: "raw" });
    if (!read.ok) continue;
    const judged = judgeValues(truth, read.value);
    for (const { kind, signs, right } of judged)
      samples.get(kind)?.push({ signs, right: right ? 1 : 0, weight });
    files.push({ truth, found: read.value, share: keyShare(truth, judged), weight });
  }
  const tables = Object.fromEntries([...samples].map(([kind, list]) => [kind, fitTable(list)]));
  const whole = files.map(({ found, share, weight }): Sample => {
    const entries = found.resume.experience.length + found.resume.education.length;
    return {
      signs: fileSignList(keyValueMean(found, found.facts), fileSigns(found), entries),
      right: share,
      weight,
    };
  });
  const absent = {
    name: absentShare(files, "name"),
    email: absentShare(files, "email"),
    phone: absentShare(files, "phone"),
    part: 0.2,
  };
  writeFileSync(
    target,
    [
      "/* oxlint-disable approx-constant -- fitted figures that only look like known constants */",
      'import type { Table } from "./calibrate.ts";',
      'import type { ValueKind } from "./value-kinds.ts";',
      "",
      `// Made by "npm run quality:confidence" from ${files.length} files; not written by hand.`,
      "",
      `export const tables: Partial<Record<ValueKind, Table>> = ${JSON.stringify(tables)};`,
      "",
      `export const fileTable: Table = ${JSON.stringify(fitTable(whole))};`,
      "",
      "/** Share of the files without a value that really lack it; `part` is a part of an entry. */",
      `export const absentRight = ${JSON.stringify(absent)};`,
      "",
    ].join("\n"),
  );
}

await main();
