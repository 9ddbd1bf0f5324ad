import type { TemplateEntry } from "@savile/contracts";
import { useQuery } from "@tanstack/react-query";
import { recommendationQuery } from "./api/recommend-template.ts";
import { CompareList } from "./compare-list.tsx";
import { RecommendationBanner } from "./recommendation-banner.tsx";

export interface RecommendationProps {
  readonly uploadId: string;
  readonly jobDescription: string;
  readonly templates: readonly TemplateEntry[];
  readonly chosen: string;
  /** Takes a template, or says which plan holds it. */
  readonly onUse: (template: TemplateEntry) => void;
}

/** Which template suits the posting, and how the others compare; the choice works without it. */
export function Recommendation(props: RecommendationProps) {
  const { uploadId, jobDescription, templates, chosen, onUse } = props;
  const recommended = useQuery(recommendationQuery(uploadId, jobDescription));
  const answer = recommended.isError ? null : recommended.data;
  return (
    <>
      {answer === undefined || answer === null ? null : (
        <RecommendationBanner answer={answer} templates={templates} chosen={chosen} onUse={onUse} />
      )}
      <CompareList answer={answer} templates={templates} />
    </>
  );
}
