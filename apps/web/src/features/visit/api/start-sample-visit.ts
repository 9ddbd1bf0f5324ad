import { sample } from "@savile/model";
import { ApiError } from "../../../lib/api-error.ts";
import { say } from "../texts/messages.ts";
import { startVisit } from "./start-visit.ts";

/** One result of the built-in resume and posting. */
export async function startSampleVisit(): Promise<void> {
  const answer = await fetch(`/sample/${sample.fileName}`);
  if (!answer.ok) throw new ApiError("default", answer.status, say("visit.noSample"));
  const bytes = await answer.arrayBuffer();
  const file = new File([bytes], sample.fileName, { type: "application/pdf" });
  await startVisit(file, sample.posting);
}
