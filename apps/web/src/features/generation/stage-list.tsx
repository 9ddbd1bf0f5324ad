import { generationStages } from "@savile/model";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { Spinner } from "../../ui/spinner.tsx";
import type { RunState } from "./run-state.ts";
import { say } from "./messages.ts";

type StageState = "done" | "active" | "waiting";

function StageMark({ state }: { readonly state: StageState }) {
  if (state === "done") return <Check className="size-4 text-add" strokeWidth={2.5} />;
  if (state === "active") return <Spinner />;
  return <span className="block size-1.5 rounded-full bg-line-strong" />;
}

/** The six named tasks with their real states. */
export function StageList({ run }: { readonly run: RunState }) {
  return (
    <ol className="space-y-1">
      {generationStages.map((stage) => {
        const state = run.done.has(stage.id)
          ? "done"
          : run.active === stage.id
            ? "active"
            : "waiting";
        const found = run.found.get(stage.id);
        return (
          <li
            key={stage.id}
            aria-current={state === "active" ? "step" : undefined}
            className="flex min-h-10 gap-3 py-1.5"
          >
            <span
              className="mt-0.5 flex size-5 shrink-0 items-center justify-center text-accent"
              aria-hidden="true"
            >
              <StageMark state={state} />
            </span>
            <span className="min-w-0">
              <span
                className={clsx(
                  "block",
                  state === "waiting" ? "text-ink-3" : "text-ink",
                  state === "active" && "font-semibold",
                )}
              >
                {stage.name}
                <span className="sr-only">, {say(`run.state.${state}`)}</span>
              </span>
              {found === undefined ? null : (
                <span className="rise block text-sm text-ink-3">{found}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
