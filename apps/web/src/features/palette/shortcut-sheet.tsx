import { DialogFrame, DialogHead } from "../../ui/dialog-frame.tsx";
import { say } from "./messages.ts";

const groups = [
  {
    title: "keys.anywhere",
    rows: [
      ["key.palette", "Ctrl K"],
      ["key.sheet", "?"],
      ["key.close", "Esc"],
    ],
  },
  {
    title: "keys.documents",
    rows: [
      ["key.save", "Ctrl S"],
      ["key.undo", "Ctrl Z"],
      ["key.redo", "Ctrl Y, Ctrl Shift Z"],
    ],
  },
  {
    title: "keys.page",
    rows: [
      ["key.lines", "↑ ↓"],
      ["key.open", "Enter"],
    ],
  },
  {
    title: "keys.field",
    rows: [
      ["key.commit", "Enter"],
      ["key.commitArea", "Ctrl Enter"],
      ["key.close", "Esc"],
    ],
  },
  {
    title: "keys.changes",
    rows: [
      ["key.nextChange", "J K"],
      ["key.keep", "A, Enter"],
      ["key.original", "R"],
      ["key.editChange", "E"],
      ["key.confirm", "C"],
    ],
  },
] as const;

/** Keys that are pressed together stand in one box each; a comma parts two ways. */
function Keys({ text }: { readonly text: string }) {
  return (
    <span className="flex shrink-0 flex-wrap justify-end gap-x-2 gap-y-1">
      {text.split(", ").map((way) => (
        <span key={way} className="flex gap-1">
          {way.split(" ").map((key) => (
            <kbd
              key={key}
              className="min-w-6 rounded-mark font-sans border border-line bg-raised px-1.5 text-center text-xs/6"
            >
              {key}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}

export interface ShortcutSheetProps {
  readonly onClose: () => void;
}

/** Every key that does something, by where it does it. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  return (
    <DialogFrame
      onClose={onClose}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      className="top-1/2 max-h-[85dvh] w-[min(44rem,calc(100vw-1rem))] -translate-y-1/2 overflow-y-auto p-6"
    >
      <DialogHead title={say("keys.title")} lead={say("keys.lead")} close={say("keys.close")} />
      <div className="mt-4 gap-x-10 md:columns-2">
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={say(title)} className="mb-6 break-inside-avoid">
            <h3 className="text-sm font-medium text-ink-3">{say(title)}</h3>
            <dl className="mt-1 divide-y divide-line text-sm">
              {rows.map(([name, keys]) => (
                <div key={name} className="flex items-center justify-between gap-4 py-2">
                  <dt>{say(name)}</dt>
                  <dd>
                    <Keys text={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogFrame>
  );
}
