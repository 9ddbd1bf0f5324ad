import { t } from "./messages.ts";

/** Stands on every page of the sandbox. */
export function SandboxBadge() {
  return (
    <p className="inline-block rounded-mark border border-warn/60 px-2 py-1 text-sm font-medium text-warn">
      {t("badge")}
    </p>
  );
}
