import { useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-error.ts";
import { Note } from "../../../ui/note.tsx";
import type { DeskState } from "../desk/use-desk.ts";
import type { Work } from "../work/view-model.ts";
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

type Listed = NonNullable<Refine["list"]["data"]>;

/** How long an instruction takes as a rule; nothing while nobody knows. */
function Average({ list }: { readonly list: Listed | undefined }) {
  if (list === undefined || list.average_ms === null) return null;
  const n = (list.average_ms / 1_000).toFixed(1);
  const m = list.target_ms / 1_000;
  return <p className="text-xs text-ink-3 tabular">{say("refine.average", { n, m })}</p>;
}

/** The instructions so far, without the one that is being worked on. */
function pastOf({ state, list }: Pick<Refine, "state" | "list">): Listed["refinements"] {
  const all = list.data?.refinements ?? [];
  return state.kind === "working" ? all.filter(({ id }) => id !== state.refinement) : all;
}

interface HistoryProps extends RefinePanelProps {
  readonly entries: Listed["refinements"];
  readonly onPick: (idea: string) => void;
}

function History({ work, desk, entries, onPick }: HistoryProps) {
  if (entries.length === 0) {
    return <p className="mt-1 text-sm text-ink-3">{say("refine.empty")}</p>;
  }
  return (
    <ul className="mt-2 space-y-3">
      {entries.map((entry, index) => (
        <RefineEntry
          key={entry.id}
          work={work}
          entry={entry}
          newest={index === 0}
          onPick={onPick}
          onLook={() => desk.showTab("changes")}
          onGaps={() => desk.showTab("match")}
        />
      ))}
    </ul>
  );
}

/** Instructions for finished documents: ask, follow what comes of it, keep it or take it back. */
export function RefinePanel({ work, desk }: RefinePanelProps) {
  const refine = useRefine(work);
  const { list, state, start, cancel } = refine;
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const spent = spentOf(list.data?.left);

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
        <Average list={list.data} />
        <History work={work} desk={desk} entries={pastOf(refine)} onPick={pick} />
      </section>
      <RefineTips />
    </div>
  );
}
