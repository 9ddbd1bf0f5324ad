import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataFolder } from "../bench/service.ts";
import { findLost, newLedger, startKillable, writeUntilGone } from "./acknowledged.ts";
import type { Ledger } from "./acknowledged.ts";
import type { FaultRow } from "./fault-row.ts";

const longestMs = 2_500;
const everyBackup = 5;

async function killOnce(folder: string, ledger: Ledger, withBackup: boolean): Promise<void> {
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
}

/**
 * The embedded service is killed (SIGKILL) at random moments of a stream of changes and asked, after one more start,
 * for what it had acknowledged; every fifth kill falls into a backup.
 */
export async function killOften(kills: number): Promise<FaultRow> {
  const folder = await makeDataFolder();
  const ledger = newLedger();
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const known = ledger.accounts.length;
      await killOnce(folder, ledger, kill % everyBackup === 0);
      console.log(`kill ${kill}: ${ledger.accounts.length - known} sign-ins acknowledged`);
    }
    const last = await startKillable(folder);
    ledger.startMs.push(last.startMs);
    await findLost(last.url, ledger);
    last.kill();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    fault: "SIGKILL in a stream of changes",
    times: `${kills} kills, ${Math.floor(kills / everyBackup)} of them in a backup`,
    acknowledged: ledger.accounts.length + ledger.uploads.length,
    lost: ledger.lost,
    starts: kills,
    started: ledger.startMs.length - 1,
    note: `${ledger.uploads.length} of them files; slowest start ${(Math.max(...ledger.startMs) / 1_000).toFixed(1)} s`,
  };
}
