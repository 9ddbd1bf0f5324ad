/**
 * Makes the whole matrix of synthetic resumes, reads every file and writes a report by class; then files with
 * each noise, and the same files without it.
 * Usage: npm run quality:matrix [-- COUNT [FILES OF EACH NOISE]]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { corpusDay, reportFolder } from "../engines.ts";
import { listCases } from "./cases.ts";
import { measureAll, sumClasses } from "./measure-cases.ts";
import type { ClassFigures, Measured } from "./measure-cases.ts";
import { measureNoises, noiseFields, noiseSummary } from "./noises/measure-noises.ts";
import { macroFields, macroOf } from "./score.ts";

const fields = [...macroFields, "exp.location", "skills precision", "sections", "no name"];

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function tableRow({ name, files, macro, marks }: ClassFigures): string {
  const cells = fields.map((field) => {
    const one = marks.get(field);
    return one === undefined || one.asked === 0 ? "-" : percent(one.right / one.asked);
  });
  return `| ${[name, files, percent(macro), ...cells].join(" | ")} |`;
}

function missesOf({ one, name, marks, misses }: Measured): string {
  const about = [one.layout, one.maker, one.language, `dates ${one.dates}`, one.oddity, one.order];
  return [
    `## ${name} ${percent(macroOf(marks))} (${[...about, ...one.noises].join(", ")})`,
    ...misses.map((text) => `- ${text}`),
  ].join("\n");
}

const count = Number(process.argv[2] ?? 640);
const all = await measureAll(listCases(count), corpusDay);
const noises = await measureNoises(Number(process.argv[3] ?? 12), corpusDay);
const classes = sumClasses(all);
mkdirSync(reportFolder, { recursive: true });
const head = `| class | files | macro | ${fields.join(" | ")} |`;
const rule = `|${" --- |".repeat(fields.length + 3)}`;
const summary = noiseSummary(noises.figures);
const report = [
  head,
  rule,
  ...classes.map(tableRow),
  noiseFields(noises.figures, fields),
  "",
  summary,
];
writeFileSync(`${reportFolder}/matrix.md`, report.join("\n"));
const worst = [...all, ...noises.all].toSorted((a, b) => macroOf(a.marks) - macroOf(b.marks));
writeFileSync(`${reportFolder}/matrix-misses.md`, worst.map(missesOf).join("\n\n"));
process.stdout.write(
  `${classes.map((one) => `${one.name}: ${percent(one.macro)} (n = ${one.files})`).join("\n")}\n\n${summary}`,
);
