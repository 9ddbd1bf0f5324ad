import { generationStages } from "@savile/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { part } from "../../ui/part.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { cancelSession } from "./api/cancel-session.ts";
import { say } from "./messages.ts";
import { secondsLeft } from "./run-state.ts";
import type { RunState } from "./run-state.ts";
import { StageList } from "./stage-list.tsx";
import { useRun } from "./use-run.ts";
import { WrittenLines } from "./written-lines.tsx";

/** Most runs never show it, and it brings the sentences of every refusal: it comes while the run goes on. */
const RunEnded = part(async () => (await import("./run-ended.tsx")).RunEnded, { look: "screen" });

const showAfterMs = 1000;
const announceEveryMs = 5000;

/** The seconds since the screen was opened, and the time of day, once a second. */
function useSeconds(running: boolean): { readonly seconds: number; readonly now: number } {
  const [clock, setClock] = useState(() => ({ seconds: 0, now: Date.now() }));
  useEffect(() => {
    if (!running) return undefined;
    const tick = () => setClock((last) => ({ seconds: last.seconds + 1, now: Date.now() }));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running]);
  return clock;
}

/** Says the name of the current task, at most every five seconds. */
function useStageAnnouncements(stage: string | null): void {
  useEffect(() => {
    if (stage === null) return undefined;
    const timer = setTimeout(() => {
      announce(generationStages.find((one) => one.id === stage)?.name ?? "");
    }, announceEveryMs);
    return () => clearTimeout(timer);
  }, [stage]);
}

function useShowWhenReady(id: string, ready: boolean): void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!ready) return undefined;
    announce(say("run.ready"));
    for (const queryKey of [["sessions"], ["session", id], ["subscription"]]) {
      void queryClient.invalidateQueries({ queryKey });
    }
    const timer = setTimeout(() => {
      void navigate({ to: "/s/$id", params: { id }, replace: true });
    }, showAfterMs);
    return () => clearTimeout(timer);
  }, [id, navigate, queryClient, ready]);
}

interface ProgressProps {
  readonly run: RunState;
  readonly running: boolean;
  readonly text: string;
}

function Progress({ run, running, text }: ProgressProps) {
  const { seconds, now } = useSeconds(running);
  const left = secondsLeft(run, now);
  return (
    <div className="mt-5">
      <ProgressBar label={say("run.progress")} value={run.percent} text={text} />
      <p className="mt-2 flex justify-between text-sm text-ink-3 tabular">
        <span>{say("run.elapsed", { n: seconds })}</span>
        <span>{left === null ? "" : say("run.left", { n: left })}</span>
      </p>
    </div>
  );
}

interface CancelRowProps {
  readonly id: string;
  readonly writer: string | null;
}

function CancelRow({ id, writer }: CancelRowProps) {
  const cancel = useMutation(cancelSession);
  // The last event of the run confirms it; until then the button stays busy.
  const under = cancel.isPending || cancel.isSuccess;
  return (
    <>
      {cancel.isError ? <Note kind="error">{sentenceOf(cancel.error)}</Note> : null}
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-ink-3">
          {writer === null ? say("fact.own") : say("fact.model", { name: writer })}
        </p>
        <Button busy={under} onClick={() => cancel.mutate(id)}>
          {under ? say("run.cancelling") : say("run.cancel")}
        </Button>
      </div>
    </>
  );
}

function Run({ id }: { readonly id: string }) {
  const { run, lost, failure } = useRun(id);
  const running = run.end === "none" && failure === null;
  const ready = run.end === "succeeded";
  useStageAnnouncements(run.active);
  useShowWhenReady(id, ready);
  useEffect(() => void RunEnded.preload(), []);

  if (!running && !ready) {
    return (
      <Suspense fallback={null}>
        <RunEnded id={id} end={run.end} errorCode={run.errorCode} failure={failure} />
      </Suspense>
    );
  }
  const text = say("run.percent", { n: Math.round(run.percent) });
  const title = ready ? say("run.ready") : say("run.title");
  return (
    <div className="mx-auto w-full max-w-[560px] px-4 py-8 md:py-14">
      <ScreenTitle>{title}</ScreenTitle>
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="text-2xl font-semibold tracking-tighter">{title}</h1>
        <p className="text-xl font-medium text-ink-2">{text}</p>
      </div>
      <Progress run={run} running={running} text={text} />
      <div className="mt-6 rounded-panel border border-line bg-surface p-5">
        <StageList run={run} />
      </div>
      {ready ? null : <WrittenLines run={run} />}
      <div className="mt-4 space-y-3">
        {run.attempt > 1 ? <Note>{say("run.attempt", { n: run.attempt })}</Note> : null}
        {lost ? <Note kind="warn">{say("run.lost")}</Note> : null}
        {ready ? null : <CancelRow id={id} writer={run.writer} />}
      </div>
    </div>
  );
}

/** Progress of one run, by its real stages; a reload resumes it. */
export function GeneratingScreen() {
  const { id } = useParams({ from: "/signed-in/s/$id/generating" });
  return <Run key={id} id={id} />;
}
