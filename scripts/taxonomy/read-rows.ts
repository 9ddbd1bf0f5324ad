import { readFileSync } from "node:fs";

/** The rows of a table without its head: the cells of each. */
export function readRows(path: string): string[][] {
  const [, ...lines] = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}

/** The alternatives of a cell. */
export function alternativesOf(cell: string | undefined): string[] {
  return (cell ?? "")
    .split("|")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
