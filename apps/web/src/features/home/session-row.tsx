import type { SessionSummary } from "@savile/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { clsx } from "clsx";
import { CopyPlus, Download, Pencil, Trash2 } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { formatAgo } from "../../lib/format.ts";
import { documentPictureQuery } from "../../lib/pictures.ts";
import { useSeen } from "../../lib/use-seen.ts";
import { IconButton } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { deleteWithUndo } from "./api/delete-session.ts";
import { StateChoice } from "./state-choice.tsx";
import { say } from "./texts/messages.ts";
import { titleOf } from "../../lib/title-of.ts";
import { part } from "../../ui/part.tsx";

const RenameForm = part(async () => (await import("./rename-form.tsx")).RenameForm);

/** The first page as it is printed; blank paper where there is none yet. */
function Miniature({ session }: { readonly session: SessionSummary }) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const page = useQuery({
    ...documentPictureQuery(session.session_id, session.version, session.template),
    enabled: seen && session.status === "succeeded",
  });
  return (
    <span
      ref={place}
      aria-hidden="true"
      className="paper block h-20 w-[62px] shrink-0 overflow-hidden rounded-sheet border border-line"
    >
      {page.data === undefined ? null : <Picture bytes={page.data} />}
    </span>
  );
}

const statusLooks = {
  queued: "text-ink-3",
  running: "text-accent",
  failed: "text-danger",
  cancelled: "text-ink-3",
} as const;

function Facts({ session }: { readonly session: SessionSummary }) {
  const { ats_score: fit, status, file_name: file } = session;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-3">
      {status === "succeeded" ? (
        <span className="tabular">
          {fit === null ? say("home.matchNone") : say("home.match", { score: Math.round(fit) })}
        </span>
      ) : (
        <span className={clsx("font-medium", statusLooks[status])}>
          {say(`home.status.${status}`)}
        </span>
      )}
      <time dateTime={session.created_at}>{formatAgo(session.created_at)}</time>
      {file === undefined ? null : (
        <span className="max-w-72 truncate">{say("row.file", { name: file })}</span>
      )}
    </span>
  );
}

interface ActsProps {
  readonly session: SessionSummary;
  readonly onRename: () => void;
  readonly onDuplicate: (session: SessionSummary) => void;
}

function Acts({ session, onRename, onDuplicate }: ActsProps) {
  const client = useQueryClient();
  const title = titleOf(session);
  const navigate = useNavigate();
  const open = session.status === "queued" || session.status === "running";
  return (
    <div className="relative flex shrink-0 items-center max-sm:-mt-2 max-sm:w-full max-sm:flex-wrap max-sm:justify-end max-sm:[&_button]:size-11 max-sm:[&_select]:h-11">
      {session.status === "succeeded" ? <StateChoice session={session} /> : null}
      {session.status === "succeeded" ? (
        <IconButton
          label={say("row.download", { title })}
          onClick={() =>
            void navigate({ to: "/s/$id/download", params: { id: session.session_id } })
          }
        >
          <Download className="size-4" aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton data-rename label={say("row.rename", { title })} onClick={onRename}>
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
      {open ? null : (
        <IconButton label={say("row.duplicate", { title })} onClick={() => onDuplicate(session)}>
          <CopyPlus className="size-4" aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={say("home.delete", { title })}
        onClick={() => deleteWithUndo(client, session.session_id, title)}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export interface SessionRowProps {
  readonly session: SessionSummary;
  readonly onDuplicate: (session: SessionSummary) => void;
}

/** One generation session of the list. */
export function SessionRow({ session, onDuplicate }: SessionRowProps) {
  const [naming, setNaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const target = session.status === "succeeded" ? "/s/$id" : "/s/$id/generating";
  function stopNaming(): void {
    setNaming(false);
    setTimeout(() => row.current?.querySelector<HTMLElement>("[data-rename]")?.focus(), 0);
  }
  return (
    <li
      ref={row}
      className="relative flex flex-wrap items-center gap-4 rounded-panel border border-line bg-surface p-3 transition-colors hover:border-line-strong sm:flex-nowrap"
    >
      <Miniature session={session} />
      <div className={clsx("min-w-0 flex-1", naming && "max-sm:basis-full")}>
        {naming ? (
          <Suspense fallback={<span className="block h-15" />}>
            <RenameForm session={session} onClose={stopNaming} />
          </Suspense>
        ) : (
          <>
            <Link
              to={target}
              params={{ id: session.session_id }}
              className="inline-block min-h-6 font-semibold after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              <span className="line-clamp-2 wrap-anywhere">{titleOf(session)}</span>
            </Link>
            <Facts session={session} />
          </>
        )}
      </div>
      {naming ? null : (
        <Acts session={session} onRename={() => setNaming(true)} onDuplicate={onDuplicate} />
      )}
    </li>
  );
}
