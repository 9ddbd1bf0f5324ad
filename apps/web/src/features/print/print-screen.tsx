import type { Session } from "@savile/contracts";
import { letterLeaves, resumeLeaves } from "@savile/model";
import type { DocumentKind, Leaf, PageSource, Paper, Tailoring } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useParams, useSearch } from "@tanstack/react-router";
import { ArrowLeft, Printer } from "lucide-react";
import { useEffect } from "react";
import { lacksContent, sessionQuery } from "../../lib/get-session.ts";
import { pageSourceQuery } from "../../lib/page-source.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ContentMissing } from "../../ui/content-missing.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { PagePicture } from "../../ui/page-picture.tsx";
import { PlaceList } from "../../ui/place-list.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { say } from "./messages.ts";

/** Opens the dialog of the browser once the pages are on the screen: what is not painted would print blank. */
function usePrintWhenPainted(painted: boolean): void {
  useEffect(() => {
    if (!painted) return undefined;
    let second = 0;
    const first = requestAnimationFrame(() => {
      second = requestAnimationFrame(() => window.print());
    });
    return () => {
      cancelAnimationFrame(first);
      cancelAnimationFrame(second);
    };
  }, [painted]);
}

function leavesOf({ resume, letter }: Tailoring, kind: DocumentKind): readonly Leaf[] {
  return kind === "resume" ? resumeLeaves(resume.resume) : letterLeaves(letter.letter);
}

interface SheetsProps {
  readonly source: PageSource;
  readonly paper: Paper;
  readonly lines: readonly Leaf[];
}

/** The pages at their true size, and their words for those who do not see them. */
function Sheets({ source, paper, lines }: SheetsProps) {
  return (
    <div data-paper={paper} className="px-4 py-6 md:px-6 print:p-0">
      {source.pages.map((page, index) => (
        <div
          key={`page ${index + 1}`}
          data-page={index + 1}
          className="paper mx-auto mb-6 max-w-full shadow-sheet print:shadow-none"
          style={{ width: `${page.w}pt`, aspectRatio: `${page.w} / ${page.h}` }}
        >
          {page.drawing === undefined ? null : <PagePicture drawing={page.drawing} />}
        </div>
      ))}
      <ul className="sr-only print:hidden">
        {lines.map(({ address, text }) => (
          <li key={address}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly ready: boolean;
}

function Bar({ id, kind, ready }: BarProps) {
  const document = say(kind === "resume" ? "print.resume" : "print.letter");
  return (
    <div
      data-print-view
      className="sticky top-0 z-10 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-2 md:px-6 print:hidden"
    >
      <ScreenTitle>{say("print.heading", { document })}</ScreenTitle>
      <Link
        to="/s/$id"
        params={{ id }}
        search={kind === "cover_letter" ? { doc: kind } : {}}
        className={buttonClass("quiet", "small")}
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {say("print.back")}
      </Link>
      <h1 className="min-w-0 flex-1 truncate font-semibold tracking-tight">
        {say("print.heading", { document })}
      </h1>
      <Button look="primary" size="small" disabled={!ready} onClick={() => window.print()}>
        <Printer className="size-4" aria-hidden="true" />
        {say("print.do")}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <Loading className="block px-4 py-6">
      <span className="mx-auto block aspect-[8.5/11] w-full max-w-[816px] skeleton" />
    </Loading>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-lg px-4 py-10">
      <FailedNote title={say("print.failed")} error={error} onRetry={onRetry} />
    </div>
  );
}

interface DocumentProps {
  readonly session: Session;
  readonly tailoring: Tailoring;
  readonly kind: DocumentKind;
}

function PrintedDocument({ session, tailoring, kind }: DocumentProps) {
  const { data, error, refetch } = useQuery(pageSourceQuery(session, kind));
  // What a PDF is refused for is not lost on paper either.
  const missing = data?.warnings.find(({ code }) => code === "letters_not_printed");
  const ready = data !== undefined && missing === undefined;
  usePrintWhenPainted(ready);
  return (
    <>
      <Bar id={session.session_id} kind={kind} ready={ready} />
      {missing === undefined ? null : (
        <div className="mx-auto max-w-[816px] px-4 pt-4">
          <Note kind="warn" title={say("print.missing")}>
            {say("print.missingText")}
            <PlaceList at={missing.at} />
          </Note>
        </div>
      )}
      {data === undefined && error === null ? <Waiting /> : null}
      {data === undefined && error !== null ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <Sheets source={data} paper={session.paper} lines={leavesOf(tailoring, kind)} />
      )}
    </>
  );
}

/** One document on paper: its pages at true size and nothing else. */
export function PrintScreen() {
  const { id } = useParams({ from: "/signed-in/s/$id/print" });
  const kind = useSearch({ from: "/signed-in/s/$id/print" }).doc ?? "resume";
  const session = useQuery(sessionQuery(id));
  if (session.data === undefined) {
    return (
      <>
        <Bar id={id} kind={kind} ready={false} />
        {session.error === null ? (
          <Waiting />
        ) : (
          <Failed error={session.error} onRetry={() => void session.refetch()} />
        )}
      </>
    );
  }
  const { tailoring } = session.data;
  if (lacksContent(session.data)) {
    return <ContentMissing onRetry={() => void session.refetch()} />;
  }
  if (tailoring === null) return <Navigate to="/s/$id/generating" params={{ id }} replace />;
  return <PrintedDocument session={session.data} tailoring={tailoring} kind={kind} />;
}
