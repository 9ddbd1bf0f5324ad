import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Person } from "../json-resume.ts";
import type { Made, Maker, MadeFile } from "../maker.ts";
import { reduceTruth } from "../reduce-truth.ts";
import { runQuietly } from "../run-quietly.ts";
import { showPdf } from "../show-pdf.ts";
import type { TexClass } from "./tex-class.ts";
import { texPerson } from "./tex-person.ts";

const how = "apt-get install texlive-latex-extra texlive-plain-generic texlive-lang-german lmodern";

async function isThere({ file }: TexClass, cwd: string): Promise<boolean> {
  const found = await runQuietly({ program: "kpsewhich", args: [file], cwd, seconds: 20 });
  return found.ok;
}

/** What TeX complained of, in the words of its log. */
function complaint(folder: string): string {
  const log = join(folder, "resume.log");
  if (!existsSync(log)) return "TeX did not run";
  const lines = readFileSync(log, "latin1").split("\n");
  return lines.find((line) => line.startsWith("!")) ?? "TeX made no page";
}

/** The file of one person, or why there is none. */
async function fileOf(
  one: TexClass,
  { person, index, folder }: { person: Person; index: number; folder: string },
): Promise<MadeFile | string> {
  const own = join(folder, person.id);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "resume.tex"), one.document(texPerson(person, index)));
  const args = ["-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "resume.tex"];
  for (let run = 0; run < one.runs; run += 1)
    await runQuietly({ program: "pdflatex", args, cwd: own, seconds: 60 });
  const path = join(own, "resume.pdf");
  if (!existsSync(path)) return `${person.id}: ${complaint(own)}`;
  const bytes = new Uint8Array(readFileSync(path));
  return { name: `${person.id}.pdf`, bytes, ...reduceTruth(person, showPdf(path)) };
}

/** A class or package of TeX, where the system has it. */
export function texMaker(one: TexClass): Maker {
  return {
    name: one.name,
    kind: "class",
    make: async ({ people }, folder): Promise<Result<Made, string>> => {
      if (!(await isThere(one, folder))) return err(`TeX does not have ${one.file}; ${how}`);
      const made: (MadeFile | string)[] = [];
      for (const [index, person] of people.entries())
        made.push(await fileOf(one, { person, index, folder }));
      return ok({
        files: made.filter((file) => typeof file !== "string"),
        faults: made.filter((file) => typeof file === "string"),
      });
    },
  };
}
