import { isStorable } from "@savile/model";
import { Refusal } from "./refusal.ts";

const deepest = 64;

/**
 * Refuses values that the database cannot hold (U+0000 or a lone surrogate in any text or key) and values
 * nested deeper than anything of ours. Walks without recursion: the depth comes from a client.
 */
export function checkText(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") {
      if (!isStorable(value)) throw new Refusal("invalid_text");
    } else if (typeof value === "object" && value !== null) {
      if (depth >= deepest) throw new Refusal("validation");
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorable(key)) throw new Refusal("invalid_text");
        open.push({ value: inner, depth: depth + 1 });
      }
    }
  }
}
