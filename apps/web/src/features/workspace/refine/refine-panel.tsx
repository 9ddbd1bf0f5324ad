import { useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-error.ts";
import { Note } from "../../../ui/note.tsx";
import type { DeskState } from "../use-desk.ts";
import type { Work } from "../view-model.ts";
import { say } from "./messages.ts";
import { RefineBox } from "./refine-box.tsx";
import { RefineEntry } from "./refine-entry.tsx";
import { RefineIdeas, RefineTips } from "./refine-ideas.tsx";
import { LeftCount, SpentNote, spentOf } from "./refine-left.tsx";
import { RefineProgress } from "./refine-progress.tsx";
import { useRefine } from "./use-refine.ts";
import type { Refine } from "./use-refine.ts";
import { FailedNote } from "../../../ui/failed-note.tsx";

export interface RefinePanelProps {
  readonly work: Work;
  readonly desk: Pick<DeskState, "showTab">;
}

function Trouble({ state, list }: Pick<Refine, "state" | "list">) {
  if (state.kind === "failed") {
    return (
      <Note kind="error" title={say("refine.failed")}>
        {sentenceOf(state.error)}
      </Note>
    );
  }
  if (!list.isError) return null;
  return (
    <FailedNote
      title={say("refine.loadFailed")}
      error={list.error}
      onRetry={() => void list.refetch()}
    />
  );
}

/** Instructions for finished documents: ask, follow what comes of it, keep it or take it back. */
export function RefinePanel({ work, desk }: RefinePanelProps) {
  const refine = useRefine(work);
  const { list, state, start, cancel } = refine;
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const spent = spentOf(list.data?.left);
  const entries = (list.data?.refinements ?? []).filter(
    (entry) => state.kind !== "working" || entry.id !== state.refinement,
  );

  function pick(idea: string): void {
    setText(idea);
    field.current?.focus();
  }

  async function apply(): Promise<void> {
    if (await start(text.trim())) setText("");
    field.current?.focus();
  }

  return (
    <div className="min-h-0 flex-1 space-y-5 overflow-y-auto p-5">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="font-semibold tracking-tight">{say("refine.title")}</h2>
          <LeftCount left={list.data?.left} />
        </div>
        <p className="mt-1 text-sm text-ink-2">{say("refine.lead")}</p>
      </div>
      <SpentNote spent={spent} />
      <RefineBox
        text={text}
        field={field}
        busy={state.kind === "working"}
        spent={spent !== null}
        onChange={setText}
        onApply={() => void apply()}
      />
      <Trouble state={state} list={list} />
      <RefineProgress state={state} onCancel={() => void cancel()} />
      {spent !== null || state.kind === "working" ? null : (
        <RefineIdeas
          title={say("refine.ideas")}
          ideas={list.data?.suggestions ?? []}
          onPick={pick}
        />
      )}
      <section aria-labelledby="refine-history">
        <h3 id="refine-history" className="text-sm font-medium">
          {say("refine.history")}
        </h3>
        {list.data === undefined || list.data.average_ms === null ? null : (
          <p className="text-xs text-ink-3 tabular">
            {say("refine.average", {
              n: (list.data.average_ms / 1_000).toFixed(1),
              m: list.data.target_ms / 1_000,
            })}
          </p>
        )}
        {entries.length === 0 ? (
          <p className="mt-1 text-sm text-ink-3">{say("refine.empty")}</p>
        ) : (
          <ul className="mt-2 space-y-3">
            {entries.map((entry, index) => (
              <RefineEntry
                key={entry.id}
                work={work}
                entry={entry}
                newest={index === 0}
                onPick={pick}
                onLook={() => desk.showTab("changes")}
                onGaps={() => desk.showTab("match")}
              />
            ))}
          </ul>
        )}
      </section>
      <RefineTips />
    </div>
  );
}
