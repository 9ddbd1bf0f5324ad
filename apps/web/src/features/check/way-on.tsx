import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { buttonClass } from "../../ui/button.tsx";
import type { CorrectionStore } from "./correction-store.ts";
import { say } from "./messages.ts";

interface WayOnProps {
  readonly uploadId: string;
  readonly store: CorrectionStore;
  readonly label: string;
  readonly look: "primary" | "secondary";
}

/** The link back to the application, which waits until the server has every correction. */
export function WayOn({ uploadId, store, label, look }: WayOnProps) {
  const navigate = useNavigate();
  const [blocked, setBlocked] = useState(false);
  const to = { to: "/new", search: { upload: uploadId } } as const;
  return (
    <>
      <Link
        {...to}
        className={buttonClass(look)}
        onClick={(event) => {
          if (store.snapshot().save.kind === "saved") return;
          event.preventDefault();
          void store.flush().then((done) => {
            setBlocked(!done);
            return done ? navigate(to) : undefined;
          });
        }}
      >
        {label}
      </Link>
      {blocked ? (
        <p role="alert" className="basis-full text-sm text-danger">
          {say("save.blocked")}
        </p>
      ) : null}
    </>
  );
}
