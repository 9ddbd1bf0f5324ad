import type { ProofRow } from "@savile/model";
import { say } from "./messages.ts";

/** What the posting asks for, each with the line that shows it. */
export function VisitProof({ rows }: { readonly rows: readonly ProofRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="asked" className="mt-8">
      <h2 id="asked" className="text-lg font-semibold tracking-tight">
        {say("try.asked")}
      </h2>
      <dl className="mt-3 divide-y divide-line rounded-panel border border-line bg-surface">
        {rows.map(({ reqId, asked, line }) => (
          <div key={reqId} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[2fr_3fr]">
            <dt className="font-medium wrap-anywhere">{asked}</dt>
            <dd className={line === undefined ? "text-ink-3" : "wrap-anywhere text-ink-2"}>
              {line ?? say("try.noLine")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
