import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "oxc-parser";
import { productPaths, repositoryRoot } from "./source-files.ts";

/** A value import of one product file by another; types leave no trace at run time and do not count. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** The relative modules whose values a module uses, late ones included. */
export function valueImportsOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const found = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
      .map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.isType ? [] : (entry.moduleRequest?.value ?? []))),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start, moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
    ),
  ];
  return [...new Set(found)].filter((target) => target.startsWith("."));
}

/** Every arrow between the files of the packages and apps. */
export function productArrows(): Arrow[] {
  const known = new Set(productPaths());
  return [...known].flatMap((from) =>
    valueImportsOf(from, readFileSync(`${repositoryRoot}${from}`, "utf8"))
      .map((target) => posix.join(posix.dirname(from), target))
      .filter((to) => known.has(to))
      .map((to) => ({ from, to })),
  );
}

const sourceFolderOf = (path: string) => /^.*?\/src(?=\/)/.exec(path)?.[0] ?? "";

/** What a folder leads to, by name. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

function graphOf(arrows: readonly Arrow[], nodeOf: (path: string) => string): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const arrow of arrows) {
    const [from, to] = [nodeOf(arrow.from), nodeOf(arrow.to)];
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    if (!graph.has(to)) graph.set(to, new Set());
    if (from !== to) targets.add(to);
  }
  return graph;
}

/** The arrows between the folders of each `src`, a folder without those below it; "." is `src` itself. */
export function folderGraphs(arrows: readonly Arrow[]): Map<string, FolderGraph> {
  const homes = [...new Set(arrows.map(({ from }) => sourceFolderOf(from)))].toSorted();
  return new Map(
    homes.map((home) => [
      home,
      graphOf(
        arrows.filter(({ from }) => from.startsWith(`${home}/`)),
        (path) => posix.relative(home, posix.dirname(path)) || ".",
      ),
    ]),
  );
}

function reachedFrom(graph: FolderGraph, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return reached;
}

/** Groups of folders of which each leads to every other. */
function circlesOf(graph: FolderGraph): string[][] {
  const reach = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]));
  const groups = [...graph.keys()].map((node) =>
    [...(reach.get(node) ?? [])].filter((other) => reach.get(other)?.has(node)).toSorted(),
  );
  const named = new Map(groups.map((group) => [group.join(" "), group]));
  return [...named.values()].filter((group) => group.length > 1);
}

/** Groups of files that need each other's values. */
export function fileCircles(arrows: readonly Arrow[]): string[][] {
  return circlesOf(graphOf(arrows, (path) => path));
}

/** Every folder from `src` down that has something below it. */
function foldersAbove(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const home = sourceFolderOf(path);
    for (let folder = posix.dirname(path); folder.length >= home.length;) {
      folders.add(folder);
      folder = posix.dirname(folder);
    }
  }
  return [...folders].toSorted();
}

/**
 * The circles of folders below every `src`, as `place: folders`. Two readings must both be free of them:
 * each folder for itself, and each folder together with all below it, beside its neighbours.
 */
export function folderCircles(arrows: readonly Arrow[]): string[] {
  const alone = [...folderGraphs(arrows)].flatMap(([home, graph]) =>
    circlesOf(graph).map((circle) => `${home}: ${circle.join(" ")}`),
  );
  const whole = foldersAbove(arrows.flatMap(({ from, to }) => [from, to])).flatMap((folder) => {
    const within = arrows.filter(
      ({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`),
    );
    const graph = graphOf(within, (path) => {
      const [child = "", ...below] = path.slice(folder.length + 1).split("/");
      return below.length === 0 ? "." : child;
    });
    return circlesOf(graph).map((circle) => `${folder}, whole: ${circle.join(" ")}`);
  });
  return [...alone, ...whole];
}

/** How high a folder stands: one above the highest of those it leads to. Needs a graph without circles. */
function floorsOf(graph: FolderGraph): Map<string, number> {
  const floors = new Map<string, number>();
  const climb = (node: string): number => {
    const known = floors.get(node);
    if (known !== undefined) return known;
    const floor = Math.max(0, ...[...(graph.get(node) ?? [])].map((below) => climb(below) + 1));
    floors.set(node, floor);
    return floor;
  };
  for (const node of graph.keys()) climb(node);
  return floors;
}

/** The house as text: of each `src` its folders, highest first, each with its floor and where it leads. */
export function drawFloors(arrows: readonly Arrow[]): string {
  const houses = [...folderGraphs(arrows)].map(([home, graph]) => {
    const floors = floorsOf(graph);
    const lines = [...graph]
      .toSorted(
        ([one], [other]) =>
          (floors.get(other) ?? 0) - (floors.get(one) ?? 0) || one.localeCompare(other),
      )
      .map(([folder, below]) =>
        `${floors.get(folder) ?? 0} ${folder} -> ${[...below].toSorted().join(" ")}`.replace(
          / -> $/,
          "",
        ),
      );
    return [home, ...lines.map((line) => `  ${line}`)].join("\n");
  });
  return `${houses.join("\n\n")}\n`;
}
