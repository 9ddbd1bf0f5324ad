import { levelOf } from "@savile/model";
import type { Hint } from "@savile/model";
import { withoutLeft } from "./left-asks.ts";
import { proofOf } from "./view-model.ts";
import type { Work } from "./view-model.ts";

/**
 * What is wrong or to be looked at before the documents are sent. Lines without proof are one thing, told from the
 * lines as they are now: what the server found can be older than the last edit. `left` says that the person left the
 * questions of the posting unanswered.
 */
export function thingsToSend(work: Work, left: boolean): readonly Hint[] {
  const found = withoutLeft(work.tailoring.hints, left).filter(
    ({ code }) => levelOf(code) !== "note" && code !== "unproven",
  );
  const { open, lines } = proofOf(work);
  const [first] = open;
  if (first === undefined) return found;
  const paths = open.map(({ claim }) => claim.path);
  return [...found, { code: "unproven", document: first.kind, paths, of: lines }];
}
