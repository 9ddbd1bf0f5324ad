import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync } from "node:zlib";
import { readWords, tokenise } from "@savile/taxonomy";
import type { Words } from "@savile/taxonomy";
import { allTerms } from "@savile/taxonomy/lexicon";
import { inRoot } from "../../scripts/paths.ts";
import { atMost } from "./figures.ts";
import type { Figure } from "./figures.ts";

const rounds = 20;
/** Words of two full pages. */
const wordsOfResume = 900;

function load(): Words {
  const file = readFileSync(inRoot("packages/taxonomy/assets/words.bin.br"));
  const read = readWords(new Uint8Array(brotliDecompressSync(file)));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** Milliseconds at work in this process and its threads; it takes longer where others work too. */
function workingMilliseconds(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function timed<T>(work: () => T): { readonly ms: number; readonly made: T } {
  const started = performance.now();
  const made = work();
  return { ms: performance.now() - started, made };
}

/** Megabytes that are held, after all that is not has been collected. */
function heldMegabytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  // Buffers are given back by the collection after the one that found them.
  for (let round = 0; round < 3; round += 1) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** Words of the product's own terms, as they stand in resumes and postings. */
function sampleWords(): string[] {
  const names = allTerms().map(({ name }) => name);
  return [...new Set(tokenise(names.join(" ")).map(({ lower }) => lower))];
}

/** Microseconds at work for a look-up, in the fastest round over all words: what else the machine does is no part. */
function microseconds(sample: readonly string[], lookUp: (word: string) => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    for (const word of sample) lookUp(word);
    times.push((workingMilliseconds(before) * 1000) / sample.length);
  }
  return Math.min(...times);
}

/** What stands for the asset: a Map of strings that holds the same answers to one question. */
function synonymsAsMap(words: Words): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const open = ["entity"];
  for (let word = open.pop(); word !== undefined; word = open.pop()) {
    if (found.has(word)) continue;
    found.set(word, words.synonyms(word, "noun"));
    open.push(...words.narrower(word, "noun"));
  }
  return found;
}

function lookUpFigures(words: Words, sample: readonly string[]): Figure[] {
  const lookUps: readonly (readonly [string, (word: string) => unknown])[] = [
    ["lemmas", (word) => words.lemmas(word)],
    ["parts of speech", (word) => words.posOf(word)],
    ["frequency", (word) => words.frequency(word)],
    ["synonyms", (word) => words.synonyms(word, "noun")],
    ["broader", (word) => words.broader(word, "noun")],
    ["is it a sibling", (word) => words.areSiblings(word, "work", "noun")],
    ["antonyms", (word) => words.antonyms(word)],
    ["derivations", (word) => words.derivations(word)],
    ["distance", (word) => words.distance(word, "work", "noun")],
  ];
  const note = `${sample.length} words of the lexicon, known or not; fastest of ${rounds} rounds`;
  return lookUps.map(([name, lookUp]) =>
    atMost(`words: ${name}`, microseconds(sample, lookUp), "us", 5, note),
  );
}

/** The words of WordNet: what loading them and asking takes, beside a Map of strings. */
export function measureWords(): Figure[] {
  const before = heldMegabytes();
  const usage = process.cpuUsage();
  const first = timed(load);
  const work = workingMilliseconds(usage);
  const memory = heldMegabytes() - before;
  const words = first.made;
  const sample = sampleWords();
  const again = Array.from({ length: 5 }, () => timed(load).ms);
  const map = synonymsAsMap(words);
  const mapMemory = heldMegabytes() - before - memory;
  const known = sample.filter((word) => map.has(word));
  const own = microseconds(known, (word) => words.synonyms(word, "noun"));
  const mapped = microseconds(known, (word) => map.get(word));
  const resume = sample.slice(0, wordsOfResume);
  const page = microseconds(resume, (word) => [words.lemmas(word), words.frequency(word)]);
  return [
    atMost(
      "words: load",
      work,
      "ms",
      60,
      `first load, time at work; by the clock ${first.ms.toFixed(0)} ms, again ${Math.min(...again).toFixed(0)} ms`,
    ),
    atMost(
      "words: memory",
      memory,
      "MB",
      20,
      `a Map of ${map.size} nouns and their synonyms alone: ${mapMemory.toFixed(0)} MB`,
    ),
    ...lookUpFigures(words, sample),
    atMost(
      "words: synonyms, times a Map of strings",
      own / mapped,
      "x",
      100,
      `${own.toFixed(2)} us, which makes the strings, beside ${mapped.toFixed(2)} us`,
    ),
    atMost(
      "words: lemma and frequency of two pages",
      (page * resume.length) / 1000,
      "ms",
      3,
      `${resume.length} words`,
    ),
  ];
}
