import type { Agreement } from "@savile/model";

/** An agreement in words for the person. */
export function tellAgreement({ by, quote }: Agreement): string {
  return `${by} reads it as the same as "${quote}".`;
}
