import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import type { ReactNode, Ref } from "react";
import type { DoubtHandle } from "../../features/check/doubt-deck.tsx";
import { ResumeChoice } from "../../features/upload/resume-choice.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { uploadQuery } from "../../lib/get-upload.ts";
import { FailedNote } from "../../ui/failed-note.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { part } from "../../ui/part.tsx";
import { say } from "./messages.ts";

// What corrects a resume is only needed once there is one.
const ResumeCard = part(async () => (await import("./resume-card.tsx")).ResumeCard);

export interface ResumePartProps {
  /** The resume of the application; `null` for none, `undefined` until it is known whether there is one. */
  readonly uploadId: string | null | undefined;
  readonly isLast: boolean;
  readonly doubts: Ref<DoubtHandle>;
  readonly onUploaded: (uploadId: string) => void;
}

function Skeleton() {
  return (
    <Loading className="block">
      <span className="block h-31 rounded-panel skeleton" />
    </Loading>
  );
}

/** What stands in the place of the resume: the resume, why it cannot be shown, or its place while it comes. */
function Shown(props: ResumePartProps & { readonly another: ReactNode }) {
  const { uploadId, isLast, doubts, another } = props;
  const asked = useUpload(uploadId);
  if (asked.data !== undefined) {
    return (
      <Suspense fallback={<Skeleton />}>
        <ResumeCard upload={asked.data} isLast={isLast} another={another} doubts={doubts} />
      </Suspense>
    );
  }
  if (asked.error === null) return <Skeleton />;
  return (
    <FailedNote error={asked.error} onRetry={() => void asked.refetch()}>
      {another}
    </FailedNote>
  );
}

function useUpload(uploadId: string | null | undefined) {
  return useQuery({ ...uploadQuery(uploadId ?? ""), enabled: typeof uploadId === "string" });
}

/** The resume of the application, or the ways to give one; a file may be dropped at any time. */
export function ResumePart(props: ResumePartProps) {
  const { uploadId, onUploaded } = props;
  const { error } = useUpload(uploadId);
  const shown = (another: ReactNode): ReactNode => <Shown {...props} another={another} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      {isGone ? (
        <div className="mb-3">
          <Note kind="warn">{say("create.gone")}</Note>
        </div>
      ) : null}
      <ResumeChoice onUploaded={onUploaded} shown={uploadId === null || isGone ? null : shown} />
    </>
  );
}
