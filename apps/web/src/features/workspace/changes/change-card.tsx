import { clsx } from "clsx";
import { memo, useId } from "react";
import { formatPoints } from "../../../lib/format.ts";
import { t } from "../work/messages.ts";
import { say } from "../refine/messages.ts";
import type { ChangeView } from "../review/change-view.ts";
import type { Work } from "../work/view-model.ts";
import { ChangeActions } from "./change-actions.tsx";
import { ChangeDiff } from "./change-diff.tsx";
import { ChangeEvidence, ChangeReason } from "./change-proof.tsx";
import { ChangeStateChip, GradeChip } from "./change-state.tsx";
import { EditBox } from "./edit-box.tsx";
import type { CardAction } from "./use-change-list.ts";

export interface ChangeCardProps {
  readonly work: Work;
  readonly view: ChangeView;
  readonly selected: boolean;
  readonly editing: boolean;
  readonly onSelect: (id: string) => void;
  readonly onAct: (view: ChangeView, action: CardAction, text?: string) => void;
}

function signed(points: number): string {
  const size = formatPoints(Math.abs(points));
  return points < 0 ? `−${size}` : `+${size}`;
}

function Delta({ view }: { readonly view: ChangeView }) {
  const { scoreDelta } = view.change;
  if (scoreDelta === null || scoreDelta === 0) return null;
  return (
    <span
      className={clsx(
        "ml-auto shrink-0 text-xs tabular",
        scoreDelta > 0 && view.applied ? "font-semibold text-add" : "text-ink-3",
      )}
    >
      {t(view.applied ? "change.points" : "change.wouldAdd", { points: signed(scoreDelta) })}
    </span>
  );
}

function Head({ view }: { readonly view: ChangeView }) {
  return (
    <>
      <span className="block text-sm font-semibold tracking-tight">{view.title}</span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <ChangeStateChip view={view} />
        {view.change.refinement === undefined ? null : (
          <span className="rounded-mark border border-accent px-1.5 text-xs/5 text-accent">
            {say("change.asked")}
          </span>
        )}
        {view.grade === null ? null : <GradeChip grade={view.grade} />}
        <Delta view={view} />
      </span>
    </>
  );
}

/** Whether a change says nothing of its own: what stands in another order needs no line of the file behind it. */
function movesOnly({ form, change, issues }: ChangeView): boolean {
  return form === "order" && change.evidence.length === 0 && issues.length === 0;
}

function Body({ work, view }: Pick<ChangeCardProps, "work" | "view">) {
  return (
    <>
      <h4 className="mt-3 mb-1 text-xs font-medium text-ink-3">{t("change.why")}</h4>
      <ChangeReason work={work} view={view} />
      {movesOnly(view) ? null : (
        <>
          <h4 className="mt-3 mb-1 text-xs font-medium text-ink-3">{t("change.evidence")}</h4>
          <ChangeEvidence work={work} view={view} />
        </>
      )}
    </>
  );
}

/** A change of the resume: what it does, why, what carries it, and what to make of it. */
export const ChangeCard = memo(function ChangeCard(props: ChangeCardProps) {
  const { work, view, selected, editing, onSelect, onAct } = props;
  const { id } = view.change;
  const words = useId();
  return (
    <article
      data-change={id}
      className={clsx(
        "scroll-my-3 rounded-panel border bg-surface text-sm transition-colors has-[[data-head]:focus-visible]:outline-2 has-[[data-head]:focus-visible]:outline-offset-2 has-[[data-head]:focus-visible]:outline-accent",
        selected ? "border-accent ring-1 ring-accent" : "border-line",
      )}
    >
      <h3>
        <button
          type="button"
          data-head={id}
          tabIndex={selected ? 0 : -1}
          aria-current={selected}
          aria-describedby={words}
          onFocus={() => onSelect(id)}
          onClick={() => onSelect(id)}
          className="block w-full rounded-panel px-4 pt-3.5 pb-3 text-left focus-visible:outline-none"
        >
          <Head view={view} />
        </button>
      </h3>
      <div className="px-4 pb-4">
        <div id={words}>
          {editing ? (
            <EditBox
              label={view.title}
              value={view.shown ?? ""}
              onSave={(text) => onAct(view, "edit", text)}
              onCancel={() => onAct(view, "stop-editing")}
            />
          ) : (
            <ChangeDiff work={work} view={view} />
          )}
        </div>
        <Body work={work} view={view} />
        {editing ? null : <ChangeActions view={view} selected={selected} onAct={onAct} />}
      </div>
    </article>
  );
});
