import type { Fact, Finding, Period, Resume } from "@savile/model";
import { questionsAbout } from "./find-questions.ts";

const placeholder =
  /^(?:your name|first(?: name)? last(?: name)?|company name|job title|city, state|name surname|lorem ipsum.*|\[.*\])$/i;

function periods(resume: Resume): { id: string; dates: Period }[] {
  return [...resume.experience, ...resume.education, ...resume.projects, ...resume.volunteer];
}

function isBackwards({ start, end }: Period): boolean {
  return start !== "" && end !== "" && end !== "present" && end < start.slice(0, end.length);
}

/** What the person should know about the values that were read. */
export function findingsOf(resume: Resume, facts: readonly Fact[]): Finding[] {
  const findings: Finding[] = [];
  const linesOf = (id: string): string[] => facts.find((fact) => fact.id === id)?.span?.lines ?? [];
  const add = (code: string, detail: string, ids: readonly string[] = []): void => {
    findings.push({ code, detail, lines: ids.flatMap(linesOf) });
  };
  if (resume.name === "") add("no_name", "No name of a person was found at the top of the file.");
  for (const { id, dates } of periods(resume)) {
    if (isBackwards(dates))
      add("end_before_start", `"${dates.text}" ends before it begins.`, [`${id}.dates`]);
  }
  const ties = facts.filter((fact) => /^exp\d+\.company$/.test(fact.id) && fact.confidence < 0.6);
  if (ties.length > 0) {
    add(
      "order_tie",
      "It is not clear which part is the company and which the role.",
      ties.map((fact) => fact.id),
    );
  }
  for (const job of resume.experience) findings.push(...questionsAbout(job, resume.name, linesOf));
  for (const fact of facts) {
    if (fact.hidden === undefined && placeholder.test(fact.text)) {
      add("placeholder_text", `"${fact.text}" looks like text of a template.`, [fact.id]);
    }
  }
  const content = resume.experience.length + resume.education.length + resume.skills.length;
  if (content === 0) add("not_a_resume", "No jobs, studies or skills were found in this file.");
  return findings;
}
