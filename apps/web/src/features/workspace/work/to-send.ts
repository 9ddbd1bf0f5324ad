import { levelOf } from "@savile/model";
import type { Hint } from "@savile/model";
import { proofOf } from "./view-model.ts";
import type { Work } from "./view-model.ts";

/**
 * What is wrong or to be looked at before the documents are sent. Lines without proof are one thing, told from the
 * lines as they are now: what the server found can be older than the last edit.
 */
export function thingsToSend(work: Work): readonly Hint[] {
  const found = work.tailoring.hints.filter(
    ({ code }) => levelOf(code) !== "note" && code !== "unproven",
  );
  const { open, lines } = proofOf(work);
  const [first] = open;
  if (first === undefined) return found;
  const paths = open.map(({ claim }) => claim.path);
  return [...found, { code: "unproven", document: first.kind, paths, of: lines }];
}
