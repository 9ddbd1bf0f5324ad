export interface ProgressBarProps {
  readonly label: string;
  /** 0..100. */
  readonly value: number;
  readonly text: string;
}

/** A bar with its value for assistive technology. */
export function ProgressBar({ label, value, text }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={text}
      max={100}
      value={Math.max(0, Math.min(100, value))}
      className={
        "block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line " +
        "[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full " +
        "[&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width] " +
        "[&::-webkit-progress-value]:duration-300 [&::-moz-progress-bar]:bg-accent forced-colors:border"
      }
    />
  );
}
