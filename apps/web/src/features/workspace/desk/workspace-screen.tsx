import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useParams } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { sentenceOf } from "../../../lib/api-error.ts";
import { lacksContent, sessionQuery } from "../../../lib/get-session.ts";
import { t } from "../work/messages.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { part } from "../../../ui/part.tsx";
import { ScreenTitle } from "../../../ui/screen.tsx";
import { Desk } from "./desk.tsx";
import { WorkRoom } from "../store/work-room.tsx";
import { workOf } from "../work/view-model.ts";

// What is seldom seen is loaded when it is.
const ContentMissing = part(
  async () => (await import("../../../ui/content-missing.tsx")).ContentMissing,
);

function Loading() {
  return (
    <output className="mx-auto block w-full max-w-[760px] px-4 py-8">
      <span className="text-sm text-ink-3">{t("work.loading")}</span>
      <span className="mt-4 block aspect-[8.5/11] w-full skeleton" />
    </output>
  );
}

/** The finished documents with their proof. */
export function WorkspaceScreen() {
  const { id } = useParams({ from: "/signed-in/s/$id" });
  const session = useQuery(sessionQuery(id));
  const work = useMemo(
    () => (session.data === undefined ? null : workOf(session.data)),
    [session.data],
  );
  if (session.isPending) return <Loading />;
  if (session.isError) {
    return (
      <div className="mx-auto w-full max-w-[560px] px-4 py-14">
        <ScreenTitle>{t("error.title")}</ScreenTitle>
        <h1 className="mb-4 text-xl font-semibold tracking-tight">{t("work.pagesFailed")}</h1>
        <Note
          kind="error"
          actions={
            <>
              <Button size="small" onClick={() => void session.refetch()}>
                {t("app.retry")}
              </Button>
              <Link to="/" className={buttonClass("secondary", "small")}>
                {t("missing.home")}
              </Link>
            </>
          }
        >
          {sentenceOf(session.error)}
        </Note>
      </div>
    );
  }
  if (lacksContent(session.data)) {
    return (
      <Suspense fallback={<Loading />}>
        <ContentMissing onRetry={() => void session.refetch()} />
      </Suspense>
    );
  }
  if (work === null) return <Navigate to="/s/$id/generating" params={{ id }} replace />;
  return (
    <Suspense fallback={<Loading />}>
      <WorkRoom key={id} work={work}>
        <Desk work={work} />
      </WorkRoom>
    </Suspense>
  );
}
