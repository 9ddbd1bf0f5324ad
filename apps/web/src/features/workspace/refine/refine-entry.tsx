import type { RefinementView } from "@savile/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { announce } from "../../../lib/announce.ts";
import { sentenceOf } from "../../../lib/api-error.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import { Button } from "../../../ui/button.tsx";
import { restOf } from "../review/change-view.ts";
import { useReview } from "../review/use-review.ts";
import type { Work } from "../work/view-model.ts";
import { undoRefinement } from "./api.ts";
import { say } from "./messages.ts";
import { RefineIdeas } from "./refine-ideas.tsx";

export interface RefineEntryProps {
  readonly work: Work;
  readonly entry: RefinementView;
  readonly newest: boolean;
  readonly onPick: (idea: string) => void;
  readonly onLook: () => void;
  readonly onGaps: () => void;
}

function outcomeOf({ status, outcome, undone_at }: RefinementView) {
  if (undone_at !== null) return "outcome.undone";
  if (status === "failed" || status === "cancelled") return `outcome.${status}` as const;
  return outcome === null ? "outcome.busy" : (`outcome.${outcome}` as const);
}

/** What the person can do with what an instruction proposed. */
function Actions({ work, entry, onLook }: Pick<RefineEntryProps, "work" | "entry" | "onLook">) {
  const { views, decide } = useReview();
  const client = useQueryClient();
  const { session_id: id, version } = work.session;
  const own = views.filter((view) => view.change.refinement === entry.id);
  const open = restOf(own, "accept");
  const undo = useMutation({
    mutationFn: async () => await undoRefinement(id, entry.id, version),
    onSuccess: async (session) => {
      client.setQueryData(sessionQuery(id).queryKey, session);
      await client.invalidateQueries({ queryKey: ["refinements", id] });
      announce(say("refine.undone"));
    },
  });
  if (entry.outcome !== "applied" || entry.undone_at !== null) return null;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-1.5">
        {open.length === 0 ? null : (
          <Button
            size="small"
            look="primary"
            onClick={() => {
              decide(open, "accept");
              announce(say("refine.kept"));
            }}
          >
            {say("refine.keepAll")}
            <span className="sr-only">: {entry.instruction}</span>
          </Button>
        )}
        {own.length === 0 ? null : (
          <Button size="small" onClick={onLook}>
            {say("refine.look")}
            <span className="sr-only">: {entry.instruction}</span>
          </Button>
        )}
        <Button size="small" look="quiet" busy={undo.isPending} onClick={() => undo.mutate()}>
          {say("refine.undo")}
          <span className="sr-only">: {entry.instruction}</span>
        </Button>
      </div>
      {undo.isError ? (
        <p role="alert" className="mt-2 text-danger">
          {sentenceOf(undo.error)}
        </p>
      ) : null}
    </div>
  );
}

function Facts({ entry }: { readonly entry: RefinementView }) {
  const { changes, duration_ms: duration, made } = entry;
  const parts = [
    changes === 0
      ? null
      : changes === 1
        ? say("refine.proposedOne")
        : say("refine.proposed", { n: changes }),
    duration === null ? null : say("refine.seconds", { n: (duration / 1_000).toFixed(1) }),
    made === null
      ? null
      : made.engine === "llm"
        ? say("made.llm", { model: made.model ?? "" })
        : say("made.embedded"),
  ].filter((part) => part !== null);
  return <p className="mt-0.5 text-xs text-ink-3 tabular">{parts.join("  ·  ")}</p>;
}

const good = new Set(["outcome.applied", "outcome.undone", "outcome.busy"]);

/** An instruction with what came of each part of it. */
export function RefineEntry(props: RefineEntryProps) {
  const { work, entry, newest, onPick, onLook, onGaps } = props;
  const outcome = outcomeOf(entry);
  const parts = entry.parts.length > 1;
  return (
    <li className="rounded-panel border border-line p-4 text-sm">
      <p className="font-medium break-words">{entry.instruction}</p>
      <p className={clsx("text-xs font-semibold", good.has(outcome) ? "text-ink-2" : "text-warn")}>
        {say(outcome)}
      </p>
      <Facts entry={entry} />
      <ul className="mt-2 space-y-1.5 text-ink-2">
        {entry.parts.map(({ part, said }) => (
          <li key={`${part} ${said}`} className="break-words">
            {parts ? <span className="font-medium text-ink">{part}: </span> : null}
            {said}
          </li>
        ))}
      </ul>
      <Actions work={work} entry={entry} onLook={onLook} />
      {entry.gaps.length === 0 ? null : (
        <div className="mt-3">
          <Button size="small" onClick={onGaps}>
            {say("refine.gap")}
          </Button>
        </div>
      )}
      {newest && entry.undone_at === null ? (
        <div className="mt-3">
          <RefineIdeas title={say("refine.again")} ideas={entry.suggestions} onPick={onPick} />
        </div>
      ) : null}
    </li>
  );
}
