import { createLayoutEngine } from "@savile/documents";
import { localeOf } from "@savile/model";
import type { Extraction, Resume, TemplateId } from "@savile/model";
import { parsePosting, tailor } from "@savile/tailoring";
import { corpusDay } from "../engines.ts";

/** What tailoring made of the length of a resume. */
export interface TailoredLength {
  readonly pages: number;
  /** Lines that were left out for the number of pages. */
  readonly left: number;
  /** Size of the text in points. */
  readonly body: number;
  /** Printed lines that are over. */
  readonly over: number;
}

const engine = createLayoutEngine();

/** Tailors a resume to a posting and counts its pages, with those of its file as a budget or without. */
export async function measureLength(
  { resume, facts }: Pick<Extraction, "resume" | "facts">,
  { text, template, sourcePages }: { text: string; template: TemplateId; sourcePages?: 1 | 2 | 3 },
): Promise<TailoredLength> {
  const posting = parsePosting(text);
  const { paper } = localeOf({ ...posting, text }, resume);
  const layOut = (some: Resume, pageBudget = sourcePages) => {
    const document = { kind: "resume" as const, resume: some };
    const print = { template, paper, createdAt: 0, want: [], pageBudget };
    const layout = engine.layout({ document, ...print });
    if (!layout.ok) throw new Error(layout.error.detail);
    return layout.value;
  };
  const tailored = await tailor({
    resume,
    facts,
    extractionConfidence: 1,
    posting,
    jobDescription: text,
    today: corpusDay,
    sourcePages,
    measure: async (some) => layOut(some).pageCount,
  });
  if (!tailored.ok) throw new Error(tailored.error.code);
  const { pageCount, fit } = layOut(tailored.value.resume.resume);
  const left = tailored.value.changes.filter((change) => change.id.startsWith("ch.select.")).length;
  return { pages: pageCount, left, body: fit.body, over: fit.linesOver };
}
