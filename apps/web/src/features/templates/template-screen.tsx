import type { Paper } from "@savile/model";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { keepDraft, readDraft } from "../../lib/drafts.ts";
import { uploadQuery } from "../../lib/get-upload.ts";
import { makeKey } from "../../lib/make-key.ts";
import { startGeneration } from "../../lib/start-generation.ts";
import { t } from "../../messages-signed-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { StepRail } from "../../ui/step-rail.tsx";
import { templatesQuery } from "./api/list-templates.ts";
import { PaperChoice } from "./paper-choice.tsx";
import { RecommendationBanner } from "./recommendation-banner.tsx";
import { TemplateCard } from "./template-card.tsx";

function useChoice(uploadId: string) {
  const [draft] = useState(() => readDraft(uploadId));
  const [template, setTemplate] = useState(draft.template);
  const [paper, setPaper] = useState<Paper>("letter");
  // One key per choice: a second click joins the run of the first one.
  const [key] = useState(makeKey);
  function choose(id: string): void {
    setTemplate(id);
    keepDraft(uploadId, { template: id });
  }
  return { jobDescription: draft.jobDescription, template, paper, setPaper, choose, key };
}

/** Third step: the look of the documents. */
export function TemplateScreen() {
  const { uploadId } = useParams({ from: "/signed-in/new/$uploadId/template" });
  const navigate = useNavigate();
  const choice = useChoice(uploadId);
  const templates = useQuery(templatesQuery);
  const upload = useQuery(uploadQuery(uploadId));
  const start = useMutation({
    ...startGeneration,
    onSuccess: (id) => navigate({ to: "/s/$id/generating", params: { id } }),
  });
  const noJob = choice.jobDescription.trim() === "";
  const chosen = templates.data?.all_templates.find((one) => one.id === choice.template);

  function create(): void {
    const { jobDescription, template, paper, key } = choice;
    start.mutate({ uploadId, jobDescription, template, paper, key });
  }

  return (
    <div className="flex flex-1 flex-col">
      <div className="mx-auto w-full max-w-[1120px] flex-1 px-4 py-8 md:px-6 md:py-10">
        <StepRail current="template" />
        <ScreenHead title={t("template.title")} lead={t("template.lead")} />
        {noJob ? (
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
        ) : null}
        {templates.isError ? (
          <div className="mt-6">
            <Note
              kind="error"
              title={t("template.loadFailed")}
              actions={
                <Button size="small" onClick={() => void templates.refetch()}>
                  {t("app.retry")}
                </Button>
              }
            >
              {sentenceOf(templates.error)}
            </Note>
          </div>
        ) : null}
        {templates.data === undefined ? null : (
          <RecommendationBanner
            uploadId={uploadId}
            jobDescription={choice.jobDescription}
            templates={templates.data.all_templates}
            chosen={choice.template}
            onUse={choice.choose}
          />
        )}
        <div
          role="radiogroup"
          aria-label={t("template.group")}
          className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
        >
          {templates.isPending ? <div className="h-[460px] skeleton" /> : null}
          {templates.data?.all_templates.map((template, index) => (
            <TemplateCard
              key={template.id}
              template={template}
              isDefault={index === 0}
              wide={templates.data.all_templates.length === 1}
              resume={upload.data?.extraction.resume}
              checked={template.id === choice.template}
              onChoose={() => choice.choose(template.id)}
            />
          ))}
        </div>
      </div>
      <div className="sticky bottom-0 border-t border-line bg-surface">
        <div className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 md:px-6">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <p className="font-medium">
              {chosen === undefined ? "" : t("template.chosen", { name: chosen.name })}
            </p>
            <PaperChoice value={choice.paper} onChange={choice.setPaper} />
          </div>
          <div className="w-full sm:w-auto">
            <Button
              look="primary"
              size="large"
              wide
              disabled={noJob || chosen === undefined}
              busy={start.isPending}
              onClick={create}
            >
              {start.isPending ? t("template.starting") : t("template.submit")}
            </Button>
          </div>
          {start.isError ? (
            <p role="alert" className="w-full text-sm text-danger">
              {sentenceOf(start.error)}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
