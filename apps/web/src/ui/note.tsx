import { clsx } from "clsx";
import type { ReactNode } from "react";

export type NoteKind = "plain" | "warn" | "error";

const kinds: Record<NoteKind, { readonly box: string; readonly icon: string }> = {
  plain: { box: "border-line bg-surface", icon: "text-ink-3" },
  warn: { box: "border-warn/50 bg-surface", icon: "text-warn" },
  error: { box: "border-danger/60 bg-surface", icon: "text-danger" },
};

// Drawn here and not taken from the set of icons: the sign-in screen needs no other one.
const circle = "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13Z";
const shapes: Record<NoteKind, string> = {
  plain: `${circle}M8 7.5V11M8 5v.01`,
  warn: "M8 2 14.5 13.5H1.5ZM8 6.5V9.5M8 11.5v.01",
  error: `${circle}M8 5V8.5M8 11v.01`,
};

function NoteIcon({ kind }: { readonly kind: NoteKind }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[kind]} />
    </svg>
  );
}

export interface NoteProps {
  readonly kind?: NoteKind;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Buttons below the text. */
  readonly actions?: ReactNode;
}

/** A bordered remark in its place; errors are announced. */
export function Note({ kind = "plain", title, children, actions }: NoteProps) {
  return (
    <div
      role={kind === "error" ? "alert" : undefined}
      className={clsx("flex gap-3 rounded-panel border p-4 text-sm", kinds[kind].box)}
    >
      <span className={clsx("mt-0.5 shrink-0", kinds[kind].icon)} aria-hidden="true">
        <NoteIcon kind={kind} />
      </span>
      <div className="min-w-0 flex-1">
        {title === undefined ? null : <p className="font-semibold text-ink">{title}</p>}
        {children === undefined ? null : <div className="text-ink-2">{children}</div>}
        {actions === undefined ? null : <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
