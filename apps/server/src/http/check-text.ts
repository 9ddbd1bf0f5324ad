import { isStorable } from "@savile/model";
import { Refusal } from "../errors/refusal.ts";

export const deepest = 64;
/** Several times what the largest call of ours holds; reading more would keep everybody else waiting. */
export const mostValues = 200_000;

interface Open {
  readonly value: object;
  readonly depth: number;
}

function checkString(text: string): void {
  if (!isStorable(text)) throw new Refusal("invalid_text");
}

/** Looks at the parts of one value; those that have parts of their own wait in `open`. */
function checkParts({ value, depth }: Open, open: Open[]): number {
  const isList = Array.isArray(value);
  const parts: readonly unknown[] = isList ? value : Object.values(value);
  if (parts.length > mostValues) throw new Refusal("validation");
  if (!isList) for (const key of Object.keys(value)) checkString(key);
  for (const part of parts) {
    if (typeof part === "string") checkString(part);
    else if (typeof part === "object" && part !== null) {
      if (depth >= deepest) throw new Refusal("validation");
      open.push({ value: part, depth: depth + 1 });
    }
  }
  return parts.length;
}

/**
 * Refuses values that the database cannot hold (U+0000 or a lone surrogate in any text or key), values nested
 * deeper than anything of ours, and more values than anything of ours has. Walks without recursion: the depth
 * comes from a client.
 */
export function checkText(value: unknown): void {
  if (typeof value === "string") return checkString(value);
  if (typeof value !== "object" || value === null) return;
  const open: Open[] = [{ value, depth: 1 }];
  let seen = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    seen += checkParts(next, open);
    if (seen > mostValues) throw new Refusal("validation");
  }
}
