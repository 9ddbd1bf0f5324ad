import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";
import type { ShippedPackage } from "./shipped-packages.ts";

function nameOf({ name, version }: ShippedPackage): string {
  return `${name} ${version}`;
}

/** Packages by something that they share, in the order of its first appearance. */
function grouped(
  packages: readonly ShippedPackage[],
  key: (one: ShippedPackage) => string,
): [string, ShippedPackage[]][] {
  const groups = new Map<string, ShippedPackage[]>();
  for (const one of packages) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups];
}

/**
 * Every attribution that goes with the program: the tables and words it holds, then each package with its
 * licence, then the texts of the licences, the same one once.
 */
export function makeNotice(packages: readonly ShippedPackage[]): string {
  const own = readFileSync(join(root, "NOTICE.md"), "utf8").trim();
  const words = readFileSync(join(root, "packages/taxonomy/assets/wordnet-license.txt"), "utf8");
  const byLicence = grouped(packages, ({ licence }) => licence).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const lists = byLicence.map(
    ([licence, list]) => `### ${licence}\n${list.map((one) => `- ${nameOf(one)}`).join("\n")}`,
  );
  const texts = grouped(
    packages.filter(({ text }) => text !== null),
    ({ text }) => text ?? "",
  ).map(([text, list]) => `### ${list.map(nameOf).join(", ")}\n\n${text}`);
  return `${[
    own,
    "## Packages",
    ...lists,
    "## Texts of the licences",
    `### WordNet\n\n${words.trim()}`,
    ...texts,
  ].join("\n\n")}\n`;
}
