import { Suspense } from "react";
import type { ReactNode } from "react";

export interface FoldedProps {
  readonly title: string;
  /** Its script may come later: it is not seen at first. */
  readonly children: ReactNode;
}

/** A way in that few take, folded below its name. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-9 list-none items-center rounded-mark text-sm font-medium text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink">
        {title}
      </summary>
      <Suspense fallback={null}>{children}</Suspense>
    </details>
  );
}
