import type { DocumentKind } from "@savile/model";
import { useEffect, useRef } from "react";
import { t } from "../work/messages.ts";
import { useReview } from "../review/use-review.ts";
import { useTraceStore } from "../work/trace.ts";
import type { Work } from "../work/view-model.ts";
import { ChangeCard } from "./change-card.tsx";
import { ReviewHead } from "./review-head.tsx";
import { useChangeList } from "./use-change-list.ts";

export interface ChangesPanelProps {
  readonly work: Work;
  /** Brings a line of the page into view; without `follow` only where its document is shown already. */
  readonly onShow: (kind: DocumentKind, path: string, follow: boolean) => void;
}

/** Every difference from the file, to keep, to take back or to word anew. */
export function ChangesPanel({ work, onShow }: ChangesPanelProps) {
  const review = useReview();
  const list = useRef<HTMLFieldSetElement>(null);
  const trace = useTraceStore();
  const changes = useChangeList(review, list);
  const { filter, setFilter, shown, selected, picked, editing, select, act, onKeyDown } = changes;
  const { target = null, kind = "resume" } =
    shown.find((view) => view.change.id === selected) ?? {};
  useEffect(() => {
    if (target !== null) onShow(kind, target, picked);
    return () => trace.hold(null);
  }, [trace, target, kind, picked, onShow]);

  if (review.views.length === 0) {
    return (
      <div className="p-6">
        <h2 className="font-semibold tracking-tight">{t("review.none")}</h2>
        <p className="mt-1 text-sm text-ink-2">{t("review.noneText")}</p>
      </div>
    );
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <ReviewHead review={review} filter={filter} onFilter={setFilter} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside */}
      <fieldset ref={list} onKeyDown={onKeyDown} className="min-w-0 space-y-3 p-5">
        <legend className="sr-only">{t("review.list")}</legend>
        {shown.map((view) => (
          <ChangeCard
            key={view.change.id}
            work={work}
            view={view}
            selected={view.change.id === selected}
            editing={view.change.id === editing}
            onSelect={select}
            onAct={act}
          />
        ))}
        {shown.length === 0 ? <p className="text-sm text-ink-3">{t("review.noneHere")}</p> : null}
      </fieldset>
      <p className="px-5 pb-5 text-xs text-ink-3 pointer-coarse:hidden">{t("review.keys")}</p>
    </div>
  );
}
