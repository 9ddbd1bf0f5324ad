import type { TemplateEntry, TemplateRecommendationAnswer } from "@savile/contracts";
import { CircleCheck } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { AtsMark, LockBadge } from "../../ui/templates/template-marks.tsx";
import { say } from "./messages.ts";
import { recommendedOf } from "./recommended.ts";
import type { Rank, Recommended } from "./recommended.ts";

const mostKeywords = 8;

function Keywords({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="sr-only">{say("banner.keywords")}</h3>
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

export interface RecommendationBannerProps {
  readonly answer: TemplateRecommendationAnswer;
  readonly templates: readonly TemplateEntry[];
  readonly chosen: string;
  /** Takes a template, or says which plan holds it. */
  readonly onUse: (template: TemplateEntry) => void;
}

/** The template of a larger plan that suits better, and why. */
function Larger({ rank, answer, onUse }: LargerProps) {
  const { template, percent } = rank;
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line pt-4 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {say("banner.larger", { name: template.name, n: percent })}
          <LockBadge plan={template.tier_required} />
        </p>
        <p className="mt-1 max-w-prose text-ink-2">{answer.reasons[template.id]?.reasoning}</p>
      </div>
      <Button size="small" onClick={() => onUse(template)}>
        {say("banner.useLarger", { name: template.name })}
      </Button>
    </div>
  );
}

interface LargerProps extends Pick<RecommendationBannerProps, "answer" | "onUse"> {
  readonly rank: Rank<TemplateEntry>;
}

type Choice = Pick<RecommendationBannerProps, "chosen" | "onUse">;

function Use({ first, chosen, onUse }: Choice & Pick<Recommended<TemplateEntry>, "first">) {
  if (chosen === first.template.id) {
    return (
      <p className="flex items-center gap-2 py-2 text-sm font-medium text-add">
        <CircleCheck className="size-4" aria-hidden="true" />
        {say("banner.used")}
      </p>
    );
  }
  return <Button onClick={() => onUse(first.template)}>{say("banner.use")}</Button>;
}

/** Which of the templates suits the posting best, and why. */
export function RecommendationBanner(props: RecommendationBannerProps) {
  const { answer, templates, chosen, onUse } = props;
  const found = recommendedOf(answer, templates);
  if (found === null) return null;
  const { first, larger } = found;
  const reason = answer.reasons[first.template.id];
  return (
    <section
      aria-labelledby="recommended"
      className="mt-6 rounded-panel border border-line bg-surface p-5 md:p-6"
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-sm text-ink-3">{say("banner.title")}</p>
          <h2
            id="recommended"
            className="mt-0.5 flex flex-wrap items-center gap-2 text-lg font-semibold tracking-tight"
          >
            {first.template.name}
            {first.template.available ? null : <LockBadge plan={first.template.tier_required} />}
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-2 tabular">
            <span>{say("banner.match", { n: first.percent })}</span>
            <AtsMark template={first.template} />
          </p>
          <p className="mt-3 max-w-prose text-sm">{reason?.reasoning ?? answer.reasoning}</p>
          {reason === undefined ? null : (
            <p className="mt-1 text-sm text-ink-2">
              {say("banner.bestFor", { text: reason.best_for })}
            </p>
          )}
          {larger === null ? <Keywords words={answer.matched_keywords} /> : null}
        </div>
        <Use first={first} chosen={chosen} onUse={onUse} />
      </div>
      {larger === null ? null : <Larger rank={larger} answer={answer} onUse={onUse} />}
    </section>
  );
}
