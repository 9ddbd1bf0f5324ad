// oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a combobox hold groups and keys, which no option element does
import { clsx } from "clsx";
import type { Command } from "../../lib/commands.ts";
import { say } from "./messages.ts";

export interface PaletteResultsProps {
  readonly id: string;
  readonly commands: readonly Command[];
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onRun: (command: Command) => void;
}

/** What was found; the focus stays in the field above, which names the active row. */
export function PaletteResults(props: PaletteResultsProps) {
  const { id, commands, active, onActive, onRun } = props;
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={say("palette.title")}
      className="max-h-[50dvh] overflow-y-auto p-2"
    >
      {commands.map((command, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
        <div
          key={command.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerMove={() => onActive(index)}
          onClick={() => onRun(command)}
          className={clsx(
            "flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm forced-colors:aria-selected:outline-2",
            index === active && "bg-accent-soft",
          )}
        >
          <span className="line-clamp-2 min-w-0 flex-1">{command.label}</span>
          {command.keys === undefined ? null : (
            <kbd className="rounded-mark font-sans border border-line px-1.5 text-xs/5 text-ink-2">
              {command.keys}
            </kbd>
          )}
          {command.group === commands[index - 1]?.group ? null : (
            <span className="shrink-0 text-xs text-ink-3">{command.group}</span>
          )}
        </div>
      ))}
    </div>
  );
}
