import { sourceTextOf, toJsonResume } from "@savile/model";
import { onlyFile, parseOptions } from "../options.ts";
import { readResume, todayOf } from "../sources.ts";
import type { Terminal } from "../terminal.ts";

/** `savile read FILE [--json]`: the text that a parser reads from an exported file, in its order. */
export async function read(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, { json: "flag" });
  const extraction = await readResume(onlyFile(options), terminal, todayOf(terminal, undefined));
  const text = sourceTextOf(extraction.lines.filter((line) => line.role !== "link-target"));
  terminal.write(
    options.flag("json")
      ? JSON.stringify(
          { version: 1, pages: extraction.pages.length, text, resume: toJsonResume(extraction) },
          null,
          2,
        )
      : text,
  );
}
