import { posix } from "node:path";
import type { Arrow } from "./folder-graph.ts";

/** The rows of the table with this head, as they are written; none where a page has no such table. */
export function tableRows(page: string, head: string): string[] {
  const lines = page.split("\n");
  const at = lines.indexOf(head);
  const below = at < 0 ? [] : lines.slice(at + 2);
  const end = below.findIndex((line) => !line.startsWith("|"));
  return end < 0 ? below : below.slice(0, end);
}

/** A folder, and folders below it from the top down; its loose files stand above them all. */
export interface FloorRow {
  readonly home: string;
  readonly names: readonly string[];
}

/** The table of floors in docs/architecture.md: what is quoted in a row is a name, in the order of the row. */
export function floorTable(page: string): FloorRow[] {
  return tableRows(page, "| below | from the top down |").map((row) => {
    const [home = "", ...names] = [...row.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
    return { home, names };
  });
}

/** The name under which a file stands in a row: the closest one that it lies below. */
function nameIn({ home, names }: FloorRow, path: string): string | undefined {
  const inside = posix.relative(home, path);
  if (!inside.includes("/")) return ".";
  const above = names.filter((name) => inside.startsWith(`${name}/`));
  return above.toSorted((one, other) => other.length - one.length)[0];
}

function leadsUp({ names }: FloorRow, from: string, to: string): boolean {
  const floors = [".", ...names];
  return floors.indexOf(to) < floors.indexOf(from);
}

/** What is not so in a row: an arrow that leads up, a folder without a floor, a name without a folder. */
export function floorFaults(row: FloorRow, arrows: readonly Arrow[]): string[] {
  const seen = new Set<string>();
  const within = arrows.filter(({ from, to }) =>
    [from, to].every((path) => path.startsWith(`${row.home}/`)),
  );
  const faults = within.flatMap((arrow) => {
    const [from, to] = [nameIn(row, arrow.from), nameIn(row, arrow.to)];
    if (from === undefined) return [`${posix.dirname(arrow.from)} has no floor`];
    if (to === undefined) return [`${posix.dirname(arrow.to)} has no floor`];
    seen.add(from).add(to);
    return leadsUp(row, from, to) ? [`${row.home}: ${from} leads up to ${to}`] : [];
  });
  const empty = row.names.filter((name) => !seen.has(name));
  return [...new Set(faults), ...empty.map((name) => `${row.home} has no ${name}`)];
}
