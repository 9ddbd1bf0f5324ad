import type { ReactNode } from "react";
import { t } from "./messages.ts";

export interface StatisticProps<T> {
  readonly title: string;
  readonly least: number;
  readonly of: { readonly applications: number; readonly value: T | null };
  readonly children: (value: T) => ReactNode;
}

/** A statistic under its heading, or what it still needs. */
export function Statistic<T>({ title, least, of, children }: StatisticProps<T>) {
  const { applications: n, value } = of;
  return (
    <section className="rounded-panel border border-line bg-surface p-4 md:p-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1 text-sm text-ink-3">
        {value === null ? t("tooFew", { least, n }) : t("restsOn", { n })}
      </p>
      {value === null ? null : <div className="mt-3">{children(value)}</div>}
    </section>
  );
}

export interface CountsProps {
  readonly caption: string;
  readonly head: string;
  readonly count: string;
  readonly rows: readonly { readonly name: string; readonly count: number }[];
}

/** Names with their counts. */
export function Counts({ caption, head, count, rows }: CountsProps) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-ink-3">
          <th scope="col" className="py-2 pr-4 font-medium">
            {head}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {count}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className="py-2 pr-4 font-normal break-words">
              {row.name}
            </th>
            <td className="py-2 text-right tabular">{row.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
