import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { countPages } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import type { StoredPages } from "../generation/repository.ts";
import { failureCode } from "./failure-code.ts";
import type { ReviewedSession } from "./reviewed-session.ts";

/** Pages as they were generated; sessions of older releases are measured now. */
export async function generatedPages(
  needs: Pick<Dependencies, "renderer">,
  reviewed: ReviewedSession,
): Promise<Result<StoredPages, ErrorCode>> {
  const { state, tailoring, template, paper, layout } = reviewed;
  if (state.pages !== null) return ok(state.pages);
  const print = { template, paper };
  const resume = await countPages(
    { ...print, ...layout, document: tailoring.resume },
    needs.renderer,
  );
  if (!resume.ok) return err(failureCode(resume.error));
  const letter = await countPages({ ...print, document: tailoring.letter }, needs.renderer);
  if (!letter.ok) return err(failureCode(letter.error));
  return ok({ resume: resume.value, letter: letter.value, budget: resume.value });
}
