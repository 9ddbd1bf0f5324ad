/**
 * How well broken sentences are told from sound ones, on sentences that somebody else wrote.
 * Usage: npm run quality:sentences [-- sealed]   (the sealed part gives figures only, without its misses)
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { reportFolder } from "../engines.ts";
import { flagsByKind, flagsOf, judged } from "./count-flags.ts";
import type { Flags, JudgedLabel } from "./count-flags.ts";
import { labelledSentences } from "./read-sentences.ts";

const split = process.argv[2] === "sealed" ? "sealed" : "open";
const labels = labelledSentences(split);

function percent({ flagged, all }: Flags): string {
  return `${((flagged / Math.max(1, all)) * 100).toFixed(1)} % (${flagged} of ${all})`;
}

function figures(name: string, sentences: readonly JudgedLabel[]): string {
  const broken = sentences.filter(({ label }) => label.isBroken);
  const sound = sentences.filter(({ label }) => !label.isBroken);
  return `${name}: flagged ${percent(flagsOf(broken))}, false alarms ${percent(flagsOf(sound))}`;
}

judged(labels);
const start = performance.now();
const sentences = judged(labels);
const each = (performance.now() - start) / Math.max(1, labels.length);
const halves = [0, 1].map((half) =>
  figures(
    half === 0 ? "half built on" : "other half",
    sentences.filter(({ label }) => label.half === half),
  ),
);
process.stdout.write(
  [
    figures(`sentences (${split})`, sentences),
    ...(split === "open" ? halves : []),
    ...flagsByKind(sentences).map(([kind, flags]) => `  ${kind}: ${percent(flags)}`),
    `${each.toFixed(2)} ms a sentence`,
    "",
  ].join("\n"),
);

/** What is wrong, of the half that rules are built on: the other one stays a figure. */
function report(): string[] {
  return sentences
    .filter(({ label, verdict }) => label.half === 0 && verdict.ok === label.isBroken)
    .map(({ label, verdict }) => {
      const found = verdict.faults.map(({ kind, span }) => `${kind}: ${span}`).join("; ");
      return `${label.isBroken ? "missed" : "false alarm"} ${label.id} (${label.kind}) ${label.text} [${label.span || found}]`;
    });
}

if (split === "open") {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(`${reportFolder}/sentences.md`, `${report().join("\n")}\n`);
}
