import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { extract } from "@savile/extraction";
import { expect, test } from "vitest";
import { corpusDay, inRoot } from "../engines.ts";
import { scoreImport } from "./score.ts";
import type { Truth } from "./score.ts";

const folder = inRoot("tests/quality/labels/imports");
const files = readdirSync(folder).filter((name) => !name.endsWith(".truth.json"));

/** Without a job, a school or a word there is nothing to read: these are refused as empty. */
const refused = new Set(["jsonresume-nojob.json", "reactive5-nojob.json"]);

test.each(files)("%s: all that its author wrote down is found, and nothing else", async (file) => {
  const stem = file.replace(/\.[^.]+$/u, "");
  const truth: Truth = JSON.parse(readFileSync(join(folder, `${stem}.truth.json`), "utf8"));
  const read = await extract(new Uint8Array(readFileSync(join(folder, file))), {
    today: corpusDay,
  });
  expect(read.ok).toBe(!refused.has(file));
  const marks = scoreImport(read.ok ? read.value : undefined, truth);
  expect(marks.filter((mark) => !mark.right)).toEqual([]);
});
