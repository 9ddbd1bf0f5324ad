import type { RefinementEvent } from "@savile/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import type { Work } from "../work/view-model.ts";
import { cancelRefinement, followRefinement, refinementsQuery, startRefinement } from "./api.ts";
import { say } from "./messages.ts";

type Line = NonNullable<RefinementEvent["line"]>;

/** What the panel is doing; `lines` are the proposals so far. */
export type RefineState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "working";
      readonly text: string;
      readonly refinement: string | null;
      readonly lines: readonly Line[];
      readonly lost: boolean;
    }
  | { readonly kind: "failed"; readonly error: unknown };

const idle: RefineState = { kind: "idle" };

function withEvent(state: RefineState, event: RefinementEvent): RefineState {
  const { line } = event;
  if (state.kind !== "working" || line === undefined) return state;
  return { ...state, lines: [...state.lines.filter((one) => one.path !== line.path), line] };
}

/** Instructions of a session: what was asked, what is under way, and how to ask. */
export function useRefine(work: Work) {
  const { session_id: id, version } = work.session;
  const client = useQueryClient();
  const list = useQuery({ ...refinementsQuery(id, version), placeholderData: (last) => last });
  const [state, setState] = useState<RefineState>(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reload = useCallback(async () => {
    await client.fetchQuery({ ...sessionQuery(id), staleTime: 0 });
    await client.invalidateQueries({ queryKey: ["refinements", id] });
  }, [client, id]);

  const follow = useCallback(
    async (refinement: string, signal: AbortSignal) => {
      await followRefinement({
        id,
        refinement,
        signal,
        onEvent: (event) => setState((last) => withEvent(last, event)),
        onConnection: (lost) =>
          setState((last) => (last.kind === "working" ? { ...last, lost } : last)),
      });
    },
    [id],
  );

  const start = useCallback(
    async (text: string): Promise<boolean> => {
      const controller = new AbortController();
      running.current = controller;
      setState({ kind: "working", text, refinement: null, lines: [], lost: false });
      announce(say("refine.working", { text }));
      try {
        const started = await startRefinement(id, version, text);
        const refinement = started?.id ?? null;
        setState((last) => (last.kind === "working" ? { ...last, refinement } : last));
        if (refinement !== null) await follow(refinement, controller.signal);
        await reload();
        if (!controller.signal.aborted) setState(idle);
        return true;
      } catch (error) {
        if (!controller.signal.aborted) setState({ kind: "failed", error });
        await reload().catch(() => undefined);
        return false;
      }
    },
    [id, version, follow, reload],
  );

  const cancel = useCallback(async () => {
    if (state.kind !== "working" || state.refinement === null) return;
    await cancelRefinement(id, state.refinement).catch(() => undefined);
    announce(say("refine.cancelled"));
  }, [id, state]);

  return { list, state, start, cancel, reload };
}

export type Refine = ReturnType<typeof useRefine>;
