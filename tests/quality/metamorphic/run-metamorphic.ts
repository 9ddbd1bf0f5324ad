/**
 * Rewords the lines of known people by operations that keep the meaning, judges the sentences, and then the lies
 * made of them; writes every sentence that was judged wrongly to a report.
 * Usage: npm run quality:metamorphic [-- EVERY N-TH LIE [FOLDER OF RESUMES]]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { inReports } from "../gauntlet/report.ts";
import { judgeKept, judgeLies } from "./measure-keepers.ts";
import type { JudgedClaim } from "./measure-keepers.ts";
import { knownPeople, readPeople } from "./people.ts";

type Verdict = JudgedClaim<unknown>["verdict"];

function share(judged: readonly JudgedClaim<unknown>[], verdict: Verdict): string {
  const part = judged.filter((one) => one.verdict === verdict).length;
  return ((part / Math.max(1, judged.length)) * 100).toFixed(1);
}

function rowOf(name: string, judged: readonly JudgedClaim<unknown>[]): string {
  const cells = (["supported", "weak", "unsupported"] as const).map((one) => share(judged, one));
  return `| ${[name, judged.length, ...cells].join(" | ")} |`;
}

function tableOf<T extends { readonly operator: string }>(
  title: string,
  judged: readonly JudgedClaim<T>[],
): string[] {
  return [
    `## ${title}`,
    "",
    "| operator | sentences | supported | weak | unsupported |",
    "|---|---|---|---|---|",
    ...[...new Set(judged.map(({ one }) => one.operator))].toSorted().map((name) =>
      rowOf(
        name,
        judged.filter(({ one }) => one.operator === name),
      ),
    ),
    rowOf("all", judged),
    "",
  ];
}

const every = Number(process.argv[2] ?? 20);
const folder = process.argv[3];
const all = folder === undefined ? knownPeople() : await readPeople(folder);
const people = all.map((person) => ({ person, kept: judgeKept(person) }));
const kept = people.flatMap((one) => one.kept);
const lies = people.flatMap((one) => judgeLies(one.person, one.kept, every));
const tables = [...tableOf("Kept sentences", kept), ...tableOf("Lies made of them", lies)];
const wrong = [
  ...kept
    .filter(({ verdict }) => verdict !== "supported")
    .map(
      ({ one, verdict, reasons }) =>
        `- ${verdict} ${one.operator}: ${one.claim.text}\n  - of: ${one.from}\n${reasons.map((reason) => `  - ${reason}`).join("\n")}`,
    ),
  ...lies
    .filter(({ verdict }) => verdict === "supported")
    .map(({ one }) => `- passes ${one.operator}: ${one.claim.text}\n  - of: ${one.of.claim.text}`),
];
mkdirSync(inReports(""), { recursive: true });
writeFileSync(inReports("metamorphic.md"), [...tables, ...wrong].join("\n"));
process.stdout.write(`${tables.join("\n")}\n`);
