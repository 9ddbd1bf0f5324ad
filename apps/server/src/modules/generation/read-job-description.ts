import type { ErrorCode } from "@savile/contracts";
import { countCharacters, err, maxPostingLength, ok } from "@savile/model";
import type { Result } from "@savile/model";

/** A pasted job description that is neither blank nor longer than 10,000 code points. */
export function readJobDescription(text: string): Result<string, ErrorCode> {
  if (text.replace(/[\s\p{Cf}]/gu, "") === "") return err("job_description_blank");
  return countCharacters(text) > maxPostingLength ? err("job_description_too_long") : ok(text);
}
