import { t } from "./messages.ts";

export interface BarChartProps {
  readonly label: string;
  /** Days in order, oldest first. */
  readonly days: readonly { readonly day: string; readonly count: number }[];
}

const height = 48;
const gap = 2;

/** A small chart of one count a day; its words say what it shows. */
export function BarChart({ label, days }: BarChartProps) {
  const most = Math.max(0, ...days.map((one) => one.count));
  const total = days.reduce((sum, one) => sum + one.count, 0);
  const peak = days.find((one) => one.count === most);
  const said =
    total === 0 || peak === undefined
      ? t("stats.chartEmpty", { label })
      : t("stats.chart", { label, total, most, day: peak.day });
  const width = 300 / Math.max(1, days.length);
  return (
    <figure>
      <figcaption className="text-sm text-ink-3">{label}</figcaption>
      <svg
        viewBox={`0 0 300 ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={said}
        className="mt-2 h-12 w-full text-accent"
      >
        {days.map((one, index) => {
          const tall = most === 0 ? 1 : Math.max(1, (one.count / most) * height);
          return (
            <rect
              key={one.day}
              x={index * width}
              y={height - tall}
              width={Math.max(1, width - gap)}
              height={tall}
              fill="currentColor"
              opacity={one.count === 0 ? 0.25 : 1}
            />
          );
        })}
      </svg>
    </figure>
  );
}
