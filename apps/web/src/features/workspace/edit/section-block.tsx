import { useId } from "react";
import type { ReactNode } from "react";

export interface SectionBlockProps {
  readonly title: string;
  readonly count?: number | undefined;
  /** Address of the section, by which it is found. */
  readonly name?: string;
  /** What stands at the other end of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the form under its heading. */
export function SectionBlock({ title, count, name, aside, children }: SectionBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-section={name}>
      <div className="mb-1.5 flex min-h-9 items-center justify-between gap-2 border-b border-line">
        <h3 id={id} className="font-semibold tracking-tight">
          {title}
          {count === undefined ? null : (
            <span className="tabular ml-1.5 text-sm font-normal text-ink-3">
              <span className="sr-only">, </span>
              {count}
            </span>
          )}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
