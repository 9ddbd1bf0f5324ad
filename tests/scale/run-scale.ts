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
function killWorkers(add: (role: "worker") => Promise<Member>, workers: Member[]) {
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
      workers.push(await add("worker"));
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

/** Runs everything on a cluster and prints what became of it; answers whether nothing went wrong. */
async function measure(cluster: Cluster, members: Member[]): Promise<boolean> {
  const add = async (role: Member["role"]): Promise<Member> => {
    const member = await cluster.start(role);
    members.push(member);
    return member;
  };
  const webs = [await add("web"), await add("web")] as const;
  const killer = killWorkers(add, [await add("worker"), await add("worker")]);
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
  const each = (total: number): string => `${(total / outcome.runs).toFixed(2)} s`;
  const lines = [
    `runs | ${outcome.runs} by ${accountsAsked} accounts in ${seconds.toFixed(0)} s`,
    `workers killed | ${kills}; runs that another worker went on with: ${counted.retried}`,
    `lost / twice / still open / held | ${lost} / ${twice} / ${counted.open} / ${counted.held}`,
    `downloads at both machines | ${outcome.downloads}, not found: ${outcome.missing}`,
    `store of files | ${cluster.store}`,
    `processor a run: workers / web | ${each(cpu)} / ${each(webCpu)}`,
  ];
  for (const line of lines) console.log(`| ${line} |`);
  for (const line of new Set(outcome.odd)) console.log(`odd: ${line}`);
  const faults = [lost, twice, counted.open, counted.held, outcome.missing, outcome.odd.length];
  return faults.every((count) => count === 0);
}

await buildNode();
const cluster = await startCluster();
if (cluster === null) {
  console.log("*** NO POSTGRESQL: the scale test was SKIPPED. ***");
  console.log("0 passed, 0 failed, 1 skipped");
} else {
  const members: Member[] = [];
  try {
    const isWhole = await measure(cluster, members);
    console.log(isWhole ? "1 passed, 0 failed" : "0 passed, 1 failed");
    process.exitCode = isWhole ? 0 : 1;
  } finally {
    await Promise.all(members.map((member) => member.stop()));
    await cluster.stop();
  }
}
