import { jobMark } from "@savile/documents";
import type { NamedJob } from "@savile/documents";
import type { Dependencies } from "../../dependencies.ts";
import { earlierJobs } from "../generation-sessions/repository.ts";
import { dayOf } from "./find-document.ts";
import type { PrintableDocument } from "./find-document.ts";

/** The job that the files of a document are named after: no two sessions of an account share a name. */
export async function namedJob(
  needs: Pick<Dependencies, "database">,
  { accountId, sessionId, sessionCreatedAt, job }: PrintableDocument,
): Promise<NamedJob> {
  const session = { accountId, id: sessionId, createdAt: sessionCreatedAt };
  const earlier = await earlierJobs(needs.database.query, session);
  const dated = earlier.map(({ title, employer, place, createdAt }) => ({
    title: title ?? undefined,
    employer: employer ?? undefined,
    place: place ?? undefined,
    day: dayOf(createdAt),
  }));
  return { title: job.title, employer: job.employer, mark: jobMark(job, dated) };
}
