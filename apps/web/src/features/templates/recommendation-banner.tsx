import type { TemplateRecommendationAnswer } from "@savile/contracts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { t } from "../../messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { recommendationQuery } from "./api/recommend-template.ts";
import { recommendedOf } from "./recommended.ts";
import type { Named } from "./recommended.ts";

interface ChoiceProps {
  readonly templates: readonly Named[];
  readonly chosen: string;
  readonly onUse: (id: string) => void;
}

interface BannerProps extends ChoiceProps {
  readonly answer: TemplateRecommendationAnswer;
}

export interface RecommendationBannerProps extends ChoiceProps {
  readonly uploadId: string;
  readonly jobDescription: string;
}

const mostKeywords = 8;

function Keywords({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="sr-only">{t("recommend.keywords")}</h3>
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {words.slice(0, mostKeywords).map((word) => (
          <li key={word} className="mark-hit">
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Banner(props: BannerProps) {
  const { answer, templates, chosen, onUse } = props;
  const best = recommendedOf(answer, templates);
  if (best === null) return null;
  const { template, percent, first } = best;
  return (
    <section
      aria-labelledby="recommended"
      className="mt-6 flex flex-wrap items-start gap-x-8 gap-y-4 rounded-panel border border-line bg-surface p-5 md:p-6"
    >
      <div className="min-w-0 flex-1 basis-80">
        <p className="text-sm text-ink-3">{t("recommend.title")}</p>
        <h2 id="recommended" className="mt-0.5 text-lg font-semibold tracking-tight">
          {template.name}
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-2 tabular">
          <span>{t("recommend.match", { n: percent })}</span>
          <span>
            {answer.ats_score === null
              ? t("template.atsNone")
              : t("template.ats", { score: Math.round(answer.ats_score) })}
          </span>
        </p>
        <p className="mt-3 max-w-prose text-sm">
          {first ? answer.reasoning : t("recommend.bestHere")}
        </p>
        {first && answer.best_for !== "" ? (
          <p className="mt-1 text-sm text-ink-2">
            {t("recommend.bestFor", { text: answer.best_for })}
          </p>
        ) : null}
        <Keywords words={first ? answer.matched_keywords : []} />
      </div>
      {chosen === template.id ? (
        <p className="flex items-center gap-2 py-2 text-sm font-medium text-add">
          <CircleCheck className="size-4" aria-hidden="true" />
          {t("recommend.used")}
        </p>
      ) : (
        <Button onClick={() => onUse(template.id)}>{t("recommend.use")}</Button>
      )}
    </section>
  );
}

/** Which of the templates suits the posting best, and why; nothing until that is known. */
export function RecommendationBanner(props: RecommendationBannerProps) {
  const { uploadId, jobDescription, ...choice } = props;
  const { data: answer } = useQuery(recommendationQuery(uploadId, jobDescription));
  return answer === undefined ? null : <Banner answer={answer} {...choice} />;
}
