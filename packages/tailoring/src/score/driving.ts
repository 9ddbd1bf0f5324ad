import type { Requirement } from "@savile/model";

/** Whether a demand is one to drive, as far as no licence of a trade is meant. */
export function isDriving({ kind, text }: Pick<Requirement, "kind" | "text">): boolean {
  return (
    kind === "licence" &&
    /\bdriv(?:er|ing|e)/iu.test(text) &&
    !/\b(?:cdl|hgv|lgv|class [a-d1-9]|commercial)\b/iu.test(text)
  );
}
