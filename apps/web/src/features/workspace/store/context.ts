import { createContext, use, useSyncExternalStore } from "react";
import type { WorkState, WorkStore } from "./work-state.ts";

/** The store of the workspace that is open. */
export const WorkStoreContext = createContext<WorkStore | null>(null);

/** The store of edits and decisions; only inside of a workspace. */
export function useWorkStore(): WorkStore {
  const store = use(WorkStoreContext);
  if (store === null) throw new Error("no workspace is open");
  return store;
}

/** A part of the state of the store; `select` answers the same object as long as nothing changed. */
export function useWorkState<T>(select: (state: WorkState) => T): T {
  const store = useWorkStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
