/**
 * Reads resumes that makers by others made of people whose truth is known, and writes a row for each maker.
 * The sealed makers give one figure: run them for `docs/measurements.md`, never while rules are mended.
 * `check` makes one resume of empty words with each and reads nothing.
 * `later` is the batch of themes that came when the first had been learned from.
 * Usage: npm run quality:makers [-- later] [sealed | check | NAME OF A KNOWN MAKER...] [COUNT]
 */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { corpusDay, reportFolder } from "../engines.ts";
import { macroFields, macroOf } from "../matrix/score.ts";
import { firstBatch, laterBatch, makersOf } from "./all-makers.ts";
import { emptyLot, lotOf } from "./lot.ts";
import type { Lot } from "./lot.ts";
import type { Maker } from "./maker.ts";
import { makerKinds } from "./maker.ts";
import { readFileOf, rowOf } from "./measure-makers.ts";
import type { MakerFigures, ReadFile, Row } from "./measure-makers.ts";
import { openHtmlPrinter } from "./print-html.ts";
import { themesAsOf } from "./theme-list.data.ts";

const asked = process.argv.slice(2);
const isLater = asked.includes("later");
const count = Number(asked.find((one) => /^\d+$/u.test(one)) ?? 6);
const printer = await openHtmlPrinter();
const batch = isLater ? laterBatch(printer) : firstBatch(printer);

const fields = [...macroFields, "exp.location", "skills precision"];

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function tableRow({ name, files, macro, printed, marks }: Row): string {
  const cells = fields.map((field) => {
    const one = marks.get(field);
    return one === undefined || one.asked === 0 ? "-" : percent(one.right / one.asked);
  });
  return `| ${[name, files, percent(macro), percent(printed), ...cells].join(" | ")} |`;
}

function tableOf(rows: readonly Row[]): string {
  const head = `| maker | n | macro | printed | ${fields.join(" | ")} |`;
  return [head, `|${" --- |".repeat(fields.length + 4)}`, ...rows.map(tableRow), ""].join("\n");
}

function missesOf({ maker, read }: MakerFigures): string[] {
  return read.map(({ name, marks, misses }: ReadFile) =>
    [
      `## ${maker.name}/${name} ${percent(macroOf(marks))}`,
      ...misses.map((miss) => `- ${miss}`),
    ].join("\n"),
  );
}

type LotFor = (maker: Maker) => Lot;

/** Files of all makers; what cannot be made is said aloud. */
async function makeAll(
  makers: readonly Maker[],
  lotFor: LotFor,
  folder: string,
): Promise<Omit<MakerFigures, "read">[]> {
  const all: Omit<MakerFigures, "read">[] = [];
  for (const maker of makers) {
    const own = join(folder, maker.name);
    rmSync(own, { recursive: true, force: true });
    mkdirSync(own, { recursive: true });
    const result = await maker.make(lotFor(maker), own);
    const faults = result.ok ? result.value.faults : [result.error];
    for (const fault of faults) console.log(`*** SKIPPED ${maker.name}: ${fault} ***`);
    all.push({ maker, made: result.ok ? result.value.files : [] });
  }
  const none = all.filter(({ made }) => made.length === 0).length;
  if (none > 0) console.log(`*** ${none} of ${makers.length} makers were SKIPPED. ***`);
  return all;
}

async function measure(
  makers: readonly Maker[],
  lotFor: LotFor,
  folder: string,
): Promise<MakerFigures[]> {
  const all: MakerFigures[] = [];
  for (const { maker, made } of await makeAll(makers, lotFor, folder)) {
    const read: ReadFile[] = [];
    for (const file of made) read.push(await readFileOf(file, corpusDay));
    all.push({ maker, made, read });
  }
  return all.filter(({ made }) => made.length > 0);
}

/** What the figures are about: the makers and what they were handed. */
function setOf(makers: readonly Maker[], lotFor: LotFor): string {
  const handed = makers.map((maker) => [maker.name, lotFor(maker)]);
  const told = JSON.stringify([themesAsOf, batch.themes, handed]);
  return createHash("sha256").update(told).digest("hex").slice(0, 12);
}

async function runKnown(makers: readonly Maker[], count: number): Promise<void> {
  const lotFor: LotFor = ({ name }) => lotOf("known", name, count);
  const folder = join(reportFolder, "makers", isLater ? "later" : "first");
  const all = await measure(makers, lotFor, folder);
  const kinds = makerKinds.map((kind) =>
    rowOf(
      `all of kind ${kind}`,
      all.filter(({ maker }) => maker.kind === kind),
    ),
  );
  const rows = [
    ...all.map((one) => rowOf(one.maker.name, [one])),
    ...kinds.filter(({ files }) => files > 0),
    rowOf("all known", all),
  ];
  writeFileSync(join(folder, "makers.md"), tableOf(rows));
  writeFileSync(join(folder, "makers-misses.md"), all.flatMap(missesOf).join("\n\n"));
  console.log(tableOf(rows));
  console.log(`set ${setOf(makers, lotFor)}; known material: files and misses in ${folder}`);
}

async function runSealed(makers: readonly Maker[], count: number): Promise<void> {
  const lotFor: LotFor = ({ name }) => lotOf("sealed", name, count);
  const folder = mkdtempSync(join(tmpdir(), "savile-makers-"));
  const all = await measure(makers, lotFor, folder);
  rmSync(folder, { recursive: true });
  console.log(tableOf([rowOf("all sealed", all)]));
  console.log(
    `set ${setOf(makers, lotFor)}; this figure goes into docs/measurements.md, whatever it is`,
  );
}

/** Whether every maker works, by one resume of empty words; nothing is read. Names both sets beforehand. */
async function runCheck(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "savile-makers-"));
  for (const { maker, made } of await makeAll(batch.makers, emptyLot, folder))
    console.log(`${maker.name}: ${made.map(({ bytes }) => `${bytes.length} bytes`).join(", ")}`);
  rmSync(folder, { recursive: true });
  for (const side of ["known", "sealed"] as const) {
    const name = setOf(makersOf(side, batch), (maker) => lotOf(side, maker.name, count));
    console.log(`set ${name}: ${count} people for each of the ${side} makers`);
  }
}

/** The makers that are named, or all. */
function chosenOf(makers: readonly Maker[], names: readonly string[]): readonly Maker[] {
  const chosen = makers.filter(({ name }) => names.includes(name));
  return chosen.length === 0 ? makers : chosen;
}

if (asked.includes("check")) await runCheck(count);
else if (asked.includes("sealed")) await runSealed(makersOf("sealed", batch), count);
else await runKnown(chosenOf(makersOf("known", batch), asked), count);
await printer?.close();
