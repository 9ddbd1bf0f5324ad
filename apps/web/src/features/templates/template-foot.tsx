import type { TemplateEntry } from "@savile/contracts";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { part } from "../../ui/part.tsx";

// It is named once nothing is lacking.
const ChosenLook = part(async () => (await import("./chosen-look.tsx")).ChosenLook);

export interface TemplateFootProps {
  readonly chosen: TemplateEntry | undefined;
  /** What is still to be given, in words; `null` where nothing is. */
  readonly lack: string | null;
  readonly busy: boolean;
  /** Why the run could not be started; `null` where nothing is wrong. */
  readonly failure: ReactNode;
  readonly onCreate: () => void;
}

/** The choice as it stands, and the way on. */
export function TemplateFoot(props: TemplateFootProps) {
  const { chosen, lack, busy, failure, onCreate } = props;
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-surface">
      <div className="mx-auto flex w-full max-w-[1360px] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 md:px-6">
        {lack === null ? null : (
          <p id="lack" className="text-ink-2">
            {lack}
          </p>
        )}
        {chosen === undefined || lack !== null ? null : (
          <Suspense fallback={null}>
            <ChosenLook template={chosen} />
          </Suspense>
        )}
        <div className="w-full sm:w-auto">
          <Button
            look="primary"
            size="large"
            wide
            disabled={lack !== null || chosen === undefined}
            {...(lack === null ? {} : { "aria-describedby": "lack" })}
            busy={busy}
            onClick={onCreate}
          >
            {busy ? t("template.starting") : t("template.submit")}
          </Button>
        </div>
        {failure === null ? null : (
          <p role="alert" className="w-full text-sm text-danger">
            <Suspense fallback={null}>{failure}</Suspense>
          </p>
        )}
      </div>
    </div>
  );
}
