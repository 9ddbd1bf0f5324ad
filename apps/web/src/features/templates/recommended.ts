import type { TemplateRecommendationAnswer } from "@savile/contracts";

/** A template as far as the recommendation speaks of it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The best of the templates that are here; `first` tells whether no other would suit better. */
export interface Recommended<Template extends Named> {
  readonly template: Template;
  readonly percent: number;
  readonly first: boolean;
}

/** Picks from a ranking over all templates the best one that can be chosen. */
export function recommendedOf<Template extends Named>(
  answer: TemplateRecommendationAnswer,
  templates: readonly Template[],
): Recommended<Template> | null {
  const [best] = templates.toSorted(
    (a, b) => (answer.scores[b.id] ?? 0) - (answer.scores[a.id] ?? 0),
  );
  const score = best === undefined ? undefined : answer.scores[best.id];
  if (best === undefined || score === undefined) return null;
  return {
    template: best,
    percent: Math.round(score * 100),
    first: answer.recommended === best.id,
  };
}
