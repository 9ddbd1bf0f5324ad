import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { bringTheme, themeEntry } from "./bring-theme.ts";
import type { Person } from "./json-resume.ts";
import type { Made, Maker, MadeFile } from "./maker.ts";
import type { HtmlPrinter } from "./print-html.ts";
import { reduceTruth } from "./reduce-truth.ts";
import { runQuietly } from "./run-quietly.ts";
import { showPdf } from "./show-pdf.ts";
import type { Theme } from "./theme-list.data.ts";
import { offline } from "./offline.ts";

const child = fileURLToPath(new URL("render-theme.ts", import.meta.url));
const seconds = 90;

/** Renders all people with a theme into a folder, in a child without a network. */
async function render(
  theme: Theme,
  people: readonly Person[],
  folder: string,
): Promise<Result<string, string>> {
  const brought = await bringTheme(theme);
  if (!brought.ok) return brought;
  const input = join(folder, "people.json");
  writeFileSync(input, JSON.stringify(people.map(({ id, resume }) => ({ id, resume }))));
  const loader = import.meta.resolve("tsx");
  const args = ["--import", loader, child, themeEntry(brought.value), input, folder];
  return runQuietly({ ...(await offline(process.execPath, args)), cwd: folder, seconds });
}

/** The file of one person, or why there is none. */
async function fileOf(
  { person, index, folder }: { person: Person; index: number; folder: string },
  printer: HtmlPrinter,
): Promise<MadeFile | string> {
  const html = join(folder, `${person.id}.html`);
  const fault = join(folder, `${person.id}.fault`);
  if (!existsSync(html))
    return `${person.id}: ${existsSync(fault) ? readFileSync(fault, "utf8") : "nothing rendered"}`;
  try {
    const bytes = await printer.print(readFileSync(html, "utf8"), index);
    const path = join(folder, `${person.id}.pdf`);
    writeFileSync(path, bytes);
    return { name: `${person.id}.pdf`, bytes, ...reduceTruth(person, showPdf(path)) };
  } catch (problem) {
    return `${person.id}: ${problem instanceof Error ? problem.message : "not printed"}`;
  }
}

/** A theme of the registry, printed by the browser. */
export function themeMaker(theme: Theme, printer: HtmlPrinter | null): Maker {
  return {
    name: theme.name,
    kind: "theme",
    make: async ({ people }, folder): Promise<Result<Made, string>> => {
      if (printer === null) return err("no browser was found");
      const rendered = await render(theme, people, folder);
      if (!rendered.ok) return rendered;
      const made: (MadeFile | string)[] = [];
      for (const [index, person] of people.entries())
        made.push(await fileOf({ person, index, folder }, printer));
      return ok({
        files: made.filter((one) => typeof one !== "string"),
        faults: made.filter((one) => typeof one === "string"),
      });
    },
  };
}
