import { clsx } from "clsx";
import { memo } from "react";
import { announce } from "../../../lib/announce.ts";
import { InlineField } from "../field/inline-field.tsx";
import type { LineKeys } from "../field/line-keys.ts";
import { shapeOfField } from "../field/rules.ts";
import { useText } from "./document-state.ts";
import { LostNote } from "../lost/lost-note.tsx";
import { useLost } from "../lost/lost-text.ts";
import { fieldSelector, focusLater, menuSelector } from "./focus-later.ts";
import { labelOf } from "./form-shape.ts";
import { useLineState } from "./line-states.ts";
import { say } from "./messages.ts";
import { useAsked } from "./opening.ts";
import { RowMenu } from "./row-menu.tsx";
import type { RowMoves } from "./row-menu.tsx";
import { StateNote } from "./state-note.tsx";
import { useSurroundings } from "./surroundings.ts";

export interface LeafFieldProps {
  readonly path: string;
  readonly label?: string;
  /** Whether the label stands above the text; it is named in any case. */
  readonly titled?: boolean;
  readonly lines?: LineKeys;
  readonly moves?: RowMoves;
  readonly className?: string;
}

/** The text itself, and its menu. */
function LeafValue({ path, label, lines, moves }: LeafFieldProps & { readonly label: string }) {
  const { kind, actions, editable, opening, draft } = useSurroundings();
  const value = useText(path);
  const asked = useAsked(opening, path);
  return (
    <div className="flex items-start">
      <div className="min-w-0 flex-1">
        <InlineField
          path={path}
          label={label}
          value={value}
          shape={shapeOfField(kind, path)}
          editable={editable}
          onCommit={actions.write}
          onDraft={draft}
          turn={asked?.turn ?? 0}
          {...(asked?.caret === undefined ? {} : { caret: asked.caret })}
          {...(lines === undefined ? {} : { lines })}
        />
      </div>
      {value === "" && moves === undefined ? null : (
        <RowMenu path={path} label={label} moves={moves} />
      )}
    </div>
  );
}

/** The state of a text; a whole line that nothing carries asks for the person's word at once. */
function LeafNote({ path, asks }: { readonly path: string; readonly asks: boolean }) {
  const { actions, editable, states } = useSurroundings();
  const state = useLineState(states, path);
  function confirm(): void {
    actions.confirm(path, true);
    announce(say("row.confirmed"));
    focusLater(menuSelector(path));
  }
  return <StateNote state={state} onConfirm={asks && editable ? confirm : undefined} />;
}

/** What stood in a text of which most went with an edit a moment ago. */
function LeafLost({ path }: { readonly path: string }) {
  const { kind } = useSurroundings();
  const lost = useLost(kind, "form", path);
  if (lost === null) return null;
  return <LostNote key={lost.old} lost={lost} onDone={() => focusLater(fieldSelector(path))} />;
}

/** One text of the document: a field where it stands, its state, and what can be done with it. */
export const LeafField = memo(function LeafField(props: LeafFieldProps) {
  const { path, titled, moves, className } = props;
  const { point } = useSurroundings();
  const label = props.label ?? labelOf(path);
  return (
    <div
      className={clsx("min-w-0", className)}
      onFocus={() => point(path)}
      onBlur={() => point(null)}
    >
      {titled === true ? (
        <p aria-hidden="true" className="px-2 text-xs text-ink-3">
          {label}
        </p>
      ) : null}
      <LeafValue {...props} label={label} />
      <LeafLost path={path} />
      <LeafNote path={path} asks={moves !== undefined || path === "summary"} />
    </div>
  );
});
