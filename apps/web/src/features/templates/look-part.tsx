import type { TemplateEntry } from "@savile/contracts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { uploadQuery } from "../../lib/get-upload.ts";
import { useTemplates } from "../../lib/list-templates.ts";
import { part } from "../../ui/part.tsx";
import type { Locked } from "../../ui/templates/upgrade.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { PaperChoice } from "./paper-choice.tsx";
import { StripSkeleton, TemplateStrip } from "./template-strip.tsx";
import type { TemplateChoice } from "./use-template-choice.ts";

const Recommendation = part(async () => (await import("./recommendation.tsx")).Recommendation);
// What is seldom seen is loaded when it is.
const ListFailed = part(async () => (await import("./picker-notes.tsx")).ListFailed);
const UpgradeDialog = part(
  async () => (await import("../../ui/templates/upgrade-dialog.tsx")).UpgradeDialog,
  { look: "layer" },
);

export interface LookPartProps {
  readonly choice: TemplateChoice;
  readonly title: string;
}

/** The look of the documents: a strip of templates, and below it which one suits the posting. */
export function LookPart({ choice, title }: LookPartProps) {
  const { list, error, refetch } = useTemplates();
  const resume = useQuery({
    ...uploadQuery(choice.uploadId ?? ""),
    enabled: choice.uploadId !== null,
  });
  const [category, setCategory] = useState<string | null>(null);
  const [locked, setLocked] = useState<Locked | null>(null);
  /** Takes a template; one of a larger plan opens its offer instead. */
  function use(one: TemplateEntry): void {
    if (one.available) choice.onTemplate(one.id);
    else setLocked({ kind: "template", id: one.id, name: one.name, plan: one.tier_required });
  }
  const head = <h2 className="font-semibold tracking-tight">{title}</h2>;
  if (list === undefined) {
    return (
      <>
        {head}
        <StripSkeleton />
      </>
    );
  }
  const { templates, plan } = list;
  const { uploadId, jobDescription, template: chosen, paper } = choice;
  const known = templates.find(({ id }) => id === chosen);
  return (
    <>
      {error === null ? null : (
        <Suspense fallback={null}>
          <ListFailed error={error} onRetry={() => void refetch()} />
        </Suspense>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {head}
        <CategoryFilter templates={templates} value={category} onChange={setCategory} />
        <PaperChoice value={paper} onChange={choice.setPaper} />
      </div>
      <TemplateStrip
        upload={choice.uploadId === null ? null : (resume.data ?? null)}
        paper={paper}
        templates={templates}
        category={category}
        chosen={chosen}
        onUse={use}
      />
      {known === undefined ? null : (
        <p className="mt-3 text-sm text-ink-2">
          {known.description} <span className="text-ink-3">{known.features.join(" · ")}</span>
        </p>
      )}
      {uploadId === null || jobDescription.trim() === "" ? null : (
        <Suspense fallback={<div className="mt-4 h-40 rounded-panel skeleton" />}>
          <Recommendation
            uploadId={uploadId}
            jobDescription={jobDescription}
            templates={templates}
            chosen={chosen}
            onUse={use}
          />
        </Suspense>
      )}
      {locked === null ? null : (
        <Suspense fallback={null}>
          <UpgradeDialog locked={locked} current={plan} onClose={() => setLocked(null)} />
        </Suspense>
      )}
    </>
  );
}
