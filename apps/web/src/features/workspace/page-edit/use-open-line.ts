import { announce } from "../../../lib/announce.ts";
import { useMemo, useState } from "react";
import type { KeyboardEvent } from "react";
import { createEditActions, ownerOf } from "../edit/edit-actions.ts";
import type { EditActions } from "../edit/edit-actions.ts";
import { labelOf } from "../edit/form-shape.ts";
import { keysOfLine, keysOfNewLine } from "../edit/line-list-keys.ts";
import { lineScope } from "../edit/line-scope.ts";
import type { LineScope } from "../edit/line-scope.ts";
import { say } from "../edit/messages.ts";
import { textIn } from "../edit/read-document.ts";
import { removeWithUndo } from "../edit/remove-with-undo.ts";
import type { LineKeys } from "../field/line-keys.ts";
import { commitOpenField } from "../field/open-field.ts";
import { keepLost } from "../edit/keep-lost.ts";
import type { Leaving } from "../field/use-draft.ts";
import { useDraftOf } from "../live/use-live.ts";
import { isUnconfirmed } from "../work/standing.ts";
import { useWorkState, useWorkStore } from "../store/context.ts";
import type { LineActs } from "./line-tools.tsx";
import { below, neighbour, openingOf, spotOn } from "./open-line.ts";
import { focusRegion } from "./focus-region.ts";
import type { PageEditorProps } from "./page-editor.tsx";
import { placeOf } from "./place-of.ts";
import type { LinePlace } from "./place-of.ts";

type TextKeyEvent = KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The open line with everything that keys and tools do with it. */
export interface OpenLineState {
  readonly value: string;
  readonly keys: LineKeys | undefined;
  readonly acts: LineActs;
  readonly onKey: (event: TextKeyEvent) => boolean;
  readonly onTab: (step: 1 | -1) => boolean;
  readonly onCommit: (text: string, old: string) => void;
  readonly onDraft: (text: string | null, old: string) => void;
  readonly onClose: (how: Leaving) => void;
}

/** Opens other places from the open one. */
interface Ways {
  readonly openPath: (path: string, caret?: "start" | "end") => boolean;
  readonly openStep: (step: 1 | -1) => boolean;
  readonly openFresh: (list: string, after: string | null) => void;
}

function waysOf({ pages, open, onOpen }: PageEditorProps): Ways {
  const turn = open.turn + 1;
  function openPath(path: string, caret?: "start" | "end"): boolean {
    const next = openingOf(pages, path, open, caret);
    // A line that was made a moment ago is not printed yet: it opens where it will stand.
    const soon = { ...open, path, fresh: null, spot: below(open.spot), turn };
    onOpen(next ?? { ...soon, ...(caret === undefined ? {} : { caret }) });
    return true;
  }
  return {
    openPath,
    openStep: (step) => {
      const next = neighbour(pages, open.path, step);
      return next !== null && openPath(next, step === 1 ? "start" : "end");
    },
    openFresh: (list, after) => {
      const path = after === null ? open.path : `${ownerOf(list)}.${after}`;
      const last = spotOn(pages[open.page - 1], path) ?? open.spot;
      onOpen({ ...open, path, fresh: { list, after }, spot: below(last), turn, caret: "end" });
    },
  };
}

function scopeOf(
  props: PageEditorProps,
  actions: EditActions,
  ways: Ways,
  list: string,
): LineScope {
  const { kind, open, onOpen } = props;
  const opening = {
    open: (path: string, caret?: "start" | "end") => void ways.openPath(path, caret),
  };
  const scope = lineScope({ kind, actions, opening }, list, (after) => ways.openFresh(list, after));
  return {
    ...scope,
    openEnd: (id) => {
      if (id !== null && id !== undefined) ways.openPath(scope.pathOf(id), "end");
      else {
        onOpen(null);
        focusRegion(open.path);
      }
    },
  };
}

function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: TextKeyEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function edgeStep(event: TextKeyEvent): 1 | -1 | null {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  if (event.key === "Tab" && event.shiftKey) return -1;
  if (hasModifier(event)) return null;
  if (event.key === "ArrowUp" && (selectionStart ?? 0) === 0) return -1;
  if (event.key === "ArrowDown" && (selectionEnd ?? value.length) === value.length) return 1;
  return null;
}

function moveLine(actions: EditActions, place: LinePlace, label: string, step: 1 | -1): boolean {
  const to = place.index + step;
  if (to < 0 || to >= place.count) return false;
  // What was typed is kept first: it moves along.
  commitOpenField();
  actions.move(place.list, place.id, to);
  announce(say("move.now", { label, n: to + 1, m: place.count }));
  return true;
}

interface ActsNeeds {
  readonly props: PageEditorProps;
  readonly actions: EditActions;
  readonly place: LinePlace | null;
  readonly ways: Ways;
}

function actsOf({ props, actions, place, ways }: ActsNeeds): LineActs {
  const { work, kind, open, onOpen } = props;
  const label = labelOf(open.path);
  const claim = work.documents[kind].claimOf.get(open.path);
  const isAsking = claim !== undefined && isUnconfirmed(claim);
  const confirm = isAsking
    ? {
        confirm: () => {
          commitOpenField();
          actions.confirm(open.path, true);
          announce(say("row.confirmed"));
        },
      }
    : {};
  if (place === null || open.fresh !== null) return confirm;
  const { list, id, index, count, of } = place;
  return {
    ...confirm,
    ...(index > 0 ? { up: () => void moveLine(actions, place, label, -1) } : {}),
    ...(index + 1 < count ? { down: () => void moveLine(actions, place, label, 1) } : {}),
    ...(of === "line" && !place.full
      ? {
          add: () => {
            commitOpenField();
            ways.openFresh(list, id);
          },
        }
      : {}),
    remove: () => {
      const next = neighbour(props.pages, open.path, -1);
      onOpen(null);
      removeWithUndo(actions, { list, id, label, back: "" });
      if (next !== null) focusRegion(next);
    },
  };
}

/** Everything that the open line of a page does. */
export function useOpenLine(props: PageEditorProps): OpenLineState {
  const { kind, open, onOpen } = props;
  const store = useWorkStore();
  const documents = useWorkState((state) => state.documents);
  const draft = useDraftOf(store, kind);
  const actions = useMemo(
    () => keepLost(createEditActions(store, kind), store, kind, "page"),
    [store, kind],
  );
  const ways = waysOf(props);
  const place = open.fresh === null ? placeOf(documents, kind, open.path) : null;
  const line = place?.of === "line" ? place : null;

  // A save while a new line is being written makes it; what is typed after that is written into it.
  const [last, setMade] = useState<{ readonly turn: number; readonly id: string } | null>(null);
  const made = last?.turn === open.turn ? last.id : null;

  function keys(): LineKeys | undefined {
    if (open.fresh !== null) {
      const scope = scopeOf(props, actions, ways, open.fresh.list);
      if (made !== null) return keysOfLine(scope, made, labelOf(open.path));
      return keysOfNewLine(scope, open.fresh.after);
    }
    if (line === null) return undefined;
    return keysOfLine(scopeOf(props, actions, ways, line.list), line.id, labelOf(open.path));
  }
  return {
    value: open.fresh === null ? (textIn(documents, kind, open.path) ?? "") : "",
    keys: keys(),
    acts: actsOf({ props, actions, place, ways }),
    onTab: ways.openStep,
    onKey: (event) => {
      const step = edgeStep(event);
      if (step !== null) {
        commitOpenField();
        return ways.openStep(step);
      }
      const moved = event.altKey
        ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
        : undefined;
      if (moved === undefined || place === null) return false;
      moveLine(actions, place, labelOf(open.path), moved);
      return true;
    },
    onCommit: (text, old) => {
      if (open.fresh === null) actions.write(open.path, text, old);
      else if (made !== null) actions.write(`${ownerOf(open.fresh.list)}.${made}`, text, old);
      else {
        const [id] = actions.addLines(open.fresh.list, [text], open.fresh.after);
        if (id !== undefined) setMade({ turn: open.turn, id });
      }
    },
    onDraft: (text, old) => {
      if (open.fresh === null) draft(open.path, text, old);
    },
    onClose: (how) => {
      if (how === "moved") return;
      onOpen(null);
      if (how === "kept" || how === "cancelled") focusRegion(open.path);
    },
  };
}
