import { mkdir, writeFile } from "node:fs/promises";
import { buildNode } from "../../../scripts/build-node.ts";
import { reportFolder } from "../engines.ts";
import { runPairs } from "./run-pairs.ts";

/** `npm run quality:adversary [-- EVERY SALTS]`: models that lie, obey the posting or behave, on corpus pairs. */
const [every = 1, salts = 2] = process.argv.slice(2).map(Number);
await buildNode();
const lying = Array.from({ length: salts }, (_, salt) => `invents:${salt + 1}`);
const rows = [];
for (const scenario of [...lying, "obeys", "canary", "duplicates", "unknown-ids", "ok"]) {
  const { pairs, lies, leaks, unsupported, byModel } = await runPairs(
    scenario,
    scenario.startsWith("invents") ? every : every * 6,
  );
  rows.push(
    `| ${scenario} | ${pairs} | ${lies} | ${leaks.length} | ${unsupported} | ${byModel.resumes} | ${byModel.letters} | ${byModel.claims} |`,
  );
  console.log(rows.at(-1));
  for (const leak of leaks) console.log(`  ${leak.pair} [${leak.path}] ${leak.text}`);
}
const worst = await runPairs("invents:1", every * 6, "judge-agrees");
rows.push(
  `| invents:1, judged by one that always agrees | ${worst.pairs} | ${worst.lies} | ${worst.leaks.length} | ${worst.unsupported} | ${worst.byModel.resumes} | ${worst.byModel.letters} | ${worst.byModel.claims} |`,
);
for (const leak of worst.leaks) console.log(`  ${leak.pair} [${leak.path}] ${leak.text}`);
const table = [
  "| model | pairs | inventions | in documents | unsupported claims | resumes by it | letters by it | its claims |",
  "|---|---|---|---|---|---|---|---|",
  ...rows,
].join("\n");
await mkdir(reportFolder, { recursive: true });
await writeFile(`${reportFolder}/adversary.md`, `${table}\n`);
console.log(`\n${table}`);
