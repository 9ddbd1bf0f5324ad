import { api } from "../../../lib/api.ts";
import { noteVisit } from "../../../lib/visit.ts";

/** Has one result made without an account; it is held for this browser. */
export async function startVisit(file: File, jobDescription: string): Promise<void> {
  const form = new FormData();
  form.append("job_description", jobDescription);
  form.append("file", file, file.name);
  await api.call("startVisit", { body: form });
  noteVisit(true);
}
