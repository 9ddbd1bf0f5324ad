import type { PricingResponse } from "@savile/contracts";
import { Check, Minus } from "lucide-react";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { say } from "./messages-plans.ts";

function Cell({ value }: { readonly value: string }) {
  if (value === "Yes") {
    return (
      <>
        <Check className="inline size-4 text-add" aria-hidden="true" />
        <span className="sr-only">{value}</span>
      </>
    );
  }
  if (value === "No") {
    return (
      <>
        <Minus className="inline size-4 text-ink-3" aria-hidden="true" />
        <span className="sr-only">{value}</span>
      </>
    );
  }
  return value;
}

/** The plans side by side; scrolls by itself on a narrow screen. */
export function Comparison({ pricing }: { readonly pricing: PricingResponse }) {
  return (
    <section className="mt-10">
      <h2 className="text-xl font-semibold tracking-tight">{say("compare.title")}</h2>
      <div className="mt-4">
        <ScrollRegion label={say("compare.title")}>
          <table className="w-full min-w-[640px] text-left text-sm">
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className="px-4 py-3 font-medium text-ink-3">
                  {say("compare.what")}
                </th>
                {pricing.plans.map((plan) => (
                  <th key={plan.tier} scope="col" className="px-4 py-3 font-semibold">
                    {plan.display_name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {pricing.comparison.map((row) => (
                <tr key={row.label}>
                  <th scope="row" className="px-4 py-2.5 font-normal text-ink-2">
                    {row.label}
                  </th>
                  {pricing.plans.map((plan) => (
                    <td key={plan.tier} className="px-4 py-2.5 tabular">
                      <Cell value={row.values[plan.tier]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </section>
  );
}
