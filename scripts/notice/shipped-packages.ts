import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { root } from "../paths.ts";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** A package of somebody else that the program is made of. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The hash of its archive as the lock file has it (`sha512-...`); `null` where it has none. */
  readonly integrity: string | null;
  /** What its licence file says; `null` where it is not installed on this platform, or has none. */
  readonly text: string | null;
}

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

function textOf(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder).filter((name) => licenceFile.test(name));
  const texts = names.map((name) => readFileSync(join(folder, name), "utf8").trim());
  return texts.length === 0 ? null : texts.join("\n\n");
}

/** Every package that is installed with the program, by name; what only builds and tests it is left out. */
export function shippedPackages(folder = root): ShippedPackage[] {
  const lock = lockSchema.parse(
    JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")),
  );
  const found = new Map<string, ShippedPackage>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    const { version = "", license = "", integrity = null, link, dev } = entry;
    if (!path.includes("node_modules/") || link === true || dev === true) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const text = textOf(join(folder, path));
    found.set(`${name}@${version}`, { name, version, licence: license, integrity, text });
  }
  return [...found.values()].toSorted((a, b) =>
    a.name === b.name ? a.version.localeCompare(b.version) : a.name < b.name ? -1 : 1,
  );
}
