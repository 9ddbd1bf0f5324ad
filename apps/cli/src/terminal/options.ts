import { parseArgs } from "node:util";
import { accentIds, places, templateIds } from "@savile/model";
import type { AccentId, Country, TemplateId } from "@savile/model";
import { wrongUsage } from "./terminal.ts";

/** Which options a command takes: `text` has a value, `texts` one each time it is given, `flag` none. */
export type OptionTable = Readonly<Record<string, "text" | "texts" | "flag">>;

/** Values of the options and the words that are none. */
export interface Options {
  readonly text: (name: string) => string | undefined;
  readonly texts: (name: string) => readonly string[];
  readonly flag: (name: string) => boolean;
  readonly words: readonly string[];
}

/** Parses arguments strictly: an unknown option or a missing value is wrong usage. */
export function parseOptions(args: readonly string[], table: OptionTable): Options {
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: Object.fromEntries(
        Object.entries(table).map(([name, kind]) => [
          name,
          {
            type: kind === "flag" ? ("boolean" as const) : ("string" as const),
            multiple: kind === "texts",
          },
        ]),
      ),
    });
    return {
      words: parsed.positionals,
      text: (name) => {
        const value = parsed.values[name];
        return typeof value === "string" ? value : undefined;
      },
      texts: (name) => {
        const values = parsed.values[name];
        return Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
      },
      flag: (name) => parsed.values[name] === true,
    };
  } catch (cause) {
    throw wrongUsage(cause instanceof Error ? cause.message : String(cause));
  }
}

/** The value of an option that the command cannot do without. */
export function required(options: Options, name: string): string {
  const value = options.text(name);
  if (value === undefined || value === "") throw wrongUsage(`--${name} is missing.`);
  return value;
}

/** The one file that a command works on. */
export function onlyFile(options: Options): string {
  const [file, ...rest] = options.words;
  if (file === undefined) throw wrongUsage("Name a file.");
  if (rest.length > 0) throw wrongUsage(`One file at a time: ${rest.join(", ")} is too much.`);
  return file;
}

/** `value` if it is one of `allowed`, else wrong usage. */
export function oneOf<const T extends string>(
  name: string,
  value: string,
  allowed: readonly T[],
): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) {
    throw wrongUsage(`--${name} is one of ${allowed.join(", ")}, not "${value}".`);
  }
  return found;
}

/** The template of `--template`, `modern` by default; `classic` is another name of `traditional`. */
export function templateOf(options: Options): TemplateId {
  const name = options.text("template") ?? "modern";
  return oneOf("template", name === "classic" ? "traditional" : name, templateIds);
}

/** `--accent`: the colour of the documents; without it that of their template. */
export function accentOf(options: Options): AccentId | undefined {
  const asked = options.text("accent");
  return asked === undefined ? undefined : oneOf("accent", asked, accentIds);
}

/** The country of `--place`; without it posting and resume tell. */
export function placeOf(options: Options): Country | undefined {
  const asked = options.text("place")?.toUpperCase();
  return asked === undefined ? undefined : oneOf("place", asked === "UK" ? "GB" : asked, places);
}

const pageBudgets = [1, 2, 3] as const;

/** The most pages that `--pages` allows, `undefined` where it was not given. */
export function pageBudgetOf(options: Options): (typeof pageBudgets)[number] | undefined {
  const asked = options.text("pages");
  if (asked === undefined) return undefined;
  const found = pageBudgets.find((pages) => String(pages) === asked);
  if (found === undefined) throw wrongUsage(`--pages is one of 1, 2, 3, not "${asked}".`);
  return found;
}
