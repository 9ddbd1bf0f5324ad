import type { Session } from "@savile/contracts";
import { documentKinds, fileFormats, planCatalogue, planOfFormat } from "@savile/model";
import type { DocumentKind, FileFormat, Plan, Tailoring } from "@savile/model";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, Navigate, useParams } from "@tanstack/react-router";
import { Download, Lock } from "lucide-react";
import { announce } from "../../lib/announce.ts";
import { sessionsWithCopies } from "../../lib/kept-words.ts";
import { lacksContent, sessionQuery } from "../../lib/get-session.ts";
import { templatesQuery } from "../../lib/list-templates.ts";
import { titleOf } from "../../lib/title-of.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ContentMissing } from "../../ui/content-missing.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { fetchDocument } from "./fetch-document.ts";
import type { WantedFile } from "./fetch-document.ts";
import { say } from "./messages.ts";

/** Lines that are neither form nor carried by the file. */
function unprovenLines({ resume, letter }: Tailoring): number {
  return [...resume.claims, ...letter.claims].filter(
    (claim) => claim.by !== "form" && claim.verdict !== "supported",
  ).length;
}

interface FormatButtonProps {
  readonly type: DocumentKind;
  readonly format: FileFormat;
  readonly held: readonly FileFormat[];
  readonly busy: boolean;
  readonly onWant: (wanted: WantedFile) => void;
}

/** One file; a format of a larger plan names that plan. */
function FormatButton({ type, format, held, busy, onWant }: FormatButtonProps) {
  const name = say(`format.${format}`);
  const locked = !held.includes(format);
  const plan = planCatalogue[planOfFormat(format)].displayName;
  const text = locked ? say("locked", { format: name, plan }) : name;
  return (
    <Button
      size="small"
      aria-label={say("download", { document: say(type), format: text })}
      aria-disabled={busy}
      onClick={() => (busy ? undefined : onWant({ type, format }))}
    >
      {locked ? <Lock className="size-4 text-ink-3" aria-hidden="true" /> : null}
      {text}
    </Button>
  );
}

function Warnings({ session, tailoring }: { session: Session; tailoring: Tailoring }) {
  const id = session.session_id;
  const unproven = unprovenLines(tailoring);
  return (
    <>
      {sessionsWithCopies().includes(id) ? <Note kind="warn">{say("unsaved")}</Note> : null}
      {unproven === 0 ? null : (
        <Note
          kind="warn"
          title={say("unproven.title", { n: unproven })}
          actions={
            <Link
              to="/s/$id"
              params={{ id }}
              search={{ tab: "source" }}
              className={buttonClass("secondary", "small")}
            >
              {say("unproven.look")}
            </Link>
          }
        >
          {say("unproven.text")}
        </Note>
      )}
    </>
  );
}

interface FilesProps {
  readonly session: Session;
  readonly tailoring: Tailoring;
  /** `null` where it could not be asked for: then nothing is said to belong to another one. */
  readonly plan: Plan | null;
}

function Files({ session, tailoring, plan }: FilesProps) {
  const id = session.session_id;
  const held = plan === null ? fileFormats : planCatalogue[plan].formats;
  const fetching = useMutation({
    mutationFn: (wanted: WantedFile) => fetchDocument(id, wanted),
    onSuccess: (name) => announce(say("done", { name })),
  });
  const { mutate, isPending: busy, data: name, error, variables } = fetching;
  return (
    <div className="mt-6 space-y-4">
      <Warnings session={session} tailoring={tailoring} />
      {documentKinds.map((type) => (
        <section key={type} className="rounded-panel border border-line bg-surface p-5">
          <h2 className="text-lg font-semibold tracking-tight">{say(type)}</h2>
          <div className="mt-3 flex flex-wrap gap-2">
            {fileFormats.map((format) => (
              <FormatButton key={format} {...{ type, format, held, busy }} onWant={mutate} />
            ))}
          </div>
        </section>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button aria-disabled={busy} onClick={() => (busy ? undefined : mutate({ type: "all" }))}>
          <Download className="size-4" aria-hidden="true" />
          {say("all")}
        </Button>
        <Link to="/s/$id" params={{ id }} className={buttonClass("quiet")}>
          {say("back")}
        </Link>
        <p className="text-sm text-ink-2">
          {busy ? say("busy") : null}
          {busy || name === undefined ? null : say("done", { name })}
        </p>
      </div>
      {error === null || variables === undefined ? null : (
        <FailedNote title={say("failed")} error={error} onRetry={() => mutate(variables)} />
      )}
    </div>
  );
}

interface NotYetProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What stands in the place of the files until they are known. */
function NotYet({ error, onRetry }: NotYetProps) {
  return (
    <div className="mt-6">
      {error === null ? (
        <Loading className="block">
          <span className="block h-60 skeleton" />
        </Loading>
      ) : (
        <FailedNote title={say("sessionFailed")} error={error} onRetry={onRetry} />
      )}
    </div>
  );
}

/** The finished files of a session, each a click away. */
export function DownloadScreen() {
  const { id } = useParams({ from: "/signed-in/s/$id/download" });
  const { data: session, error, refetch } = useQuery(sessionQuery(id));
  const { data: held, isPending } = useQuery(templatesQuery);
  const again = (): void => void refetch();
  if (session !== undefined && lacksContent(session)) return <ContentMissing onRetry={again} />;
  if (session?.tailoring === null) {
    return <Navigate to="/s/$id/generating" params={{ id }} replace />;
  }
  const lead = say("lead");
  return (
    <div className="mx-auto w-full max-w-[760px] flex-1 px-4 py-8 md:px-6 md:py-10">
      <ScreenHead
        title={say("title")}
        lead={session === undefined ? lead : `${titleOf(session)}. ${lead}`}
      />
      {session === undefined || isPending ? (
        <NotYet error={error} onRetry={again} />
      ) : (
        <Files session={session} tailoring={session.tailoring} plan={held?.plan ?? null} />
      )}
    </div>
  );
}
