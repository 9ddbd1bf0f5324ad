import { clsx } from "clsx";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type NoteKind = "plain" | "warn" | "error";

const kinds: Record<NoteKind, { readonly box: string; readonly icon: string }> = {
  plain: { box: "border-line bg-surface", icon: "text-ink-3" },
  warn: { box: "border-warn/50 bg-surface", icon: "text-warn" },
  error: { box: "border-danger/60 bg-surface", icon: "text-danger" },
};

function NoteIcon({ kind }: { readonly kind: NoteKind }) {
  if (kind === "error") return <CircleAlert className="size-4" />;
  return kind === "warn" ? <TriangleAlert className="size-4" /> : <Info className="size-4" />;
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
