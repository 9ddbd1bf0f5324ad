import type { GapAnswerBody, Session } from "@savile/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { announce } from "../../../lib/announce.ts";
import { ApiError, sentenceOf } from "../../../lib/api-error.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import { t } from "../messages.ts";
import { answerGap } from "../api/answer-gap.ts";
import { decideChanges } from "../api/decide-changes.ts";
import type { Work } from "../view-model.ts";
import { changeViews } from "./change-view.ts";
import type { ChangeView } from "./change-view.ts";
import type { Decision } from "./decision-log.ts";
import { createReviewStore } from "./review-store.ts";
import type { ReviewState, ReviewStore, SaveState } from "./review-store.ts";

/** Everything that the workspace needs to review the changes of a session. */
export interface Review {
  readonly views: readonly ChangeView[];
  readonly reviewed: number;
  readonly save: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether decisions of another window were taken in. */
  readonly merges: number;
  readonly decide: (
    views: readonly ChangeView[],
    action: Decision["action"],
    text?: string,
  ) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly retry: () => void;
  readonly answerGap: (answer: GapAnswerBody) => Promise<void>;
}

/** The review outside of a workspace: nothing to decide. */
const nothing: Review = {
  views: [],
  reviewed: 0,
  save: { kind: "saved" },
  canUndo: false,
  canRedo: false,
  merges: 0,
  decide: () => undefined,
  undo: () => undefined,
  redo: () => undefined,
  retry: () => undefined,
  answerGap: async () => await Promise.resolve(),
};

export const ReviewContext = createContext<Review>(nothing);

export function useReview(): Review {
  return use(ReviewContext);
}

function useStore(session: Session) {
  const client = useQueryClient();
  const id = session.session_id;
  const [store] = useState(() =>
    createReviewStore(
      {
        send: async (version, decisions) => await decideChanges(id, version, decisions),
        answer: async (version, answer) => await answerGap(id, version, answer),
        reload: async () => await client.fetchQuery({ ...sessionQuery(id), staleTime: 0 }),
        isStale: (error) => error instanceof ApiError && error.code === "stale_version",
        onSession: (next) => client.setQueryData(sessionQuery(id).queryKey, next),
      },
      session,
    ),
  );
  return store;
}

function stepOf(views: readonly ChangeView[], action: Decision["action"], text?: string) {
  return views.map(({ change }): Decision => ({
    change_id: change.id,
    action,
    after: change.after,
    ...(text === undefined ? {} : { text }),
    at: "",
  }));
}

/** Says aloud what only the eye would notice: failed saving, and decisions of another window. */
function useSpokenState(save: SaveState, merges: number): void {
  useEffect(() => {
    if (save.kind !== "failed") return;
    announce(`${t("review.failed")} ${sentenceOf(save.error)}`, "assertive");
  }, [save]);
  useEffect(() => {
    if (merges > 0) announce(t("review.merged"));
  }, [merges]);
}

/** The review as a store has it, put together with the changes of the session. */
export function reviewOf(
  views: readonly ChangeView[],
  { log, save, merges }: ReviewState,
  store: ReviewStore,
): Review {
  return {
    views,
    reviewed: views.filter((view) => view.reviewed).length,
    save,
    canUndo: log.past.length > 0,
    canRedo: log.future.length > 0,
    merges,
    decide: (chosen, action, text) => store.decide(stepOf(chosen, action, text)),
    undo: () => {
      store.undo();
      announce(t("review.undone"));
    },
    redo: () => {
      store.redo();
      announce(t("review.redone"));
    },
    retry: store.retry,
    answerGap: store.answerGap,
  };
}

/** The review of a session: decisions show at once and are stored behind the scenes. */
export function useReviewOf(work: Work): Review {
  const store = useStore(work.session);
  const state = useSyncExternalStore(store.subscribe, store.get);
  useSpokenState(state.save, state.merges);
  useEffect(() => store.sync(work.session), [store, work.session]);
  const views = useMemo(() => changeViews(work, state.log.now), [work, state.log.now]);
  return useMemo(() => reviewOf(views, state, store), [views, state, store]);
}
