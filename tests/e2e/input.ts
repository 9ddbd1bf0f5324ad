import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const corpus = fileURLToPath(new URL("../../../shared/corpus/", import.meta.url));
const sample = fileURLToPath(new URL("files/resume.txt", import.meta.url));

/** A resume file and what its first page must state. */
export interface ResumeFile {
  readonly path: string;
  readonly fileName: string;
  readonly person: string;
}

function firstOf(folder: string, ending: string): string | null {
  if (!existsSync(folder)) return null;
  const name = readdirSync(folder)
    .toSorted()
    .find((candidate) => candidate.endsWith(ending));
  return name === undefined ? null : `${folder}/${name}`;
}

function nameIn(json: string): string {
  const truth: unknown = JSON.parse(json);
  const name: unknown =
    typeof truth === "object" && truth !== null && "name" in truth && truth.name;
  if (typeof name !== "string") throw new Error("the ground truth names nobody");
  return name;
}

/** A real PDF of the corpus where it lies beside the repository, else an invented one. */
export function realResume(): ResumeFile {
  const path = firstOf(`${corpus}resumes`, ".pdf");
  if (path === null) {
    return { path: sample, fileName: basename(sample), person: "Ida Marlow" };
  }
  const truth = readFileSync(`${corpus}resumes/gt/${basename(path)}.json`, "utf8");
  return { path, fileName: basename(path), person: nameIn(truth) };
}

/** One real resume of each kind of file that the corpus has; none where there is no corpus. */
export function realFiles(endings: readonly string[]): (ResumeFile & { ending: string })[] {
  return endings.flatMap((ending) => {
    const path = firstOf(`${corpus}resumes`, ending);
    if (path === null) return [];
    const truth = readFileSync(`${corpus}resumes/gt/${basename(path)}.json`, "utf8");
    return [{ path, fileName: basename(path), person: nameIn(truth), ending }];
  });
}

/** A resume of an invented person. */
export const sampleResume: ResumeFile = {
  path: sample,
  fileName: basename(sample),
  person: "Ida Marlow",
};

/** A posting that states a title, a company and requirements. */
export const posting = `Operations Coordinator
Northwind Freight, Portland, OR

About the role
We are looking for an Operations Coordinator to keep our warehouse and our carriers in step.

Responsibilities
- Coordinate shipments with carriers and customs brokers
- Keep stock records accurate and report weekly figures
- Train new colleagues on safety rules

Requirements
- 3+ years of experience in logistics or operations
- Advanced Excel and experience with SAP
- Clear written English

Nice to have
- Experience with process improvement
- Spanish
`;

/** A real posting of the corpus where it lies beside the repository, else the one above. */
export function realPosting(): string {
  const path = firstOf(`${corpus}jobs`, ".txt");
  return path === null ? posting : readFileSync(path, "utf8");
}
