import { billingPeriods } from "@savile/model";
import type { BillingPeriod } from "@savile/model";
import { clsx } from "clsx";
import { say } from "./messages-plans.ts";

export interface PeriodChoiceProps {
  readonly value: BillingPeriod;
  /** Largest saving against paying monthly, in whole percent; 0 shows nothing. */
  readonly savings: Readonly<Record<BillingPeriod, number>>;
  readonly onChange: (period: BillingPeriod) => void;
}

/** One of the three billing periods. */
export function PeriodChoice({ value, savings, onChange }: PeriodChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">{say("period.label")}</legend>
      <div className="inline-flex flex-wrap gap-1 rounded-control border border-line bg-surface p-1">
        {billingPeriods.map((period) => (
          <label
            key={period}
            className={clsx(
              "relative flex min-h-10 items-center gap-2 rounded-mark px-4 text-base font-medium transition-colors",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              value === period ? "bg-accent-soft text-ink" : "text-ink-2 hover:text-ink",
            )}
          >
            <input
              type="radio"
              name="period"
              value={period}
              checked={value === period}
              onChange={() => onChange(period)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {say(`period.${period}`)}
            {savings[period] > 0 ? (
              <span className="text-sm font-normal text-add">
                {say("period.save", { n: savings[period] })}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
