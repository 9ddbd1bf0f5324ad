import { writeFile } from "node:fs/promises";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildNode } from "../../scripts/build-node.ts";
import { root } from "../../scripts/paths.ts";
import { jumpClocks } from "./clock-jumps.ts";
import { corruptEach } from "./corruptions.ts";
import { collideAll } from "./deadlocks.ts";
import { forgetDeletedAccount } from "./deleted-bytes.ts";
import { isWhole, lineOf } from "./fault-row.ts";
import type { FaultRow, SkippedRow } from "./fault-row.ts";
import { fillOften } from "./full-disks.ts";
import { failEachStep } from "./io-steps.ts";
import { killOften } from "./kills.ts";
import { loseAnswers } from "./lost-answers.ts";
import { failMails } from "./mail-faults.ts";
import { failWebhooks } from "./webhook-faults.ts";

/*
 * `npm run faults [-- CASE... [COUNT [FROM]]]`: makes faults on purpose and counts what was acknowledged and what of it was
 * lost. Without a case all are made; with a number a case is made so often, or every so many steps (`steps`,
 * `webhooks`; the steps from a given one on, so that all can be made in pieces). Prints the rows of docs/faults.md.
 */

type Rows = FaultRow | SkippedRow | readonly FaultRow[];

interface Case {
  readonly usual: number;
  run(count: number, from?: number): Promise<Rows>;
}

const cases = {
  kills: { usual: 25, run: killOften },
  disks: { usual: 20, run: fillOften },
  damage: { usual: 1, run: corruptEach },
  steps: { usual: 1, run: failEachStep },
  answers: { usual: 10, run: loseAnswers },
  deadlocks: { usual: 1, run: collideAll },
  mails: { usual: 1, run: failMails },
  webhooks: { usual: 1, run: failWebhooks },
  clocks: { usual: 1, run: jumpClocks },
  deletion: { usual: 1, run: forgetDeletedAccount },
} satisfies Readonly<Record<string, Case>>;

type CaseName = keyof typeof cases;
const names = Object.keys(cases).filter((name): name is CaseName => name in cases);

const given = process.argv.slice(2);
const [count, from] = given.map(Number).filter((one) => one > 0);
// A number alone is that of the kills.
const asked = names.filter((name) => given.includes(name));
const chosen = asked.length > 0 ? asked : count === undefined ? names : (["kills"] as const);

await buildNode();
const rows: (FaultRow | SkippedRow)[] = [];
for (const name of chosen) {
  const one: Case = cases[name];
  rows.push(...[await one.run(count ?? one.usual, from)].flat());
}
const lines = ["| fault | how often | acknowledged, lost | came back |", "|---|---|---|---|"];
lines.push(...rows.map(lineOf));
console.log(lines.join("\n"));
const reports = join(root, "build", "reports");
mkdirSync(reports, { recursive: true });
await writeFile(join(reports, "faults.md"), `${lines.join("\n")}\n`);
const skipped = rows.filter((row) => "skipped" in row).length;
const failed = rows.filter((row) => !("skipped" in row) && !isWhole(row)).length;
console.log(
  `${rows.length - skipped - failed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`,
);
process.exit(failed === 0 ? 0 : 1);
