import { setTimeout as sleep } from "node:timers/promises";
import { buildNode } from "../../scripts/build-node.ts";
import { buildWeb } from "../../scripts/build-web.ts";
import { driveAccounts } from "./drive-accounts.ts";
import { buildEarlier } from "./earlier-release.ts";
import type { EarlierRelease } from "./earlier-release.ts";
import { startProxy } from "./proxy.ts";
import { startCluster } from "./start-cluster.ts";
import type { Cluster, Member } from "./start-cluster.ts";

/*
 * `npm run scale:roll [-- COMMIT]`: web x 2 and worker x 2 of an earlier release (without a commit the last one before
 * the newest change of the tables) are replaced by this one, worker by worker and web by web, as docs/operations.md
 * tells, behind a proxy, while people work. No request may fail, and no run may be lost.
 */

const accounts = 4;
const readers = 4;
const settledMs = 8_000;
const pauseMs = 250;

/** Reads on until it is stopped, as open pages do. */
function readOn(url: string): () => Promise<number> {
  const state = { isOn: true };
  let reads = 0;
  const paths = ["/health", "/", "/api/v1/auth/csrf-token", "/openapi.json"];
  const read = async (): Promise<void> => {
    while (state.isOn) {
      const answer = await fetch(`${url}${paths[reads % paths.length]}`);
      await answer.arrayBuffer();
      reads += 1;
      await sleep(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: readers }, read));
  return async () => {
    state.isOn = false;
    await all;
    return reads;
  };
}

/** The addresses of scripts and styles that the first page names. */
async function partsOf(url: string): Promise<string[]> {
  const page = await (await fetch(url, { headers: { accept: "text/html" } })).text();
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
}

async function missingOf(url: string, parts: readonly string[]): Promise<number> {
  const answers = await Promise.all(parts.map((path) => fetch(`${url}${path}`)));
  return answers.filter(({ ok }) => !ok).length;
}

async function roll(cluster: Cluster, earlier: EarlierRelease, all: Member[]): Promise<boolean> {
  const proxy = await startProxy();
  const settings = { PUBLIC_URL: proxy.url };
  const start = async (role: Member["role"], release?: string): Promise<Member> => {
    const member = await cluster.start(role, { release, settings });
    all.push(member);
    if (role === "web") proxy.add(member.url);
    return member;
  };
  const { folder } = earlier;
  const webs = [await start("web", folder), await start("web", folder)];
  const workers = [await start("worker", folder), await start("worker", folder)];
  const parts = await partsOf(proxy.url);
  const stopReading = readOn(proxy.url);
  const state = { isRolling: true };
  const driving = (async () => {
    const outcomes: Awaited<ReturnType<typeof driveAccounts>>[] = [];
    while (state.isRolling) {
      const asked = { accounts, runs: 2 };
      outcomes.push(await driveAccounts([proxy.url, proxy.url], asked));
    }
    return outcomes;
  })();
  await sleep(settledMs);
  for (const old of workers) {
    await start("worker");
    await old.stop();
  }
  for (const old of webs) {
    await start("web");
    await old.stop();
    proxy.remove(old.url);
    await sleep(settledMs / 2);
  }
  await sleep(settledMs);
  state.isRolling = false;
  const outcomes = await driving;
  const reads = await stopReading();
  const missing = await missingOf(proxy.url, parts);
  await proxy.stop();
  const sum = (pick: (one: (typeof outcomes)[number]) => number): number =>
    outcomes.reduce((total, one) => total + pick(one), 0);
  const odd = outcomes.flatMap((one) => one.odd);
  const lost = sum((one) => one.runs - one.succeeded);
  const lines = [
    `releases | ${earlier.commit} to this tree`,
    `requests through the proxy | ${proxy.answered()}, ${reads} of them reads of open pages; failed: ${proxy.failed.length}`,
    `runs | ${sum((one) => one.runs)}, lost: ${lost}; downloads ${sum((one) => one.downloads)}, not found: ${sum((one) => one.missing)}`,
    `scripts and styles of the open page | ${parts.length}, gone afterwards: ${missing}`,
  ];
  for (const line of lines) console.log(`| ${line} |`);
  for (const line of [...proxy.failed, ...odd].slice(0, 40)) console.log(`odd: ${line}`);
  return proxy.failed.length === 0 && lost === 0 && odd.length === 0;
}

await buildNode();
await buildWeb();
const cluster = await startCluster();
if (cluster === null) {
  console.log("*** NO POSTGRESQL: the rolling deploy was SKIPPED. ***");
  console.log("0 passed, 0 failed, 1 skipped");
} else {
  const earlier = await buildEarlier(process.argv[2]);
  const members: Member[] = [];
  try {
    const isWhole = await roll(cluster, earlier, members);
    console.log(isWhole ? "1 passed, 0 failed" : "0 passed, 1 failed");
    process.exitCode = isWhole ? 0 : 1;
  } finally {
    await Promise.all(members.map((member) => member.stop()));
    await cluster.stop();
    await earlier.remove();
  }
}
