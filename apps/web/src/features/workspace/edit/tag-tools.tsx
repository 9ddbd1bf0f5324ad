import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  FileSearch,
  Pencil,
  ScanSearch,
  Trash2,
} from "lucide-react";
import { IconButton } from "../../../ui/button.tsx";
import { useLineState } from "./line-states.ts";
import { say } from "./messages.ts";
import { useSurroundings } from "./surroundings.ts";

export interface TagToolsProps {
  readonly path: string;
  readonly text: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const icon = { className: "size-4", "aria-hidden": true } as const;

/** What can be done with the tag that is chosen. */
export function TagTools(props: TagToolsProps) {
  const { path, text, first, last, onEdit, onMove, onRemove } = props;
  const { editable, states, actions, showSource, showOnPage } = useSurroundings();
  const state = useLineState(states, path);
  return (
    <div
      role="toolbar"
      aria-label={say("tag.tools", { text })}
      className="mt-1 flex flex-wrap items-center gap-0.5 rounded-control border border-line bg-raised px-1"
    >
      <span className="mr-auto px-1 text-xs text-ink-3">{say(`state.${state}`)}</span>
      {editable && state === "added" ? (
        <IconButton label={say("row.confirm")} onClick={() => actions.confirm(path, true)}>
          <BadgeCheck {...icon} />
        </IconButton>
      ) : null}
      <IconButton label={say("row.source")} onClick={() => showSource(path)}>
        <FileSearch {...icon} />
      </IconButton>
      <IconButton label={say("row.page")} onClick={() => showOnPage(path)}>
        <ScanSearch {...icon} />
      </IconButton>
      {editable ? (
        <>
          <IconButton label={say("tag.edit")} onClick={onEdit}>
            <Pencil {...icon} />
          </IconButton>
          <IconButton label={say("tag.left")} disabled={first} onClick={() => onMove(-1)}>
            <ArrowLeft {...icon} />
          </IconButton>
          <IconButton label={say("tag.right")} disabled={last} onClick={() => onMove(1)}>
            <ArrowRight {...icon} />
          </IconButton>
          <IconButton label={say("row.remove")} onClick={onRemove}>
            <Trash2 {...icon} />
          </IconButton>
        </>
      ) : null}
    </div>
  );
}
