import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { printDocx } from "../matrix/print-docx.ts";
import type { LaidOut } from "./lot.ts";
import type { Made, Maker, MadeFile } from "./maker.ts";
import { countValues } from "./reduce-truth.ts";
import { runQuietly } from "./run-quietly.ts";

type Format = "docx" | "odt" | "pdf";

/** The formats that a file goes through, ours first. */
const routes: readonly (readonly [Format, ...Format[]])[] = [
  ["docx", "pdf"],
  ["docx", "odt", "pdf"],
  ["docx", "odt", "docx"],
];

interface Step {
  readonly folder: string;
  readonly from: Format;
  readonly to: Format;
  readonly number: number;
  readonly ids: readonly string[];
}

/** Converts all files of a step at once into the folder of the next one. */
async function convert({ folder, from, to, number, ids }: Step): Promise<Result<string, string>> {
  const out = join(folder, String(number));
  mkdirSync(out, { recursive: true });
  // A profile of its own: another LibreOffice on the machine would refuse to share.
  const profile = `-env:UserInstallation=file://${encodeURI(join(folder, "profile"))}`;
  const files = ids.map((id) => join(folder, String(number - 1), `${id}.${from}`));
  const args = [profile, "--headless", "--convert-to", to, "--outdir", out, ...files];
  return runQuietly({ program: "soffice", args, cwd: folder, seconds: 240 });
}

function fileOf(path: string, name: string, { truth }: LaidOut): MadeFile | string {
  if (!existsSync(path)) return `${name}: not converted`;
  const count = countValues(truth);
  return { name, bytes: new Uint8Array(readFileSync(path)), truth, given: count, printed: count };
}

async function writeDocx(sheets: readonly LaidOut[], folder: string): Promise<void> {
  mkdirSync(join(folder, "0"), { recursive: true });
  for (const { one, sheet } of sheets)
    writeFileSync(join(folder, "0", `${one.id}.docx`), await printDocx(one, sheet));
}

function officeMaker(route: (typeof routes)[number]): Maker {
  return {
    name: route.join("-to-"),
    kind: "office",
    make: async ({ sheets }, folder): Promise<Result<Made, string>> => {
      await writeDocx(sheets, folder);
      const ids = sheets.map(({ one }) => one.id);
      for (const [number, to] of route.entries()) {
        const from = route[number - 1];
        if (from === undefined) continue;
        const done = await convert({ folder, from, to, number, ids });
        if (!done.ok) return err(`soffice: ${done.error}`);
      }
      const last = route.length - 1;
      const made = sheets.map((sheet) => {
        const name = `${sheet.one.id}.${route[last] ?? ""}`;
        return fileOf(join(folder, String(last), name), name, sheet);
      });
      return ok({
        files: made.filter((file) => typeof file !== "string"),
        faults: made.filter((file) => typeof file === "string"),
      });
    },
  };
}

/** LibreOffice, which prints a Word file of ours, or writes it anew; it prints all that it is given. */
export const officeMakers: readonly Maker[] = routes.map(officeMaker);
