import type { Change } from "@savile/model";
import { clsx } from "clsx";
import { diffWords } from "diff";
import { useMemo } from "react";
import { t } from "../work/messages.ts";
import { movesOf } from "../review/change-view.ts";
import type { ChangeView } from "../review/change-view.ts";
import type { Work } from "../work/view-model.ts";

function Words({ before, after }: { readonly before: string; readonly after: string }) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <p className="leading-relaxed">
      <span className="sr-only">
        {t("change.before")}: {before}. {t("change.after")}: {after}
      </span>
      <span aria-hidden="true">
        {parts.map((part, index) => {
          const key = `${index} ${part.value}`;
          if (part.added) {
            return (
              <ins
                key={key}
                className="rounded-mark bg-add/12 text-add decoration-1 underline-offset-3"
              >
                {part.value}
              </ins>
            );
          }
          return part.removed ? (
            <del
              key={key}
              className={clsx("text-del decoration-1", parts[index + 1]?.added && "mr-1")}
            >
              {part.value}
            </del>
          ) : (
            <span key={key}>{part.value}</span>
          );
        })}
      </span>
    </p>
  );
}

/** A sequence as it is now; what moved says where it stood. */
function Order({ work, change }: { readonly work: Work; readonly change: Change }) {
  const moves = movesOf(work, change);
  return (
    <ol className="space-y-1">
      {moves.map(({ id, text, from, to }) => (
        <li key={id} className="flex gap-2.5">
          <span className="w-4 shrink-0 text-right text-ink-3 tabular">{to}</span>
          <span className={from === to ? "min-w-0 flex-1 text-ink-3" : "min-w-0 flex-1"}>
            <span className="line-clamp-1">{text}</span>
          </span>
          {from === to || from === 0 ? null : (
            <span className="shrink-0 text-xs/5 text-add tabular">
              <span aria-hidden="true">{from > to ? "↑ " : "↓ "}</span>
              {t("change.was", { n: from })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What a change does to the text: words marked one by one, a new sequence, or a line left out. */
export function ChangeDiff({ work, view }: { readonly work: Work; readonly view: ChangeView }) {
  const { change, form } = view;
  if (form === "order") return <Order work={work} change={change} />;
  if (form === "left-out") {
    return (
      <p>
        <span className="sr-only">{t("change.leftOut")}: </span>
        <del className="text-del decoration-1">{change.before}</del>
      </p>
    );
  }
  const after = (view.applied ? view.shown : change.after) ?? "";
  return <Words before={change.before ?? ""} after={after} />;
}
