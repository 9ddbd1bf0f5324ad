import { useRef } from "react";
import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import type { ButtonLook } from "../../ui/button.tsx";
import { acceptedTypes } from "../../lib/resume-file.ts";
import { say } from "./messages.ts";

export interface FilePickerProps {
  readonly text: string;
  readonly look: ButtonLook;
  readonly button?: Ref<HTMLButtonElement>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the file dialog of the system. */
export function FilePicker({ text, look, button, onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} ref={button} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        aria-label={say("upload.browse")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
  );
}
