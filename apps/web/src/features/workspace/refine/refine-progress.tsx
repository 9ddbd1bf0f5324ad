import { lineName } from "../../../lib/section-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { sectionTitle } from "../review/section-title.ts";
import { say } from "./messages.ts";
import type { RefineState } from "./use-refine.ts";

export interface RefineProgressProps {
  readonly state: RefineState;
  readonly onCancel: () => void;
}

/** An instruction that is being carried out, with what it proposes as it comes. */
export function RefineProgress({ state, onCancel }: RefineProgressProps) {
  if (state.kind !== "working") return null;
  const { text, lines, lost, refinement } = state;
  return (
    <section aria-busy="true" className="rounded-panel border border-line p-4 text-sm">
      <div className="flex items-start gap-2.5">
        <Spinner />
        <p className="min-w-0 flex-1 font-medium">{say("refine.working", { text })}</p>
        <Button size="small" look="quiet" disabled={refinement === null} onClick={onCancel}>
          {say("refine.cancel")}
        </Button>
      </div>
      {lost ? <p className="mt-2 text-warn">{say("refine.lost")}</p> : null}
      {lines.length === 0 ? null : (
        <>
          <p className="mt-2 text-xs text-ink-3 tabular">
            {say("refine.found", { n: lines.length })}
          </p>
          <ul className="mt-1.5 space-y-2">
            {lines.map(({ path, before, after, reason }) => (
              <li key={path} className="rise border-l-2 border-accent pl-2.5">
                <span className="block text-xs text-ink-3">
                  {sectionTitle(path) ?? lineName(path)}
                </span>
                <span className="line-clamp-2">
                  {after === null ? <del className="text-del">{before}</del> : (after ?? "")}
                </span>
                <span className="block text-xs text-ink-2">{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
