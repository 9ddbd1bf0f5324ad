import type { ErrorCode } from "@savile/contracts";
import { countCharacters, decodeEntities, err, maxPostingLength, ok } from "@savile/model";
import type { Result } from "@savile/model";

/**
 * A pasted job description that is neither blank nor longer than 10,000 code points. Boards hand texts out
 * with entities ("R&amp;D"): they are read as what they stand for, so that no screen, letter or file shows them.
 */
export function readJobDescription(pasted: string): Result<string, ErrorCode> {
  const text = decodeEntities(pasted);
  if (text.replace(/[\s\p{Cf}]/gu, "") === "") return err("job_description_blank");
  return countCharacters(text) > maxPostingLength ? err("job_description_too_long") : ok(text);
}
