import { proofread as judgeSentences } from "@savile/tailoring";
import * as z from "zod/mini";
import { todayOf } from "../files/sources.ts";
import { readJson } from "../files/read-json.ts";
import { onlyFile, parseOptions } from "../terminal/options.ts";
import type { Terminal } from "../terminal/terminal.ts";

const sentencesFileSchema = z.object({
  sentences: z.array(z.object({ id: z.string(), text: z.string() })),
});

const shape = '{"sentences": [{"id", "text"}]}';

/** `savile proofread FILE [--json]` */
export async function proofread(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, { json: "flag" });
  const path = onlyFile(options);
  const { sentences } = await readJson(path, terminal, sentencesFileSchema, shape);
  const results = judgeSentences(sentences, {
    thisYear: Number(todayOf(terminal, undefined).slice(0, 4)),
  });
  if (options.flag("json")) {
    terminal.write(JSON.stringify({ version: 1, results }, null, 2));
    return;
  }
  const lines = results.map(({ id, ok, faults }) =>
    ok
      ? `ok      ${id}`
      : `faulty  ${id}  ${faults.map((one) => `${one.kind}: ${one.span}`).join("; ")}`,
  );
  terminal.write(lines.join("\n"));
}
