import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { say } from "./messages.ts";

export interface PasteBoxProps {
  readonly onFile: (file: File) => void;
}

/** Third way in: the resume as pasted text, sent as a text file. */
export function PasteBox({ onFile }: PasteBoxProps) {
  const id = useId();
  const [text, setText] = useState("");
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-9 list-none items-center rounded-mark text-sm font-medium text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink">
        {say("upload.pasteOpen")}
      </summary>
      <label htmlFor={id} className="sr-only">
        {say("upload.pasteLabel")}
      </label>
      <textarea
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={10}
        className="mt-2 w-full rounded-control border border-line-strong/70 bg-surface p-3.5 text-sm"
      />
      <div className="mt-2 flex justify-end">
        <Button
          disabled={text.trim() === ""}
          onClick={() => onFile(new File([text], say("upload.pasteName"), { type: "text/plain" }))}
        >
          {say("upload.pasteUse")}
        </Button>
      </div>
    </details>
  );
}
