import type { ReactNode } from "react";

export interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  readonly danger?: boolean;
}

/** A titled part of the page. */
export function Section({ title, text, children, danger = false }: SectionProps) {
  return (
    <section
      className={`rounded-panel border bg-surface p-5 md:p-6 ${danger ? "border-danger/50" : "border-line"}`}
    >
      <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
      {text === undefined ? null : <p className="mt-1 text-ink-2">{text}</p>}
      {children === undefined ? null : <div className="mt-4">{children}</div>}
    </section>
  );
}
