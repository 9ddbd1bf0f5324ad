import type { ReactNode } from "react";

export interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

/** One figure with what belongs to it. */
export function Tile({ name, value, children }: TileProps) {
  return (
    <li className="rounded-panel border border-line bg-surface p-4">
      <p className="text-sm text-ink-3">{name}</p>
      <p className="mt-1 text-xl font-semibold tracking-tight tabular">{value}</p>
      {children === undefined ? null : <p className="mt-0.5 text-sm text-ink-2">{children}</p>}
    </li>
  );
}
