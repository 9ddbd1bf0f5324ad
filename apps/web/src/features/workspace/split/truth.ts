import { mustFigures } from "@savile/model";
import { marksOf } from "../work/line-mark.ts";
import { coverageByRequirement } from "../work/view-model.ts";
import type { Work } from "../work/view-model.ts";

/** What tailoring did, in three figures. */
export interface Truth {
  /** Must-haves that page one shows, and all that the posting states; `null` where none was measured. */
  readonly shown: { readonly named: number; readonly all: number } | null;
  /** Lines of both documents in other words than those of the file. */
  readonly reworded: number;
}

/** The figures of the one sentence that says what tailoring did. */
export function truthOf(work: Work): Truth {
  const { posting } = work.session;
  const coverage = coverageByRequirement(work);
  const musts = mustFigures(posting.requirements, coverage, work.tailoring.score);
  const marks = marksOf(work, work.documents.resume.claims);
  return {
    shown: musts === null ? null : { named: musts.shown, all: musts.all },
    reworded: [...marks.values()].filter((mark) => mark === "reworded").length,
  };
}
