import { useEffect, useMemo, useState } from "react";
import { useDraftOf } from "../live/use-live.ts";
import { keepLost } from "./keep-lost.ts";
import { useWorkStore } from "../store/context.ts";
import type { DeskState } from "../desk/use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { createEditActions } from "./edit-actions.ts";
import { createStateStore, lineStates } from "./line-states.ts";
import { createOpening, serve } from "./opening.ts";
import type { Surroundings } from "./surroundings.ts";

/** The states of the lines, kept outside of React: a new check draws anew only the rows that it changes. */
function useStates(work: Work, kind: DeskState["kind"]) {
  const states = useMemo(() => lineStates(work, kind), [work, kind]);
  const [store] = useState(() => createStateStore(states));
  useEffect(() => store.set(states), [store, states]);
  return store;
}

/** What the rows of the Edit tab share, for the document that the desk shows. */
export function usePanelSurroundings(work: Work, desk: DeskState): Surroundings {
  const { kind, trace, select, showTab, reveal, field } = desk;
  const store = useWorkStore();
  const states = useStates(work, kind);
  const [opening] = useState(createOpening);
  const draft = useDraftOf(store, kind);
  const editable = desk.editing && !work.session.read_only;
  const actions = useMemo(
    () => keepLost(createEditActions(store, kind), store, kind, "form"),
    [store, kind],
  );
  useEffect(() => serve(opening, field), [opening, field]);
  return useMemo(
    () => ({
      kind,
      editable,
      actions,
      opening,
      states,
      draft,
      showSource: (path) => {
        select(kind, path);
        showTab("source");
      },
      showOnPage: (path) => reveal(kind, path),
      point: (path) => trace.point(path === null ? null : { by: "line", kind, path }),
    }),
    [kind, editable, actions, opening, states, draft, select, showTab, reveal, trace],
  );
}
