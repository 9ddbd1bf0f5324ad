import { createLayoutEngine, printedLines } from "@savile/documents";
import type { Layout, LayoutInput } from "@savile/documents";
import type { Resume, TemplateId } from "@savile/model";
import { parsePosting, tailor } from "@savile/tailoring";
import { factsOf } from "../../../packages/tailoring/src/testing/build-resume.ts";
import { corpusDay } from "../engines.ts";
import { pageFaults } from "./page-faults.ts";

/** What became of one resume that was asked to be a page shorter than it is. */
export interface BudgetOutcome {
  readonly met: boolean;
  /** Milliseconds of all layouts that deciding took. */
  readonly took: number;
  readonly compiles: number;
  readonly left: number;
  readonly body: number;
  readonly margin: number;
  readonly faults: readonly string[];
}

const posting = "Team lead\nRequirements\n- Leading a team\n- Planning and reporting\n";
const engine = createLayoutEngine();

function layOut(
  resume: Resume,
  template: TemplateId,
  change: Pick<LayoutInput, "pageBudget" | "want">,
): Layout {
  const document = { kind: "resume" as const, resume };
  const layout = engine.layout({ document, template, paper: "letter", createdAt: 0, ...change });
  if (!layout.ok) throw new Error(layout.error.detail);
  return layout.value;
}

/** Pages asked for: one less than the resume takes, as a person would who finds it too long. */
function budgetFor(resume: Resume, template: TemplateId): 1 | 2 | 3 {
  const { pageCount } = layOut(resume, template, { want: [] });
  return pageCount <= 2 ? 1 : pageCount === 3 ? 2 : 3;
}

/** Asks for fewer pages: tighter setting first, then the least useful lines are left out. */
export async function measureBudget(resume: Resume, template: TemplateId): Promise<BudgetOutcome> {
  const pageBudget = budgetFor(resume, template);
  let took = 0;
  let compiles = 0;
  const tailored = await tailor({
    resume,
    facts: factsOf(resume),
    extractionConfidence: 1,
    posting: parsePosting(posting),
    jobDescription: posting,
    today: corpusDay,
    pageBudget,
    measure: async (shorter) => {
      const started = performance.now();
      const { pageCount } = layOut(shorter, template, { pageBudget, want: [] });
      took += performance.now() - started;
      compiles += 1;
      return pageCount;
    },
  });
  if (!tailored.ok) throw new Error(tailored.error.code);
  const { resume: made } = tailored.value.resume;
  const layout = layOut(made, template, { pageBudget, want: ["pages"] });
  const lines = new Map(
    printedLines({ kind: "resume", resume: made }, template).map((line) => [
      line.address,
      line.text,
    ]),
  );
  return {
    met: layout.fit.met,
    took,
    compiles,
    left: tailored.value.verification.omissions.filter(({ why }) => why === "page-budget").length,
    body: layout.fit.body,
    margin: Math.min(...Object.values(layout.fit.margins)),
    faults: pageFaults(layout, (path) => lines.get(path) ?? ""),
  };
}
