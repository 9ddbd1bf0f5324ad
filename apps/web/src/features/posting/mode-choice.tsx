import { Suspense, useState } from "react";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Loading } from "../../ui/loading.tsx";
import { part } from "../../ui/part.tsx";

const AddressField = part(async () => (await import("./address-field.tsx")).AddressField);

type Mode = "paste" | "url";

/** Its place while it comes. */
function Placeholder() {
  return (
    <Loading className="mb-4 block">
      <span className="block h-24 rounded-panel skeleton" />
    </Loading>
  );
}

export interface ModeChoiceProps {
  /** Hears the text of a posting that was read by its address. */
  readonly onFound: (text: string) => void;
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
      <fieldset className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-1">
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
        <Suspense fallback={<Placeholder />}>
          <AddressField
            onFound={(text) => {
              setMode("paste");
              onFound(text);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
