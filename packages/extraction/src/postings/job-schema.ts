import * as z from "zod";
import { valueText } from "./html-text.ts";
import { postingText } from "./posting-text.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => valueText(value ?? ""));
const texts = z
  .array(z.string())
  .nullish()
  .transform((lines) => (lines ?? []).map(valueText).filter((line) => line !== ""));

/** A job in the `job` schema beside JSON Resume. */
const jobSchema = z.looseObject({
  title: z.string().min(1),
  company: text,
  type: text,
  description: text,
  location: z.looseObject({ city: text, region: text, countryCode: text }).nullish(),
  remote: text,
  salary: z.union([text, z.number().transform(String)]),
  experience: text,
  responsibilities: texts,
  qualifications: texts,
  skills: z
    .array(z.looseObject({ name: text, level: text, keywords: texts }))
    .nullish()
    .transform((skills) => skills ?? []),
});

function list(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `${heading}\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

function fact(name: string, value: string): string[] {
  return value === "" ? [] : [`${name}: ${value}`];
}

/** The text of a job in JSON Resume's schema of jobs; `null` for what is none. */
export function jobSchemaText(value: unknown): string | null {
  const read = jobSchema.safeParse(value);
  if (!read.success) return null;
  const job = read.data;
  const skills = job.skills.flatMap(({ name, level, keywords }) => {
    const told = [name, ...(keywords.length > 0 ? [keywords.join(", ")] : [])].filter(Boolean);
    const graded = level === "" ? "" : ` (${level})`;
    return told.length === 0 ? [] : [`${told.join(": ")}${graded}`];
  });
  const body = [
    job.description,
    list("Responsibilities", job.responsibilities),
    list("Qualifications", job.qualifications),
    list("Skills", skills),
  ].filter((part) => part !== "");
  if (body.length === 0) return null;
  const { city = "", region = "", countryCode = "" } = job.location ?? {};
  return postingText({
    title: job.title,
    company: job.company,
    place: [city, region, countryCode].filter(Boolean).join(", "),
    facts: [
      ...fact("Employment type", job.type),
      ...fact("Remote", job.remote),
      ...fact("Salary", job.salary),
      ...fact("Experience", job.experience),
    ],
    body,
  });
}
