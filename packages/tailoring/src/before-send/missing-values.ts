import type { Hint, HintCode, Resume } from "@savile/model";
import { hintOf } from "./documents.ts";
import type { SentDocuments } from "./documents.ts";

type Job = Resume["experience"][number];

interface Wanted {
  readonly code: HintCode;
  /** The value that is looked for, below the address of its job. */
  readonly name: string;
  readonly isMissing: (job: Job) => boolean;
}

const ofJobs: readonly Wanted[] = [
  { code: "no-employer", name: "company", isMissing: ({ company }) => company === "" },
  { code: "no-title", name: "title", isMissing: ({ title }) => title === "" },
  { code: "no-start", name: "dates", isMissing: ({ dates }) => dates.start === "" },
];

/** Work of one's own has no employer to name. */
const ownWork =
  /\b(?:freelanc\p{L}*|self[- ]employed|independent|consultant|contractor|owner|founder|proprietor|sole trader|locum|private tutor)\b/iu;

function nameOf({ title, company, dates }: Job): string {
  return title || company || dates.text;
}

function jobHints({ resume: { resume } }: SentDocuments): Hint[] {
  const jobs = resume.experience;
  return ofJobs.flatMap(({ code, name, isMissing }) => {
    const found = jobs.filter(
      (job) => isMissing(job) && !(code === "no-employer" && ownWork.test(job.title)),
    );
    const paths = found.map(({ id }) => `${id}.${name}`);
    return hintOf(code, "resume", { paths, of: jobs.length, said: found.map(nameOf) });
  });
}

/** What a reader looks for first and does not find: who it is, how to reach them, and what each job was. */
export function missingValues(sent: SentDocuments): Hint[] {
  const { name, contact } = sent.resume.resume;
  const head: readonly (readonly [HintCode, string, string])[] = [
    ["missing-name", "name", name],
    ["missing-email", "contact.email", contact.email],
    ["missing-phone", "contact.phone", contact.phone],
  ];
  return [
    ...head.flatMap(([code, path, value]) =>
      hintOf(code, "resume", { paths: value.trim() === "" ? [path] : [], of: 1 }),
    ),
    ...jobHints(sent),
  ];
}
