import type { TemplateEntry, TemplateRecommendationAnswer } from "@savile/contracts";

/** A template as far as a ranking speaks of it. */
export type Ranked = Pick<TemplateEntry, "id" | "name" | "available">;

/** A template with its match in percent. */
export interface Rank<Template extends Ranked> {
  readonly template: Template;
  readonly percent: number;
}

/** Every template that was ranked, the best match first. */
export function ranking<Template extends Ranked>(
  answer: Pick<TemplateRecommendationAnswer, "scores">,
  templates: readonly Template[],
): readonly Rank<Template>[] {
  return templates
    .flatMap((template) => {
      const score = answer.scores[template.id];
      return score === undefined ? [] : [{ template, percent: Math.round(score * 100) }];
    })
    .toSorted((a, b) => b.percent - a.percent);
}

/** What to take: the best template that the plan can use, and beside it a larger plan's that suits better. */
export interface Recommended<Template extends Ranked> {
  readonly first: Rank<Template>;
  readonly larger: Rank<Template> | null;
}

/** Picks the recommendation out of a ranking; `null` where the recommended template is unknown. */
export function recommendedOf<Template extends Ranked>(
  answer: Pick<TemplateRecommendationAnswer, "scores" | "recommended">,
  templates: readonly Template[],
): Recommended<Template> | null {
  const ranks = ranking(answer, templates);
  const best = ranks.find(({ template }) => template.id === answer.recommended);
  if (best === undefined) return null;
  const usable = best.template.available ? best : ranks.find(({ template }) => template.available);
  return usable === undefined || usable === best
    ? { first: best, larger: null }
    : { first: usable, larger: best };
}
