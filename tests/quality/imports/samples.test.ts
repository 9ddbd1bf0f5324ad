import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fromJsonResume, toJsonResume } from "@savile/model";
import { extract } from "@savile/extraction";
import { expect, test } from "vitest";

const today = "2026-11-28";
const { resolve } = createRequire(import.meta.url);

/** The samples that the makers of JSON Resume publish. */
const samples = [
  "sample.resume.json",
  "examples/career-changer.resume.json",
  "examples/new-grad.resume.json",
  "examples/senior-engineer.resume.json",
];

function bytesOf(name: string): Uint8Array {
  return readFileSync(resolve(`@jsonresume/schema/${name}`));
}

/** Every value of a file under the keys that lead to it. */
function leavesOf(value: unknown, path = ""): [path: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, `${path}/${key}`));
}

async function passThrough(bytes: Uint8Array): Promise<unknown> {
  const read = await extract(bytes, { today });
  if (!read.ok) throw new Error(read.error.code);
  return JSON.parse(JSON.stringify(toJsonResume(read.value)));
}

test.each(samples)("every leaf of %s goes out again as it came in", async (name) => {
  const bytes = bytesOf(name);
  const source: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const out = new Map(leavesOf(await passThrough(bytes)));
  const lost = leavesOf(source).filter(([path, value]) => out.get(path) !== value);
  expect(lost).toEqual([]);
});

test.each(samples)("%s is the same resume after a second way through", async (name) => {
  const once = await passThrough(bytesOf(name));
  const twice = await passThrough(new TextEncoder().encode(JSON.stringify(once)));
  expect(fromJsonResume(twice)).toEqual(fromJsonResume(once));
});
