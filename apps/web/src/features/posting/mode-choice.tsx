import { t } from "../../lib/texts/messages-signed-in.ts";

/** Paste or address; the address is announced, not built. */
export function ModeChoice() {
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1">
      <legend className="sr-only">{t("job.mode")}</legend>
      <label className="flex min-h-9 cursor-pointer items-center gap-2 font-medium">
        <input type="radio" name="mode" defaultChecked className="size-6 accent-accent" />
        {t("job.paste")}
      </label>
      <label className="flex min-h-9 items-center gap-2 text-ink-3">
        <input type="radio" name="mode" disabled className="size-6" />
        {t("job.url")}
        <span className="rounded-mark border border-line px-1.5 py-0.5 text-xs">
          {t("job.urlSoon")}
        </span>
      </label>
    </fieldset>
  );
}
