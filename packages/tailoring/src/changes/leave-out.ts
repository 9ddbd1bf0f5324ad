import type { Change } from "@savile/model";
import type { Source } from "../match/source.ts";

const prefix = "ch.select.";

/** The change that leaves a line out so that the resume keeps to its number of pages. */
export function leaveOut(source: Source, address: string, pageBudget: number): Change {
  return {
    id: `${prefix}${address}`,
    path: address,
    before: source.byAddress.get(address)?.text ?? "",
    after: null,
    rule: "select",
    reqIds: [],
    reason: `Left out to keep the resume to ${pageBudget === 1 ? "one page" : `${pageBudget} pages`}: of your lines it serves this posting least.`,
    evidence: [address],
    scoreDelta: null,
    state: "accepted",
  };
}

/** The line that a change of this id leaves out. */
export function leftOutLine(changeId: string): string {
  return changeId.slice(prefix.length);
}

/** Whether a change leaves a line out for the sake of the length. */
export function isLeftOut(change: Pick<Change, "id">): boolean {
  return change.id.startsWith(prefix);
}
