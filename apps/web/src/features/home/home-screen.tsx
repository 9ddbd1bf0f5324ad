import type { SessionList as Sessions } from "@savile/contracts";
import type { ApplicationState } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { useSettled } from "../../lib/use-settled.ts";
import { buttonClass } from "../../ui/button.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { useLeaving } from "./api/leaving.ts";
import { pageSize, sessionsQuery } from "./api/list-sessions.ts";
import { sendSaidStates } from "./api/set-application-state.ts";
import { FirstVisit } from "./first-visit.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { SampleButton } from "./sample-button.tsx";
import { SessionList } from "./session-list.tsx";
import { say } from "./texts/messages.ts";

const settleMs = 250;

function Skeleton() {
  return (
    <Loading className="mt-6 block space-y-3">
      {[0, 1, 2].map((row) => (
        <div key={row} className="h-[104px] skeleton" />
      ))}
    </Loading>
  );
}

function Ways() {
  return (
    <div className="flex flex-wrap gap-2">
      <SampleButton />
      <Link to="/new" className={buttonClass("primary")}>
        <Plus className="size-4" aria-hidden="true" />
        {say("home.newLong")}
      </Link>
    </div>
  );
}

/** The list without what is about to be deleted. */
function without(list: Sessions, leaving: ReadonlySet<string>): Sessions {
  const sessions = list.sessions.filter((session) => !leaving.has(session.session_id));
  const gone = list.sessions.length - sessions.length;
  return gone === 0 ? list : { sessions, total: list.total - gone, all: list.all - gone };
}

/** The list with its search, its filter and its pages. */
function useSessions() {
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(pageSize);
  const [state, setState] = useState<ApplicationState | null>(null);
  const settled = useSettled(search.trim(), settleMs);
  // What was chosen just before the page was left goes out first.
  const sessions = useQuery(sessionsQuery(settled, limit, state, sendSaidStates));
  const leaving = useLeaving();
  const list = sessions.data === undefined ? undefined : without(sessions.data, leaving);
  return {
    sessions,
    list,
    search,
    state,
    onState: (next: ApplicationState | null) => {
      setState(next);
      setLimit(pageSize);
    },
    busy: sessions.isPlaceholderData || settled !== search.trim(),
    onSearch: (text: string) => {
      setSearch(text);
      setLimit(pageSize);
    },
    onMore: () => setLimit(limit + pageSize),
  };
}

export interface HomeScreenProps {
  /** Greets who has no documents yet; gets what greets everybody else without any. */
  readonly Welcome: ComponentType<{ readonly children: ReactNode }>;
}

/** Whether no session of the whole list brought documents, so that the way there is still new. */
function isNoneReady(list: Sessions | undefined): boolean {
  if (list === undefined || list.all !== list.sessions.length) return false;
  return list.sessions.every(({ status }) => status !== "succeeded");
}

/** What stands in for a list that is on its way or did not come. */
function Fetching({ sessions }: Pick<ReturnType<typeof useSessions>, "sessions">) {
  if (sessions.isPending && sessions.isPaused) {
    // Without a line nothing is on its way: a skeleton would stay for ever.
    return (
      <div className="mt-6">
        <Note>{say("home.offline")}</Note>
      </div>
    );
  }
  if (sessions.isPending) return <Skeleton />;
  if (!sessions.isError) return null;
  return (
    <div className="mt-6">
      <FailedNote
        title={say("home.loadFailed")}
        error={sessions.error}
        onRetry={() => void sessions.refetch()}
      />
    </div>
  );
}

/** Home of a signed-in account. */
export function HomeScreen({ Welcome }: HomeScreenProps) {
  const { sessions, list, ...search } = useSessions();
  const first = list?.all === 0;
  return (
    <div className="mx-auto w-full max-w-[960px] px-4 py-8 md:px-6 md:py-12">
      <ScreenHead title={say("home.title")} aside={first ? null : <Ways />} />
      <Fetching sessions={sessions} />
      {first ? (
        <Welcome>
          <FirstVisit />
        </Welcome>
      ) : null}
      {list === undefined || first ? null : <SessionList list={list} {...search} />}
      {first || isNoneReady(list) ? <HowItWorks /> : null}
      {/* Where it stands is known only with the list: before, it would jump. */}
      {list === undefined ? null : (
        <footer className="mt-12 border-t border-line pt-4 text-sm text-ink-3">
          {say("app.footer")}
        </footer>
      )}
    </div>
  );
}
