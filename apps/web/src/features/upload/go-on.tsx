import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { say } from "./messages.ts";

const pauseMs = 1000;

/** Leads on to the check after a second; any key or pointer stops that and leaves a button. */
export function GoOn({ uploadId }: { readonly uploadId: string }) {
  const navigate = useNavigate();
  const [stopped, setStopped] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed last is gone.
  useEffect(() => said.current?.focus(), []);
  useEffect(() => {
    if (stopped) return undefined;
    const timer = setTimeout(() => {
      void navigate({ to: "/new/$uploadId/check", params: { uploadId } });
    }, pauseMs);
    const stop = (): void => setStopped(true);
    window.addEventListener("keydown", stop);
    window.addEventListener("pointerdown", stop);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", stop);
      window.removeEventListener("pointerdown", stop);
    };
  }, [navigate, stopped, uploadId]);
  const text = stopped ? say("upload.paused") : say("upload.done");
  return (
    <div className="mt-5">
      <ProgressBar label={say("upload.progress")} value={100} text={text} />
      <p ref={said} tabIndex={-1} className="mt-2 text-sm text-add outline-none">
        {text}
      </p>
      {stopped ? (
        <Link
          to="/new/$uploadId/check"
          params={{ uploadId }}
          className={`mt-5 ${buttonClass("primary")}`}
        >
          {say("upload.continue")}
        </Link>
      ) : null}
    </div>
  );
}
