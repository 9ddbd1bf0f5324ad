import type { TemplateEntry, TemplateRecommendationAnswer } from "@savile/contracts";
import { ChevronDown } from "lucide-react";
import { AtsMark, LockBadge } from "../../ui/templates/template-marks.tsx";
import { say } from "./messages.ts";
import { ranking } from "./recommended.ts";
import type { Rank } from "./recommended.ts";

export interface CompareListProps {
  /** `undefined` until the ranking is there, `null` where it could not be made. */
  readonly answer: TemplateRecommendationAnswer | null | undefined;
  readonly templates: readonly TemplateEntry[];
}

function Row({ rank }: { readonly rank: Rank<TemplateEntry> }) {
  const { template, percent } = rank;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[13rem_1fr_3.5rem_9rem]">
      <span className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {template.name}
        {template.available ? null : <LockBadge plan={template.tier_required} />}
      </span>
      <span
        aria-hidden="true"
        className="order-last col-span-2 h-2 overflow-hidden rounded-full bg-line sm:order-none sm:col-span-1 forced-colors:border"
      >
        <span
          className="block h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="text-right text-sm tabular">
        <span className="sr-only">{say("compare.match")} </span>
        {say("compare.percent", { n: percent })}
      </span>
      <span className="hidden text-sm sm:block">
        <AtsMark template={template} />
      </span>
    </li>
  );
}

function Content({ answer, templates }: CompareListProps) {
  if (answer === undefined) return <p className="text-sm text-ink-3">{say("compare.waiting")}</p>;
  if (answer === null) return <p className="text-sm text-ink-3">{say("compare.failed")}</p>;
  return (
    <ol className="divide-y divide-line">
      {ranking(answer, templates).map((rank) => (
        <Row key={rank.template.id} rank={rank} />
      ))}
    </ol>
  );
}

/** How well every template suits the posting, as bars. */
export function CompareList(props: CompareListProps) {
  return (
    <details className="group mt-4 rounded-panel border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-panel px-5 font-medium md:px-6 [&::-webkit-details-marker]:hidden">
        {say("compare.title")}
        <ChevronDown
          className="size-4 text-ink-3 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="px-5 pb-5 md:px-6">
        <Content {...props} />
        <p className="mt-3 text-xs text-ink-3">{say("compare.note")}</p>
      </div>
    </details>
  );
}
