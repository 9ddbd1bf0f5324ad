import type { Extraction, Finding } from "@savile/model";
import { certaintyOf } from "./read-sections.ts";

export const findingGroups = ["values", "text", "layout"] as const;
export type FindingGroup = (typeof findingGroups)[number];

const groups: Readonly<Record<string, FindingGroup>> = {
  no_name: "values",
  order_tie: "values",
  end_before_start: "values",
  placeholder_text: "values",
  not_a_resume: "values",
  not_understood: "values",
  multi_column: "layout",
  icon_font: "layout",
  contact_in_header: "layout",
};

/** Whether the person has already settled what a finding says. */
function isSettled({ code, detail }: Finding, { resume, facts }: Extraction): boolean {
  switch (code) {
    case "no_name":
      return resume.name !== "";
    case "not_a_resume":
      return resume.experience.length + resume.education.length + resume.skills.length > 0;
    case "order_tie":
      return facts
        .filter((fact) => /^exp\d+\.company$/.test(fact.id))
        .every((fact) => certaintyOf(fact) !== "unsure");
    case "end_before_start":
    case "placeholder_text":
      return facts.every((fact) => !detail.includes(`"${fact.text}"`));
    default:
      return false;
  }
}

/** What is still to be known about the file, by group; groups without findings are left out. */
export function openFindings(
  extraction: Extraction,
): { readonly group: FindingGroup; readonly findings: readonly Finding[] }[] {
  const open = extraction.findings.filter(
    (finding) => finding.path === undefined && !isSettled(finding, extraction),
  );
  return findingGroups
    .map((group) => ({
      group,
      findings: open.filter((finding) => (groups[finding.code] ?? "text") === group),
    }))
    .filter(({ findings }) => findings.length > 0);
}
