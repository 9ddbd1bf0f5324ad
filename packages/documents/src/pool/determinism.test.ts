import { execFileSync, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { templateIds } from "@savile/model";
import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import type { LayoutInput } from "../text/layout.ts";
import { inputOf, layOut, resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { replySchema } from "./messages.ts";

const entry = fileURLToPath(new URL("../../../../build/node/layout-child.mjs", import.meta.url));
const document = resumeDocument(realisticResume());
const readySchema = z.object({ backend: z.string() });

function digest(bytes: Uint8Array | undefined): string {
  return createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");
}

/** The hashes of the PDFs that a process of its own makes, in an environment of its own. */
function pdfsOf(inputs: readonly LayoutInput[], env: Record<string, string>, cut = false) {
  return new Promise<string[]>((resolve, reject) => {
    const child = fork(entry, ["{}"], {
      env,
      serialization: "advanced",
      ...(cut
        ? { execPath: "unshare", execArgv: ["--map-root-user", "--net", process.execPath] }
        : { execArgv: [] }),
    });
    const hashes: string[] = [];
    const ask = (): void => {
      const input = inputs[hashes.length];
      if (input !== undefined) child.send({ task: "layout", input });
      else resolve(hashes);
      if (input === undefined) child.kill();
    };
    child.on("error", reject);
    child.on("message", (message) => {
      if (readySchema.safeParse(message).success) {
        ask();
        return;
      }
      const { answer } = replySchema.parse(message);
      if (answer.task === "layout" && answer.result.ok)
        hashes.push(digest(answer.result.value.pdf));
      else hashes.push("failed");
      ask();
    });
  });
}

function canCutNetwork(): boolean {
  try {
    execFileSync("unshare", ["--map-root-user", "--net", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const inputs = templateIds.map((template) => inputOf(document, { template, want: ["pdf"] }));
const expected = (): string[] => inputs.map((input) => digest(layOut(document, input).pdf));

describe("the bytes of a PDF", () => {
  test("are the same in processes in two time zones and languages", async () => {
    const [tokyo, honolulu] = await Promise.all([
      pdfsOf(inputs, { TZ: "Asia/Tokyo", LANG: "ja_JP.UTF-8" }),
      pdfsOf([...inputs].toReversed(), { TZ: "Pacific/Honolulu", LANG: "C" }),
    ]);
    expect(tokyo).toEqual(expected());
    expect(honolulu.toReversed()).toEqual(expected());
  });

  test("are the same after forty other documents", () => {
    const first = digest(layOut(document).pdf);
    for (let turn = 0; turn < 40; turn += 1) {
      const resume = { ...realisticResume(), name: `Person ${turn}` };
      layOut(resumeDocument(resume), { want: [] });
    }
    expect(digest(layOut(document).pdf)).toBe(first);
  });

  test("need no font of the system and no home folder", async () => {
    const bare = { HOME: "/nowhere", XDG_DATA_HOME: "/nowhere", FONTCONFIG_FILE: "/nowhere" };
    expect(await pdfsOf(inputs, bare)).toEqual(expected());
  });

  test.runIf(canCutNetwork())("are the same with the network cut", async () => {
    expect(await pdfsOf(inputs, {}, true)).toEqual(expected());
  });
});
