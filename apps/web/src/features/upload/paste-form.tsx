import { useId } from "react";
import { createTranslator } from "../../lib/texts/messages.ts";
import { Button } from "../../ui/button.tsx";

const tell = createTranslator({
  "paste.label": "Resume as text",
  "paste.use": "Use This Text",
  "paste.name": "pasted-resume.txt",
});

export interface PasteFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** The field for a resume as text, which is sent as a text file. */
export function PasteForm({ text, onText, onFile }: PasteFormProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {tell("paste.label")}
      </label>
      <textarea
        id={id}
        value={text}
        onChange={(event) => onText(event.target.value)}
        rows={10}
        className="mt-2 w-full rounded-control border border-line-strong/70 bg-surface p-4 text-sm"
      />
      <div className="mt-2 flex justify-end">
        <Button
          disabled={text.trim() === ""}
          onClick={() => onFile(new File([text], tell("paste.name"), { type: "text/plain" }))}
        >
          {tell("paste.use")}
        </Button>
      </div>
    </>
  );
}
