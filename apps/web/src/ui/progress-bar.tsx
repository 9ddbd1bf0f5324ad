export interface ProgressBarProps {
  readonly label: string;
  /** 0..100. */
  readonly value: number;
  readonly text: string;
}

/** A bar with its value for assistive technology. */
export function ProgressBar({ label, value, text }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={text}
      className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform duration-300 ease-out forced-colors:bg-[Highlight]"
        style={{ transform: `scaleX(${Math.max(0, Math.min(100, value)) / 100})` }}
      />
    </div>
  );
}
