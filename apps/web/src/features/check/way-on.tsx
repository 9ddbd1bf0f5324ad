import { Link, useNavigate } from "@tanstack/react-router";
import { openQuestions } from "@savile/model";
import { useState } from "react";
import { buttonClass } from "../../ui/button.tsx";
import type { CorrectionStore } from "./correction-store.ts";
import { useDesk } from "./desk.ts";
import { say } from "./messages.ts";

interface WayOnProps {
  readonly uploadId: string;
  readonly store: CorrectionStore;
}

/** The link to the next step, which waits until the server has every correction. */
export function WayOn({ uploadId, store, label, look }: WayOnProps & WayOnLooks) {
  const navigate = useNavigate();
  const { extraction } = useDesk();
  const [blocked, setBlocked] = useState<"questions" | "unsaved" | null>(null);
  const asks = openQuestions(extraction).length > 0;
  const to = { to: "/new/$uploadId/job", params: { uploadId } } as const;
  return (
    <>
      <Link
        {...to}
        className={buttonClass(look)}
        onClick={(event) => {
          if (asks) {
            event.preventDefault();
            setBlocked("questions");
            const question = document.getElementById("question");
            question?.focus({ preventScroll: true });
            question?.scrollIntoView({ block: "center" });
            return;
          }
          if (store.snapshot().save.kind === "saved") return;
          event.preventDefault();
          void store.flush().then((done) => {
            setBlocked(done ? null : "unsaved");
            return done ? navigate(to) : undefined;
          });
        }}
      >
        {label}
      </Link>
      {blocked === "unsaved" || (blocked === "questions" && asks) ? (
        <p role="alert" className="basis-full text-sm text-danger">
          {say(blocked === "unsaved" ? "save.blocked" : "ask.blocked")}
        </p>
      ) : null}
    </>
  );
}

interface WayOnLooks {
  readonly label: string;
  readonly look: "primary" | "secondary";
}

/** The ways to another file and to the next step, at the head of the screen. */
export function HeadLinks(props: WayOnProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/new" className={buttonClass()}>
        {say("check.again")}
      </Link>
      <WayOn {...props} label={say("check.continue")} look="primary" />
    </div>
  );
}
