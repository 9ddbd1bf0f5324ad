import type { AtsScore } from "@savile/model";
import { scoreResume } from "@savile/tailoring";
import { parseOptions, required } from "../terminal/options.ts";
import { readPosting, readResume, todayOf } from "../files/sources.ts";
import type { Terminal } from "../terminal/terminal.ts";

function table(score: AtsScore): string {
  const total = score.total === null ? "not measured" : String(score.total);
  return [
    `Fit: ${total}`,
    ...score.parts.map((part) => `  ${part.id.padEnd(18)}${part.points} of ${part.max}`),
  ].join("\n");
}

/** `savile score --resume FILE --job FILE [--json] [--as-of DATE]` */
export async function score(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, {
    resume: "text",
    job: "text",
    json: "flag",
    "as-of": "text",
  });
  const today = todayOf(terminal, options.text("as-of"));
  const job = await readPosting(required(options, "job"), terminal);
  const extraction = await readResume(required(options, "resume"), terminal, today);
  const result = scoreResume({
    resume: extraction.resume,
    facts: extraction.facts,
    posting: job.posting,
    today,
  });
  terminal.write(
    options.flag("json") ? JSON.stringify({ version: 1, ...result }, null, 2) : table(result),
  );
}
