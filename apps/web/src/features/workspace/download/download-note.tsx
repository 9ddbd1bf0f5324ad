import type { ReadBack } from "@savile/model";
import { CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { moreOf } from "../../../lib/api-error.ts";
import { keepStep } from "../../../lib/kept-step.ts";
import { t } from "../work/messages.ts";
import { Button, IconButton, buttonClass } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { failureText, wantsPlan } from "./failure-text.ts";
import type { Downloaded, Wanted } from "./fetch-file.ts";
import { say } from "./messages.ts";
import { shortName } from "./short-name.ts";
import type { Downloads } from "./use-download.ts";
import { part } from "../../../ui/part.tsx";

const AskDialog = part(async () => (await import("../../../ui/ask-dialog.tsx")).AskDialog, {
  look: "layer",
});

function sumOf(readBacks: readonly ReadBack[]) {
  let lines = 0;
  let found = 0;
  let intended = 0;
  let recovered = 0;
  for (const one of readBacks) {
    lines += one.lines;
    found += one.found;
    intended += one.fields?.intended ?? 0;
    recovered += one.fields?.recovered ?? 0;
  }
  const inOrder = readBacks.every((one) => one.inOrder);
  return { lines, found, intended, recovered, whole: found === lines && inOrder };
}

function certificateOf(readBacks: readonly ReadBack[]): string {
  const { lines, found, intended, recovered, whole } = sumOf(readBacks);
  const key = whole ? "done.verified" : "done.notVerified";
  const parts = [say(key, { found, lines })];
  if (readBacks.length === 1 && readBacks[0]?.tagged === true) parts.push(say("done.tagged"));
  if (intended > 0) parts.push(say("done.fields", { recovered, intended }));
  return parts.join(", ");
}

function Done({ fileName, readBacks }: Downloaded) {
  const proven = readBacks.length === 0 || sumOf(readBacks).whole;
  const Icon = proven ? CircleCheck : TriangleAlert;
  return (
    <>
      <Icon className={proven ? "size-4 text-add" : "size-4 text-warn"} aria-hidden="true" />
      <span className="min-w-0 break-all">{say("done.file", { name: fileName })}</span>
      {readBacks.length === 0 ? null : (
        <span className="text-ink-2 tabular">{certificateOf(readBacks)}</span>
      )}
    </>
  );
}

function nameOf(wanted: Wanted): string {
  if (wanted.kind === "all") return say("menu.allRow");
  const document = t(wanted.type === "resume" ? "work.resume" : "work.letter");
  return say("menu.file", { document, format: shortName(wanted.format) });
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="rise flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">{children}</div>;
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const more = moreOf(error);
  return (
    <div
      role="alert"
      className="rise flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-danger/60 p-3 text-sm"
    >
      <CircleAlert className="size-4 shrink-0 text-danger" aria-hidden="true" />
      <span className="min-w-0 flex-1 basis-64">
        {failureText(error)}
        {more === null ? null : <span className="block text-ink-2">{more}</span>}
      </span>
      {wantsPlan(error) ? (
        <a
          href="/subscription?tab=pricing"
          onClick={() => keepStep({ layer: "downloads" })}
          className={buttonClass("secondary", "small")}
        >
          {say("failed.plans")}
        </a>
      ) : (
        <Button size="small" onClick={onRetry}>
          {t("app.retry")}
        </Button>
      )}
    </div>
  );
}

/** How a download stands: being made, handed out with its proof, cancelled, or failed in plain words. */
export function DownloadNote({ state, start, cancel, goWithout }: Downloads) {
  if (state.kind === "idle") return null;
  if (state.kind === "unsaved") {
    return (
      <Suspense fallback={null}>
        <AskDialog
          title={say("unsaved.title")}
          text={say("unsaved.text")}
          yes={say("unsaved.ok")}
          no={say("unsaved.cancel")}
          onYes={goWithout}
          onNo={cancel}
        />
      </Suspense>
    );
  }
  if (state.kind === "failed") {
    return <Failed error={state.error} onRetry={() => start(state.wanted)} />;
  }
  if (state.kind === "cancelled") return <Row>{say("busy.cancelled")}</Row>;
  if (state.kind === "done") {
    return (
      <Row>
        <Done {...state.file} />
      </Row>
    );
  }
  return (
    <Row>
      <Spinner />
      <span>{say("busy.making", { what: nameOf(state.wanted) })}</span>
      {state.attempt > 1 ? (
        <span className="text-ink-3">{say("busy.again", { n: state.attempt })}</span>
      ) : null}
      <IconButton label={say("busy.cancel")} onClick={cancel}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </Row>
  );
}
