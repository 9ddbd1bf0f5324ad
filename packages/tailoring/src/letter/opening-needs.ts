import { everyday } from "../lexicon/everyday.data.ts";
import type { Need } from "./need.ts";

/** What the opening names, and whether the source answers it. */
export interface OpeningNeeds {
  readonly needs: readonly Need[];
  readonly proven: boolean;
}

/** Two needs that are not the same thing in other words. */
function distinct(needs: readonly Need[], most: number): Need[] {
  const chosen: Need[] = [];
  for (const need of needs) {
    const lower = need.text.toLowerCase();
    const repeats = chosen.some(
      (other) =>
        other.text.toLowerCase().includes(lower) || lower.includes(other.text.toLowerCase()),
    );
    if (!repeats) chosen.push(need);
    if (chosen.length === most) break;
  }
  return chosen;
}

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

/**
 * The needs that an opening names: two telling things that the source answers, else a duty that it
 * answers, else one thing; a duty that nothing answers comes before a bland word or a paper.
 */
export function openingNeeds(
  proven: readonly Need[],
  stated: readonly Need[],
  title = "",
): OpeningNeeds {
  const telling = proven.filter(
    (need) => !isInTitle(need, title) && !isPaper(need) && !isBland(need),
  );
  const things = distinct(
    telling.filter((need) => !need.doing),
    2,
  );
  if (things.length === 2 && !things.every(isEveryday)) return { needs: things, proven: true };
  const duty = telling.find((need) => need.doing);
  if (duty !== undefined) return { needs: [duty], proven: true };
  if (things.length > 0) return { needs: things, proven: true };
  const open = stated.find((need) => need.doing);
  if (open !== undefined) return { needs: [open], proven: false };
  const known =
    proven.find((need) => !need.doing && !isInTitle(need, title)) ?? proven.find(isPaper);
  if (known !== undefined) return { needs: [known], proven: true };
  // What nothing answers is named only where it has a name of its own.
  const named = stated.find(
    (need) => !need.doing && !isInTitle(need, title) && /\p{Lu}|\d/u.test(need.text),
  );
  return { needs: named === undefined ? [] : [named], proven: false };
}
