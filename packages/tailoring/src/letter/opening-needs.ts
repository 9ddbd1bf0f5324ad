import { everyday } from "@savile/taxonomy/lexicon";
import type { Need } from "./need.ts";

/** A paper says nothing of the work. */
export function isPaper(need: Need): boolean {
  return need.requirement.kind === "cert" || need.requirement.kind === "licence";
}

function isEveryday(need: Need): boolean {
  return need.requirement.canonical.some((id) => everyday.test(id));
}

/** A single everyday word ("training", "sales") tells a reader nothing, and a language is not the work. */
export function isBland(need: Need): boolean {
  if (need.requirement.kind === "language") return true;
  return !need.doing && isEveryday(need) && /^[\p{Ll}-]+$/u.test(need.text);
}

/** "Accounting" says nothing that "Senior Accountant" does not. */
export function isInTitle(need: Need, title: string): boolean {
  const lower = need.text.toLowerCase();
  if (title.toLowerCase().includes(lower)) return true;
  const start = lower.slice(0, 7);
  if (need.doing || /[\s\p{Lu}]/u.test(need.text)) return false;
  return title
    .toLowerCase()
    .split(/\W+/)
    .some((word) => word.length >= 5 && start.startsWith(word.slice(0, 7)));
}
