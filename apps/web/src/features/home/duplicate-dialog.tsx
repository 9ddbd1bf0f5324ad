import type { SessionSummary } from "@savile/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { announce } from "../../lib/announce.ts";
import { ApiError, moreOf, sentenceOf } from "../../lib/api-error.ts";
import { countCodePoints, cutToCodePoints } from "../../lib/code-points.ts";
import { dropDraft, keepDraft, readDraft } from "../../lib/drafts.ts";
import { keepStep } from "../../lib/kept-step.ts";
import { makeKey } from "../../lib/make-key.ts";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { DialogFrame, DialogHead } from "../../ui/dialog-frame.tsx";
import { Note } from "../../ui/note.tsx";
import { PostingField } from "../../ui/posting-field.tsx";
import { duplicateSession } from "./api/duplicate-session.ts";
import { refreshSessions } from "./api/refresh-sessions.ts";
import { say } from "./texts/messages.ts";
import { titleOf } from "../../lib/title-of.ts";

const limit = 10_000;

function Refused({ error }: { readonly error: unknown }) {
  const planned =
    error instanceof ApiError && ["limit_exceeded", "template_locked"].includes(error.code);
  return (
    <Note
      kind="error"
      {...(planned
        ? {
            actions: (
              <Link
                to="/subscription"
                search={{ tab: "pricing" }}
                onClick={() => keepStep()}
                className={buttonClass("secondary", "small")}
              >
                {say("dup.plans")}
              </Link>
            ),
          }
        : {})}
    >
      {sentenceOf(error)} {moreOf(error)}
    </Note>
  );
}

export interface DuplicateDialogProps {
  readonly session: SessionSummary;
  readonly onClose: () => void;
}

/** Asks for another posting and starts a run on the resume of a session. */
export function DuplicateDialog({ session, onClose }: DuplicateDialogProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  // The posting outlives a look at the plans, and a window that was closed by mistake.
  const draft = `again_${session.session_id}`;
  const [text, setText] = useState(() => readDraft(draft).jobDescription);
  const [cut, setCut] = useState(false);
  // The same words join the run that they started; other words start another one.
  const key = useRef({ text: "", key: "" });
  const start = useMutation({
    ...duplicateSession,
    onSuccess: async (id) => {
      dropDraft(draft);
      await refreshSessions(client);
      await navigate({ to: "/s/$id/generating", params: { id } });
    },
  });

  function change(next: string): void {
    const kept = cutToCodePoints(next, limit);
    const wasCut = kept.length < next.length;
    if (wasCut) announce(t("job.cut"));
    setCut(wasCut);
    setText(kept);
    keepDraft(draft, { jobDescription: kept });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === "" || start.isPending) return;
    if (key.current.text !== text) key.current = { text, key: makeKey() };
    start.mutate({ id: session.session_id, jobDescription: text, key: key.current.key });
  }

  return (
    <DialogFrame
      onClose={onClose}
      className="top-1/2 max-h-[92dvh] w-[min(44rem,calc(100vw-1rem))] -translate-y-1/2 overflow-y-auto p-5 sm:p-6"
    >
      <DialogHead
        title={say("dup.title")}
        lead={say("dup.lead", { title: titleOf(session) })}
        close={say("dup.close")}
      />
      <form onSubmit={submit} className="mt-4">
        <PostingField text={text} count={countCodePoints(text)} cut={cut} onChange={change} />
        {start.isError ? (
          <div className="mt-4">
            <Refused error={start.error} />
          </div>
        ) : null}
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{say("dup.cancel")}</Button>
          <Button type="submit" look="primary" busy={start.isPending} disabled={text.trim() === ""}>
            {start.isPending ? say("dup.busy") : say("dup.start")}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
