import { useState } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { tell } from "./address-messages.ts";

export interface AddressFieldProps {
  /** Hears the text that was read. */
  readonly onFound: (text: string) => void;
}

/** The address of a posting on a job board that can be read. */
export function AddressField({ onFound }: AddressFieldProps) {
  const [url, setUrl] = useState("");
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  async function read(): Promise<void> {
    if (url.trim() === "" || busy) return;
    setBusy(true);
    setComplaint(null);
    try {
      const found = await api.call("readPostingAddress", { body: { url: url.trim() } });
      announce(tell("job.urlRead", { board: found.board }));
      onFound(found.job_description);
    } catch (error) {
      setComplaint(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mb-4 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field
        label={tell("job.urlField")}
        type="url"
        inputMode="url"
        value={url}
        error={complaint}
        onChange={(event) => setUrl(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          void read();
        }}
      />
      <div className="sm:pt-[26px]">
        <Button size="large" busy={busy} onClick={() => void read()}>
          {tell("job.urlDo")}
        </Button>
      </div>
      <p className="text-sm text-ink-3 sm:col-span-2">
        {tell("job.urlBoards")}{" "}
        <a href="/account#posting-button" className="text-accent underline">
          {tell("job.urlButton")}
        </a>
        .
      </p>
    </div>
  );
}
