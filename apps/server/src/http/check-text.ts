import { Refusal } from "./refusal.ts";

const deepest = 64;

const halfPair = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether a text can be stored: no U+0000, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && !halfPair.test(text);
}

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
