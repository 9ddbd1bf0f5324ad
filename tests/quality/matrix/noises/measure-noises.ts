import type { Case } from "../cases.ts";
import { measureAll } from "../measure-cases.ts";
import type { Measured } from "../measure-cases.ts";
import { addMarks, macroFields, macroOf } from "../score.ts";
import type { Marks } from "../score.ts";
import { allNoises } from "./apply-noises.ts";
import { halves, listMixed, listNoisy } from "./noisy-cases.ts";
import type { Half } from "./noisy-cases.ts";

/** What a noise costs: the same files with it and without. */
export interface NoiseFigures {
  readonly name: string;
  readonly half: Half;
  readonly files: number;
  readonly clean: Marks;
  readonly noisy: Marks;
}

interface Asked {
  readonly name: string;
  readonly half: Half;
  readonly cases: readonly Case[];
}

function sumOf(all: readonly Measured[]): Marks {
  const sum: Marks = new Map();
  for (const one of all) addMarks(sum, one.marks);
  return sum;
}

/** Files of each noise, and six times as many of mixed ones. */
function listAsked(count: number): Asked[] {
  return halves.flatMap((half): Asked[] => [
    ...allNoises.map((noise) => ({
      name: noise.name,
      half,
      cases: listNoisy(noise, half, count),
    })),
    { name: "mixed", half, cases: listMixed(half, 6 * count) },
  ]);
}

/** Reads `count` files of each noise with it and without it; a file without noises is read once. */
export async function measureNoises(
  count: number,
  today: string,
): Promise<{ figures: NoiseFigures[]; all: Measured[] }> {
  const plain = new Map<string, Measured>();
  const figures: NoiseFigures[] = [];
  const all: Measured[] = [];
  for (const { name, half, cases } of listAsked(count)) {
    for (const one of await measureAll(
      cases.filter((one) => !plain.has(one.id)).map((one) => ({ ...one, noises: [] })),
      today,
    ))
      plain.set(one.one.id, one);
    const noisy = await measureAll(cases, today);
    const clean = cases.flatMap((one) => plain.get(one.id) ?? []);
    all.push(...noisy);
    figures.push({
      name,
      half,
      files: cases.length,
      clean: sumOf(clean),
      noisy: sumOf(noisy),
    });
  }
  return { figures, all };
}

function shareOf(marks: Marks, field: string): number | undefined {
  const one = marks.get(field);
  return one === undefined || one.asked === 0 ? undefined : one.right / one.asked;
}

function percent(share: number | undefined): string {
  return share === undefined ? "-" : (share * 100).toFixed(1);
}

/** The fields that lose most, with their share before and after. */
function worstFields({ clean, noisy }: NoiseFigures): string {
  return macroFields
    .flatMap((field) => {
      const [before, after] = [shareOf(clean, field), shareOf(noisy, field)];
      return before === undefined || after === undefined || before - after < 0.005
        ? []
        : [{ field, before, after }];
    })
    .toSorted((a, b) => b.before - b.after - (a.before - a.after))
    .slice(0, 3)
    .map(({ field, before, after }) => `${field} ${percent(before)} → ${percent(after)}`)
    .join(", ");
}

/** One line for each noise of each half: files, macro without and with, and the fields that lose most. */
export function noiseSummary(figures: readonly NoiseFigures[]): string {
  const rows = figures.map((one) => {
    const macros = [percent(macroOf(one.clean)), percent(macroOf(one.noisy))];
    const cells = [`noise: ${one.name}`, one.half, one.files, ...macros, worstFields(one)];
    return `| ${cells.join(" | ")} |`;
  });
  const head = "| class | half | n | macro without | macro with | worst fields |";
  return [head, "| --- | --- | --- | --- | --- | --- |", ...rows, ""].join("\n");
}

/** Every field of each noise, with the same files without it on the row above. */
export function noiseFields(figures: readonly NoiseFigures[], fields: readonly string[]): string {
  const row = (name: string, files: number, marks: Marks): string => {
    const cells = fields.map((field) => percent(shareOf(marks, field)));
    return `| ${[name, files, percent(macroOf(marks)), ...cells].join(" | ")} |`;
  };
  return figures
    .flatMap(({ name, half, files, clean, noisy }) => [
      row(`noise: ${name}, ${half}, without`, files, clean),
      row(`noise: ${name}, ${half}`, files, noisy),
    ])
    .join("\n");
}
