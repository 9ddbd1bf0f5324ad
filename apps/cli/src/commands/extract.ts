import { sourceTextOf, toJsonResume } from "@savile/model";
import type { Extraction } from "@savile/model";
import { coverageReport, coverageText } from "../terminal/coverage-text.ts";
import { onlyFile, parseOptions } from "../terminal/options.ts";
import type { Options } from "../terminal/options.ts";
import { readResume, todayOf } from "../files/sources.ts";
import type { Terminal } from "../terminal/terminal.ts";

function summary(extraction: Extraction): string {
  const { resume, facts, findings, confidence, format, maker } = extraction;
  const isData = ["json", "yaml", "zip", "xml"].includes(format);
  const percent = confidence === null ? "not measured" : `${Math.round(confidence * 100)} %`;
  return [
    ...(isData && maker !== undefined ? [`Read as data of ${maker}`] : []),
    resume.name || "(no name)",
    [resume.contact.email, resume.contact.phone, resume.contact.location]
      .filter((value) => value !== "")
      .join(" · "),
    "",
    ...resume.experience.map(
      (job) => `${job.title} | ${job.company} | ${job.dates.text} | ${job.bullets.length} bullets`,
    ),
    ...resume.education.map((entry) => `${entry.degree} | ${entry.school} | ${entry.dates.text}`),
    `Skills: ${resume.skills.flatMap((group) => group.skills.map((skill) => skill.text)).join(", ")}`,
    "",
    `${facts.length} facts, confidence ${percent}`,
    ...findings.map((finding) => `note: ${finding.detail}`),
  ].join("\n");
}

function print(extraction: Extraction, options: Options): string {
  const asJson = options.flag("json");
  if (options.flag("coverage")) {
    return asJson ? JSON.stringify(coverageReport(extraction), null, 2) : coverageText(extraction);
  }
  if (asJson) return JSON.stringify(toJsonResume(extraction), null, 2);
  return options.flag("text") ? sourceTextOf(extraction.lines) : summary(extraction);
}

/** `savile extract FILE [--json] [--text] [--coverage] [--as-of DATE]` */
export async function extract(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, {
    json: "flag",
    text: "flag",
    coverage: "flag",
    "as-of": "text",
  });
  const today = todayOf(terminal, options.text("as-of"));
  const extraction = await readResume(onlyFile(options), terminal, today);
  terminal.write(print(extraction, options));
}
