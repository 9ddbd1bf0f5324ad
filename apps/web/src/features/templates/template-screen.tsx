import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { ApiError, sentenceOf } from "../../lib/api-error.ts";
import { useTemplates } from "../../lib/list-templates.ts";
import { startGeneration } from "../../lib/start-generation.ts";
import { ScreenHead } from "../../ui/screen.tsx";
import { StepRail } from "../../ui/step-rail.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { say } from "./messages.ts";
import { PaperChoice } from "./paper-choice.tsx";
import { TemplateFoot } from "./template-foot.tsx";
import { GridSkeleton, TemplateGrid } from "./template-grid.tsx";
import { useTemplateChoice } from "./use-template-choice.ts";
import { part } from "../../ui/part.tsx";

const Recommendation = part(async () => (await import("./recommendation.tsx")).Recommendation);
// What is seldom seen is loaded when it is.
const NoJob = part(async () => (await import("./picker-notes.tsx")).NoJob);
const ListFailed = part(async () => (await import("./picker-notes.tsx")).ListFailed);
const UpgradeDialog = part(
  async () => (await import("../../ui/templates/upgrade-dialog.tsx")).UpgradeDialog,
  { look: "layer" },
);

type Choice = ReturnType<typeof useTemplateChoice>;

function Picker({ uploadId, choice }: { readonly uploadId: string; readonly choice: Choice }) {
  const { list, error, refetch } = useTemplates();
  const [category, setCategory] = useState<string | null>(null);
  if (list === undefined) return <GridSkeleton />;
  const { templates, plan } = list;
  const { jobDescription, template: chosen, paper, use, locked, closeOffer } = choice;
  return (
    <>
      {error === null ? null : (
        <Suspense fallback={null}>
          <ListFailed error={error} onRetry={() => void refetch()} />
        </Suspense>
      )}
      {jobDescription.trim() === "" ? null : (
        <Suspense fallback={<div className="mt-6 h-44 rounded-panel skeleton" />}>
          <Recommendation
            uploadId={uploadId}
            jobDescription={jobDescription}
            templates={templates}
            chosen={chosen}
            onUse={use}
          />
        </Suspense>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <CategoryFilter templates={templates} value={category} onChange={setCategory} />
        <PaperChoice value={paper} onChange={choice.setPaper} />
      </div>
      <TemplateGrid
        uploadId={uploadId}
        paper={paper}
        templates={templates}
        category={category}
        chosen={chosen}
        onUse={use}
      />
      {locked === null ? null : (
        <Suspense fallback={null}>
          <UpgradeDialog locked={locked} current={plan} onClose={closeOffer} />
        </Suspense>
      )}
    </>
  );
}

function isUnclear(error: unknown): boolean {
  return error instanceof ApiError && error.code === "resume_unclear";
}

function CheckLink({ uploadId }: { readonly uploadId: string }) {
  return (
    <Link
      to="/new/$uploadId/check"
      params={{ uploadId }}
      className="font-medium underline underline-offset-4"
    >
      {say("picker.answer")}
    </Link>
  );
}

/** Third step: the look of the documents. */
export function TemplateScreen() {
  const { uploadId } = useParams({ from: "/signed-in/new/$uploadId/template" });
  const navigate = useNavigate();
  const choice = useTemplateChoice(uploadId);
  const { list } = useTemplates();
  const start = useMutation({
    ...startGeneration,
    onSuccess: (id) => navigate({ to: "/s/$id/generating", params: { id } }),
  });
  const { jobDescription, company, template, paper, key } = choice;
  const noJob = jobDescription.trim() === "";
  const chosen = list?.templates.find((one) => one.id === template && one.available);
  return (
    <div className="flex flex-1 flex-col">
      <div className="mx-auto w-full max-w-[1120px] flex-1 px-4 py-8 md:px-6 md:py-10">
        <StepRail current="template" />
        <ScreenHead title={say("picker.title")} lead={say("picker.lead")} />
        {noJob ? (
          <Suspense fallback={null}>
            <NoJob uploadId={uploadId} />
          </Suspense>
        ) : null}
        <Picker uploadId={uploadId} choice={choice} />
      </div>
      <TemplateFoot
        chosen={chosen}
        ready={!noJob}
        busy={start.isPending}
        failure={start.isError ? sentenceOf(start.error) : null}
        remedy={isUnclear(start.error) ? <CheckLink uploadId={uploadId} /> : null}
        onCreate={() => start.mutate({ uploadId, jobDescription, company, template, paper, key })}
      />
    </div>
  );
}
