import type { TemplateEntry } from "@savile/contracts";
import type { ReactNode } from "react";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { AtsMark } from "../../ui/templates/template-marks.tsx";
import { say } from "./messages.ts";

export interface TemplateFootProps {
  readonly chosen: TemplateEntry | undefined;
  readonly ready: boolean;
  readonly busy: boolean;
  /** Why the run could not be started. */
  readonly failure: string | null;
  /** What leads to where the failure can be put right. */
  readonly remedy?: ReactNode;
  readonly onCreate: () => void;
}

/** The choice as it stands, and the way on. */
export function TemplateFoot(props: TemplateFootProps) {
  const { chosen, ready, busy, failure, remedy, onCreate } = props;
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-surface">
      <div className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 md:px-6">
        {chosen === undefined ? null : (
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
            <span className="sr-only">{say("chosen.title")}: </span>
            <span className="text-base font-medium">
              {say("chosen.text", { name: chosen.name })}
            </span>
            <AtsMark template={chosen} />
          </p>
        )}
        <div className="w-full sm:w-auto">
          <Button
            look="primary"
            size="large"
            wide
            disabled={!ready || chosen === undefined}
            busy={busy}
            onClick={onCreate}
          >
            {busy ? t("template.starting") : t("template.submit")}
          </Button>
        </div>
        {failure === null ? null : (
          <p role="alert" className="w-full text-sm text-danger">
            {failure} {remedy}
          </p>
        )}
      </div>
    </div>
  );
}
