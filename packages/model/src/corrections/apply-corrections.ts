import type { Extraction } from "../tailoring/extraction.ts";
import { err, ok } from "../base/result.ts";
import type { Result } from "../base/result.ts";
import { applyCorrection } from "./apply-correction.ts";
import type { Corrector } from "./value.ts";
import type { Correction, CorrectionFailure } from "./correction.ts";
import { closeDraft } from "./close-draft.ts";
import { openDraft } from "./draft.ts";

/**
 * What was read with the corrections of the person, applied in order. Written texts become Facts of the
 * person ("added by you", no place in the file); values that only moved keep their Fact and its place; a
 * value that was removed leaves its line among the unplaced ones. Pure: the same list gives the same
 * result, a shorter list takes back what it leaves out. One bad correction refuses the whole list.
 */
export function applyCorrections(
  extraction: Extraction,
  corrections: readonly Correction[],
  who: Corrector,
): Result<Extraction, CorrectionFailure> {
  if (corrections.length === 0) return ok(extraction);
  const draft = openDraft(extraction);
  const from = { lines: extraction.lines, who };
  for (const [index, correction] of corrections.entries()) {
    const code = applyCorrection(draft, correction, from);
    if (code !== undefined) return err({ code, index });
  }
  return ok(closeDraft(draft, extraction));
}
