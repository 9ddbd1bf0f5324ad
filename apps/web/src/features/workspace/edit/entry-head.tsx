import {
  ArrowDown,
  ArrowUp,
  BadgeCheck,
  ChevronRight,
  Ellipsis,
  Trash2,
  TriangleAlert,
} from "lucide-react";
import { clsx } from "clsx";
import { sectionShapes } from "@savile/model";
import type { EntrySection } from "@savile/model";
import { announce } from "../../../lib/announce.ts";
import { MenuRow } from "../../../ui/menu.tsx";
import { useWorkState } from "../store/context.ts";
import { useText } from "./document-state.ts";
import { entryLabelIn } from "./entry-label.ts";
import { entryName } from "./form-shape.ts";
import { LazyMenu } from "./lazy-menu.tsx";
import { addedIn, useAddedIn } from "./line-states.ts";
import { say } from "./messages.ts";
import type { RowMoves } from "./row-menu.tsx";
import { useSurroundings } from "./surroundings.ts";

/** What an entry is called, as it stands now. */
export function useEntryLabel(section: EntrySection, id: string): string {
  const { kind } = useSurroundings();
  return useWorkState(({ documents }) => entryLabelIn(documents, kind, section, id));
}

/** Employer or school, and the dates. */
function useSubtitle(section: EntrySection, id: string): string {
  const { org = "-", dates = "-" } = sectionShapes[section].roles;
  const parts = [useText(`${id}.${org}`), useText(`${id}.${dates}`)];
  return parts.filter(Boolean).join(" · ");
}

const icon = { className: "size-4 text-ink-3", "aria-hidden": true } as const;

export interface EntryMenuProps {
  readonly id: string;
  readonly label: string;
  readonly section: EntrySection;
  readonly moves: RowMoves;
}

/** Moves an entry, or takes it out. */
export function EntryMenu({ id, label, section, moves }: EntryMenuProps) {
  const { actions, states } = useSurroundings();
  const added = useAddedIn(states, id);
  return (
    <LazyMenu
      of={id}
      label={say("entry.menu", { label })}
      icon={<Ellipsis className="size-4" aria-hidden="true" />}
      renderRows={() => (
        <>
          <MenuRow disabled={moves.first} onSelect={() => moves.onMove(-1)}>
            <ArrowUp {...icon} />
            {say("row.up")}
          </MenuRow>
          <MenuRow disabled={moves.last} onSelect={() => moves.onMove(1)}>
            <ArrowDown {...icon} />
            {say("row.down")}
          </MenuRow>
          {added === 0 ? null : (
            <MenuRow
              onSelect={() => {
                actions.confirm(addedIn(states, id), true);
                announce(say("row.confirmed"));
              }}
            >
              <BadgeCheck {...icon} />
              {added === 1 ? say("row.confirm") : say("entry.confirm", { n: added })}
            </MenuRow>
          )}
          <MenuRow onSelect={moves.onRemove}>
            <Trash2 {...icon} />
            {say("entry.remove", { name: entryName(section) })}
          </MenuRow>
        </>
      )}
    />
  );
}

export interface EntryHeadProps {
  readonly section: EntrySection;
  readonly id: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly moves: RowMoves;
}

/** The line of an entry that folds and unfolds it. */
export function EntryHead({ section, id, open, onToggle, moves }: EntryHeadProps) {
  const { editable, states } = useSurroundings();
  const label = useEntryLabel(section, id);
  const subtitle = useSubtitle(section, id);
  const added = useAddedIn(states, id);
  return (
    <div className="flex items-start">
      <h4 className="min-w-0 flex-1">
        <button
          type="button"
          data-entry={id}
          aria-expanded={open}
          onClick={onToggle}
          className="flex min-h-9 w-full items-start gap-1.5 rounded-mark py-1.5 pr-2 text-left hover:bg-raised"
        >
          <ChevronRight
            aria-hidden="true"
            className={clsx(
              "mt-0.5 size-4 shrink-0 text-ink-3 transition-transform",
              open && "rotate-90",
            )}
          />
          <span className="min-w-0">
            <span className="block font-medium wrap-break-word">{label}</span>
            {subtitle === "" ? null : (
              <span className="block text-sm wrap-break-word text-ink-3">{subtitle}</span>
            )}
            {added === 0 ? null : (
              <span className="flex items-center gap-1 text-xs text-warn">
                <TriangleAlert className="size-3.5 shrink-0" aria-hidden="true" />
                {say("edit.amberShort", { n: added })}
              </span>
            )}
          </span>
        </button>
      </h4>
      {editable ? <EntryMenu id={id} label={label} section={section} moves={moves} /> : null}
    </div>
  );
}
