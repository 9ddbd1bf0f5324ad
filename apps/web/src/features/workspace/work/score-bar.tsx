export interface ScoreBarProps {
  /** The estimates in points of 100: untailored, as it stands, and what can be reached at most. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/** A picture of three estimates; the figures stand beside it as text. */
export function ScoreBar({ from, to, top }: ScoreBarProps) {
  return (
    <div aria-hidden="true" className="relative mt-2 h-2 rounded-full bg-line">
      <span
        className="absolute inset-y-0 left-0 rounded-full border-r border-dashed border-ink-3 bg-marker/60"
        style={{ width: `${top}%` }}
      />
      <span
        className="absolute inset-y-0 left-0 rounded-full bg-accent forced-colors:bg-[Highlight]"
        style={{ width: `${to}%` }}
      />
      <span
        className="absolute -inset-y-0.5 w-0.5 -translate-x-1/2 bg-ink"
        style={{ left: `${Math.min(99.5, Math.max(0.5, from))}%` }}
      />
    </div>
  );
}
