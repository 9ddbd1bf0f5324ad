/**
 * How well broken sentences are told from sound ones, on sentences that somebody else wrote.
 * Usage: npm run quality:sentences [-- second|third|sealed] [even|odd]   (a half by the last digit of the SHA-256 of the id)
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { reportFolder } from "../engines.ts";
import { flagsByKind, flagsOf, judged } from "./count-flags.ts";
import type { Flags, JudgedLabel } from "./count-flags.ts";
import { halfOf, labelledSentences, splits } from "./read-sentences.ts";

const asked = process.argv.slice(2);
const split = splits.find((name) => asked.includes(name)) ?? "open";
const half = asked.find((word) => word === "even" || word === "odd");
const labels = labelledSentences(split).filter(
  ({ id }) => half === undefined || halfOf(id) === half,
);

function percent({ flagged, all }: Flags): string {
  return `${((flagged / Math.max(1, all)) * 100).toFixed(1)} % (${flagged} of ${all})`;
}

function figures(name: string, sentences: readonly JudgedLabel[]): string {
  const broken = sentences.filter(({ label }) => label.isBroken);
  const sound = sentences.filter(({ label }) => !label.isBroken);
  return `${name}: flagged ${percent(flagsOf(broken))}, false alarms ${percent(flagsOf(sound))}`;
}

judged(labels);
const start = process.cpuUsage();
const sentences = judged(labels);
// Time of this process, not of the clock: others share the machine.
const each = process.cpuUsage(start).user / 1000 / Math.max(1, labels.length);
process.stdout.write(
  [
    figures(`sentences (${[split, half].filter(Boolean).join(", ")})`, sentences),
    ...flagsByKind(sentences).map(([kind, flags]) => `  ${kind}: ${percent(flags)}`),
    `${each.toFixed(2)} ms a sentence`,
    "",
  ].join("\n"),
);

/** What was judged wrong. */
function report(): string[] {
  return sentences
    .filter(({ label, verdict }) => verdict.ok === label.isBroken)
    .map(({ label, verdict }) => {
      const found = verdict.faults.map(({ kind, span }) => `${kind}: ${span}`).join("; ");
      return `${label.isBroken ? "missed" : "false alarm"} ${label.id} (${label.kind}) ${label.text} [${label.span || found}]`;
    });
}

if (split !== "sealed") {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(`${reportFolder}/sentences.md`, `${report().join("\n")}\n`);
}
