import { verifyClaims } from "@savile/tailoring";
import * as z from "zod/mini";
import { parseOptions, required } from "../terminal/options.ts";
import { readJson } from "../files/read-json.ts";
import { readResume, todayOf } from "../files/sources.ts";
import type { Terminal } from "../terminal/terminal.ts";

const claimsFileSchema = z.object({
  claims: z.array(
    z.object({
      id: z.string(),
      section: z.optional(z.nullable(z.string())),
      role: z.optional(z.nullable(z.string())),
      text: z.string(),
    }),
  ),
});

const shape = '{"claims": [{"id", "section", "role", "text"}]}';

/** `savile verify --source FILE --claims FILE [--as-of YYYY-MM] [--json]` */
export async function verify(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, {
    source: "text",
    claims: "text",
    "as-of": "text",
    json: "flag",
  });
  const today = todayOf(terminal, options.text("as-of"));
  const claimsPath = required(options, "claims");
  const { claims } = await readJson(claimsPath, terminal, claimsFileSchema, shape);
  const extraction = await readResume(required(options, "source"), terminal, today);
  const verdicts = verifyClaims({
    resume: extraction.resume,
    facts: extraction.facts,
    lines: extraction.lines,
    claims: claims.map(({ id, text, section, role }) => ({
      id,
      text,
      ...(section ? { section } : {}),
      ...(role ? { role } : {}),
    })),
    asOf: today.slice(0, 7),
  });
  if (options.flag("json")) {
    terminal.write(JSON.stringify({ version: 1, claims: verdicts }, null, 2));
    return;
  }
  terminal.write(
    verdicts
      .map((line) => `${line.verdict.padEnd(12)} ${line.id}  ${line.reasons.join("; ")}`)
      .join("\n"),
  );
}
