import type { SessionSummary } from "@savile/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { t } from "../../messages-signed-in.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { sessionsQuery } from "./api/list-sessions.ts";
import { FirstVisit } from "./first-visit.tsx";
import { SampleButton } from "./sample-button.tsx";
import { SessionRow } from "./session-row.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";

// Rows further down show blank paper.
const drawnRows = 8;

function Skeleton() {
  return (
    <Loading className="mt-6 block space-y-3">
      {[0, 1, 2].map((row) => (
        <div key={row} className="h-[104px] skeleton" />
      ))}
    </Loading>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <div className="mt-6">
      <FailedNote title={t("home.loadFailed")} error={error} onRetry={onRetry} />
    </div>
  );
}

function Recent({ sessions }: { readonly sessions: readonly SessionSummary[] }) {
  return (
    <section aria-labelledby="recent" className="mt-8">
      <h2 id="recent" className="text-sm font-medium text-ink-3">
        {t("home.recent")}
      </h2>
      <ul className="mt-3 space-y-3">
        {sessions.map((session, index) => (
          <SessionRow key={session.session_id} session={session} drawn={index < drawnRows} />
        ))}
      </ul>
    </section>
  );
}

function Ways() {
  return (
    <div className="flex flex-wrap gap-2">
      <SampleButton />
      <Link to="/new" className={buttonClass("primary")}>
        <Plus className="size-4" aria-hidden="true" />
        {t("home.newLong")}
      </Link>
    </div>
  );
}

/** Home of a signed-in account. */
export function HomeScreen() {
  const sessions = useQuery(sessionsQuery);
  const first = sessions.data?.length === 0;
  return (
    <div className="mx-auto w-full max-w-[960px] px-4 py-8 md:px-6 md:py-12">
      <ScreenHead title={t("home.title")} aside={first ? null : <Ways />} />
      {sessions.isPending ? <Skeleton /> : null}
      {sessions.isError ? (
        <Failed error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : null}
      {first ? <FirstVisit /> : null}
      {sessions.data === undefined || first ? null : <Recent sessions={sessions.data} />}
      <footer className="mt-12 border-t border-line pt-4 text-sm text-ink-3">
        {t("app.footer")}
      </footer>
    </div>
  );
}
