import type { SessionSummary } from "@savile/contracts";
import { maxTitleLength } from "@savile/contracts/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { countCodePoints } from "../../lib/code-points.ts";
import { IconButton } from "../../ui/button.tsx";
import { renameSession } from "./api/rename-session.ts";
import { refreshSessions } from "./api/refresh-sessions.ts";
import { say } from "./texts/messages.ts";
import { titleOf } from "../../lib/title-of.ts";

export interface RenameFormProps {
  readonly session: SessionSummary;
  readonly onClose: () => void;
}

/** The name of a session as a field in its place: Enter keeps it, Escape leaves it as it was. */
export function RenameForm({ session, onClose }: RenameFormProps) {
  const id = useId();
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(() => titleOf(session));
  const tooLong = countCodePoints(title.trim()) > maxTitleLength;
  const rename = useMutation({
    ...renameSession,
    onSuccess: (named) => {
      announce(say("row.renamed", { title: titleOf(named) }));
      onClose();
      return refreshSessions(client);
    },
  });
  useEffect(() => field.current?.select(), []);
  const error = tooLong
    ? say("row.tooLong")
    : rename.isError
      ? `${say("row.renameFailed")} ${sentenceOf(rename.error)}`
      : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (tooLong || rename.isPending) return;
    if (title.trim() === titleOf(session)) onClose();
    else rename.mutate({ id: session.session_id, title });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }

  return (
    <form onSubmit={submit} className="min-w-0">
      <div className="flex items-center gap-1">
        <label htmlFor={id} className="sr-only">
          {say("row.name")}
        </label>
        <input
          ref={field}
          id={id}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={onKeyDown}
          disabled={rename.isPending}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          className="h-9 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-2.5 font-semibold"
        />
        <IconButton type="submit" label={say("row.save")}>
          <Check className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label={say("row.cancel")} onClick={onClose}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <p
        id={`${id}-note`}
        role={error === null ? undefined : "alert"}
        className={error === null ? "mt-1 text-sm text-ink-3" : "mt-1 text-sm text-danger"}
      >
        {error ?? say("row.hint")}
      </p>
    </form>
  );
}
