import { beforeAll, describe, expect, it } from "vitest";
import { corpusDay } from "../engines.ts";
import { listCases } from "./cases.ts";
import { measureCase, sumClasses } from "./measure-cases.ts";
import type { Measured } from "./measure-cases.ts";
import { printCase } from "./print-case.ts";

const slice = 80;

describe("reading synthetic resumes of which the truth is known", () => {
  const all: Measured[] = [];

  beforeAll(async () => {
    for (const one of listCases(slice)) all.push(await measureCase(one, corpusDay));
  });

  it("reads every file", () => {
    expect(all.filter((one) => one.found === undefined).map((one) => one.name)).toEqual([]);
  });

  it.each([
    ["all, development", 0.9],
    ["all, held out", 0.9],
  ])("reaches the floor for %s", (name, floor) => {
    const figures = sumClasses(all).find((one) => one.name === name);
    expect(figures?.macro ?? 0).toBeGreaterThanOrEqual(floor);
  });

  it("makes the same file from the same case", async () => {
    for (const one of listCases(6)) {
      const [first, second] = [await printCase(one), await printCase(one)];
      expect(second.truth).toEqual(first.truth);
    }
  });
});
