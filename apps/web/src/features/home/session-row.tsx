import type { SessionSummary } from "@savile/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Trash2 } from "lucide-react";
import { formatAgo } from "../../lib/format.ts";
import { t } from "../../messages-signed-in.ts";
import { IconButton } from "../../ui/button.tsx";
import { PagePicture } from "../../ui/page-picture.tsx";
import { deleteWithUndo } from "./api/delete-session.ts";
import { firstPageQuery } from "./api/first-page.ts";

function titleOf(session: SessionSummary): string {
  const title = session.job_title ?? session.title;
  if (title === "") return t("home.untitled");
  return session.company === null ? title : t("home.at", { title, company: session.company });
}

interface MiniatureProps {
  readonly session: SessionSummary;
  readonly drawn: boolean;
}

function Miniature({ session, drawn }: MiniatureProps) {
  const page = useQuery({
    ...firstPageQuery(session.session_id, session.template),
    enabled: drawn && session.status === "succeeded",
  });
  return (
    <span
      aria-hidden="true"
      className="paper block h-20 w-[62px] shrink-0 overflow-hidden rounded-sheet border border-line"
    >
      {page.data === undefined || page.data === null ? null : <PagePicture drawing={page.data} />}
    </span>
  );
}

const statusLooks = {
  queued: "text-ink-3",
  running: "text-accent",
  succeeded: "text-add",
  failed: "text-danger",
  cancelled: "text-ink-3",
} as const;

function Facts({ session }: { readonly session: SessionSummary }) {
  const score =
    session.ats_score === null
      ? t("home.matchNone")
      : t("home.match", { score: Math.round(session.ats_score) });
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-3">
      <span className={clsx("font-medium", statusLooks[session.status])}>
        {t(`home.status.${session.status}`)}
      </span>
      {session.status === "succeeded" ? <span className="tabular">{score}</span> : null}
      <time dateTime={session.created_at}>{formatAgo(session.created_at)}</time>
    </span>
  );
}

export interface SessionRowProps {
  readonly session: SessionSummary;
  /** Whether the miniature is drawn; rows far down the list show blank paper. */
  readonly drawn: boolean;
}

/** One generation session of the list. */
export function SessionRow({ session, drawn }: SessionRowProps) {
  const queryClient = useQueryClient();
  const title = titleOf(session);
  const target = session.status === "succeeded" ? "/s/$id" : "/s/$id/generating";
  return (
    <li className="relative flex items-center gap-4 rounded-panel border border-line bg-surface p-3 transition-colors hover:border-line-strong">
      <Miniature session={session} drawn={drawn} />
      <div className="min-w-0 flex-1">
        <Link
          to={target}
          params={{ id: session.session_id }}
          className="inline-block min-h-6 font-semibold after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          <span className="line-clamp-2">{title}</span>
        </Link>
        <Facts session={session} />
      </div>
      <div className="relative">
        <IconButton
          label={t("home.delete", { title })}
          onClick={() => deleteWithUndo(queryClient, session)}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
