import { readFileSync } from "node:fs";
import * as z from "zod";
import { corpus, corpusFiles, resumeEndings } from "./corpus.ts";
import type { Truth } from "./matrix/truth.ts";

const some = z.union([z.string(), z.null(), z.array(z.union([z.string(), z.null()]))]).optional();
const entry = z.object({
  title: some,
  company: some,
  location: some,
  degree: some,
  school: some,
  start: some,
  end: some,
  bullets: z.union([z.number(), z.null(), z.array(z.number())]).optional(),
});
const truthSchema = z.object({
  name: some,
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  location: some,
  links: z.array(z.string()),
  skills: z.array(z.string()),
  sections: z.array(z.string()),
  experience: z.array(entry),
  education: z.array(entry),
});

/** The first of the accepted answers; the scorer of the corpus knows them all. */
function first(value: z.infer<typeof some>): string {
  const list = Array.isArray(value) ? value : [value];
  return list.find((one) => typeof one === "string") ?? "";
}

function toTruth(raw: unknown): Truth {
  const given = truthSchema.parse(raw);
  return {
    name: first(given.name),
    email: given.emails[0] ?? "",
    phone: given.phones[0] ?? "",
    location: first(given.location),
    links: given.links,
    skills: given.skills,
    headings: given.sections,
    jobs: given.experience.map((job) => ({
      title: first(job.title),
      company: first(job.company),
      location: first(job.location),
      start: first(job.start),
      end: first(job.end),
      bullets: typeof job.bullets === "number" ? job.bullets : null,
    })),
    studies: given.education.map((study) => ({
      degree: first(study.degree),
      school: first(study.school),
      start: first(study.start),
      end: first(study.end),
    })),
  };
}

/** The resumes of the corpus with what they say; nothing where the corpus is not there. */
export function corpusTruths(): { name: string; bytes: Uint8Array; truth: Truth }[] {
  return corpusFiles(corpus.resumes, resumeEndings).map(({ name, bytes }) => {
    const raw: unknown = JSON.parse(readFileSync(`${corpus.resumes}/gt/${name}.json`, "utf8"));
    return { name, bytes, truth: toTruth(raw) };
  });
}
