import type { ErrorCode, JsonResume } from "@savile/contracts";
import { err, factsOfResume, fromJsonResume, ok, openQuestions } from "@savile/model";
import type { Extraction, FactOrigin, Resume, Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import type { Queries } from "../../db/database.ts";
import { findUploadWithSource, insertSource } from "../uploads/repository.ts";

/** Where the resume of a run comes from. */
export interface FoundSource {
  readonly sourceId: string;
  readonly uploadId: string | null;
}

function statesSomething(resume: Resume): boolean {
  const { experience, education, skills, projects, competencies, summary } = resume;
  const lists = [experience, education, skills, projects, competencies];
  return summary !== "" || lists.some((list) => list.length > 0);
}

/** No file was read: what the call states is the statement of the account, and stays marked as such. */
function extractionOf(resume: Resume, origin: FactOrigin): Extraction {
  return {
    version: 1,
    format: "json",
    pages: [],
    language: resume.language,
    confidence: null,
    resume,
    facts: factsOfResume(resume, origin),
    sections: [],
    lines: [],
    findings: [],
    unplaced: [],
  };
}

export interface FindSourceInput {
  readonly accountId: string;
  readonly uploadId: string | undefined;
  readonly resumeData: JsonResume | undefined;
  /** A stored source of the account; no upload and no resume are named then. */
  readonly sourceId?: string | undefined;
  /** Goes on where questions about the resume are open. */
  readonly asRead?: boolean | undefined;
}

/** The source of a run: an upload of the account, or the resume itself, which is then stored. */
export async function findSource(
  needs: Pick<Dependencies, "ids" | "clock">,
  queries: Queries,
  input: FindSourceInput,
): Promise<Result<FoundSource, ErrorCode>> {
  const { accountId, uploadId, resumeData, sourceId: known } = input;
  if (known !== undefined) return ok({ sourceId: known, uploadId: null });
  if ((uploadId === undefined) === (resumeData === undefined)) return err("validation");
  if (uploadId !== undefined) {
    const upload = await findUploadWithSource(queries, accountId, uploadId);
    if (upload === null) return err("upload_not_found");
    const { row, extraction } = upload;
    if (!statesSomething(extraction.resume)) return err("resume_without_content");
    if (input.asRead !== true && openQuestions(extraction).length > 0) return err("resume_unclear");
    return ok({ sourceId: row.sourceId, uploadId });
  }
  const read = fromJsonResume(resumeData);
  if (!read.ok) return err("validation");
  const resume = read.value;
  if (!statesSomething(resume)) return err("resume_without_content");
  const sourceId = needs.ids.next();
  const createdAt = needs.clock.now();
  await insertSource(queries, {
    id: sourceId,
    accountId,
    extraction: extractionOf(resume, {
      by: "user",
      accountId,
      at: createdAt.toISOString(),
      via: "edit",
    }),
    createdAt,
  });
  return ok({ sourceId, uploadId: null });
}
