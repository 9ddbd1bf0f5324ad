import type { LayoutInput, RenderFailure } from "@savile/documents";
import type { Resume } from "@savile/model";
import type { Renderer } from "./ports.ts";

/** Answers how many pages a resume has as it is printed; 0 where it cannot be laid out. */
export type Measure = (resume: Resume) => Promise<number>;

/** Counts pages until an engine gives none in time. */
export interface Measuring {
  within(pageBudget: LayoutInput["pageBudget"]): Measure;
  /** Why nothing is counted any more. */
  stopped(): RenderFailure | null;
}

/** Failures of the machinery, and none of the words: another length would fail alike, and as late. */
const ends: ReadonlySet<RenderFailure["code"]> = new Set(["timeout", "crashed"]);

/**
 * Counts the pages of resumes in one print. The pool tries for seconds before it gives up: a run that asked it
 * again for every length would not end in its time.
 */
export function measuring(
  print: Omit<LayoutInput, "document" | "pageBudget" | "want">,
  renderer: Pick<Renderer, "layout">,
): Measuring {
  let stopped: RenderFailure | null = null;
  return {
    stopped: () => stopped,
    within: (pageBudget) => async (resume) => {
      if (stopped !== null) return 0;
      const document = { kind: "resume" as const, resume };
      const layout = await renderer.layout({ document, ...print, pageBudget, want: [] });
      if (layout.ok) return layout.value.pageCount;
      if (ends.has(layout.error.code)) stopped = layout.error;
      return 0;
    },
  };
}
