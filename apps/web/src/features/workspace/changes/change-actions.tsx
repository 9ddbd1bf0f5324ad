import { t } from "../work/messages.ts";
import type { ChangeView } from "../review/change-view.ts";
import { actionsOf } from "./use-change-list.ts";
import type { CardAction } from "./use-change-list.ts";

export interface ChangeActionsProps {
  readonly view: ChangeView;
  readonly selected: boolean;
  readonly onAct: (view: ChangeView, action: CardAction) => void;
}

const keys = { accept: "A", reject: "R", "start-editing": "E", confirm: "C" } as const;

function isChosen(view: ChangeView, action: keyof typeof keys): boolean {
  if (!view.reviewed) return false;
  if (action === "start-editing") return view.state === "edited";
  return view.decision?.action === action;
}

/** What can be made of a change. */
export function ChangeActions({ view, selected, onAct }: ChangeActionsProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-1.5">
      {actionsOf(view).map((action) => (
        <button
          key={action}
          type="button"
          tabIndex={selected ? 0 : -1}
          aria-pressed={isChosen(view, action)}
          aria-keyshortcuts={keys[action]}
          title={t("change.key", { key: keys[action] })}
          onClick={() => onAct(view, action)}
          className={
            "h-9 rounded-control border border-line bg-surface px-3 font-medium transition-colors hover:border-line-strong " +
            "aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent"
          }
        >
          {t(`change.do.${action}`)}
          <span className="sr-only">: {view.title}</span>
        </button>
      ))}
    </div>
  );
}
