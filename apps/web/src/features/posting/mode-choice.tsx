import { useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { announce } from "../../lib/announce.ts";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { tell } from "./messages.ts";
import { Field } from "../../ui/field.tsx";

type Mode = "paste" | "url";

export interface ModeChoiceProps {
  /** Hears the text of a posting that was read by its address. */
  readonly onFound: (text: string) => void;
}

interface AddressProps {
  readonly onFound: (text: string) => void;
}

/** The address of a posting on a job board that can be read. */
function AddressField({ onFound }: AddressProps) {
  const [url, setUrl] = useState("");
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  async function read(): Promise<void> {
    if (url.trim() === "" || busy) return;
    setBusy(true);
    setComplaint(null);
    try {
      const found = await api.call("readPostingAddress", { body: { url: url.trim() } });
      announce(t("job.urlRead", { board: found.board }));
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
        label={t("job.urlField")}
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
          {t("job.urlDo")}
        </Button>
      </div>
      <p className="text-sm text-ink-3 sm:col-span-2">
        {t("job.urlBoards")} {tell("mode.other")}{" "}
        <a href="/account#posting-button" className="text-accent underline">
          {tell("mode.button")}
        </a>
        .
      </p>
    </div>
  );
}

/** Paste the posting, or give the address of its page. */
export function ModeChoice({ onFound }: ModeChoiceProps) {
  const [mode, setMode] = useState<Mode>("paste");
  const choices = [
    ["paste", t("job.paste")],
    ["url", t("job.url")],
  ] as const;
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1">
        <legend className="sr-only">{t("job.mode")}</legend>
        {choices.map(([value, label]) => (
          <label key={value} className="flex min-h-9 cursor-pointer items-center gap-2 font-medium">
            <input
              type="radio"
              name="mode"
              checked={mode === value}
              onChange={() => setMode(value)}
              className="size-6 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {mode === "paste" ? null : (
        <AddressField
          onFound={(text) => {
            setMode("paste");
            onFound(text);
          }}
        />
      )}
    </>
  );
}
