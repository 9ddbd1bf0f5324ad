import type { GapAnswerBody } from "@savile/contracts";
import { createContext, use, useMemo } from "react";
import { useWorkState, useWorkStore } from "../store/context.ts";
import type { Decision } from "../store/decisions.ts";
import { stepBack, stepForward } from "../store/step-back.ts";
import type { SaveState, WorkState, WorkStore } from "../store/work-state.ts";
import type { Work } from "../work/view-model.ts";
import { changeViews, restOf } from "./change-view.ts";
import type { ChangeView, RestAction } from "./change-view.ts";

/** Everything that the workspace needs to review the changes of a session. */
export interface Review {
  readonly views: readonly ChangeView[];
  readonly reviewed: number;
  readonly save: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether work of another window was taken in. */
  readonly merges: number;
  readonly decide: (
    views: readonly ChangeView[],
    action: Decision["action"],
    text?: string,
  ) => void;
  /** What one click decides: everything that waits for a decision and, to keep, needs no proof. */
  readonly rest: Readonly<Record<RestAction, readonly ChangeView[]>>;
  /** Decides exactly `rest`, as one step. */
  readonly decideRest: (action: RestAction) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly retry: () => void;
  readonly answerGap: (answer: GapAnswerBody) => Promise<void>;
}

/** The review outside of a workspace: nothing to decide. */
const nothing: Review = {
  views: [],
  reviewed: 0,
  save: { kind: "saved", version: 0 },
  canUndo: false,
  canRedo: false,
  merges: 0,
  decide: () => undefined,
  rest: { accept: [], reject: [] },
  decideRest: () => undefined,
  undo: () => undefined,
  redo: () => undefined,
  retry: () => undefined,
  answerGap: async () => await Promise.resolve(),
};

export const ReviewContext = createContext<Review>(nothing);

export function useReview(): Review {
  return use(ReviewContext);
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

type Reviewing = Pick<WorkState, "save" | "canUndo" | "canRedo" | "merges">;

/** The review as a store has it, put together with the changes of the session. */
export function reviewOf(
  views: readonly ChangeView[],
  { save, canUndo, canRedo, merges }: Reviewing,
  store: WorkStore,
): Review {
  const rest = { accept: restOf(views, "accept"), reject: restOf(views, "reject") };
  return {
    views,
    reviewed: views.filter((view) => view.reviewed).length,
    save,
    canUndo,
    canRedo,
    merges,
    decide: (chosen, action, text) => {
      // To keep everything is no word against what was worded by hand.
      const keepWords = action === "accept" && chosen.length > 1;
      store.decide(stepOf(chosen, action, text), { keepWords });
    },
    rest,
    decideRest: (action) => store.decide(stepOf(rest[action], action), { keepWords: true }),
    undo: () => stepBack(store),
    redo: () => stepForward(store),
    retry: () => void store.saveNow(),
    answerGap: store.answerGap,
  };
}

/** The review of a session: decisions show at once and are stored behind the scenes. */
export function useReviewOf(work: Work): Review {
  const store = useWorkStore();
  const decisions = useWorkState((state) => state.decisions);
  const save = useWorkState((state) => state.save);
  const canUndo = useWorkState((state) => state.canUndo);
  const canRedo = useWorkState((state) => state.canRedo);
  const merges = useWorkState((state) => state.merges);
  const pending = useWorkState((state) => state.pending);
  const views = useMemo(() => changeViews(work, decisions, pending), [work, decisions, pending]);
  return useMemo(
    () => reviewOf(views, { save, canUndo, canRedo, merges }, store),
    [views, save, canUndo, canRedo, merges, store],
  );
}
