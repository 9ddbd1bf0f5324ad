import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildNode } from "../../../scripts/build-node.ts";
import { slowness } from "../../../scripts/machine-factor.ts";
import { atMost, figureTable } from "../../bench/figures.ts";
import type { Figure } from "../../bench/figures.ts";
import { importErrands, manySessions, uploadErrands } from "./hostile-files.ts";
import { startLimited } from "./limited-server.ts";
import type { LimitedServer } from "./limited-server.ts";
import { openPerson } from "./sessions.ts";
import type { Person } from "./sessions.ts";
import { runErrands, textErrands } from "./text-fields.ts";
import type { Errand } from "./text-fields.ts";
import { watchHealth } from "./watch-health.ts";
import type { HealthWatch } from "./watch-health.ts";

/**
 * `npm run quality:loop [-- slice] [-- only=<phase>]`: whether anybody can stop the others. Every text field at
 * its limit with forty kinds of text, hostile files and exports, a large export and thousands of idle sockets,
 * while another process asks for the health every 20 ms. `slice` does a small part of it.
 */
const given = process.argv.slice(2);
const isSlice = given.includes("slice");
const only = given.find((one) => one.startsWith("only="))?.slice(5);
const kinds = isSlice ? 4 : 40;
const files = 1_024;
const bars = { silenceMs: 100, memoryMegabytes: 50, sessions: 10_000, sockets: 5_000 };
const restMs = isSlice ? 15_000 : 80_000;

interface Run {
  readonly server: LimitedServer;
  readonly watch: HealthWatch;
  readonly people: readonly Person[];
}

interface Phase {
  readonly name: string;
  readonly run: (run: Run) => Promise<string>;
}

function told(statuses: ReadonlyMap<number, number>): string {
  const parts = [...statuses].toSorted(([a], [b]) => a - b);
  return parts.map(([status, count]) => `${count} x ${status}`).join(", ");
}

async function errands({ people, watch }: Run, list: readonly Errand[]): Promise<string> {
  return told(await runErrands(list, people, watch));
}

async function exportMany({ people, watch }: Run): Promise<string> {
  const [owner] = people;
  if (owner === undefined) return "nobody is there";
  const count = isSlice ? bars.sessions / 10 : bars.sessions;
  const bytes = manySessions(count);
  const brought = await watch.during("import of many sessions", () =>
    owner.file("/api/v1/account/import", "a.zip", "application/zip", bytes),
  );
  const sent = await watch.during("export of many sessions", () =>
    owner.send("GET", "/api/v1/account/export"),
  );
  return `import ${brought.status} ${brought.body.slice(0, 60)}, export ${sent.status}, ${Math.round(sent.bytes / 1024)} KB`;
}

async function holdSockets({ server, watch }: Run): Promise<string> {
  const path = fileURLToPath(new URL("idle-sockets.ts", import.meta.url));
  const { port } = new URL(server.url);
  const holder = fork(path, ["127.0.0.1", port, String(bars.sockets)], {
    execArgv: process.execArgv,
  });
  await watch.during("opening sockets", () => once(holder, "message"));
  await watch.during("idle sockets", () => sleep(10_000));
  holder.disconnect();
  await once(holder, "exit");
  return `${bars.sockets} sockets, ${files} files`;
}

const phases: readonly Phase[] = [
  {
    name: "text fields at their limit",
    run: async (run) => {
      const [first] = run.people;
      const all = first === undefined ? [] : await textErrands(first, kinds);
      // One after another in a slice, so that every call is still among them.
      return errands(run, isSlice ? all.filter((_, at) => at % 7 === 0) : all);
    },
  },
  { name: "hostile uploads", run: (run) => errands(run, uploadErrands(kinds)) },
  { name: "hostile imports", run: (run) => errands(run, importErrands()) },
  { name: "a large import and export", run: exportMany },
  { name: "idle sockets", run: holdSockets },
];

/** A silence beyond that of the idle server, as it would be on a quiet machine. */
function excess(longestMs: number, idleMs: number, factor: number): number {
  return Math.max(0, longestMs - idleMs) / factor;
}

async function measurePhase(run: Run, phase: Phase, idleMs: number): Promise<Figure> {
  const from = Date.now();
  const before = slowness();
  const note = await phase.run(run);
  const factor = Math.max(before, slowness());
  await sleep(500);
  const { longestMs, failed, worst } = run.watch.since(from);
  console.log(`  ${note}`);
  for (const { ms, during } of worst) {
    if (ms > bars.silenceMs) console.log(`  ${ms} ms during ${during.join(" | ")}`);
  }
  const seconds = Math.round((Date.now() - from) / 1_000);
  const how = `${Math.round(longestMs)} ms raw, machine x ${factor.toFixed(1)}, ${failed} unanswered, ${seconds} s; ${note}`;
  const value = excess(longestMs, idleMs, factor);
  return atMost(`longest silence: ${phase.name}`, value, "ms", bars.silenceMs, how);
}

await buildNode();
const server = await startLimited(files);
const watch = watchHealth(server.url);
const people = await Promise.all(
  Array.from({ length: 4 }, (_, at) => openPerson(server.url, `person${at}@example.com`)),
);
const run = { server, watch, people };
await runErrands(uploadErrands(1).slice(0, 1), people, watch);
await runErrands(importErrands().slice(0, 1), people, watch);
await sleep(restMs);
const restedMegabytes = await server.memory();
const idleFrom = Date.now();
await sleep(10_000);
const idle = watch.since(idleFrom);
const figures: Figure[] = [];
for (const phase of phases) {
  if (only !== undefined && !phase.name.includes(only)) continue;
  console.log(`== ${phase.name}`);
  figures.push(await measurePhase(run, phase, idle.longestMs));
}
await sleep(restMs);
const growth = (await server.memory()) - restedMegabytes;
figures.push(
  atMost("memory after rest above the start", growth, "MB", bars.memoryMegabytes, "server process"),
  atMost("processes that ended", server.alive() ? 0 : 1, "", 0, "the server lives"),
);
watch.stop();
if (!server.alive()) console.log(server.said());
await server.stop();
console.log(`Idle server: longest silence ${Math.round(idle.longestMs)} ms in 10 s.`);
console.log(figureTable(figures));
process.exitCode = figures.every(({ met }) => met !== false) ? 0 : 1;
