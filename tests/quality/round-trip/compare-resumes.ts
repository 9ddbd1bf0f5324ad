import type { Resume } from "@savile/model";

/** A value that came back otherwise; `""` stands for nothing. */
export interface Loss {
  readonly field: string;
  readonly printed: string;
  readonly read: string;
}

function flat(text: string): string {
  return text.normalize("NFKC").replace(/\s+/g, " ").trim();
}

type Values = ReadonlyMap<string, string>;

function jobsOf(resume: Resume): [string, string][] {
  return resume.experience.flatMap((job, index): [string, string][] => [
    [`job ${index} title`, job.title],
    [`job ${index} company`, job.company],
    [`job ${index} location`, job.location],
    [`job ${index} start`, job.dates.start],
    [`job ${index} end`, job.dates.end],
    [`job ${index} bullets`, [job.summary, ...job.bullets.map((line) => line.text)].join(" ")],
  ]);
}

function studiesOf(resume: Resume): [string, string][] {
  return resume.education.flatMap((study, index): [string, string][] => [
    [`study ${index} degree`, study.degree],
    [`study ${index} school`, study.school],
    [`study ${index} end`, study.dates.end],
  ]);
}

function valuesOf(resume: Resume): Values {
  const skills = resume.skills.flatMap((group) => group.skills.map((skill) => skill.text));
  return new Map(
    [
      ["name", resume.name] as const,
      ["email", resume.contact.email] as const,
      ["phone", resume.contact.phone] as const,
      ["location", resume.contact.location] as const,
      ["summary", resume.summary] as const,
      ["skills", skills.toSorted().join(", ")] as const,
      ...jobsOf(resume),
      ...studiesOf(resume),
    ].map(([field, text]) => [field, flat(text)]),
  );
}

/** Each value of `printed` that `read` does not give back, and each that it adds. */
export function compareResumes(printed: Resume, read: Resume): { losses: Loss[]; values: number } {
  const [before, after] = [valuesOf(printed), valuesOf(read)];
  const fields = new Set([...before.keys(), ...after.keys()]);
  const losses = [...fields]
    .map((field) => ({
      field,
      printed: before.get(field) ?? "",
      read: after.get(field) ?? "",
    }))
    .filter((one) => one.printed !== one.read);
  return { losses, values: [...before.values()].filter((text) => text !== "").length };
}
