import type { Written } from "../write/write-resume.ts";
import { judgeResumeProposal } from "./judge-resume.ts";
import type { JudgeInput, Stands } from "./judge-resume.ts";
import type { Proposal, Refused } from "./proposal.ts";

/** The resume's writer with the proposals over it that stand, and the others. */
export interface Overlaid {
  readonly written: Written;
  readonly refused: readonly Refused[];
  /** How many proposals stand, those included that say what the line says already. */
  readonly stood: number;
}

const ordering = new Set(["reorder", "front-skill"]);

/**
 * Lays proposals over what the embedded engine wrote: of each slot the last that stands. A wording that
 * the check only doubts gives way to our own for the same place, if there is one.
 */
export function overlay(own: Written, proposals: readonly Proposal[], input: JudgeInput): Overlaid {
  const standing = new Map<string, Stands>();
  const refused = new Map<string, Refused>();
  for (const proposal of proposals) {
    const judged = judgeResumeProposal(proposal, input);
    if (judged.stands) {
      standing.set(proposal.slot, judged.made);
      refused.delete(proposal.slot);
    } else if (!standing.has(proposal.slot)) refused.set(proposal.slot, judged.refused);
  }
  const owned = new Set(
    own.proposals.filter((entry) => !ordering.has(entry.rule)).map((entry) => entry.path),
  );
  const used = [...standing.values()].filter(
    ({ draft, checked }) =>
      draft.after !== draft.before && (checked.verdict === "supported" || !owned.has(draft.path)),
  );
  const replaced = new Set(used.map(({ draft }) => draft.path));
  const kept = own.proposals.filter(
    (entry) => ordering.has(entry.rule) || !replaced.has(entry.path),
  );
  const checked = new Map(own.checked);
  for (const made of used) checked.set(made.draft.path, made.checked);
  const issues = used.flatMap((made) => made.checked.issues.map((issue) => issue.check));
  return {
    written: {
      proposals: [...used.map(({ draft }) => draft), ...kept],
      checked,
      reverted: own.reverted + refused.size,
      objections: [
        ...own.objections,
        ...issues,
        ...[...refused.values()].flatMap((entry) => entry.checks),
      ],
    },
    refused: [...refused.values()],
    stood: standing.size,
  };
}
