import { useEffect, useRef } from "react";
import { scriptAhead } from "../../../lib/load-parts.ts";
import type { DeskState } from "../desk/use-desk.ts";
import { useWorkStore } from "./context.ts";

const loadLeaving = scriptAhead(() => import("./leave-editing.ts"));

/** Stores what was edited when Edit Mode is left. */
export function useLeaving(
  id: string,
  { editing, kind }: Pick<DeskState, "editing" | "kind">,
): void {
  const store = useWorkStore();
  const was = useRef(editing);
  useEffect(() => {
    const isLeft = was.current && !editing;
    was.current = editing;
    if (!isLeft) return;
    void loadLeaving().then(
      async ({ leaveEditing }) => await leaveEditing(id, kind, store),
      async () => await store.saveNow(),
    );
  }, [editing, id, kind, store]);
}
