import type { Visit } from "@savile/contracts";
import type { DocumentKind } from "@savile/model";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { useAccount } from "../../../lib/account-store.ts";
import { errorCatalogue } from "@savile/contracts/client";
import { announce } from "../../../lib/announce.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import { titleOf } from "../../../lib/title-of.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { FailedNote } from "../../../ui/failed-note.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Note } from "../../../ui/note.tsx";
import { ScreenTitle } from "../../../ui/screen.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { t } from "../work/messages.ts";
import { workOf } from "../work/view-model.ts";
import type { Work } from "../work/view-model.ts";
import { Adopting } from "./adopting.tsx";
import { endVisit, heldVisitQuery } from "./api/held-visit.ts";
import { say } from "./messages.ts";
import { VisitFrame } from "./visit-frame.tsx";
import { VisitPages } from "./visit-pages.tsx";
import { VisitProof } from "./visit-proof.tsx";
import { VisitTruth } from "./visit-truth.tsx";

/** The sentence for the code of a run that failed. */
function sentenceOfCode(code: string | null): string {
  const known = Object.entries(errorCatalogue).find(([name]) => name === code);
  return known?.[1].detail ?? t("error.default");
}

/** The day and hour at which the result goes, as people here write them. */
function deletedAt(iso: string): string {
  return new Intl.DateTimeFormat("en", {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(Date.parse(iso));
}

function StartOver({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="mt-4">
      {children}
      <Link to="/" className={buttonClass("primary")}>
        {say("try.again")}
      </Link>
    </div>
  );
}

interface KeepProps {
  readonly visit: Visit;
  readonly SignIn: VisitScreenProps["SignIn"];
}

/** The way to keep the result, and the way to have it deleted at once. */
function Keep({ visit, SignIn }: KeepProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const end = useMutation({
    ...endVisit,
    onSuccess: () => {
      announce(say("try.deleted"));
      return navigate({ to: "/", replace: true });
    },
  });
  return (
    <section aria-labelledby="keep" className="lg:w-[352px] lg:shrink-0">
      <h2 id="keep" className="sr-only">
        {say("try.keep")}
      </h2>
      {open ? (
        <div className="rounded-panel border border-line bg-surface p-5">
          <SignIn />
        </div>
      ) : (
        <Button look="primary" size="large" wide onClick={() => setOpen(true)}>
          {say("try.keep")}
        </Button>
      )}
      <p className="mt-2 text-sm text-ink-2">
        {say("try.keepText", { when: deletedAt(visit.expires_at) })}{" "}
        <button
          type="button"
          disabled={end.isPending}
          onClick={() => end.mutate()}
          className="min-h-6 text-accent underline underline-offset-4"
        >
          {say("try.delete")}
        </button>
      </p>
    </section>
  );
}

function Result({ work, visit, SignIn }: KeepProps & { readonly work: Work }) {
  const [kind, setKind] = useState<DocumentKind>("resume");
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 py-6 md:px-6">
      <ScreenTitle>{titleOf(work.session)}</ScreenTitle>
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:justify-between">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold tracking-tighter">{titleOf(work.session)}</h1>
          <VisitTruth work={work} />
        </div>
        <Keep visit={visit} SignIn={SignIn} />
      </div>
      <Tabs
        label={say("try.documents")}
        value={kind}
        onChange={setKind}
        rowClass="flex-wrap"
        className="mt-4"
        tabs={[
          { value: "resume", label: say("try.resume") },
          { value: "cover_letter", label: say("try.letter") },
        ]}
      >
        {(["resume", "cover_letter"] as const).map((one) => (
          <TabPanel key={one} value={one} className="pt-5">
            {one === kind ? <VisitPages work={work} kind={kind} /> : null}
          </TabPanel>
        ))}
      </Tabs>
      <VisitProof rows={work.tailoring.table ?? []} />
    </div>
  );
}

function Ready({ visit, SignIn }: KeepProps) {
  const session = useQuery(sessionQuery(visit.session_id));
  const work = useMemo(
    () => (session.data === undefined ? null : workOf(session.data)),
    [session.data],
  );
  if (session.isError) {
    return (
      <VisitFrame title={say("try.failed")}>
        <FailedNote error={session.error} onRetry={() => void session.refetch()} />
      </VisitFrame>
    );
  }
  if (work === null) return <Working />;
  return <Result work={work} visit={visit} SignIn={SignIn} />;
}

function Working() {
  return (
    <VisitFrame title={say("try.working")}>
      <Loading className="block">
        <span className="block aspect-[8.5/11] skeleton" />
      </Loading>
    </VisitFrame>
  );
}

function Held({ SignIn }: VisitScreenProps) {
  const held = useQuery(heldVisitQuery);
  if (held.isError) {
    return (
      <VisitFrame title={say("try.failed")}>
        <FailedNote error={held.error} onRetry={() => void held.refetch()} />
      </VisitFrame>
    );
  }
  if (held.data === undefined) return <Working />;
  if (held.data === null) {
    return (
      <VisitFrame title={say("try.title")}>
        <StartOver>
          <p className="mb-4 text-ink-2">{say("try.gone")}</p>
        </StartOver>
      </VisitFrame>
    );
  }
  const visit = held.data;
  if (visit.status === "succeeded") return <Ready visit={visit} SignIn={SignIn} />;
  if (visit.status === "queued" || visit.status === "running") return <Working />;
  return (
    <VisitFrame title={say("try.failed")}>
      <Note kind="error">{sentenceOfCode(visit.error_code)}</Note>
      <StartOver />
    </VisitFrame>
  );
}

export interface VisitScreenProps {
  /** The steps of the sign-in. */
  readonly SignIn: ComponentType;
}

/** The one result before sign-in: finished pages with their proof, and the way to keep them. */
export function VisitScreen({ SignIn }: VisitScreenProps) {
  const account = useAccount();
  return account === null ? <Held SignIn={SignIn} /> : <Adopting />;
}
