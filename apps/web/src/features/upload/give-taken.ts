import { keepDraft, readDraft } from "../../lib/drafts.ts";
import { forgetTaken, readTaken } from "../../lib/taken-posting.ts";

/** Makes the posting that waits the draft of an upload; it goes on waiting where the draft cannot be kept. */
export function giveTaken(uploadId: string): void {
  const taken = readTaken();
  if (taken === null) return;
  keepDraft(uploadId, { jobDescription: taken.text });
  if (readDraft(uploadId).jobDescription === taken.text) forgetTaken();
}
