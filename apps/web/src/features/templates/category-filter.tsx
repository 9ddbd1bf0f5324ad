import type { TemplateEntry } from "@savile/contracts";
import { clsx } from "clsx";
import { say } from "./messages.ts";

export interface CategoryFilterProps {
  readonly templates: readonly TemplateEntry[];
  /** `null` shows every kind. */
  readonly value: string | null;
  readonly onChange: (category: string | null) => void;
}

/** Kinds of templates with how many there are of each; nothing where each kind has one, as there is nothing to narrow. */
export function CategoryFilter({ templates, value, onChange }: CategoryFilterProps) {
  const categories = [...new Set(templates.map(({ category }) => category))];
  if (categories.length === templates.length) return null;
  const all = [
    { category: null, name: say("picker.all"), n: templates.length },
    ...categories.map((category) => ({
      category,
      name: category,
      n: templates.filter((template) => template.category === category).length,
    })),
  ];
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{say("picker.filter")}</legend>
      {all.map(({ category, name, n }) => (
        <button
          key={name}
          type="button"
          aria-pressed={value === category}
          onClick={() => onChange(category)}
          className={clsx(
            "h-9 rounded-full border px-3.5 text-sm font-medium transition-colors tabular",
            value === category
              ? "border-ink bg-ink text-surface"
              : "border-line bg-surface text-ink-2 hover:border-line-strong",
          )}
        >
          {say("picker.count", { name, n })}
        </button>
      ))}
    </fieldset>
  );
}
