import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { extract } from "@savile/extraction";
import type { Extraction } from "@savile/model";
import { beforeAll, describe, expect, it } from "vitest";
import { corpus, corpusFiles, resumeEndings } from "../corpus.ts";
import { corpusDay } from "../engines.ts";
import { listCases } from "./cases.ts";
import type { Case } from "./cases.ts";
import { headersAmongElements, mixedNames, uncountedRanges } from "./entry-promises.ts";
import { headerNoises } from "./noises/entry-headers.ts";
import { listNoisy } from "./noises/noisy-cases.ts";
import { printCase } from "./print-case.ts";

interface Read {
  readonly name: string;
  readonly found: Extraction;
}

async function readBytes(name: string, bytes: Uint8Array): Promise<Read[]> {
  const read = await extract(bytes, { today: corpusDay });
  return read.ok ? [{ name, found: read.value }] : [];
}

async function readCase(one: Case): Promise<Read[]> {
  const { name, bytes } = await printCase(one);
  return readBytes(`${name} ${one.noises.join(" ")}`, bytes);
}

/** Real files of which the labels are open to everybody, where they lie beside the repository. */
function openFiles(): { name: string; bytes: Uint8Array }[] {
  return ["open", "second", "third"]
    .flatMap((part) =>
      readdirSync(fileURLToPath(new URL(`../labels/resumes/${part}/gt`, import.meta.url))),
    )
    .map((label) => label.replace(/\.json$/, ""))
    .filter((name) => existsSync(`${corpus.unlabelled}/${name}`))
    .map((name) => ({
      name,
      bytes: new Uint8Array(readFileSync(`${corpus.unlabelled}/${name}`)),
    }));
}

function broken(all: readonly Read[], check: (found: Extraction) => string[]): string[] {
  return all.flatMap(({ name, found }) => check(found).map((text) => `${name} ${text}`));
}

function countEntries(all: readonly Read[]): number {
  return all.reduce(
    (sum, { found }) => sum + found.resume.experience.length + found.resume.education.length,
    0,
  );
}

describe("the checks", () => {
  const text =
    "Ana Prado\nana@x.org\n\nExperience\n\nHead Cook, Larch View\n2019 – 2020\n- Cooked\n";

  async function readOne(): Promise<Extraction> {
    const read = await extract(new TextEncoder().encode(text), { today: corpusDay });
    if (!read.ok) throw new Error(read.error.code);
    return read.value;
  }

  it("find a job that was lost, a name with another in it and a header among elements", async () => {
    const found = await readOne();
    const { resume } = found;
    const jobs = (change: object): Extraction => ({
      ...found,
      resume: { ...resume, experience: resume.experience.map((job) => ({ ...job, ...change })) },
    });
    expect(uncountedRanges(found)).toEqual([]);
    expect(uncountedRanges({ ...found, resume: { ...resume, experience: [] } })).toHaveLength(1);
    expect(mixedNames(found)).toEqual([]);
    expect(mixedNames(jobs({ title: "Head Cook, Larch View" }))).toHaveLength(1);
    expect(mixedNames(jobs({ company: "Larch View 2019 – 2020" }))).toHaveLength(1);
    expect(headersAmongElements(found)).toEqual([]);
    const element = { id: "b1", text: "Line Cook, Fennel Bistro, 2017 – 2018" };
    expect(headersAmongElements(jobs({ bullets: [element] }))).toHaveLength(1);
  });
});

describe("promises about entries over generated files", () => {
  const all: Read[] = [];

  beforeAll(async () => {
    const noisy = headerNoises.flatMap((noise) => listNoisy(noise, "learning", 3));
    for (const one of [...listCases(24), ...noisy]) all.push(...(await readCase(one)));
  });

  it("every line that is a range and nothing else dates an entry", () => {
    expect(broken(all, uncountedRanges)).toEqual([]);
  });

  it("no title or organisation holds a date, its place or the other name", () => {
    const allowed = Math.floor(countEntries(all) * 0.01);
    expect(broken(all, mixedNames).slice(allowed)).toEqual([]);
  });

  it("no element is written like a header", () => {
    expect(broken(all, headersAmongElements)).toEqual([]);
  });
});

describe.skipIf(!corpus.present)("the same over real files", () => {
  const all: Read[] = [];

  beforeAll(async () => {
    for (const { name, bytes } of [...corpusFiles(corpus.resumes, resumeEndings), ...openFiles()])
      all.push(...(await readBytes(name, bytes)));
  });

  it.each([
    ["ranges that date no entry", uncountedRanges],
    ["names that hold another part", mixedNames],
    ["elements written like headers", headersAmongElements],
  ])("there are few %s", (_name, check) => {
    const allowed = Math.floor(countEntries(all) * 0.03);
    expect(broken(all, check).slice(allowed)).toEqual([]);
  });
});
