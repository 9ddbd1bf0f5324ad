import { ArrowDown, ArrowUp, BadgeCheck, ListPlus, Trash2 } from "lucide-react";
import { clsx } from "clsx";
import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { say } from "../edit/messages.ts";
import { t } from "./messages.ts";

/** What can be done with a line beside changing its words; left out is what cannot. */
export interface LineActs {
  readonly up?: () => void;
  readonly down?: () => void;
  readonly add?: () => void;
  readonly remove?: () => void;
  readonly confirm?: () => void;
}

const icon = "size-4";
const kinds = [
  { act: "up", text: "row.up", face: <ArrowUp className={icon} aria-hidden="true" /> },
  { act: "down", text: "row.down", face: <ArrowDown className={icon} aria-hidden="true" /> },
  { act: "add", text: "row.add", face: <ListPlus className={icon} aria-hidden="true" /> },
  { act: "remove", text: "row.remove", face: <Trash2 className={icon} aria-hidden="true" /> },
  { act: "confirm", text: "row.confirm", face: <BadgeCheck className={icon} aria-hidden="true" /> },
] as const satisfies readonly { act: keyof LineActs; text: string; face: ReactNode }[];

export interface LineToolsProps {
  readonly label: string;
  readonly acts: LineActs;
  /** Tab leads on to the next line; `false` where there is none. */
  readonly onTab: (step: 1 | -1) => boolean;
  readonly className?: string;
}

/** The tools of a line: one tab stop, arrow keys move between them, Escape goes back to the field. */
export function LineTools({ label, acts, onTab, className }: LineToolsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const shown = kinds.filter(({ act }) => acts[act] !== undefined);
  if (shown.length === 0) return null;
  const stop = Math.min(at, shown.length - 1);

  function toField(): void {
    bar.current?.parentElement?.querySelector<HTMLElement>("input, textarea")?.focus();
  }

  function toTool(step: 1 | -1): void {
    const next = (stop + step + shown.length) % shown.length;
    setAt(next);
    bar.current?.querySelectorAll("button").item(next).focus();
  }

  /** Whether the key meant something here. */
  function follow({ key, shiftKey }: KeyboardEvent): boolean {
    if (key === "Tab") return !shiftKey && onTab(1);
    if (key === "Escape") toField();
    else if (key === "ArrowRight") toTool(1);
    else if (key === "ArrowLeft") toTool(-1);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!follow(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t("tools.label", { label })}
      onKeyDown={onKeyDown}
      className={clsx(
        "flex w-max max-w-[80vw] rounded-control border border-line bg-surface p-0.5 text-ink shadow-float",
        className,
      )}
    >
      {shown.map(({ act, text, face }, index) => (
        <button
          key={act}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          title={say(text)}
          // The field keeps the focus where a mouse is used, so that typing goes on.
          onPointerDown={(event) => event.preventDefault()}
          onFocus={() => setAt(index)}
          onClick={acts[act]}
          className={clsx(
            "flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-mark text-ink-2 hover:bg-line/50 hover:text-ink",
            act === "confirm" && "px-2 text-sm font-medium text-warn",
          )}
        >
          {face}
          <span className={act === "confirm" ? undefined : "sr-only"}>{say(text)}</span>
        </button>
      ))}
    </div>
  );
}
