import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Suspense, lazy, useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { freeTemplates, templatesQuery } from "../../lib/list-templates.ts";
import { startGeneration } from "../../lib/start-generation.ts";
import { t } from "../../messages-signed-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { StepRail } from "../../ui/step-rail.tsx";
import { recommendationQuery } from "./api/recommend-template.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { CompareList } from "./compare-list.tsx";
import { say } from "./messages.ts";
import { PaperChoice } from "./paper-choice.tsx";
import { RecommendationBanner } from "./recommendation-banner.tsx";
import { TemplateFoot } from "./template-foot.tsx";
import { GridSkeleton, TemplateGrid } from "./template-grid.tsx";
import { useTemplateChoice } from "./use-template-choice.ts";

const UpgradeDialog = lazy(async () => {
  const { UpgradeDialog: Dialog } = await import("../../ui/templates/upgrade-dialog.tsx");
  return { default: Dialog };
});

function NoJob({ uploadId }: { readonly uploadId: string }) {
  return (
    <div className="mt-6">
      <Note
        kind="warn"
        actions={
          <Link
            to="/new/$uploadId/job"
            params={{ uploadId }}
            className={buttonClass("secondary", "small")}
          >
            {t("template.addJob")}
          </Link>
        }
      >
        {t("template.noJob")}
      </Note>
    </div>
  );
}

function ListFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div className="mt-6">
      <Note
        kind="error"
        title={say("picker.failed")}
        actions={
          <Button size="small" onClick={onRetry}>
            {t("app.retry")}
          </Button>
        }
      >
        {sentenceOf(error)}
      </Note>
    </div>
  );
}

type Choice = ReturnType<typeof useTemplateChoice>;

function Picker({ uploadId, choice }: { readonly uploadId: string; readonly choice: Choice }) {
  const list = useQuery(templatesQuery);
  const recommended = useQuery(recommendationQuery(uploadId, choice.jobDescription));
  const [category, setCategory] = useState<string | null>(null);
  if (list.isPending) return <GridSkeleton />;
  const { templates, plan } = list.data ?? freeTemplates();
  const answer = recommended.isError ? null : recommended.data;
  const { template: chosen, paper, use, locked, closeOffer } = choice;
  return (
    <>
      {list.isError ? <ListFailed error={list.error} onRetry={() => void list.refetch()} /> : null}
      {answer === undefined || answer === null ? null : (
        <RecommendationBanner answer={answer} templates={templates} chosen={chosen} onUse={use} />
      )}
      {choice.jobDescription.trim() === "" ? null : (
        <CompareList answer={answer} templates={templates} />
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

/** Third step: the look of the documents. */
export function TemplateScreen() {
  const { uploadId } = useParams({ from: "/signed-in/new/$uploadId/template" });
  const navigate = useNavigate();
  const choice = useTemplateChoice(uploadId);
  const list = useQuery(templatesQuery);
  const start = useMutation({
    ...startGeneration,
    onSuccess: (id) => navigate({ to: "/s/$id/generating", params: { id } }),
  });
  const { jobDescription, template, paper, key } = choice;
  const noJob = jobDescription.trim() === "";
  const known = list.data ?? (list.isError ? freeTemplates() : undefined);
  const chosen = known?.templates.find((one) => one.id === template && one.available);
  return (
    <div className="flex flex-1 flex-col">
      <div className="mx-auto w-full max-w-[1120px] flex-1 px-4 py-8 md:px-6 md:py-10">
        <StepRail current="template" />
        <ScreenHead title={say("picker.title")} lead={say("picker.lead")} />
        {noJob ? <NoJob uploadId={uploadId} /> : null}
        <Picker uploadId={uploadId} choice={choice} />
      </div>
      <TemplateFoot
        chosen={chosen}
        ready={!noJob}
        busy={start.isPending}
        failure={start.isError ? sentenceOf(start.error) : null}
        onCreate={() => start.mutate({ uploadId, jobDescription, template, paper, key })}
      />
    </div>
  );
}
