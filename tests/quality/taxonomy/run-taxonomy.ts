/**
 * What the tables alone recognise in real postings that readers labelled.
 * Usage: npm run quality:taxonomy [-- sealed]   (the sealed half gives figures only, without its misses)
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { loadTables } from "@savile/extraction";
import { reportFolder } from "../engines.ts";
import { measureProse, measureTitles } from "./measure-titles.ts";
import { measureTerms } from "./measure-terms.ts";
import { proseLabels, termLabels, titleLabels } from "./read-labels.ts";

const half = process.argv[2] === "sealed" ? "sealed" : "open";

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((part / Math.max(1, whole)) * 100).toFixed(1)} %)`;
}

/** Lines with how often they stand there, the most frequent first. */
function counted(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1]);
  return sorted.slice(0, 50).map(([line, count]) => `${count} ${line}`);
}

const loaded = loadTables();
if (!loaded.ok) throw new Error(loaded.error.code);
const tables = loaded.value;
const titles = measureTitles(tables, titleLabels(half));
const prose = measureProse(tables, proseLabels(half));
const terms = measureTerms(tables, termLabels(half));
process.stdout.write(
  [
    `half: ${half}`,
    `titles of postings recognised: ${share(titles.recognised, titles.asked)}`,
    `  to the character: ${share(titles.exact, titles.asked)}; naming an occupation: ${share(titles.named, titles.asked)}`,
    `lines of prose with a false title: ${share(prose.falseLines, prose.lines)}`,
    `titles in prose found: ${share(prose.found, prose.labelled)}`,
    `terms found: ${share(terms.found, terms.asked)}; soft: ${share(terms.softFound, terms.soft)}`,
    `hits that a reader marked: ${share(terms.right, terms.hits)}`,
    "",
  ].join("\n"),
);
if (half === "open") {
  mkdirSync(reportFolder, { recursive: true });
  const parts: [string, readonly string[]][] = [
    ["titles missed", titles.misses],
    ["false titles in prose", prose.falseHits],
    ["titles in prose missed", prose.misses],
    ["terms missed", counted(terms.misses)],
    ["terms that nobody marked", counted(terms.falseHits)],
  ];
  const text = parts.map(([head, lines]) => `## ${head}\n${lines.join("\n")}\n`).join("\n");
  writeFileSync(`${reportFolder}/taxonomy.md`, text);
}
