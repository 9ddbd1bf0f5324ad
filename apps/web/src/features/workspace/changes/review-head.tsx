import { CircleCheck, Redo2, TriangleAlert, Undo2 } from "lucide-react";
import { useRef } from "react";
import { announce } from "../../../lib/announce.ts";
import { sentenceOf } from "../../../lib/api-error.ts";
import { t } from "../work/messages.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { changeFilters, isUnder } from "../review/change-view.ts";
import type { ChangeFilter } from "../review/change-view.ts";
import type { Review } from "../review/use-review.ts";
import { say } from "../store/messages.ts";

export interface ReviewHeadProps {
  readonly review: Review;
  readonly filter: ChangeFilter;
  readonly onFilter: (filter: ChangeFilter) => void;
}

/** Whether the decisions are stored, in two words. */
function SaveState({ review: { save, merges, reviewed } }: { readonly review: Review }) {
  if (save.kind === "saving") {
    return (
      <>
        <Spinner />
        {t("review.saving")}
      </>
    );
  }
  if (save.kind !== "saved" || reviewed === 0) return null;
  return (
    <>
      <CircleCheck className="size-3.5 text-add" aria-hidden="true" />
      {merges > 0 ? t("review.merged") : t("review.saved")}
    </>
  );
}

function Failure({ review: { save, retry } }: { readonly review: Review }) {
  if (save.kind !== "failed" && save.kind !== "local") return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 rounded-control border border-danger/60 p-2.5 text-sm">
      <TriangleAlert className="size-4 shrink-0 text-danger" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        {save.kind === "local" ? say("save.local") : null}
        {save.kind === "failed" && save.reason === "refused" ? `${t("review.failed")} ` : null}
        {save.kind === "failed" ? sentenceOf(save.error) : null}
      </span>
      <Button size="small" onClick={retry}>
        {t("app.retry")}
      </Button>
    </div>
  );
}

function Progress({ review: { reviewed, views } }: { readonly review: Review }) {
  return (
    <div aria-hidden="true" className="mt-1 h-1 overflow-hidden rounded-full bg-line">
      <span
        className="block h-full rounded-full bg-accent transition-[width]"
        style={{ width: `${views.length === 0 ? 0 : (reviewed / views.length) * 100}%` }}
      />
    </div>
  );
}

function Filters({ review, filter, onFilter }: ReviewHeadProps) {
  return (
    <fieldset className="flex min-w-fit flex-1 flex-wrap gap-1">
      <legend className="sr-only">{t("review.filter")}</legend>
      {changeFilters.map((one) => {
        const count = review.views.filter((view) => isUnder(one, view)).length;
        if (count === 0 && one !== "all" && one !== filter) return null;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
            className={
              "h-8 rounded-control px-2.5 text-sm whitespace-nowrap text-ink-3 hover:text-ink " +
              "aria-pressed:bg-line/70 aria-pressed:font-medium aria-pressed:text-ink"
            }
          >
            {t(`review.filter.${one}`)} <span className="tabular">{count}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Decides what nobody has decided on yet; the buttons say how much that is once it is not everything. */
function DecideRest({ review, onDone }: { readonly review: Review; readonly onDone: () => void }) {
  const { views, rest, decideRest } = review;
  const isBegun = views.some((view) => view.decision !== undefined);
  return (["reject", "accept"] as const).map((action) => {
    const n = rest[action].length;
    if (isBegun && n === 0) return null;
    return (
      <Button
        key={action}
        size="small"
        {...(action === "reject" ? { look: "quiet" } : {})}
        disabled={n === 0}
        onClick={() => {
          decideRest(action);
          announce(t(`review.${action}Done`, { n }));
          onDone();
        }}
      >
        {isBegun ? t(`review.${action}Other`, { n }) : t(`review.${action}All`)}
      </Button>
    );
  });
}

/** How far the review is, whether it is stored, and what can be done with all changes at once. */
export function ReviewHead(props: ReviewHeadProps) {
  const { review } = props;
  const { views, reviewed, undo, redo, canUndo, canRedo } = review;
  // The button of what was decided goes away with it.
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-surface px-5 pt-3 pb-2.5">
      <div className="flex items-center gap-1">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-semibold tracking-tight tabular outline-none"
        >
          {t("review.count", { n: reviewed, m: views.length })}
        </h2>
        <p className="ml-2 flex min-w-0 flex-1 items-center gap-1.5 text-xs text-ink-3">
          <SaveState review={review} />
        </p>
        <IconButton label={t("review.undo")} disabled={!canUndo} onClick={undo}>
          <Undo2 className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label={t("review.redo")} disabled={!canRedo} onClick={redo}>
          <Redo2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <Progress review={review} />
      <Failure review={review} />
      <div className="mt-2.5 flex flex-wrap items-center justify-end gap-x-1 gap-y-2">
        <Filters {...props} />
        <DecideRest review={review} onDone={() => heading.current?.focus()} />
      </div>
    </div>
  );
}
