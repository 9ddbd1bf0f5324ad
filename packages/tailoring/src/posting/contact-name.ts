import type { PostingField } from "./sections.ts";
import type { Segment } from "./segments.ts";
import { looksLikeTitle } from "./title-company.ts";

/** The person to write to: only where the text names one. */
export function readContactName(
  segments: readonly Segment[],
  fields: readonly PostingField[],
): string | undefined {
  const name = "(\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\.)?(?: \\p{Lu}[\\p{L}'-]+){1,2})";
  const labelled =
    fields.find((field) => field.label === "contact")?.value.text.replace(/^name:\s*/i, "") ?? "";
  const fromLabel = new RegExp(`^(?:(?:Mr|Ms|Mrs|Dr)\\.? )?${name}`, "u").exec(labelled)?.[1];
  if (fromLabel !== undefined && !looksLikeTitle(fromLabel)) return fromLabel;
  const cue = new RegExp(
    `\\b(?:resumes?|CVs?|applications?|cover letter|questions?|contact|apply|respond|e-?mail|write|attention|attn:?)\\b[^.\\n]{0,60}?\\b(?:to|contact|attention|attn:?)\\s+(?:Mr\\.? |Ms\\.? |Mrs\\.? |Dr\\.? )?${name}(?=\\s*(?:at|,|\\(|<|#|\\bby\\b|\\bon\\b|$))`,
    "u",
  );
  for (const segment of segments) {
    const found = cue.exec(segment.text)?.[1];
    if (
      found !== undefined &&
      !looksLikeTitle(found) &&
      !/\b(?:Human|Resources|Department|Team|Us|Office|Hiring)\b/.test(found)
    )
      return found;
  }
  return undefined;
}
