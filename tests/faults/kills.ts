import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataFolder } from "../bench/service.ts";
import { findLost, newLedger, startKillable, writeUntilGone } from "./acknowledged.ts";
import type { Ledger } from "./acknowledged.ts";
import type { FaultRow } from "./fault-row.ts";

const longestMs = 2_500;
/** Kills between two times of asking: what was acknowledged since is asked for while its tokens still count. */
const everyAsk = 25;
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

/** Asks a service that was started once more for what a ledger holds. */
async function askFor(folder: string, ledger: Ledger): Promise<void> {
  const last = await startKillable(folder);
  ledger.startMs.push(last.startMs);
  await findLost(last.url, ledger);
  last.kill();
}

/** So many can be renewed before the service asks for a pause. */
const mostEarly = 40;

/** What was acknowledged first of all, in a ledger of its own. */
function firstOf({ accounts, uploads }: Ledger): Ledger {
  const early = accounts.slice(0, mostEarly);
  return {
    ...newLedger(),
    accounts: early,
    uploads: uploads.filter(({ of }) => early.includes(of)),
  };
}

/** What of several ledgers was acknowledged, and what of it was missing. */
function sumOf(ledgers: readonly Ledger[]): { all: number; files: number; lost: number } {
  const sum = (of: (ledger: Ledger) => number) =>
    ledgers.reduce((total, ledger) => total + of(ledger), 0);
  const files = sum(({ uploads }) => uploads.length);
  return {
    files,
    all: files + sum(({ accounts }) => accounts.length),
    lost: sum(({ lost }) => lost),
  };
}

/**
 * The embedded service is killed (SIGKILL) at random moments of a stream of changes and asked, after one more start,
 * for what it had acknowledged since it was last asked; every fifth kill falls into a backup. The first of what was
 * acknowledged is asked for once more after all kills.
 */
export async function killOften(kills: number): Promise<FaultRow> {
  const folder = await makeDataFolder();
  const ledgers: Ledger[] = [];
  try {
    for (let from = 0; from < kills; from += everyAsk) {
      const ledger = newLedger();
      ledgers.push(ledger);
      for (let kill = from + 1; kill <= Math.min(kills, from + everyAsk); kill += 1) {
        const known = ledger.accounts.length;
        await killOnce(folder, ledger, kill % everyBackup === 0);
        console.log(`kill ${kill}: ${ledger.accounts.length - known} sign-ins acknowledged`);
      }
      await askFor(folder, ledger);
    }
    const [first = newLedger()] = ledgers;
    const early = firstOf(first);
    await askFor(folder, early);
    first.lost += early.lost;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const { all, files, lost } = sumOf(ledgers);
  const startMs = ledgers.flatMap((ledger) => ledger.startMs);
  return {
    fault: "SIGKILL in a stream of changes",
    times: `${kills} kills, ${Math.floor(kills / everyBackup)} of them in a backup`,
    acknowledged: all,
    lost,
    starts: kills,
    started: startMs.length - ledgers.length,
    note: `${files} of them files; slowest start ${(Math.max(...startMs) / 1_000).toFixed(1)} s`,
  };
}
