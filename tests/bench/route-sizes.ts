import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as z from "zod";
import { atMost } from "./figures.ts";
import type { Figure } from "./figures.ts";

const chunkSchema = z.object({
  file: z.string(),
  source: z.string(),
  isEntry: z.boolean(),
  imports: z.array(z.string()),
  modules: z.record(z.string(), z.number()),
});
type Chunk = z.infer<typeof chunkSchema>;

const build = fileURLToPath(new URL("../../build/", import.meta.url));
const features = "apps/web/src/features/";
const application = "apps/web/index.html";
const frame = "apps/web/src/app/signed-in-frame.tsx";

/** Routes by the file of their screen; budgets in thousands of bytes after gzip. */
const routes = [
  ["home", "apps/web/src/app/framed-home.tsx", 135],
  ["new application", "apps/web/src/app/create/create-screen.tsx", 135],
  ["check", `${features}check/check-screen.tsx`, 135],
  ["generating", `${features}generation/generating-screen.tsx`, 135],
  ["workspace", `${features}workspace/desk/workspace-screen.tsx`, 180],
  ["print", `${features}print/print-screen.tsx`, 135],
  ["account", `${features}account-page/account-screen.tsx`, 135],
  ["subscription", `${features}billing/subscription-screen.tsx`, 135],
  ["payment success", `${features}billing/payment-success-screen.tsx`, 135],
  ["checkout", `${features}billing/sandbox/checkout-screen.tsx`, 135],
  ["portal", `${features}billing/sandbox/portal-screen.tsx`, 135],
  ["admin", `${features}admin/admin-screen.tsx`, 135],
] as const satisfies readonly (readonly [string, string, number])[];

async function zippedBytes(path: string): Promise<number> {
  return gzipSync(await readFile(`${build}web/${path}`), { level: 9 }).length;
}

/** The scripts that these load before they run, themselves included. */
function closureOf(chunks: ReadonlyMap<string, Chunk>, files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    left.push(...(chunks.get(file)?.imports ?? []));
  }
  return seen;
}

/** Kilobytes of all these files after gzip. */
async function kilobytes(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(zippedBytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

/** The stylesheet that the page names, and the font that it preloads. */
async function firstPaint(): Promise<Figure[]> {
  const page = await readFile(`${build}web/index.html`, "utf8");
  const styles = [...page.matchAll(/href="\/(assets\/[\w.-]+\.css)"/g)].map(
    ([, path = ""]) => path,
  );
  const fonts = [...page.matchAll(/href="\/(assets\/[\w.-]+\.woff2)"/g)];
  const bytes = await Promise.all(
    fonts.map(async ([, path = ""]) => (await readFile(`${build}web/${path}`)).length),
  );
  const font = bytes.reduce((sum, size) => sum + size, 0) / 1_000;
  return [
    atMost("styles before the first paint", await kilobytes(styles), "KB", 14, "gzip"),
    atMost("fonts before the first paint", font, "KB", 30, `${fonts.length} file, woff2`),
  ];
}

interface Scripts {
  readonly chunks: ReadonlyMap<string, Chunk>;
  /** What starts the application. */
  readonly entries: readonly string[];
  /** What starts a page of its own beside it. */
  readonly pages: readonly Chunk[];
  readonly holderOf: (source: string) => string;
}

async function readScripts(): Promise<Scripts> {
  const record: unknown = JSON.parse(await readFile(`${build}web-chunks.json`, "utf8"));
  const list = z.array(chunkSchema).parse(record);
  const holderOf = (source: string): string => {
    const found = list.find(({ modules }) => Object.hasOwn(modules, source));
    if (found === undefined) throw new Error(`no script of the build holds ${source}`);
    return found.file;
  };
  return {
    chunks: new Map(list.map((chunk) => [chunk.file, chunk])),
    entries: list.filter(({ source }) => source === application).map(({ file }) => file),
    pages: list.filter(({ isEntry, source }) => isEntry && source !== application),
    holderOf,
  };
}

/** The scripts that a route cannot start without; those of the shell where no route is named. */
export async function scriptsOf(route?: (typeof routes)[number][0]): Promise<Set<string>> {
  const { chunks, entries, holderOf } = await readScripts();
  const sources = routes.filter(([name]) => name === route).map(([, source]) => source);
  const screen = sources.flatMap((source) => [holderOf(frame), holderOf(source)]);
  return closureOf(chunks, [...entries, ...screen]);
}

/**
 * Sizes of the built web app: for each route the scripts that it cannot start without (its own imports and
 * those of the frame around it), in thousands of bytes after gzip.
 */
export async function measureSizes(): Promise<Figure[]> {
  const { chunks, entries, pages, holderOf } = await readScripts();
  const shell = closureOf(chunks, entries);
  const figures = [
    atMost("shell", await kilobytes(shell), "KB", 110, `${shell.size} scripts, gzip`),
  ];
  for (const [name, source, budget] of routes) {
    const files = closureOf(chunks, [...entries, holderOf(frame), holderOf(source)]);
    figures.push(
      atMost(`route ${name}`, await kilobytes(files), "KB", budget, `${files.size} scripts`),
    );
  }
  for (const { file, source } of pages) {
    const files = closureOf(chunks, [file]);
    const name = `page ${source.replace("apps/web/", "")}`;
    figures.push(atMost(name, await kilobytes(files), "KB", 6, `${files.size} scripts, gzip`));
  }
  return [...figures, ...(await firstPaint())];
}
