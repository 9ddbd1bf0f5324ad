import { isDeepStrictEqual } from "node:util";
import { extract } from "@savile/extraction";
import type { Extraction } from "@savile/model";
import { describe, expect, it } from "vitest";
import { corpusDay } from "../../engines.ts";
import type { Case } from "../cases.ts";
import { words } from "../compare-texts.ts";
import { makeResume } from "../make-resume.ts";
import { printCase } from "../print-case.ts";
import { textOf } from "../sheet.ts";
import type { Entry, Ink, Part, Sheet } from "../sheet.ts";
import type { Truth } from "../truth.ts";
import { allNoises, withNoises } from "./apply-noises.ts";
import type { Noise } from "./noise.ts";
import { noiseFamilies } from "./noise-names.ts";
import { halves, listMixed, listNoisy } from "./noisy-cases.ts";

function bare(one: Case): Case {
  return { ...one, noises: [] };
}

function noisyCases(noise: Noise, count: number): Case[] {
  return halves.flatMap((half) => listNoisy(noise, half, count));
}

function inksText(sides: readonly (readonly Ink[])[]): string {
  return sides.map(textOf).join(" ");
}

function entryText({ aside, rows, body }: Entry): string[] {
  return [
    aside,
    ...rows.map((one) => inksText([one.left, one.right])),
    ...body.map((one) => one.text),
  ];
}

/** A table prints the cells of its entries and not their rows. */
function partText(part: Part, isTable: boolean): string[] {
  const entries = part.entries.flatMap((entry) =>
    isTable ? [...entry.cells.slice(0, 3), ...entry.body.map((one) => one.text)] : entryText(entry),
  );
  return [
    part.heading,
    ...entries,
    ...part.items.map((one) => one.text),
    ...part.rows.map((one) => inksText([one.left, one.right])),
    ...part.grid,
  ];
}

function sheetText(sheet: Sheet, one: Case): string {
  const contacts =
    sheet.contactBlock.length > 0
      ? sheet.contactBlock.map((line) => inksText([line.left, line.right]))
      : sheet.contacts.map((piece) => piece.ink.text);
  const parts = sheet.parts.flatMap((part) =>
    partText(part, one.layout === "table" && part.kind === "experience"),
  );
  return [sheet.name, ...contacts, ...parts].join(" ");
}

function folded(text: string): string {
  return ` ${words(text).join(" ")} `;
}

function yearsOf({ jobs, studies }: Truth): string[] {
  return [...jobs, ...studies]
    .flatMap(({ start, end }) => [start, end])
    .filter((text) => /^\d/.test(text))
    .map((text) => text.slice(0, 4));
}

function trueTexts(truth: Truth): string[] {
  return [
    truth.name,
    truth.email,
    truth.phone,
    ...truth.jobs.flatMap((job) => [job.title, job.company, job.location]),
    ...truth.studies.flatMap((study) => [study.degree, study.school]),
    ...truth.skills,
    ...truth.headings,
  ].filter((text) => text !== "");
}

/** What the truth says and the sheet does not print. */
function unprinted(one: Case): string[] {
  const { sheet, truth } = withNoises(one, makeResume(one));
  const text = folded(sheetText(sheet, one));
  return [...trueTexts(truth), ...yearsOf(truth)].filter((value) => !text.includes(folded(value)));
}

async function read(one: Case): Promise<Extraction> {
  const { bytes, name } = await printCase(one);
  const found = await extract(bytes, { today: corpusDay });
  if (!found.ok) throw new Error(`${name}: ${found.error.code}`);
  return found.value;
}

/** Letters and digits of the base alphabet, so that a letter that was taken apart counts as read. */
function bones(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]/g, "")
    .toLowerCase();
}

/** What these draw is no text, or the same text in the same place. */
const drawsOnly: ReadonlySet<string> = new Set(["rules-and-photos", "drawn-twice"]);

describe("noises", () => {
  it("are all there, each once", () => {
    const names = Object.values(noiseFamilies).flat();
    expect(allNoises.map((noise) => noise.name)).toEqual(names);
    expect(new Set(names).size).toBe(28);
  });

  it("keep the seeds, layouts and makers of the halves apart", () => {
    const [learning, held] = halves.map((half) => listMixed(half, 200));
    for (const key of ["id", "layout", "maker"] as const) {
      const known = new Set((learning ?? []).map((one) => one[key]));
      expect((held ?? []).filter((one) => known.has(one[key]))).toEqual([]);
    }
    expect(learning?.some((one) => one.language === "pt")).toBe(false);
  });

  it("are drawn one to four a file, without two that set the same thing", () => {
    const groups = new Map(allNoises.map((noise) => [noise.name, noise.group]));
    for (const half of halves)
      for (const { noises } of listMixed(half, 60)) {
        expect(noises.length).toBeGreaterThan(0);
        expect(noises.length).toBeLessThan(5);
        expect(new Set(noises.map((name) => groups.get(name))).size).toBe(noises.length);
      }
  });

  it("that are mixed keep truth and print together", () => {
    const cases = halves.flatMap((half) => listMixed(half, 150));
    expect(cases.flatMap((one) => unprinted(one).map((text) => `${one.id} ${text}`))).toEqual([]);
  });

  it("are read alike from two prints of one case", async () => {
    for (const one of halves.flatMap((half) => listMixed(half, 3)))
      expect((await read(one)).lines).toEqual((await read(one)).lines);
  });

  it("leave a file without noises as it was", () => {
    const one = listMixed("learning", 1).map(bare)[0];
    const made = one && makeResume(one);
    expect(one && made && withNoises(one, made).sheet).toEqual(made?.sheet);
  });
});

describe.each(allNoises.map((noise) => [noise.name, noise] as const))("noise %s", (_, noise) => {
  it("prints everything that its truth says", () => {
    const cases = noisyCases(noise, 20);
    expect(cases.length).toBeGreaterThan(30);
    expect(cases.flatMap((one) => unprinted(one).map((text) => `${one.id} ${text}`))).toEqual([]);
  });

  it("changes nearly every file that it is put on, in the same way every time", () => {
    const cases = noisyCases(noise, 15);
    const changed = cases.filter((one) => {
      const noisy = withNoises(one, makeResume(one));
      expect(withNoises(one, makeResume(one))).toEqual(noisy);
      return !isDeepStrictEqual(noisy, withNoises(bare(one), makeResume(one)));
    });
    expect(changed.length).toBeGreaterThan(cases.length * 0.75);
  });

  it("prints another file that holds the same words", async () => {
    // One half for each noise, in turn: reading is what takes time.
    const half = halves[allNoises.indexOf(noise) % 2] ?? "learning";
    for (const one of listNoisy(noise, half, 1)) {
      const [noisy, plain] = [await read(one), await read(bare(one))];
      const lines = noisy.lines.map((line) => line.text);
      expect(drawsOnly.has(noise.name) || !isDeepStrictEqual(noisy.lines, plain.lines)).toBe(true);
      const { truth } = withNoises(one, makeResume(one));
      const asked = [truth.name, ...truth.jobs.flatMap((job) => [job.title, job.company])];
      const lost = asked.filter((value) => !bones(lines.join(" ")).includes(bones(value)));
      expect(lost.slice(Math.floor(asked.length * 0.2))).toEqual([]);
    }
  });
});
