import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { announce } from "../../lib/announce.ts";
import { acceptedTypes } from "../../lib/resume-types.ts";
import { readTaken } from "../../lib/taken-posting.ts";
import { useWindowDrop } from "../../lib/use-window-drop.ts";
import { holdsVisit } from "../../lib/visit.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { say } from "./texts/messages.ts";
import { PostingBox } from "./posting-box.tsx";
import { useVisitFile } from "./use-visit-file.ts";
import type { VisitFile } from "./use-visit-file.ts";
import { useVisitRun } from "./use-visit-run.ts";

function FileChoice({ file, choose }: Pick<VisitFile, "file" | "choose">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-dashed border-line-strong bg-raised px-4 py-3">
      <p className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold wrap-anywhere">{file?.name ?? say("visit.drop")}</span>
        <span className="text-sm text-ink-3">{say("visit.rules")}</span>
      </p>
      <Button onClick={() => input.current?.click()}>
        {file === null ? say("visit.choose") : say("visit.other")}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        aria-label={say("visit.choose")}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </div>
  );
}

function Held() {
  return (
    <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">
      {say("visit.held")}{" "}
      <Link to="/try" className="text-accent underline underline-offset-4">
        {say("visit.heldOpen")}
      </Link>
    </p>
  );
}

function DropNote() {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 flex items-center justify-center bg-desk/90 p-6 text-lg font-semibold">
      {say("visit.over")}
    </div>
  );
}

/** What is missing before a result can be made. */
function lackOf(file: File | null, text: string): string | null {
  if (file === null) return say("visit.noFile");
  return text.trim() === "" ? say("visit.noPosting") : null;
}

/** A resume and a posting, or the sample: a finished page before any sign-in. */
export function TryBox() {
  const { file, complaint, choose } = useVisitFile();
  const { running, failure, runOwn, runSample } = useVisitRun();
  const [text, setText] = useState(() => readTaken()?.text ?? "");
  const [lack, setLack] = useState<string | null>(null);
  const over = useWindowDrop(choose, running === null);
  const wrong = complaint ?? lack ?? failure;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = lackOf(file, text);
    setLack(missing);
    if (missing !== null) announce(missing, "assertive");
    else if (file !== null && running === null) runOwn(file, text);
  }

  return (
    <section
      aria-labelledby="try"
      className="rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="try" className="text-xl font-semibold tracking-tight">
        {say("visit.heading")}
      </h2>
      <p className="mt-1 text-ink-2">{say("visit.lead")}</p>
      <form noValidate onSubmit={submit} className="mt-4 space-y-3">
        <FileChoice file={file} choose={choose} />
        <PostingBox
          text={text}
          onChange={(next) => {
            setText(next);
            setLack(null);
          }}
        />
        {wrong === null ? null : <Note kind="error">{wrong}</Note>}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            look="primary"
            busy={running === "own"}
            disabled={running === "sample"}
          >
            {running === "own" ? say("visit.making") : say("visit.make")}
          </Button>
          <Button busy={running === "sample"} disabled={running === "own"} onClick={runSample}>
            {running === "sample" ? say("visit.sampleBusy") : say("visit.sample")}
          </Button>
        </div>
      </form>
      {holdsVisit() ? <Held /> : null}
      {over ? <DropNote /> : null}
    </section>
  );
}
