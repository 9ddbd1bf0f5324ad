import type { TemplateEntry } from "@savile/contracts";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AtsMark, TemplateBadges } from "./template-marks.tsx";

export interface TemplateOptionProps {
  readonly template: TemplateEntry;
  /** The person's own page in it. */
  readonly picture: ReactNode;
  readonly chosen: boolean;
  /** A card of the `strip` is one of several radios; a `row` of the switcher acts at once. */
  readonly look: "strip" | "row";
  /** What stands at the end of the row of names: a mark, a spinner. */
  readonly mark?: ReactNode;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  /** A template of a larger plan was asked for. */
  readonly onLocked: () => void;
}

function Words({ template, look, mark }: TemplateOptionProps) {
  const row = look === "row";
  return (
    <span className={clsx("block min-w-0 flex-1", row ? "py-1" : "p-3")}>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={clsx("font-semibold tracking-tight", row ? "text-base" : "text-sm")}>
          {template.name}
        </span>
        <TemplateBadges template={template} />
        <span className="ml-auto flex items-center">{mark}</span>
      </span>
      <span
        id={`about-${look}-${template.id}`}
        className={row ? "mt-1 block text-sm text-ink-2" : "sr-only"}
      >
        <span className={clsx("block", row && "line-clamp-2")}>{template.description}</span>
        <span className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-ink-3">
          <AtsMark template={template} />
          {row ? null : <span>{template.features.join(" · ")}</span>}
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
          look === "row" ? "w-16" : "bg-desk px-4 pt-4",
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
    look === "row" ? "gap-3 rounded-control p-2" : "relative h-full flex-col rounded-panel",
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
        // The whole card comes into sight with its radio, above the bar at the foot.
        className="sr-only scroll-mb-72"
      />
      <Body {...props} />
    </label>
  );
}
