import { useEffect, useRef } from "react";
import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import type { ButtonLook, ButtonSize } from "../../ui/button.tsx";
import { focusIfLost } from "../../lib/focus-if-lost.ts";
import { acceptedTypes } from "../../lib/resume-types.ts";
import { say } from "./messages.ts";

export interface FilePickerProps {
  readonly text: string;
  readonly look: ButtonLook;
  readonly size?: ButtonSize;
  readonly button?: Ref<HTMLButtonElement>;
  /** Whether it takes the place of a file that was taken away, and with it the focus. */
  readonly returned?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the file dialog of the system. */
export function FilePicker(props: FilePickerProps) {
  const { text, look, size = "normal", button, returned = false, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) focusIfLost(own.current);
  }, [returned]);
  return (
    <>
      <Button look={look} size={size} ref={button ?? own} onClick={() => input.current?.click()}>
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
