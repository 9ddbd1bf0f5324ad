import { ArrowDown, ArrowUp, BadgeCheck, FileSearch, Plus, ScanSearch, Trash2 } from "lucide-react";
import { announce } from "../../../lib/announce.ts";
import { MenuLine, MenuRow } from "../../../ui/menu.tsx";
import { LazyMenu } from "./lazy-menu.tsx";
import { useLineState } from "./line-states.ts";
import type { LineState } from "./line-states.ts";
import { say } from "./messages.ts";
import { stateLooks } from "./state-note.tsx";
import { useSurroundings } from "./surroundings.ts";

/** What can be done with a line besides writing it. */
export interface RowMoves {
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onAdd?: () => void;
  readonly onRemove: () => void;
}

export interface RowMenuProps {
  readonly path: string;
  readonly label: string;
  /** Absent for a value with a fixed place. */
  readonly moves?: RowMoves | undefined;
}

const icon = { className: "size-4 text-ink-3", "aria-hidden": true } as const;

function ConfirmRow({ path, state }: { readonly path: string; readonly state: LineState }) {
  const { actions } = useSurroundings();
  if (state !== "added" && state !== "confirmed") return null;
  const confirmed = state === "added";
  return (
    <MenuRow
      onSelect={() => {
        actions.confirm(path, confirmed);
        announce(say(confirmed ? "row.confirmed" : "row.unconfirmed"));
      }}
    >
      <BadgeCheck {...icon} />
      {say(confirmed ? "row.confirm" : "row.unconfirm")}
    </MenuRow>
  );
}

function MoveRows({ first, last, onMove, onAdd, onRemove }: RowMoves) {
  return (
    <>
      <MenuLine />
      <MenuRow disabled={first} onSelect={() => onMove(-1)}>
        <ArrowUp {...icon} />
        {say("row.up")}
      </MenuRow>
      <MenuRow disabled={last} onSelect={() => onMove(1)}>
        <ArrowDown {...icon} />
        {say("row.down")}
      </MenuRow>
      {onAdd === undefined ? null : (
        <MenuRow onSelect={onAdd}>
          <Plus {...icon} />
          {say("row.add")}
        </MenuRow>
      )}
      <MenuRow onSelect={onRemove}>
        <Trash2 {...icon} />
        {say("row.remove")}
      </MenuRow>
    </>
  );
}

/** The state of a line as an icon that leads to its source, to the page, and to what can be done with it. */
export function RowMenu({ path, label, moves }: RowMenuProps) {
  const { states, editable, showSource, showOnPage } = useSurroundings();
  const state = useLineState(states, path);
  const { icon: Icon, color } = stateLooks[state];
  return (
    <LazyMenu
      of={path}
      label={say("row.menu", { label, state: say(`state.${state}`) })}
      icon={<Icon className={`size-4 ${color}`} aria-hidden="true" />}
      renderRows={() => (
        <>
          <MenuRow onSelect={() => showSource(path)}>
            <FileSearch {...icon} />
            {say("row.source")}
          </MenuRow>
          <MenuRow onSelect={() => showOnPage(path)}>
            <ScanSearch {...icon} />
            {say("row.page")}
          </MenuRow>
          {editable ? <ConfirmRow path={path} state={state} /> : null}
          {editable && moves !== undefined ? <MoveRows {...moves} /> : null}
        </>
      )}
    />
  );
}
