import type { TemplateEntry } from "@savile/contracts";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AtsMark, TemplateBadges } from "./template-marks.tsx";

export interface TemplateOptionProps {
  readonly template: TemplateEntry;
  /** The person's own page in it. */
  readonly picture: ReactNode;
  readonly chosen: boolean;
  /** A `card` of the picker is one of several radios; a `row` of the switcher acts at once. */
  readonly look: "card" | "row";
  /** What stands at the end of the row of names: a mark, a spinner. */
  readonly mark?: ReactNode;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  /** A template of a larger plan was asked for. */
  readonly onLocked: () => void;
}

function Words({ template, look, mark }: TemplateOptionProps) {
  const card = look === "card";
  return (
    <span className={clsx("block min-w-0 flex-1", card ? "p-4 md:p-5" : "py-1")}>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={clsx("font-semibold tracking-tight", card ? "text-lg" : "text-base")}>
          {template.name}
        </span>
        <TemplateBadges template={template} />
        <span className="ml-auto flex items-center">{mark}</span>
      </span>
      <span id={`about-${look}-${template.id}`} className="mt-1 block text-sm text-ink-2">
        <span className={clsx("block", card ? "" : "line-clamp-2")}>{template.description}</span>
        <span className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-ink-3">
          <AtsMark template={template} />
          {card ? <span>{template.features.join(" · ")}</span> : null}
        </span>
      </span>
    </span>
  );
}

function Body(props: TemplateOptionProps) {
  const { look, picture, template } = props;
  return (
    <>
      <span
        className={clsx(
          "block shrink-0",
          look === "card" ? "bg-desk px-7 pt-7" : "w-16",
          template.available ? "" : "opacity-70",
        )}
      >
        {picture}
      </span>
      <Words {...props} />
    </>
  );
}

/** A template drawn with the person's own words; a locked one says which plan holds it. */
export function TemplateOption(props: TemplateOptionProps) {
  const { template, chosen, look, disabled = false, onChoose, onLocked } = props;
  const frame = clsx(
    "flex w-full overflow-hidden border bg-surface text-left transition-colors",
    look === "card" ? "h-full flex-col rounded-panel" : "gap-3 rounded-control p-2",
    chosen ? "border-accent ring-1 ring-accent" : "border-line hover:border-line-strong",
  );
  const about = `about-${look}-${template.id}`;
  if (!template.available || look === "row") {
    return (
      <button
        type="button"
        data-template={template.id}
        aria-describedby={about}
        {...(template.available ? { "aria-pressed": chosen } : { "aria-haspopup": "dialog" })}
        aria-disabled={disabled}
        onClick={() => {
          if (disabled) return;
          if (template.available) onChoose();
          else onLocked();
        }}
        className={frame}
      >
        <Body {...props} />
      </button>
    );
  }
  return (
    <label
      className={clsx(
        frame,
        "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
      )}
    >
      <input
        type="radio"
        name="template"
        value={template.id}
        checked={chosen}
        onChange={onChoose}
        aria-describedby={about}
        className="sr-only"
      />
      <Body {...props} />
    </label>
  );
}
