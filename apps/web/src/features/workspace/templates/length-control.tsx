import { templates } from "@savile/model";
import { clsx } from "clsx";
import { useQuery } from "@tanstack/react-query";
import { sentenceOf } from "../../../lib/api-error.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { pageSourceQuery } from "../../../lib/page-source.ts";
import type { Work } from "../work/view-model.ts";
import { BreakList } from "./break-list.tsx";
import { LeftOutList } from "./left-out-list.tsx";
import { say } from "./messages.ts";
import { budgetOf, useLayout } from "./use-layout.ts";
import type { PageBudget } from "./use-layout.ts";

const budgets: readonly PageBudget[] = [null, 1, 2];
const longest = 3;

function nameOf(budget: PageBudget): string {
  if (budget === null) return say("length.auto");
  return budget === 1 ? say("length.pages.one") : say("length.pages.many", { n: budget });
}

/** As many pages as the template is made for; a length that was set before stays a choice. */
function choicesOf({ session }: Work): readonly PageBudget[] {
  const made = templates.find(({ id }) => id === session.template)?.maxPages ?? 2;
  return made === longest || budgetOf(session) === longest ? [...budgets, longest] : budgets;
}

function Standing({ work }: { readonly work: Work }) {
  const source = useQuery(pageSourceQuery(work.session, "resume"));
  const pages = source.data?.pages.length ?? work.session.pages?.resume;
  const fit = source.data?.fit;
  if (pages === undefined) return null;
  return (
    <p className="mt-2 text-sm text-ink-2 tabular">
      {pages === 1 ? say("length.now.one") : say("length.now.many", { n: pages })}{" "}
      {fit === undefined ? null : say("length.tight", { n: Number(fit.body.toFixed(1)) })}
      {fit === undefined || fit.met ? null : (
        <span className="mt-1 block text-warn">
          {say("length.over", { n: Math.max(1, Math.round(fit.linesOver)) })}
        </span>
      )}
    </p>
  );
}

/** How many pages the resume may take, what had to go for it, and where its pages break. */
export function LengthControl({ work }: { readonly work: Work }) {
  const { session } = work;
  const layout = useLayout(session);
  const current = budgetOf(session);
  return (
    <section aria-labelledby="length-title" className="mb-4 border-b border-line pb-4">
      <h3 id="length-title" className="mb-2 flex items-center gap-2 text-sm font-semibold">
        {say("length.title")}
        {layout.isPending ? (
          <span className="flex items-center gap-1.5 font-normal text-ink-3">
            <Spinner />
            {say("length.setting")}
          </span>
        ) : null}
      </h3>
      <div className="flex gap-1.5">
        {choicesOf(work).map((budget) => (
          <button
            key={String(budget)}
            type="button"
            aria-pressed={budget === current}
            aria-disabled={layout.isPending}
            onClick={() => {
              if (!layout.isPending && budget !== current) layout.mutate({ budget });
            }}
            className={clsx(
              "h-9 flex-1 rounded-control border px-2 text-sm font-medium transition-colors",
              budget === current
                ? "border-accent bg-accent-soft text-ink"
                : "border-line text-ink-2 hover:border-line-strong",
            )}
          >
            {nameOf(budget)}
          </button>
        ))}
      </div>
      <Standing work={work} />
      {layout.isError ? (
        <p role="alert" className="mt-2 text-sm text-danger">
          {sentenceOf(layout.error)}
        </p>
      ) : null}
      <LeftOutList />
      <BreakList
        work={work}
        busy={layout.isPending}
        onChange={(breaks) => layout.mutate({ budget: current, breaks })}
      />
    </section>
  );
}
