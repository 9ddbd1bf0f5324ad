import { heldOutLanguage, makeCase } from "../cases.ts";
import type { Case, Layout } from "../cases.ts";
import { createRandom } from "../random.ts";
import { allNoises } from "./apply-noises.ts";
import type { Noise } from "./noise.ts";
import type { NoiseName } from "./noise-names.ts";

/** Noisy files that rules may be made from, and those that only measure. No seed, layout or maker is in both. */
export const halves = ["learning", "held out"] as const;
export type Half = (typeof halves)[number];

const layoutsOf: Readonly<Record<Half, ReadonlySet<Layout>>> = {
  learning: new Set<Layout>(["one", "sidebar-left", "two-equal", "margin", "left-dates", "table"]),
  "held out": new Set<Layout>(["right-dates", "sidebar-right", "europass"]),
};

/** Far from the numbers of the plain matrix, whose files the rules know. */
const firstSeed = 10_000;
const mostSeeds = 4_000;

export function halfOf(seed: number): Half {
  return seed % 3 === 2 ? "held out" : "learning";
}

function forLearning(one: Case): Case | undefined {
  return one.maker === "typst" || one.language === heldOutLanguage ? undefined : one;
}

function forMeasuring(one: Case): Case | undefined {
  if (one.maker === "pdfkit") return { ...one, maker: "press" };
  return one.maker === "typst" ? one : undefined;
}

/** The file of a seed without noises, if its half has its layout, its maker and its language. */
function fileOf(seed: number): Case | undefined {
  const half = halfOf(seed);
  const made = makeCase(seed);
  const one: Case = { ...made, id: `n${made.id.slice(1)}` };
  if (!layoutsOf[half].has(one.layout) || one.language === "nl") return undefined;
  return half === "learning" ? forLearning(one) : forMeasuring(one);
}

function listFiles(half: Half, count: number, accepts: (one: Case) => boolean): Case[] {
  const out: Case[] = [];
  for (let seed = firstSeed; seed < firstSeed + mostSeeds && out.length < count; seed += 1) {
    const one = halfOf(seed) === half ? fileOf(seed) : undefined;
    if (one !== undefined && accepts(one)) out.push(one);
  }
  return out;
}

/** The first files of a half that can show a noise, with it. */
export function listNoisy({ name, fits }: Noise, half: Half, count: number): Case[] {
  return listFiles(half, count, fits).map((one) => ({ ...one, noises: [name] }));
}

/** One to four noises that fit a file and do not set the same thing. */
function mixOf(one: Case): NoiseName[] {
  const random = createRandom(`${one.id} mixed`);
  const count = random.whole(1, 4);
  const left = allNoises.filter((noise) => noise.fits(one));
  const chosen: Noise[] = [];
  while (chosen.length < count && left.length > 0) {
    const [noise] = left.splice(random.whole(0, left.length - 1), 1);
    if (noise !== undefined && chosen.every((other) => other.group !== noise.group))
      chosen.push(noise);
  }
  return chosen.map((noise) => noise.name);
}

/** Strangers send PDF files four times of five; the other makers of the learning half would be as many. */
function isUsual({ maker, variant }: Case): boolean {
  return (maker !== "docx" && maker !== "txt") || variant % 4 === 0;
}

/** Files of a half with one to four noises drawn at random, as files of strangers have them. */
export function listMixed(half: Half, count: number): Case[] {
  return listFiles(half, count, (one) => isUsual(one) && mixOf(one).length > 0).map((one) => ({
    ...one,
    noises: mixOf(one),
  }));
}
