import { recommendTemplate } from "@savile/tailoring";
import { parseOptions, required } from "../terminal/options.ts";
import { readPosting, readResume, todayOf } from "../files/sources.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** `savile recommend --job FILE [--resume FILE] [--as-of DATE] [--json]` */
export async function recommend(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, {
    resume: "text",
    job: "text",
    json: "flag",
    "as-of": "text",
  });
  const { posting } = await readPosting(required(options, "job"), terminal);
  const path = options.text("resume");
  const today = todayOf(terminal, options.text("as-of"));
  const source = path === undefined ? undefined : await readResume(path, terminal, today);
  const found = recommendTemplate(
    source === undefined ? { posting } : { posting, resume: source.resume },
  );
  if (options.flag("json")) {
    terminal.write(JSON.stringify({ version: 1, ...found }, null, 2));
    return;
  }
  const scores = Object.entries(found.scores).sort(([, a], [, b]) => b - a);
  terminal.write(
    [
      `${found.recommended} (confidence ${found.confidence})`,
      found.reasoning,
      ...scores.map(([id, score]) => `  ${id.padEnd(12)}${score}`),
    ].join("\n"),
  );
}
