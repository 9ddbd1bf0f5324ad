import type { SessionList as Sessions, SessionSummary } from "@savile/contracts";
import type { ApplicationState } from "@savile/model";
import { Search } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { pageSize } from "./api/list-sessions.ts";
import { say } from "./texts/messages.ts";
import { SessionRow } from "./session-row.tsx";
import { StateFilter } from "./state-filter.tsx";
import { part } from "../../ui/part.tsx";

const DuplicateDialog = part(async () => (await import("./duplicate-dialog.tsx")).DuplicateDialog, {
  look: "layer",
});

/** Fewer sessions are found faster with the eye. */
const searchedFrom = 8;
const filteredFrom = 2;

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function SearchBox({ value, onChange }: SearchBoxProps) {
  const id = useId();
  return (
    <div className="relative w-full sm:w-72">
      <label htmlFor={id} className="sr-only">
        {say("list.search")}
      </label>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
        aria-hidden="true"
      />
      <input
        id={id}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value.slice(0, 200))}
        placeholder={say("list.placeholder")}
        autoComplete="off"
        className="h-10 w-full rounded-control border border-line-strong/70 bg-surface pr-3 pl-9 placeholder:text-ink-3 hover:border-line-strong"
      />
    </div>
  );
}

function countOf({ sessions, total }: Sessions, searching: boolean): string {
  if (searching) {
    return total === 1 ? say("list.found.one") : say("list.found.many", { n: total });
  }
  return say("list.shown", { n: sessions.length, all: total });
}

export interface SessionListProps {
  readonly list: Sessions;
  /** What was typed; `list` may still be about the words before. */
  readonly search: string;
  readonly busy: boolean;
  readonly onSearch: (text: string) => void;
  readonly state: ApplicationState | null;
  readonly onState: (state: ApplicationState | null) => void;
  readonly onMore: () => void;
}

interface RowsProps {
  readonly sessions: readonly SessionSummary[];
  readonly onDuplicate: (session: SessionSummary) => void;
}

function Rows({ sessions, onDuplicate }: RowsProps) {
  return (
    <ul className="mt-3 space-y-3">
      {sessions.map((session) => (
        <SessionRow key={session.session_id} session={session} onDuplicate={onDuplicate} />
      ))}
    </ul>
  );
}

/** Runs that were cancelled, folded away. */
function Cancelled({ sessions, onDuplicate }: RowsProps) {
  if (sessions.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer rounded-control px-1 py-1.5 text-sm text-ink-3 hover:text-ink">
        {sessions.length === 1
          ? say("list.cancelled.one")
          : say("list.cancelled.many", { n: sessions.length })}
      </summary>
      <Rows sessions={sessions} onDuplicate={onDuplicate} />
    </details>
  );
}

interface NoneFoundProps {
  /** The words that were looked for; empty where there were none. */
  readonly search: string;
  readonly state: ApplicationState | null;
  readonly onClear: () => void;
}

/** Nothing answers the search or the filter, and the way back to everything. */
function NoneFound({ search, state, onClear }: NoneFoundProps) {
  if (search === "" && state === null) return null;
  return (
    <div className="mt-6 text-center">
      <p className="text-ink-2">
        {search === "" ? say("list.noneSo") : say("list.none", { text: search })}
      </p>
      <div className="mt-3">
        <Button size="small" onClick={onClear}>
          {search === "" ? say("list.showAll") : say("list.clear")}
        </Button>
      </div>
    </div>
  );
}

/** The sessions of an account, newest first; what was cancelled is folded away. */
export function SessionList(props: SessionListProps) {
  const { list, search, busy, onSearch, state, onState, onMore } = props;
  const [twin, setTwin] = useState<SessionSummary | null>(null);
  const left = list.total - list.sessions.length;
  const searching = search.trim() !== "";
  const cancelled = list.sessions.filter(({ status }) => status === "cancelled");
  const kept = list.sessions.filter(({ status }) => status !== "cancelled");
  return (
    <section aria-labelledby="recent" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="recent" className="text-sm font-medium text-ink-3">
          {say("home.recent")}
        </h2>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          {list.all < filteredFrom ? null : <StateFilter value={state} onChange={onState} />}
          {list.all < searchedFrom ? null : <SearchBox value={search} onChange={onSearch} />}
        </div>
      </div>
      <output className="sr-only">
        {list.all < searchedFrom || busy ? "" : countOf(list, searching)}
      </output>
      {list.sessions.length === 0 && !busy ? (
        <NoneFound
          search={search.trim()}
          state={state}
          onClear={() => {
            onSearch("");
            onState(null);
          }}
        />
      ) : null}
      <Rows sessions={kept} onDuplicate={setTwin} />
      <Cancelled sessions={cancelled} onDuplicate={setTwin} />
      {left > 0 ? (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          <Button busy={busy} onClick={onMore}>
            {say("list.more", { n: Math.min(left, pageSize) })}
          </Button>
          <span className="text-sm text-ink-3 tabular">{countOf(list, false)}</span>
        </div>
      ) : null}
      {twin === null ? null : (
        <Suspense fallback={null}>
          <DuplicateDialog session={twin} onClose={() => setTwin(null)} />
        </Suspense>
      )}
    </section>
  );
}
