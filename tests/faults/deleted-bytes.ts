import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { openCaller } from "../quality/loop/caller.ts";
import { makeDataFolder } from "../bench/service.ts";
import { startKillable } from "./acknowledged.ts";
import type { FaultRow } from "./fault-row.ts";

const limitMs = 10 * 60_000;
const lookMs = 5_000;
/** Longer than the time between two checkpoints: until then the log alone holds what was written. */
const settledMs = 75_000;
const idSchema = z.object({ upload_id: z.string() });
const sessionSchema = z.object({ session_id: z.string() });

/** Words of one account that stand in no other text. */
function wordsOf(which: string) {
  return {
    email: `quillfeather-${which}@example.org`,
    name: `Ottilie Quillfeather${which}`,
    firm: `Zanderbrook${which} Freight`,
    deed: `shelved-${which}-crates`,
  };
}

type Words = ReturnType<typeof wordsOf>;

function resumeOf({ email, name, firm, deed }: Words): string {
  return `${name}\nWarehouse Clerk\n${email} | Leeds, UK\n\nEXPERIENCE\nWarehouse Clerk, ${firm}, Leeds\nMarch 2018 - Present\n- Counted ${deed} every night for six years\n\nSKILLS\nStock control, Excel\n`;
}

/** Files of the data folder that hold one of the words. */
async function hitsOf(folder: string, words: Words): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of entries.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name);
    const bytes = await readFile(path).catch(() => null);
    if (bytes !== null && Object.values(words).some((word) => bytes.includes(word)))
      found.push(path.slice(folder.length + 1));
  }
  return found;
}

/** Signs somebody in who has documents made and takes one. */
async function workAs(url: string, words: Words) {
  const caller = await openCaller(url, words.email);
  const sent = await caller.file(
    "/api/v1/upload/resume",
    "cv.txt",
    "text/plain",
    Buffer.from(resumeOf(words)),
  );
  const { upload_id } = idSchema.parse(JSON.parse(sent.body));
  const wanted = {
    upload_id,
    job_description: `Warehouse Clerk at Harbour Stores, Leeds\n\nRequirements\n- Stock control\n- Excel\n`,
    template: "modern",
  };
  const made = await caller.json("POST", "/api/v1/generate/generate", wanted);
  const { session_id } = sessionSchema.parse(JSON.parse(made.body));
  const path = `/api/v1/generate/sessions/${session_id}`;
  const answers = [
    await caller.send("GET", `${path}/download/pdf?document_type=resume`),
    await caller.send("GET", "/api/v1/account/export"),
  ];
  if (answers.some(({ status }) => status !== 200))
    throw new Error("the account could not be used");
  return caller;
}

/** How long the bytes stay; `null` where they are still there after ten minutes. */
async function waitUntilGone(folder: string, words: Words): Promise<number | null> {
  const began = Date.now();
  while (Date.now() - began < limitMs) {
    if ((await hitsOf(folder, words)).length === 0) return Date.now() - began;
    await sleep(lookMs);
  }
  for (const hit of await hitsOf(folder, words)) console.log(`still there: ${hit}`);
  return null;
}

/**
 * Two people use the service, one deletes their account: ten minutes later no file of the data folder may hold a
 * word of theirs, while the other one's are all there. "Lost" counts what stayed although it was to go.
 */
export async function forgetDeletedAccount(): Promise<FaultRow> {
  const folder = await makeDataFolder();
  const [goes, stays] = [wordsOf("goes"), wordsOf("stays")];
  try {
    const program = await startKillable(folder);
    const caller = await workAs(program.url, goes);
    const other = await workAs(program.url, stays);
    await sleep(settledMs);
    const before = (await hitsOf(folder, goes)).length;
    const wish = JSON.stringify({ confirm: goes.email });
    const gone = await caller.send("DELETE", "/api/v1/account", wish, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(wish),
    });
    if (gone.status !== 200) throw new Error(`not deleted: ${gone.status} ${gone.body}`);
    const passed = await waitUntilGone(folder, goes);
    const kept = await other.send("GET", "/api/v1/auth/me");
    await program.stop();
    const after = (await hitsOf(folder, goes)).length;
    const isThere = kept.status === 200 && (await hitsOf(folder, stays)).length > 0;
    const told =
      passed === null ? "not within 10 minutes" : `after ${Math.round(passed / 1_000)} s`;
    return {
      fault: "a deleted account, its words looked for in every file of the data folder",
      times: `1 account, in ${before} files before`,
      acknowledged: before,
      lost: after,
      starts: 1,
      started: passed !== null && isThere ? 1 : 0,
      note: `no hit ${told}`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
