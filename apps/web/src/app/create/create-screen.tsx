import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useId } from "react";
import type { ReactNode } from "react";
import { PostingFound } from "../../features/posting/posting-found.tsx";
import { PostingPart } from "../../features/posting/posting-part.tsx";
import { TemplateFoot } from "../../features/templates/template-foot.tsx";
import { useTemplateChoice } from "../../features/templates/use-template-choice.ts";
import { useTemplates } from "../../lib/list-templates.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { part } from "../../ui/part.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { useLastResume } from "./last-resume.ts";
import { say } from "./messages.ts";
import { ResumePart } from "./resume-part.tsx";
import { useApplicationDraft } from "./use-application-draft.ts";
import type { ApplicationDraft } from "./use-application-draft.ts";
import { useCreate } from "./use-create.ts";
import { usePlace } from "./use-place.ts";

// A run is refused, and a posting waits for another one, long after the first look or rarely.
const WhyNot = part(async () => (await import("./why-not.tsx")).WhyNot);
const TakenOffer = part(
  async () => (await import("../../features/posting/taken-offer.tsx")).TakenOffer,
);
// It stands below the first look.
const LookPart = part(
  async () => (await import("../../features/templates/look-part.tsx")).LookPart,
);

const settleMs = 300;

interface PartProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the screen with its heading, which also leads there. */
function Part({ title, className = "", children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <h2 id={id} className="mb-2 font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What is still to be given. */
function lackOf(uploadId: string | null, text: string): string | null {
  const blank = text.trim() === "";
  if (uploadId === null) return say(blank ? "lack.both" : "lack.resume");
  return blank ? say("lack.posting") : null;
}

const lookId = "look";

function leadToLook(): void {
  const look = document.getElementById(lookId);
  look?.focus({ preventScroll: true });
  look?.scrollIntoView({ block: "center" });
}

/** The posting, and above it one that was taken along while another one stands in the field. */
function JobPart({ draft }: { readonly draft: ApplicationDraft }) {
  const { taken, jobDescription, setText, setTaken } = draft;
  return (
    <>
      {taken === null || taken.text === jobDescription ? null : (
        <Suspense fallback={<div className="h-24" />}>
          <TakenOffer taken={taken} text={jobDescription} onText={setText} onTaken={setTaken} />
        </Suspense>
      )}
      <PostingPart text={jobDescription} onText={setText} onNext={leadToLook} />
    </>
  );
}

interface ApplicationProps {
  /** The upload that the address names. */
  readonly named: string | undefined;
  /** The application goes on with this upload. */
  readonly onResume: (uploadId: string) => void;
}

function Application({ named, onResume }: ApplicationProps) {
  const last = useLastResume(named === undefined);
  const uploadId = named ?? last ?? null;
  const draft = useApplicationDraft(named);
  const { jobDescription, company, template } = draft;
  const settled = useSettled(jobDescription, settleMs);
  // A run that ends without documents leads back to its upload, and finds the posting there.
  const run = useCreate(draft.moveTo);
  const { list } = useTemplates();
  const choice = useTemplateChoice({
    uploadId,
    jobDescription: settled,
    template,
    onTemplate: draft.setTemplate,
  });
  const chosen = list?.templates.find((one) => one.id === template && one.available);

  function create(): void {
    if (uploadId === null) return;
    run.create({ uploadId, jobDescription, company, template, paper: choice.paper });
  }

  // What stands below a resume that is still looked for would be pushed away by it.
  const below = last === undefined ? "max-lg:invisible" : "";
  return (
    <div className="flex flex-1 flex-col">
      <div className="mx-auto w-full max-w-[1360px] flex-1 px-4 py-5 md:px-6">
        <ScreenHead title={say("create.title")} lead={say("create.lead")} />
        <div
          className={`mt-4 grid items-start gap-6 lg:grid-cols-[320px_minmax(0,1fr)] xl:grid-cols-[320px_minmax(0,1fr)_300px] ${below}`}
        >
          <Part title={say("create.resume")} className="visible lg:row-span-2 xl:row-span-1">
            <ResumePart
              uploadId={last === undefined ? undefined : uploadId}
              isLast={named === undefined}
              doubts={run.doubts}
              onUploaded={(id) => {
                draft.moveTo(id);
                onResume(id);
              }}
            />
          </Part>
          <Part title={say("create.posting")}>
            <JobPart draft={draft} />
          </Part>
          <PostingFound
            text={jobDescription}
            settled={settled}
            company={company}
            onCompany={draft.setCompany}
          />
        </div>
        <div id={lookId} tabIndex={-1} className={`mt-5 outline-none ${below}`}>
          <Suspense fallback={<div className="h-72" />}>
            <LookPart choice={choice} title={say("create.look")} />
          </Suspense>
        </div>
      </div>
      <TemplateFoot
        chosen={chosen}
        lack={lackOf(uploadId, jobDescription)}
        busy={run.isBusy}
        failure={
          uploadId === null || (run.error === null && run.waits === "settled") ? null : (
            <WhyNot waits={run.waits} error={run.error} uploadId={uploadId} />
          )
        }
        onCreate={create}
      />
    </div>
  );
}

/** An application on one screen: the resume, the job, the look, and one button. */
export function CreateScreen() {
  const { upload } = useSearch({ from: "/signed-in/new" });
  const navigate = useNavigate();
  const { key, expect } = usePlace(upload);
  return (
    <Application
      key={key}
      named={upload}
      onResume={(id) => {
        expect(id);
        void navigate({ to: "/new", search: { upload: id }, replace: true });
      }}
    />
  );
}
