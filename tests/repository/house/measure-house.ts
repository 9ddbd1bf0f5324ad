import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { isZone } from "../../../scripts/check/tangled.ts";
import { fileCircles, folderCircles, productArrows } from "../folder-graph.ts";
import { filesBelow, productPaths, repositoryRoot } from "../source-files.ts";
import { functionsOf } from "./measure-functions.ts";
import type { MeasuredFunction } from "./measure-functions.ts";

const run = promisify(execFile);

/** One row of the report; a bar is what the project wants of itself. */
export interface HouseFigure {
  readonly figure: string;
  readonly bar: string;
  readonly measured: string;
}

interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

function read(path: string): Source {
  const text = readFileSync(`${repositoryRoot}${path}`, "utf8");
  return { path, text, lines: text.split("\n").length - 1 };
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
}

/** The value below which a share of the numbers lies. */
function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

const linesOf = (sources: readonly Source[]) => sources.reduce((sum, { lines }) => sum + lines, 0);

function waysThroughFigures(where: string, functions: readonly MeasuredFunction[]): HouseFigure[] {
  const over = functions.filter(({ complexity }) => complexity > 10);
  const worst = functions.toSorted((one, other) => other.complexity - one.complexity).slice(0, 3);
  const names = worst.map(({ name, complexity }) => `${name} ${complexity}`).join(", ");
  return [
    {
      figure: `functions with more than 10 ways, ${where}`,
      bar: "<= 1 %",
      measured: `${share(over.length, functions.length)} (${over.length} of ${functions.length})`,
    },
    {
      figure: `functions with more than 20 ways, ${where}`,
      bar: "0",
      measured: `${functions.filter(({ complexity }) => complexity > 20).length} (${names})`,
    },
  ];
}

/** Zones whose rules become books are told apart until then. */
function complexityFigures(functions: readonly MeasuredFunction[]): HouseFigure[] {
  const outside = functions.filter(({ path }) => !isZone(path));
  return [
    ...waysThroughFigures("everywhere", functions),
    ...waysThroughFigures("outside extraction, posting, verify and letter", outside),
  ];
}

const cloneReport = z.object({
  statistics: z.object({
    total: z.object({ clones: z.number(), percentage: z.number(), duplicatedLines: z.number() }),
  }),
});

async function clonesFigure(): Promise<HouseFigure> {
  const folder = await mkdtemp(join(tmpdir(), "savile-house-"));
  const ignored = "**/*.test.*,**/testing/**,**/*.data.ts,**/migrations/**";
  const options = ["-k", "50", "-f", "typescript,tsx", "-i", ignored, "-r", "json", "-o", folder];
  try {
    await run(`${repositoryRoot}node_modules/.bin/jscpd`, ["packages", "apps", ...options], {
      cwd: repositoryRoot,
    });
    const report: unknown = JSON.parse(await readFile(join(folder, "jscpd-report.json"), "utf8"));
    const { total } = cloneReport.parse(report).statistics;
    const measured = `${total.percentage.toFixed(2)} % (${total.clones} clones, ${total.duplicatedLines} lines)`;
    return { figure: "clones of 50 tokens and more", bar: "<= 2 %", measured };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function fileFigures(sources: readonly Source[]): HouseFigure[] {
  const lines = sources.map((source) => source.lines);
  const long = sources.filter((source) => source.lines > 300).length;
  return [
    { figure: "files", bar: "", measured: `${sources.length}, ${linesOf(sources)} lines` },
    {
      figure: "lines of a file, median / p90",
      bar: "<= 70 / 220",
      measured: `${quantile(lines, 0.5)} / ${quantile(lines, 0.9)}`,
    },
    { figure: "files over 300 lines", bar: "<= 2 %", measured: share(long, sources.length) },
  ];
}

function functionFigures(functions: readonly MeasuredFunction[]): HouseFigure[] {
  const lines = functions.map((one) => one.lines);
  const quantiles = [0.5, 0.9, 0.99].map((part) => quantile(lines, part)).join(" / ");
  const longest = functions.toSorted((one, other) => other.lines - one.lines).slice(0, 3);
  const names = longest.map((one) => `${one.name} ${one.lines}`).join(", ");
  return [
    { figure: "lines of a function, median / p90 / p99", bar: "p90 <= 40", measured: quantiles },
    {
      figure: "functions over 100 lines",
      bar: "0",
      measured: `${functions.filter((one) => one.lines > 100).length} (${names})`,
    },
  ];
}

const packageOf = (path: string) => path.split("/").slice(0, 2).join("/");
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

function testFigures(sources: readonly Source[]): HouseFigure[] {
  const tests = [...filesBelow("packages"), ...filesBelow("apps")].filter(isTest).map(read);
  const beside = new Set(tests.map(({ path }) => path.replace(/\.test\.tsx?$/, "")));
  const tested = sources.filter(({ path }) => beside.has(path.replace(/\.tsx?$/, "")));
  const crossing = filesBelow("tests")
    .filter((path) => path.endsWith(".ts"))
    .map(read);
  const ratio = (found: readonly Source[], code: readonly Source[]) =>
    (linesOf(found) / Math.max(1, linesOf(code))).toFixed(2);
  const homes = [...new Set(sources.map(({ path }) => packageOf(path)))].toSorted();
  const each = homes.map((home) => {
    const of = (all: readonly Source[]) => all.filter(({ path }) => packageOf(path) === home);
    return `${home.split("/")[1] ?? home} ${ratio(of(tests), of(sources))}`;
  });
  return [
    {
      figure: "files with their test beside them",
      bar: ">= 60 %",
      measured: `${share(tested.length, sources.length)} (${tested.length})`,
    },
    {
      figure: "test : code, in packages and apps / with tests/",
      bar: "0.7 in model and documents",
      measured: `${ratio(tests, sources)} / ${ratio([...tests, ...crossing], sources)}; ${each.join(", ")}`,
    },
  ];
}

function circleFigures(): HouseFigure[] {
  const arrows = productArrows();
  return [
    { figure: "circles of files", bar: "0", measured: String(fileCircles(arrows).length) },
    { figure: "circles of folders", bar: "0", measured: String(folderCircles(arrows).length) },
  ];
}

/** Measures the sources of the packages and apps, without tests, their helpers and tables of data. */
export async function measureHouse(): Promise<HouseFigure[]> {
  const sources = productPaths()
    .filter((path) => !path.endsWith(".data.ts"))
    .map(read);
  const functions = sources.flatMap(({ path, text }) => functionsOf(path, text));
  return [
    ...fileFigures(sources),
    ...functionFigures(functions),
    ...complexityFigures(functions),
    ...circleFigures(),
    await clonesFigure(),
    ...testFigures(sources),
  ];
}
