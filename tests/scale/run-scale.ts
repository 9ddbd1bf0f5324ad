import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import * as z from "zod";
import { buildNode } from "../../scripts/build-node.ts";
import { driveAccounts } from "./drive-accounts.ts";
import { startCluster } from "./start-cluster.ts";
import type { Cluster, Member } from "./start-cluster.ts";

/*
 * `npm run scale [-- RUNS [ACCOUNTS]]`: web x 2 and worker x 2 that share a PostgreSQL server and an S3-compatible
 * store and no disk, 300 runs of 40 accounts, a worker killed every 8 seconds. Nothing may be lost, come twice or be
 * missing at the other machine. The store is the tests' own (it proves signatures and bodies), PostgreSQL is real.
 */

const killEveryMs = 8_000;
const [runsAsked = 300, accountsAsked = 40] = process.argv.slice(2).map(Number);
const perAccount = Math.max(1, Math.ceil(runsAsked / accountsAsked));

const countSchema = z.tuple([
  z.object({
    sessions: z.coerce.number(),
    charged: z.coerce.number(),
    held: z.coerce.number(),
    open: z.coerce.number(),
    retried: z.coerce.number(),
  }),
]);

/** What the database says of all runs. */
async function countRuns(url: string): Promise<z.infer<typeof countSchema>[0]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select (select count(*) from generation_sessions) as sessions,
        (select count(*) from usage_entries where kind = 'generation' and state = 'charged') as charged,
        (select count(*) from usage_entries where state = 'held') as held,
        (select count(*) from jobs where state in ('queued', 'running')) as open,
        (select count(*) from jobs where attempts > 1) as retried`,
    );
    return countSchema.parse(rows)[0];
  } finally {
    await client.end();
  }
}

/** Kills one worker after the other and starts another one in its place, until it is stopped. */
function killWorkers(cluster: Cluster, workers: Member[]) {
  let isOn = true;
  let kills = 0;
  let cpu = 0;
  const work = (async () => {
    for (;;) {
      await sleep(killEveryMs);
      if (!isOn) return;
      const victim = workers.shift();
      if (victim === undefined) return;
      cpu += await victim.cpuSeconds();
      victim.kill();
      kills += 1;
      workers.push(await cluster.start("worker"));
    }
  })();
  return {
    stop: async () => {
      isOn = false;
      await work;
      for (const worker of workers) cpu += await worker.cpuSeconds();
      return { kills, cpu };
    },
  };
}

await buildNode();
const cluster = await startCluster();
if (cluster === null) {
  console.log("*** NO POSTGRESQL: the scale test was SKIPPED. ***");
  console.log("0 passed, 0 failed, 1 skipped");
} else {
  const webs = [await cluster.start("web"), await cluster.start("web")] as const;
  const workers = [await cluster.start("worker"), await cluster.start("worker")];
  const killer = killWorkers(cluster, workers);
  const began = performance.now();
  const outcome = await driveAccounts([webs[0].url, webs[1].url], {
    accounts: accountsAsked,
    runs: perAccount,
  });
  const seconds = (performance.now() - began) / 1_000;
  const { kills, cpu } = await killer.stop();
  const counted = await countRuns(cluster.databaseUrl);
  const webCpu = (await webs[0].cpuSeconds()) + (await webs[1].cpuSeconds());
  const lost = outcome.runs - outcome.succeeded;
  const twice = Math.max(0, counted.sessions - outcome.runs, counted.charged - outcome.succeeded);
  console.log(`| runs | ${outcome.runs} by ${accountsAsked} accounts in ${seconds.toFixed(0)} s |`);
  console.log(
    `| workers killed | ${kills}; runs that a second worker went on with: ${counted.retried} |`,
  );
  console.log(
    `| lost / twice / still open / held | ${lost} / ${twice} / ${counted.open} / ${counted.held} |`,
  );
  console.log(
    `| downloads, each at both machines | ${outcome.downloads}, not found: ${outcome.missing} |`,
  );
  console.log(`| objects in the store | ${cluster.objects()} |`);
  console.log(
    `| processor a run: workers / web | ${(cpu / outcome.runs).toFixed(2)} s / ${(webCpu / outcome.runs).toFixed(2)} s |`,
  );
  for (const line of new Set(outcome.odd)) console.log(`odd: ${line}`);
  for (const member of [...webs, ...workers]) await member.stop();
  await cluster.stop();
  const isWhole = lost + twice + counted.open + counted.held + outcome.missing === 0;
  console.log(isWhole && outcome.odd.length === 0 ? "1 passed, 0 failed" : "0 passed, 1 failed");
  process.exitCode = isWhole && outcome.odd.length === 0 ? 0 : 1;
}
