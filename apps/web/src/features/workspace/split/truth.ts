import { shownFigures } from "@savile/model";
import { marksOf } from "../work/line-mark.ts";
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
  const { requirements } = work.session.posting;
  const all = requirements.filter(({ level }) => level === "required").length;
  const figures = shownFigures(work.tailoring.score);
  const marks = marksOf(work, work.documents.resume.claims);
  return {
    shown: figures === null || all === 0 ? null : { named: Math.min(figures.named, all), all },
    reworded: [...marks.values()].filter((mark) => mark === "reworded").length,
  };
}
