/**
 * Returns faithful rewordings through the whole engine, as a model would, and prints by trade how many of them
 * stand in the documents, with 95 % intervals; once more with a second opinion that agrees to all that it is asked,
 * which is the most that any judge can bring. The other direction is `npm run quality:adversary`.
 * The sealed half is run once, with `first-run`, and is known material from then on.
 * Usage: npm run quality:kept -- open|sealed [first-run]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { startProvider } from "../../fakes/provider/start-provider.ts";
import { shareOf } from "../claims/measure-batch.ts";
import { percentOf } from "../claims/percent-of.ts";
import { inReports } from "../gauntlet/report.ts";
import { measureTrade } from "./measure-kept.ts";
import type { Fate, JudgedRewording } from "./measure-kept.ts";
import { readRewordings } from "./read-rewordings.ts";

const others: readonly Fate[] = ["asked", "refused", "not asked for", "not read"];

function rowOf(name: string, judged: readonly JudgedRewording[]): string {
  const count = (fate: Fate) => judged.filter((one) => one.fate === fate).length;
  const kept = percentOf(shareOf(count("kept"), judged.length));
  return `| ${[name, judged.length, kept, ...others.map(count)].join(" | ")} |`;
}

function rowsBy(judged: readonly JudgedRewording[], key: (one: JudgedRewording) => string) {
  return [...new Set(judged.map(key))].toSorted().map((name) =>
    rowOf(
      name,
      judged.filter((one) => key(one) === name),
    ),
  );
}

const checksOf = ({ reasons }: JudgedRewording) => [...new Set(reasons.map(({ check }) => check))];

function countWaiting(judged: readonly JudgedRewording[]): number {
  return judged.filter((one) => one.fate === "asked").length;
}

/** How often each check objected to what was not kept, and how often it was the only one. */
function checkRows(judged: readonly JudgedRewording[]): string[] {
  const names = [...new Set(judged.flatMap(checksOf))];
  return names
    .map((name) => {
      const hit = judged.filter((one) => checksOf(one).includes(name));
      const alone = hit.filter((one) => checksOf(one).length === 1);
      return { name, cells: [hit.length, countWaiting(hit), alone.length, countWaiting(alone)] };
    })
    .toSorted((a, b) => (b.cells[2] ?? 0) - (a.cells[2] ?? 0))
    .map(({ name, cells }) => `| ${[name, ...cells].join(" | ")} |`);
}

function detailsOf(judged: readonly JudgedRewording[]): string[] {
  return judged
    .filter(({ fate }) => fate !== "kept")
    .map(({ id, fate, line, text, reasons }) =>
      [
        `- ${fate} [${id}] ${text}`,
        `  - of: ${line}`,
        ...reasons.map(({ check, detail }) => `  - ${check}: ${detail}`),
      ].join("\n"),
    );
}

const half = process.argv.includes("sealed") ? "sealed" : "open";
if (half === "sealed" && !process.argv.includes("first-run")) {
  process.stderr.write("the sealed half is run once; add first-run to open it\n");
  process.exit(2);
}
const { hash, trades } = readRewordings(half);
const provider = await startProvider();
const judged: JudgedRewording[] = [];
const agreedTo: JudgedRewording[] = [];
for (const trade of trades) {
  judged.push(...(await measureTrade({ provider }, trade)));
  agreedTo.push(...(await measureTrade({ provider, judge: "judge-agrees" }, trade)));
}
await provider.close();
const report = [
  `rewordings, ${half} half: ${hash}`,
  "",
  `| | rewordings | kept % | ${others.join(" | ")} |`,
  "|---|---|---|---|---|---|---|",
  rowOf("all", judged),
  rowOf("all, with a judge that always agrees", agreedTo),
  ...rowsBy(judged, ({ trade }) => trade),
  ...rowsBy(judged, ({ place }) => (place === "summary" ? "in the summary" : "lines of a job")),
  "",
  "| check | objects | of these asked | alone | of these asked |",
  "|---|---|---|---|---|",
  ...checkRows(judged),
  "",
];
mkdirSync(inReports(""), { recursive: true });
writeFileSync(inReports(`kept-${half}.md`), [...report, ...detailsOf(judged), ""].join("\n"));
process.stdout.write(`${report.join("\n")}\n`);
