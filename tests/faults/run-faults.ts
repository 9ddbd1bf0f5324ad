import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { buildNode } from "../../scripts/build-node.ts";
import { makeDataFolder } from "../bench/service.ts";
import { findLost, startKillable, writeUntilGone } from "./acknowledged.ts";
import type { Ledger } from "./acknowledged.ts";

/*
 * `npm run faults [-- KILLS]`: the embedded service is killed (SIGKILL) at random moments of a stream of changes, 25
 * times by default, and asked after each start for what it had acknowledged; every fifth kill falls into a backup.
 * Prints the line of docs/faults.md, which names the tests of the other faults.
 */

const [kills = 25] = process.argv.slice(2).map(Number);
const longestMs = 2_500;
const everyBackup = 5;

async function round(folder: string, ledger: Ledger, withBackup: boolean): Promise<void> {
  const known = ledger.accounts.length;
  const program = await startKillable(folder);
  ledger.startMs.push(program.startMs);
  let isOn = true;
  const writing = writeUntilGone(program.url, ledger, () => isOn);
  await sleep(500);
  // A backup whose server goes takes the folder for itself: the next start waits for it.
  const backup = withBackup ? program.backUp() : Promise.resolve();
  await sleep(Math.random() * longestMs);
  program.kill();
  isOn = false;
  await writing;
  await backup;
  console.log(
    `kill ${ledger.startMs.length}: ${ledger.accounts.length - known} sign-ins acknowledged`,
  );
}

await buildNode();
const folder = await makeDataFolder();
const ledger: Ledger = { accounts: [], uploads: [], lost: 0, startMs: [] };
try {
  for (let kill = 1; kill <= kills; kill += 1)
    await round(folder, ledger, kill % everyBackup === 0);
  const last = await startKillable(folder);
  await findLost(last.url, ledger);
  last.kill();
} finally {
  await rm(folder, { recursive: true, force: true });
}
const acknowledged = ledger.accounts.length + ledger.uploads.length;
const slowest = Math.max(...ledger.startMs) / 1_000;
console.log(
  `| SIGKILL in a stream of changes | ${kills} kills | acknowledged ${acknowledged} (${ledger.uploads.length} of them files), lost ${ledger.lost} | started ${ledger.startMs.length} of ${kills}, slowest ${slowest.toFixed(1)} s |`,
);
const isWhole = ledger.lost === 0 && acknowledged > 0;
console.log(isWhole ? "1 passed, 0 failed" : "0 passed, 1 failed");
process.exitCode = isWhole ? 0 : 1;
