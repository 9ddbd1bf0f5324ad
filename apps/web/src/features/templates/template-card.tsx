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
  /** Takes the whole row: sheet and words side by side. */
  readonly wide: boolean;
  /** The person's own resume, once it is there. */
  readonly resume: Resume | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Words({ template, isDefault, checked }: TemplateCardProps) {
  return (
    <span className="block min-w-0 flex-1 p-5 md:p-6">
      <span className="flex flex-wrap items-center gap-2">
        <span className="text-lg font-semibold tracking-tight">{template.name}</span>
        {isDefault ? (
          <span className="rounded-mark border border-line px-1.5 text-xs/5 text-ink-3">
            {t("template.default")}
          </span>
        ) : null}
        <span
          aria-hidden="true"
          className={clsx(
            "ml-auto size-5 rounded-full border-2",
            checked ? "border-[6px] border-accent" : "border-line-strong",
          )}
        />
      </span>
      <span id={`about-${template.id}`} className="mt-1.5 block text-ink-2">
        {template.description}
        <span className="mt-4 block space-y-1.5 border-t border-line pt-4 text-sm">
          {template.features.map((feature) => (
            <span key={feature} className="block">
              {feature}
            </span>
          ))}
          <span className="block text-ink-3">
            {template.ats_score === null
              ? t("template.atsNone")
              : t("template.ats", { score: template.ats_score })}
          </span>
        </span>
      </span>
    </span>
  );
}

/** A template with a miniature of the person's own resume. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, resume, checked, onChoose, wide } = props;
  return (
    <label
      className={clsx(
        "flex cursor-pointer flex-col overflow-hidden rounded-panel border bg-surface transition-colors",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        wide && "md:flex-row-reverse sm:col-span-2 lg:col-span-3",
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
      <span className={clsx("block bg-desk px-8 pt-8", wide && "md:w-[56%] md:px-12 md:pt-10")}>
        <Miniature resume={resume} />
      </span>
      <Words {...props} />
    </label>
  );
}
