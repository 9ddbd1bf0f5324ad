import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import { editViews } from "./kept-choices.ts";
import type { EditView } from "./kept-choices.ts";
import { say } from "./messages.ts";

function countText(n: number): string {
  if (n === 0) return say("edit.count.none");
  return n === 1 ? say("edit.count.one") : say("edit.count.many", { n });
}

export interface PanelHeadProps {
  readonly view: EditView;
  readonly onView: (view: EditView) => void;
  /** Edits of the person that hold, stored or not. */
  readonly edits: number;
  /** Lines in the person's words that nothing in the file carries. */
  readonly amber: number;
}

const viewNames = { structured: "edit.structured", sections: "edit.bySection" } as const;

function ViewSwitch({ view, onView }: Pick<PanelHeadProps, "view" | "onView">) {
  return (
    <fieldset className="flex shrink-0 rounded-control border border-line bg-raised p-0.5">
      <legend className="sr-only">{say("edit.view")}</legend>
      {editViews.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onView(one)}
          className={clsx(
            "h-9 rounded-[6px] px-2.5 text-sm font-medium",
            one === view
              ? "bg-surface text-ink outline-1 -outline-offset-1 outline-line-strong/60"
              : "text-ink-2 hover:text-ink",
          )}
        >
          {say(viewNames[one])}
        </button>
      ))}
    </fieldset>
  );
}

/** What was edited so far, and how the document is shown. */
export function PanelHead({ view, onView, edits, amber }: PanelHeadProps) {
  return (
    <div className="border-b border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div>
          <h2 className="text-lg font-semibold tracking-tight">{say("edit.title")}</h2>
          <p className="tabular text-sm text-ink-3">{countText(edits)}</p>
        </div>
        <ViewSwitch view={view} onView={onView} />
      </div>
      {amber === 0 ? null : (
        <p className="mt-2 flex items-start gap-1.5 text-sm text-warn">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {amber === 1 ? say("edit.amber.one") : say("edit.amber.many", { n: amber })}
        </p>
      )}
    </div>
  );
}
