import { extract } from "@savile/extraction";
import type { Extraction } from "@savile/model";
import { beforeAll, describe, expect, it } from "vitest";
import { corpusDay } from "../engines.ts";
import { listCases } from "./cases.ts";
import type { Case } from "./cases.ts";
import {
  falselyPlaced,
  invented,
  lost,
  missingWords,
  tornPairs,
  untraced,
} from "./check-promises.ts";
import { measureCase } from "./measure-cases.ts";
import type { Measured } from "./measure-cases.ts";
import { printCase } from "./print-case.ts";
import { addMarks } from "./score.ts";
import type { Marks } from "./score.ts";

function printedTexts({ truth }: Measured): string[] {
  const jobs = truth.jobs.flatMap((job) => [job.title, job.company]);
  const studies = truth.studies.flatMap((study) => [study.degree, study.school]);
  return [truth.name, truth.email, ...jobs, ...studies, ...truth.skills].filter(
    (one) => one !== "",
  );
}

/** A title with its firm, a degree with its school. */
function pairsOf({ truth }: Measured): (readonly [string, string])[] {
  return [
    ...truth.jobs.map((job) => [job.title, job.company] as const),
    ...truth.studies.map((study) => [study.degree, study.school] as const),
  ];
}

const columnLayouts = new Set(["sidebar-left", "sidebar-right", "two-equal", "linkedin"]);

describe("promises of the reader over the matrix", () => {
  const all: { measured: Measured; found: Extraction }[] = [];

  beforeAll(async () => {
    for (const one of listCases(60)) {
      const measured = await measureCase(one, corpusDay);
      if (measured.found !== undefined) all.push({ measured, found: measured.found });
    }
  });

  it("invents no value", () => {
    expect(
      all.flatMap(({ measured, found }) =>
        invented(found).map((text) => `${measured.name} ${text}`),
      ),
    ).toEqual([]);
  });

  it("loses no line", () => {
    expect(
      all.flatMap(({ measured, found }) => lost(found).map((text) => `${measured.name} ${text}`)),
    ).toEqual([]);
  });

  it.each([
    ["accounts for every word once", untraced],
    ["says of no word that it stands in a value that does not have it", falselyPlaced],
  ])("%s", (_, faultsOf) => {
    const faults = all.flatMap(({ measured, found }) =>
      faultsOf(found).map((text) => `${measured.name} ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it("has every printed value on its lines", () => {
    const missing = all.flatMap(({ measured, found }) =>
      missingWords(found, printedTexts(measured)).map((text) => `${measured.name} ${text}`),
    );
    const asked = all.reduce((sum, { measured }) => sum + printedTexts(measured).length, 0);
    expect(missing.slice(Math.floor(asked * 0.005))).toEqual([]);
  });

  it("keeps what belongs together together on pages with columns", () => {
    const pages = all.filter(({ measured }) => columnLayouts.has(measured.one.layout));
    const torn = pages.flatMap(({ measured, found }) =>
      tornPairs(
        found,
        pairsOf(measured).filter(([, second]) => second !== ""),
      ).map((text) => `${measured.name} ${text}`),
    );
    const asked = pages.reduce((sum, { measured }) => sum + pairsOf(measured).length, 0);
    expect(torn.slice(Math.floor(asked * 0.01))).toEqual([]);
  });

  it("gives the same bytes for the same file", async () => {
    for (const one of listCases(5)) {
      const { bytes } = await printCase(one);
      const runs = new Set<string>();
      for (let run = 0; run < 3; run += 1)
        runs.add(JSON.stringify(await extract(bytes.slice(), { today: corpusDay })));
      expect(runs.size).toBe(1);
    }
  });
});

/** The same content as another maker would draw it. */
const mutations: readonly (readonly [string, (one: Case) => Case])[] = [
  ["drawn in another order", (one) => ({ ...one, order: "scattered" })],
  ["drawn line by line across the page", (one) => ({ ...one, order: "rows" })],
  ["boxes moved by a point", (one) => ({ ...one, jitter: 1 })],
  ["other fonts", (one) => ({ ...one, look: { ...one.look, serif: !one.look.serif } })],
  [
    "another mark of lists",
    (one) => ({ ...one, look: { ...one.look, glyph: (one.look.glyph + 2) % 5 } }),
  ],
  ["headings in other case", (one) => ({ ...one, headingStyle: one.headingStyle ^ 1 })],
];

async function entriesShare(cases: readonly Case[]): Promise<number> {
  const marks: Marks = new Map();
  for (const one of cases) addMarks(marks, (await measureCase(one, corpusDay)).marks);
  const sums = ["experience F1", "education F1"].map((field) => marks.get(field));
  const right = sums.reduce((sum, one) => sum + (one?.right ?? 0), 0);
  return right / sums.reduce((sum, one) => sum + (one?.asked ?? 0), 0);
}

describe("files that say the same in another form", () => {
  const cases = listCases(80)
    .filter((one) => one.maker === "pdfkit" && one.layout !== "linkedin" && one.language !== "nl")
    .slice(0, 12);

  let before = 0;

  beforeAll(async () => {
    before = await entriesShare(cases);
  });

  it.each(mutations)("%s: entries stay within three points", async (_, mutate) => {
    const after = await entriesShare(cases.map(mutate));
    expect(before - after).toBeLessThanOrEqual(0.03);
  });
});
