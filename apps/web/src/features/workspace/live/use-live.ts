import type { Session } from "@savile/contracts";
import type { DocumentKind, Edit } from "@savile/model";
import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import { draftPreview } from "../api/draft-preview.ts";
import type { WorkState, WorkStore } from "../store/work-state.ts";
import { workOf } from "../work/view-model.ts";
import type { Work } from "../work/view-model.ts";
import { createLivePages } from "./live-pages.ts";
import type { LivePages, LivePorts, LiveState } from "./live-pages.ts";
import { workWith } from "./live-work.ts";
import { isSameFor, isStored } from "./wanted.ts";
import type { Wanted } from "./wanted.ts";

/** What of the store the pages and the check depend on; how saving goes does not matter to them. */
type Shown = Pick<WorkState, "version" | "documents" | "pending" | "decisions" | "deciding">;

function wantedOf({ template, paper, layout }: Session, state: Omit<Shown, "documents">): Wanted {
  return {
    version: state.version,
    look: JSON.stringify([template, paper, layout]),
    edits: state.pending,
    decisions: state.deciding ? state.decisions : null,
  };
}

function useShown({ subscribe, get }: WorkStore): Shown {
  const version = useSyncExternalStore(subscribe, () => get().version);
  const documents = useSyncExternalStore(subscribe, () => get().documents);
  const pending = useSyncExternalStore(subscribe, () => get().pending);
  const decisions = useSyncExternalStore(subscribe, () => get().decisions);
  const deciding = useSyncExternalStore(subscribe, () => get().deciding);
  return useMemo(
    () => ({ version, documents, pending, decisions, deciding }),
    [version, documents, pending, decisions, deciding],
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

function usePorts(id: string): LivePorts {
  const client = useQueryClient();
  return {
    draw: async (request, signal) => await draftPreview(id, request, signal),
    onStale: () => void client.invalidateQueries({ queryKey: sessionQuery(id).queryKey }),
    isStale: (error) => hasCode(error, "stale_version"),
    isSuperseded: (error) => hasCode(error, "unavailable"),
  };
}

/** The workspace as it is now: checked where the check has come back, with the newest texts in any case. */
function liveWork(work: Work, wanted: Wanted, state: Shown, review: LiveState["review"]): Work {
  const { session } = work;
  const isBehind = session.version < state.version;
  if (isStored(wanted) && !isBehind) return work;
  if (review !== null && isSameFor("both", review.wanted, wanted)) {
    return workOf({ ...session, tailoring: review.tailoring }) ?? work;
  }
  // What was checked last is near what is wanted, unless the stored state is newer.
  const isNear = review !== null && (isBehind || review.wanted.version === state.version);
  return workWith(session, isNear ? review.tailoring : work.tailoring, state.documents) ?? work;
}

/** The workspace with everything that is not stored yet, and its pages. */
export interface Live {
  readonly work: Work;
  readonly pages: LivePages;
}

/** Follows the store: what the person does shows in every panel and on the pages before it is stored. */
export function useLive(work: Work, store: WorkStore): Live {
  const state = useShown(store);
  const wanted = useMemo(() => wantedOf(work.session, state), [work.session, state]);
  const ports = usePorts(work.session.session_id);
  const [pages] = useState(() => createLivePages(ports, wanted));
  // Pages of what is being typed come often; the panels are drawn anew only for what was checked.
  const review = useSyncExternalStore(pages.subscribe, () => pages.get().review);
  useEffect(() => pages.want(wanted), [pages, wanted]);
  useEffect(() => {
    // Asked for before React draws: the page is on its way while the panels are drawn.
    const ask = (): void => {
      const state = store.get();
      pages.hold(state.save.kind === "saving");
      pages.want(wantedOf(work.session, state));
    };
    const stop = store.subscribe(ask);
    const retry = (): void => (pages.get().error === null ? undefined : pages.retry());
    window.addEventListener("online", retry);
    return () => {
      stop();
      window.removeEventListener("online", retry);
    };
  }, [pages, store, work.session]);
  useEffect(() => () => pages.stop(), [pages]);
  const now = useMemo(() => liveWork(work, wanted, state, review), [work, wanted, state, review]);
  return useMemo(() => ({ work: now, pages }), [now, pages]);
}

/** The live pages of the workspace around; `null` outside of one. */
export const LiveContext = createContext<LivePages | null>(null);

/** Draws what is being typed into a field, and keeps it safe; `null` once the field is left. */
export function useDraftOf(
  store: Pick<WorkStore, "draft">,
  kind: DocumentKind,
): (path: string, text: string | null, old: string) => void {
  const pages = use(LiveContext);
  return useCallback(
    (path, next, old) => {
      if (next === null) {
        store.draft(null);
        pages?.draft(null);
        return;
      }
      const text = { document: kind, path, old, next };
      store.draft(text);
      const edit: Edit = { kind: "text", ...text, at: new Date().toISOString() };
      pages?.draft(next === old ? null : [edit]);
    },
    [store, pages, kind],
  );
}
