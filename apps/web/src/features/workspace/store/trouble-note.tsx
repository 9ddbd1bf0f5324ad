import type { RefusedEdit } from "@savile/model";
import { useState } from "react";
import { sentenceOf } from "../../../lib/api-error.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { t } from "../work/messages.ts";
import { useWorkState, useWorkStore } from "./context.ts";
import { focusNotes } from "./focus-notes.ts";
import { say } from "./messages.ts";
import { wordsOf } from "./words-of.ts";

function CopyWords({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      size="small"
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(true));
      }}
    >
      {isCopied ? say("refused.copied") : say("refused.copy")}
    </Button>
  );
}

function RefusedWords({ refused }: { readonly refused: RefusedEdit }) {
  const store = useWorkStore();
  const words = wordsOf(refused.edit);
  return (
    <li className="flex flex-wrap items-start gap-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words whitespace-pre-wrap text-ink">{words}</p>
        <p className="text-xs">{say(`refused.${refused.code}`)}</p>
      </div>
      {words === "" ? null : <CopyWords text={words} />}
      <Button
        size="small"
        look="quiet"
        onClick={() => {
          store.dismiss(refused);
          focusNotes();
        }}
      >
        {say("refused.dismiss")}
      </Button>
    </li>
  );
}

/** Edits that the server did not take: what they say and why, to be copied. */
export function RefusedNote() {
  const refused = useWorkState((state) => state.refused);
  if (refused.length === 0) return null;
  return (
    <Note kind="warn" title={say("refused.title")}>
      <ul className="mt-2 space-y-3">
        {refused.map((one) => (
          <RefusedWords
            key={`${one.edit.document} ${one.edit.at} ${wordsOf(one.edit)}`}
            refused={one}
          />
        ))}
      </ul>
    </Note>
  );
}

/** Nothing can be stored until the person does something; the words can be taken along. */
export function StoppedNote() {
  const store = useWorkStore();
  const save = useWorkState((state) => state.save);
  const pending = useWorkState((state) => state.pending);
  if (save.kind !== "failed") return null;
  const words = pending.map(wordsOf).filter((text) => text !== "");
  const text = words.join("\n\n");
  return (
    <Note
      kind="error"
      title={say("save.failed")}
      actions={
        <>
          <Button size="small" onClick={() => void store.saveNow()}>
            {t("app.retry")}
          </Button>
          {text === "" ? null : (
            <>
              <CopyWords text={text} />
              <Button
                size="small"
                onClick={() =>
                  saveFile(new Blob([text], { type: "text/plain" }), say("stopped.file"))
                }
              >
                {say("stopped.save")}
              </Button>
            </>
          )}
        </>
      }
    >
      {save.reason === "gone" ? say("stopped.gone") : sentenceOf(save.error)}
    </Note>
  );
}

/** The storage of this browser is full or blocked: told once. */
export function UnkeptNote() {
  const unkept = useWorkState((state) => state.unkept);
  const [isSeen, setSeen] = useState(false);
  if (!unkept || isSeen) return null;
  return (
    <Note
      kind="warn"
      actions={
        <Button size="small" onClick={() => setSeen(true)}>
          {say("refused.dismiss")}
        </Button>
      }
    >
      {say("save.unkept")}
    </Note>
  );
}
