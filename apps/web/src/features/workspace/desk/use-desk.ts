import type { DocumentKind } from "@savile/model";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { linksOf } from "../work/links.ts";
import type { Links } from "../work/links.ts";
import { createTraceStore } from "../work/trace.ts";
import type { TraceStore } from "../work/trace.ts";
import type { Work } from "../work/view-model.ts";

export const sideTabs = ["file", "edit", "changes", "match", "refine", "source", "reader"] as const;
export type SideTab = (typeof sideTabs)[number];

/** A line that was asked for from a panel; `turn` tells two requests for the same line apart. */
export interface Revealed {
  readonly kind: DocumentKind;
  readonly path: string;
  readonly turn: number;
}

/** A field of the Edit tab that was asked for; `turn` tells two requests for the same field apart. */
export type FieldRequest = Revealed;

/** Which document and panel are shown, which line is selected, and which one to bring into view. */
export interface DeskState {
  readonly kind: DocumentKind;
  /** The panel that is open beside the page, if one is. */
  readonly tab: SideTab | null;
  readonly selected: string | null;
  readonly revealed: Revealed | null;
  /** Whether the documents can be changed; a session in a locked template can be read only. */
  readonly editable: boolean;
  /** Edit Mode, in which a click on a line opens its field; in Preview Mode it shows the proof. */
  readonly editing: boolean;
  /** The field that the Edit tab is to open, of the document that is shown. */
  readonly field: FieldRequest | null;
  readonly links: Links;
  readonly trace: TraceStore;
  readonly showDocument: (kind: DocumentKind) => void;
  readonly showTab: (tab: SideTab) => void;
  /** Leaves the page alone on the desk. */
  readonly hideTab: () => void;
  readonly select: (kind: DocumentKind, path: string | null) => void;
  /** Lights a line; with `follow` (as without the word) its document is shown for it. */
  readonly reveal: (kind: DocumentKind, path: string, follow?: boolean) => void;
  readonly setEditing: (editing: boolean) => void;
  /** Opens a field in the Edit tab, which is shown for it. */
  readonly focusField: (kind: DocumentKind, path: string) => void;
}

const nothing: Readonly<Record<DocumentKind, string | null>> = {
  resume: null,
  cover_letter: null,
};

function useTrace(work: Work): { readonly links: Links; readonly trace: TraceStore } {
  const links = useMemo(() => linksOf(work), [work]);
  const [trace] = useState(() => createTraceStore(links));
  useEffect(() => trace.relink(links), [trace, links]);
  return { links, trace };
}

/** A decision can take the selected line off the page. */
function stillShown(work: Work, kind: DocumentKind, path: string | null): string | null {
  return path !== null && work.documents[kind].textOf.has(path) ? path : null;
}

export function useDesk(work: Work): DeskState {
  const navigate = useNavigate();
  const { doc, tab } = useSearch({ from: "/signed-in/s/$id" });
  const kind: DocumentKind = doc ?? "resume";
  const [selected, setSelected] = useState(nothing);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [editing, setEditing] = useState(false);
  const [field, setField] = useState<FieldRequest | null>(null);
  const { links, trace } = useTrace(work);

  const showDocument = useCallback(
    (next: DocumentKind) => {
      void navigate({
        to: ".",
        search: ({ tab }) => ({
          ...(next === "cover_letter" ? { doc: next } : {}),
          ...(tab === undefined ? {} : { tab }),
        }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const showTab = useCallback(
    (next: SideTab) => {
      void navigate({
        to: ".",
        search: (last) => ({ ...last, tab: next }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const hideTab = useCallback(() => {
    void navigate({
      to: ".",
      search: ({ doc }) => (doc === undefined ? {} : { doc }),
      replace: true,
      resetScroll: false,
    });
  }, [navigate]);
  const select = useCallback(
    (on: DocumentKind, path: string | null) => {
      setSelected((last) => ({ ...last, [on]: path }));
      if (on !== kind) showDocument(on);
    },
    [kind, showDocument],
  );
  // A panel that shows its line must not do so anew, and so change the document, because another one is shown.
  const kindNow = useRef(kind);
  useEffect(() => {
    kindNow.current = kind;
  }, [kind]);
  const reveal = useCallback(
    (on: DocumentKind, path: string, follow = true) => {
      setRevealed((last) => ({ kind: on, path, turn: (last?.turn ?? 0) + 1 }));
      trace.hold({ by: "line", kind: on, path });
      if (follow && on !== kindNow.current) showDocument(on);
    },
    [showDocument, trace],
  );

  const focusField = useCallback(
    (on: DocumentKind, path: string) => {
      setEditing(true);
      setField((last) => ({ kind: on, path, turn: (last?.turn ?? 0) + 1 }));
      void navigate({
        to: ".",
        search: on === "cover_letter" ? { doc: on, tab: "edit" } : { tab: "edit" },
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );

  const editable = !work.session.read_only;
  return {
    kind,
    tab: tab ?? null,
    selected: stillShown(work, kind, selected[kind]),
    revealed: revealed?.kind === kind ? revealed : null,
    editable,
    editing: editing && editable,
    field: field?.kind === kind ? field : null,
    links,
    trace,
    showDocument,
    showTab,
    hideTab,
    select,
    reveal,
    setEditing,
    focusField,
  };
}
