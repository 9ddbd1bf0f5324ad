import { t } from "./messages.ts";

/** How many lines are not proven, in the same words everywhere. */
export function openLines(n: number): string {
  if (n === 0) return t("proof.count.none");
  return n === 1 ? t("proof.count.one") : t("proof.count.many", { n });
}
