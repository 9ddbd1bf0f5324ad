import { loadTables } from "@savile/extraction";
import { conceptsOf, foldLabel, termsIn, titleDistance, titleOf, titlesIn } from "@savile/taxonomy";
import type { Tables } from "@savile/taxonomy";
import { atMost, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

const bars = { loadMs: 150, megabytes: 45, lookUpUs: 5, resumeMs: 3 } as const;

/** Words of a resume of two pages. */
const resumeWords = 1000;

const phrases = [
  "analysing data",
  "management of staff",
  "Microsoft Excel",
  "accounts payable",
  "gas chromatographs",
  "prepare financial reports",
  "something that nobody sells",
];
const titles = [
  "Registered Nurse",
  "Senior Software Engineer II (m/f/d)",
  "Director of Sales",
  "Backend Platform Engineer",
  "Sous Chef, Blue Door",
];

function held(): number {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/** Processor time since a moment, in microseconds: other people's work on the machine does not count. */
function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return user + system;
}

/** Median of the processor time that one call takes, in microseconds, over batches of calls. */
function perCall(work: (round: number) => void): number {
  const batch = 200;
  const times = Array.from({ length: 60 }, (_, round) => {
    const start = process.cpuUsage();
    for (let call = 0; call < batch; call += 1) work(round * batch + call);
    return spent(start) / batch;
  });
  return quantile(times.slice(10), 0.5);
}

function pick<T>(all: readonly T[], round: number): T {
  const one = all[round % all.length];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
}

/** Every known title and many words of ordinary text, until there are as many as two pages hold. */
function resumeText(): string {
  const line =
    "Prepared monthly financial reports in Excel for 14 stores, trained three apprentices and kept the records of every delivery.";
  const head = "Office Manager, Blue Door Ltd, 2019 - 2023";
  const lines = Math.ceil(resumeWords / line.split(" ").length);
  return Array.from({ length: lines }, (_, at) => (at % 6 === 0 ? head : line)).join("\n");
}

/** The same look-up in a map of strings, which needs every label as a string on the heap. */
function mapOf(tables: Tables): ReadonlyMap<string, number> {
  const { words } = tables.facts;
  return new Map(Array.from({ length: words.size }, (_, row) => [words.at(row), row]));
}

function wordFigures(tables: Tables): Figure[] {
  const sample = ["manager", "data", "nurse", "zzz", "forklift", "accounting"];
  const ours = perCall((round) => tables.facts.words.find(pick(sample, round)));
  const before = held();
  const map = mapOf(tables);
  const megabytes = held() - before;
  const theirs = perCall((round) => map.get(pick(sample, round)));
  const note = `a Map of the ${map.size} words takes ${theirs.toFixed(2)} us and about ${megabytes.toFixed(1)} MB of heap`;
  return [atMost("taxonomy: a word is found", ours, "us", bars.lookUpUs, note)];
}

/** What the tables cost: loading, memory, one look-up, and a resume of two pages. Loads them: run it first. */
export function measureTaxonomy(): Figure[] {
  const before = held();
  const start = process.cpuUsage();
  const loaded = loadTables();
  const loadMs = spent(start) / 1000;
  const megabytes = held() - before;
  if (!loaded.ok) throw new Error(`the taxonomy is not there: ${loaded.error.code}`);
  const tables = loaded.value;
  const text = resumeText();
  const oneTitle = perCall((round) => titleOf(tables, pick(titles, round)));
  const folding = perCall((round) => foldLabel(pick(phrases, round)));
  const oneTerm = perCall((round) => conceptsOf(tables, pick(phrases, round)));
  const pair = perCall((round) =>
    titleDistance(tables, pick(titles, round), pick(titles, round + 1)),
  );
  const terms = perCall((round) => (round % 20 === 0 ? termsIn(tables, text) : undefined)) / 50;
  const spans = perCall((round) => (round % 20 === 0 ? titlesIn(tables, text) : undefined)) / 50;
  const twoPages = `${text.split(/\s+/).length} words`;
  return [
    atMost(
      "taxonomy: loading",
      loadMs,
      "ms",
      bars.loadMs,
      "processor time of the first call in a process, with decompression",
    ),
    atMost("taxonomy: memory", megabytes, "MB", bars.megabytes, "heap and buffers after loading"),
    ...wordFigures(tables),
    atMost(
      "taxonomy: a term is looked up",
      oneTerm,
      "us",
      bars.lookUpUs,
      `${folding.toFixed(1)} us of it fold the words`,
    ),
    atMost(
      "taxonomy: a title is resolved",
      oneTitle,
      "us",
      bars.lookUpUs,
      "cut into its parts and found",
    ),
    atMost("taxonomy: two titles are compared", pair, "us", 2 * bars.lookUpUs, "both resolved"),
    atMost("taxonomy: terms of two pages", terms, "ms", bars.resumeMs, twoPages),
    atMost("taxonomy: titles of two pages", spans, "ms", bars.resumeMs, twoPages),
  ];
}
