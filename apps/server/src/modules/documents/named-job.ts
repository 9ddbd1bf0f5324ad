import { jobMark } from "@savile/documents";
import type { NamedJob } from "@savile/documents";
import { localeOf } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { placeOf } from "../accounts/repository.ts";
import { earlierJobs } from "../generation-sessions/repository.ts";
import { dayOf } from "./find-document.ts";
import type { PrintableDocument } from "./find-document.ts";

/** The job that the files of a document are named after: no two sessions of an account share a name. */
export async function namedJob(
  needs: Pick<Dependencies, "database">,
  { accountId, sessionId, sessionCreatedAt, job, jobDescription, document }: PrintableDocument,
): Promise<NamedJob> {
  const session = { accountId, id: sessionId, createdAt: sessionCreatedAt };
  const earlier = await earlierJobs(needs.database.query, session);
  const dated = earlier.map(({ title, employer, place, createdAt }) => ({
    title: title ?? undefined,
    employer: employer ?? undefined,
    place: place ?? undefined,
    day: dayOf(createdAt),
  }));
  const { title, employer, place: location } = job;
  const posting = { text: jobDescription, ...(location === undefined ? {} : { location }) };
  const resume = document.kind === "resume" ? document.resume : undefined;
  const place = await placeOf(needs.database.query, accountId);
  const { resumeWord } = localeOf(posting, resume, place);
  return { title, employer, mark: jobMark(job, dated), resumeWord };
}
