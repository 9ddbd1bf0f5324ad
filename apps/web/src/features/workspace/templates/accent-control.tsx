import { accentIds, accents, templates } from "@savile/model";
import type { AccentId } from "@savile/model";
import { Check } from "lucide-react";
import { sentenceOf } from "../../../lib/api-error.ts";
import type { Work } from "../work/view-model.ts";
import { say } from "./messages.ts";
import { budgetOf, useLayout } from "./use-layout.ts";

interface Choice {
  readonly id: AccentId | null;
  readonly name: string;
  readonly colour: string;
}

function choicesOf({ session }: Work): readonly Choice[] {
  const own = templates.find(({ id }) => id === session.template)?.palette.accent ?? "#000000";
  return [
    { id: null, name: say("accent.template"), colour: own },
    ...accentIds.map((id) => ({ id, name: say(`accent.${id}`), colour: accents[id].accent })),
  ];
}

/** The colour of both documents: that of the template, or one of six. */
export function AccentControl({ work }: { readonly work: Work }) {
  const { session } = work;
  const layout = useLayout(session);
  const current = session.layout.accent;
  return (
    <section aria-labelledby="accent-title" className="mb-4 border-b border-line pb-4">
      <h3 id="accent-title" className="mb-2 text-sm font-semibold">
        {say("accent.title")}
      </h3>
      <div className="flex flex-wrap gap-1.5">
        {choicesOf(work).map(({ id, name, colour }) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={id === current}
            aria-disabled={layout.isPending}
            onClick={() => {
              if (layout.isPending || id === current) return;
              layout.mutate({ budget: budgetOf(session), accent: id });
            }}
            style={{ backgroundColor: colour }}
            className="grid size-9 place-items-center rounded-full text-white ring-offset-2 ring-offset-surface aria-pressed:ring-2 aria-pressed:ring-accent"
          >
            {id === current ? <Check className="size-4" aria-hidden="true" /> : null}
          </button>
        ))}
      </div>
      {layout.isError ? (
        <p role="alert" className="mt-2 text-sm text-danger">
          {sentenceOf(layout.error)}
        </p>
      ) : null}
    </section>
  );
}
