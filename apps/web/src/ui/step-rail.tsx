import { clsx } from "clsx";
import { Check } from "lucide-react";
import { t } from "../lib/texts/messages-signed-in.ts";

const steps = ["upload", "check", "job", "template", "documents"] as const;
export type StepId = (typeof steps)[number];

/** Where one is on the way to the documents. */
export function StepRail({ current }: { readonly current: StepId }) {
  const at = steps.indexOf(current);
  return (
    <nav aria-label={t("steps.label")} className="mb-6 md:mb-8">
      <p className="text-sm text-ink-3 sm:hidden">
        {t("steps.of", { n: at + 1, m: steps.length })} · {t(`steps.${current}`)}
      </p>
      <ol className="hidden items-center gap-2 text-sm sm:flex">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? "step" : undefined}
            className="flex items-center gap-2"
          >
            {index === 0 ? null : (
              <span className="h-px w-6 bg-line-strong/50" aria-hidden="true" />
            )}
            <span
              className={clsx(
                "flex items-center gap-1.5",
                index === at ? "font-semibold text-ink" : "text-ink-3",
              )}
            >
              {index < at ? (
                <Check className="size-3.5 text-add" aria-label={t("steps.done")} />
              ) : null}
              {t(`steps.${step}`)}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
