import type { ReactNode } from "react";

export interface ScrollRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A bordered part that scrolls sideways by itself, such as a table on a narrow screen. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-panel border border-line bg-surface"
    >
      {children}
    </section>
  );
}
