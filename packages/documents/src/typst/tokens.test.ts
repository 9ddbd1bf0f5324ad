import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { templateIds } from "@savile/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { templatesFolder } from "../text/package-folder.ts";
import { paperSizes, readTokens } from "./tokens.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile templates "));
  await cp(templatesFolder(), folder, { recursive: true });
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test("the tokens are those of every template, in the order of the catalogue", () => {
  expect([...readTokens(folder).keys()]).toEqual([...templateIds]);
});

test.each(templateIds)("the tokens of %s leave more than half of each page to the text", (id) => {
  const { margins } = readTokens(folder).get(id) ?? {};
  for (const kind of ["resume", "cover_letter"] as const) {
    for (const paper of ["letter", "a4"] as const) {
      const { x = 0, top = 0, bottom = 0 } = margins?.[kind][paper] ?? {};
      const { w, h } = paperSizes[paper];
      expect((w - 2 * x) * (h - top - bottom)).toBeGreaterThan(0.5 * w * h);
      expect(x).toBeGreaterThan(0);
    }
  }
});

test.each([
  ["no JSON", "{", SyntaxError],
  ["no family", '{"families":[]}', Error],
  ["nothing", "{}", Error],
])("tokens with %s are a fault of ours and no template", async (_, source, fault) => {
  await writeFile(join(folder, "modern", "tokens.json"), source);
  expect(() => readTokens(folder)).toThrow(fault);
});

test("the papers are as large as they are, in points", () => {
  expect([paperSizes.letter.w / 72, paperSizes.letter.h / 72]).toEqual([8.5, 11]);
  expect(paperSizes.a4.w).toBeCloseTo((210 / 25.4) * 72, 1);
  expect(paperSizes.a4.h).toBeCloseTo((297 / 25.4) * 72, 1);
});
