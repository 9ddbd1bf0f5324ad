import { readRole } from "@savile/extraction";
import { matchPair } from "@savile/tailoring";
import * as z from "zod/mini";
import { readJson } from "../files/read-json.ts";
import { todayOf } from "../files/sources.ts";
import { parseOptions, required } from "../terminal/options.ts";
import type { Terminal } from "../terminal/terminal.ts";

const pairsFileSchema = z.object({
  asOf: z.optional(z.string()),
  pairs: z.array(
    z.object({
      id: z.string(),
      requirement: z.string(),
      lines: z.array(z.object({ role: z.optional(z.nullable(z.string())), line: z.string() })),
    }),
  ),
});

const shape = '{"pairs": [{"id", "requirement", "lines": [{"role", "line"}]}]}';

/** `savile match --pairs FILE [--as-of YYYY-MM] [--json]` */
export async function match(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, { pairs: "text", "as-of": "text", json: "flag" });
  const path = required(options, "pairs");
  const file = await readJson(path, terminal, pairsFileSchema, shape);
  const today = todayOf(terminal, options.text("as-of") ?? file.asOf);
  const results = file.pairs.map(({ id, requirement, lines }) => {
    const { verdict, chain } = matchPair({
      requirement,
      lines: lines.map(({ role, line }) => ({
        text: line,
        ...(role ? { role: readRole(role, { today }) } : {}),
      })),
      today,
    });
    return { id, verdict, chain };
  });
  if (options.flag("json")) {
    terminal.write(JSON.stringify({ version: 1, results }, null, 2));
    return;
  }
  terminal.write(
    results
      .map(({ id, verdict, chain }) =>
        [`${verdict.padEnd(6)} ${id}`, ...chain.map((step) => `${step.rule}: ${step.from}`)].join(
          "  ",
        ),
      )
      .join("\n"),
  );
}
