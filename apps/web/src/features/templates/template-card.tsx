import type { Resume } from "@savile/model";
import { clsx } from "clsx";
import { t } from "../../messages-signed-in.ts";
import { Miniature } from "./miniature.tsx";

export interface TemplateCardProps {
  readonly template: {
    readonly id: string;
    readonly name: string;
    readonly category: string;
    readonly description: string;
    readonly features: readonly string[];
    readonly ats_score: number | null;
  };
  readonly isDefault: boolean;
  /** The person's own resume, once it is there. */
  readonly resume: Resume | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A template with a miniature of the person's own resume. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, resume, checked, onChoose, isDefault } = props;
  return (
    <label
      className={clsx(
        "flex cursor-pointer flex-col overflow-hidden rounded-panel border bg-surface transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        checked ? "border-accent ring-1 ring-accent" : "border-line hover:border-line-strong",
      )}
    >
      <input
        type="radio"
        name="template"
        value={template.id}
        checked={checked}
        onChange={onChoose}
        aria-describedby={`about-${template.id}`}
        className="sr-only"
      />
      <span className="block bg-raised px-8 pt-8">
        <Miniature resume={resume} />
      </span>
      <span className="block border-t border-line p-5">
        <span className="flex items-center gap-2">
          <span className="font-semibold tracking-tight">{template.name}</span>
          {isDefault ? (
            <span className="rounded-mark border border-line px-1.5 text-xs/5 text-ink-3">
              {t("template.default")}
            </span>
          ) : null}
          <span
            aria-hidden="true"
            className={clsx(
              "ml-auto size-4 rounded-full border-2",
              checked ? "border-[5px] border-accent" : "border-line-strong",
            )}
          />
        </span>
        <span id={`about-${template.id}`} className="mt-1 block text-sm text-ink-2">
          {template.description}
          <span className="mt-3 flex flex-wrap gap-1.5 text-xs text-ink-3">
            {template.features.map((feature) => (
              <span key={feature} className="rounded-mark border border-line px-1.5 py-0.5">
                {feature}
              </span>
            ))}
            <span className="rounded-mark border border-line px-1.5 py-0.5">
              {template.ats_score === null
                ? t("template.atsNone")
                : t("template.ats", { score: template.ats_score })}
            </span>
          </span>
        </span>
      </span>
    </label>
  );
}
