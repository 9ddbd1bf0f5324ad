import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { uploadQuery } from "../../lib/get-upload.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { say } from "./messages.ts";
import { FailedNote } from "../../ui/failed-note.tsx";
import { part } from "../../ui/part.tsx";

const Checked = part(async () => (await import("./checked.tsx")).Checked);
// It comes while the upload is being fetched; a failure shows once it is needed.
void Checked.preload();

function Skeleton() {
  return (
    <Loading className="mt-8 grid gap-8 lg:grid-cols-2">
      <div className="h-[480px] skeleton" />
      <div className="hidden h-[480px] skeleton lg:block" />
    </Loading>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[1360px] px-4 py-8 md:px-6 md:py-10">{children}</div>;
}

function Head() {
  return (
    <ScreenHead
      title={say("check.title")}
      lead={say("check.lead")}
      aside={
        <Link to="/new" className={buttonClass()}>
          {say("check.again")}
        </Link>
      }
    />
  );
}

function Waiting() {
  return (
    <>
      <Head />
      <Skeleton />
    </>
  );
}

/** What was read of the file, beside the file, open to correction. */
export function CheckScreen() {
  const { uploadId } = useParams({ from: "/signed-in/new/$uploadId/check" });
  const upload = useQuery(uploadQuery(uploadId));
  if (upload.data !== undefined) {
    return (
      <Frame>
        <Suspense fallback={<Waiting />}>
          <Checked key={uploadId} upload={upload.data} />
        </Suspense>
      </Frame>
    );
  }
  if (upload.isPending) {
    return (
      <Frame>
        <Waiting />
      </Frame>
    );
  }
  return (
    <Frame>
      <Head />
      <div className="mt-6">
        <FailedNote error={upload.error} onRetry={() => void upload.refetch()} />
      </div>
    </Frame>
  );
}
