import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { z } from "zod";
import { runQuietly } from "../makers/run-quietly.ts";
import type { Reader, Reading } from "./reading.ts";

/** Where the programs of others stand, each started as `NAME FILE...`: never within the repository. */
const folder =
  process.env["SAVILE_STRANGERS"] ??
  fileURLToPath(new URL("../../../../strangers", import.meta.url));

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const answer = z.array(
  z.object({
    name: text,
    email: text,
    phone: text,
    fault: z.string().optional(),
    jobs: z.array(z.object({ title: text, employer: text, dates: text })).default([]),
    schools: z.array(z.object({ school: text })).default([]),
  }),
);

/** What a program printed, or in a line why that is no answer. */
function answersOf(printed: string): Result<z.infer<typeof answer>, string> {
  try {
    return ok(answer.parse(JSON.parse(printed)));
  } catch (fault) {
    return err(`no answer of the wanted form: ${String(fault).slice(0, 120)}`);
  }
}

async function ask(program: string, paths: readonly string[]): Promise<Map<string, Reading>> {
  const said = await runQuietly({ program, args: paths, cwd: "/tmp", seconds: 600 });
  const read = said.ok ? answersOf(said.value) : said;
  return new Map(
    paths.map((path, at): [string, Reading] => {
      if (!read.ok) return [path, { kind: "fault", why: read.error }];
      const one = read.value[at];
      if (one === undefined) return [path, { kind: "fault", why: "no answer" }];
      const { fault, ...values } = one;
      const failed = { kind: "fault", why: fault ?? "" } as const;
      return [path, fault === undefined ? { kind: "fields", ...values } : failed];
    }),
  );
}

/**
 * A parser of others: a program `NAME FILE...` in a folder that prints a list with an object for each file,
 * of `name`, `email`, `phone`, `jobs` (`title`, `employer`, `dates`) and `schools` (`school`), or of `fault`.
 */
export function programReader(folder: string, name: string, ending: Reader["ending"]): Reader {
  const path = join(folder, name);
  return {
    name,
    ending,
    read: async (paths) => (existsSync(path) ? ask(path, paths) : null),
  };
}

/** Parsers of resumes that others wrote, where they stand beside the repository. */
export function fieldReaders(): Reader[] {
  return [
    programReader(folder, "open-resume", "pdf"),
    programReader(folder, "offlinecv", "pdf"),
    programReader(folder, "offlinecv", "docx"),
  ];
}
