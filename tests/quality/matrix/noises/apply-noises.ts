import type { Case } from "../cases.ts";
import { plainHabits } from "../habits.ts";
import type { Habits } from "../habits.ts";
import { wordsOf } from "../make-resume.ts";
import type { Made } from "../make-resume.ts";
import { createRandom } from "../random.ts";
import { dateNoises } from "./entry-dates.ts";
import { firmNoises } from "./entry-firms.ts";
import { headerNoises } from "./entry-headers.ts";
import { letterNoises } from "./letters.ts";
import type { Ground, Noise } from "./noise.ts";
import { noiseFamilies } from "./noise-names.ts";
import type { NoiseName } from "./noise-names.ts";
import { noiseWordsOf } from "./noise-words.ts";
import { edgeNoises } from "./page-edges.ts";
import { placeNoises } from "./places.ts";
import { skillNoises } from "./skill-sections.ts";

const known: readonly Noise[] = [
  ...letterNoises,
  ...placeNoises,
  ...firmNoises,
  ...dateNoises,
  ...headerNoises,
  ...skillNoises,
  ...edgeNoises,
];

/** Every noise, in the order in which noises are applied: firms and dates before the headers made of them. */
export const allNoises: readonly Noise[] = Object.values(noiseFamilies)
  .flat()
  .map((name) => {
    const noise = known.find((one) => one.name === name);
    if (noise === undefined) throw new Error(`no noise ${name}`);
    return noise;
  });

/** A resume with the noises of its case: what is printed, what is true, and how the printer sets it. */
export interface Noisy extends Made {
  readonly habits: Habits;
}

function groundOf(one: Case, name: NoiseName): Ground {
  return {
    one,
    random: createRandom(`${one.id} ${name}`),
    words: wordsOf(one),
    more: noiseWordsOf(one.language),
  };
}

function addNoise(noisy: Noisy, noise: Noise, one: Case): Noisy {
  const made = noise.sheet?.(noisy, groundOf(one, noise.name)) ?? noisy;
  const habits = noise.habits?.(groundOf(one, noise.name)) ?? {};
  const letters = new Map([...noisy.habits.letters, ...(habits.letters ?? [])]);
  return {
    sheet: made.sheet,
    truth: made.truth,
    habits: { ...noisy.habits, ...habits, letters },
  };
}

/** Applies the noises that a case names, each with a stream of numbers of its own. */
export function withNoises(one: Case, made: Made): Noisy {
  return allNoises
    .filter((noise) => one.noises.includes(noise.name))
    .reduce((noisy, noise) => addNoise(noisy, noise, one), { ...made, habits: plainHabits });
}
