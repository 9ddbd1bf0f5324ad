import type { GapAnswerBody, Session } from "@savile/contracts";
import type { Change, GapQuestion, NearLine, Tailoring } from "@savile/model";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { gapsQuery } from "../features/workspace/api/list-gaps.ts";
import { linksOf } from "../features/workspace/work/links.ts";
import { changeViews } from "../features/workspace/review/change-view.ts";
import { ReviewContext, reviewOf } from "../features/workspace/review/use-review.ts";
import { WorkStoreContext } from "../features/workspace/store/context.ts";
import { createWorkStore } from "../features/workspace/store/create-work-store.ts";
import { failureKindOf } from "../features/workspace/store/save-failure.ts";
import type { WorkStore } from "../features/workspace/store/work-state.ts";
import { TraceContext, createTraceStore } from "../features/workspace/work/trace.ts";
import { workOf } from "../features/workspace/work/view-model.ts";
import type { Work } from "../features/workspace/work/view-model.ts";
import { sampleSession } from "./sample-session.ts";

/** The workspace of the sample session, with another result where a test needs one. */
export function sampleWork(part: Partial<Tailoring> = {}, of: Partial<Session> = {}): Work {
  const session = sampleSession();
  if (session.tailoring === null) throw new Error("the sample session has a result");
  const work = workOf({ ...session, ...of, tailoring: { ...session.tailoring, ...part } });
  if (work === null) throw new Error("the sample session has a result");
  return work;
}

/** A change of the first line of the sample resume. */
export function sampleChange(part: Partial<Change> = {}): Change {
  return {
    id: "ch1",
    path: "exp1.b1",
    before: "Led a team of six gardeners",
    after: "Led six gardeners",
    rule: "trim",
    reqIds: ["r1"],
    reason: "Shorter, so that it fits on one line.",
    evidence: ["exp1.b1"],
    scoreDelta: 1.5,
    state: "accepted",
    ...part,
  };
}

/** What a rendered workspace sent, and its store. */
export interface Rendered {
  readonly store: WorkStore;
  readonly answers: GapAnswerBody[];
  /** Makes the next call fail. */
  failNext: (error: Error) => void;
}

function Surroundings(props: {
  readonly work: Work;
  readonly store: WorkStore;
  readonly children: ReactNode;
}) {
  const { work, store } = props;
  const state = useSyncExternalStore(store.subscribe, store.get);
  const [trace] = useState(() => createTraceStore(linksOf(work)));
  const review = useMemo(
    () => reviewOf(changeViews(work, state.decisions, state.pending), state, store),
    [work, state, store],
  );
  return (
    <WorkStoreContext value={store}>
      <TraceContext value={trace}>
        <ReviewContext value={review}>{props.children}</ReviewContext>
      </TraceContext>
    </WorkStoreContext>
  );
}

/** Renders a part of the workspace in what surrounds it; the server is a list of what it was sent. */
export function renderWork(
  work: Work,
  part: ReactNode,
  questions: readonly GapQuestion[] = [],
  lines: readonly NearLine[] = [],
): Rendered {
  const { session } = work;
  const failures: Error[] = [];
  const answers: GapAnswerBody[] = [];
  let version = session.version;
  let decisions = session.decisions;
  function next(): Session {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    version += 1;
    return { ...session, version, decisions };
  }
  const store = createWorkStore(
    {
      send: async (request) => {
        await Promise.resolve();
        decisions = [...(request.decisions ?? decisions)];
        return { session: next(), refused: [] };
      },
      answer: async (_, answer) => {
        await Promise.resolve();
        const after = next();
        answers.push(answer);
        return after;
      },
      reload: async () => await Promise.resolve(session),
      failureKind: failureKindOf,
      onSession: () => undefined,
      now: () => Date.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
      account: () => "acc1",
      window: "w1",
      openWindows: async () => await Promise.resolve(new Set<string>()),
      tell: () => undefined,
      onTold: () => () => undefined,
      onHope: () => () => undefined,
    },
    { ...session, tailoring: work.tailoring },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(gapsQuery(session.session_id, session.version).queryKey, {
    questions: [...questions],
    lines: [...lines],
    reach: questions.length === 0 ? null : 50,
  });
  render(
    <QueryClientProvider client={client}>
      <Surroundings work={work} store={store}>
        {part}
      </Surroundings>
    </QueryClientProvider>,
  );
  return { store, answers, failNext: (error) => failures.push(error) };
}
