import type { Posting, Requirement } from "@savile/model";
import { onlyFile, parseOptions } from "../terminal/options.ts";
import { readPosting } from "../files/sources.ts";
import type { Terminal } from "../terminal/terminal.ts";

function listed(posting: Posting, level: Requirement["level"]): string[] {
  return posting.requirements
    .filter((requirement) => requirement.level === level)
    .map((requirement) => `  ${requirement.kind}: ${requirement.text}`);
}

function unsure({ companyCandidates = [] }: Posting): string[] {
  return companyCandidates.length === 0
    ? []
    : [`note: The company may be ${companyCandidates.join(" or ")}; one sign alone is not enough.`];
}

/** `savile posting FILE [--json]` */
export async function posting(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, { json: "flag" });
  const read = await readPosting(onlyFile(options), terminal);
  if (options.flag("json")) {
    terminal.write(JSON.stringify({ version: 1, ...read.posting }, null, 2));
    return;
  }
  terminal.write(
    [
      `${read.posting.title ?? "(no title)"} at ${read.posting.company ?? "(no company)"}`,
      "Required",
      ...listed(read.posting, "required"),
      "Preferred",
      ...listed(read.posting, "preferred"),
      "Duties",
      ...read.posting.duties.map((duty) => `  ${duty.text}`),
      ...unsure(read.posting),
      ...read.posting.warnings.map((warning) => `note: ${warning.detail}`),
    ].join("\n"),
  );
}
