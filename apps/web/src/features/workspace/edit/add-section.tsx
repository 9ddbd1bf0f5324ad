import { useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { FieldBox } from "../field/field-box.tsx";
import { shapeOfField } from "../field/rules.ts";
import { addSelector, focusLater } from "./focus-later.ts";
import { AddButton } from "./add-button.tsx";
import { labelOf, sectionTitle } from "./form-shape.ts";
import { say } from "./messages.ts";
import { useSurroundings } from "./surroundings.ts";

export interface AddSectionProps {
  readonly absent: readonly string[];
  /** Begins a known section. */
  readonly onBegin: (name: string) => void;
}

function NewSection({ onClose }: { readonly onClose: () => void }) {
  const { actions, kind } = useSurroundings();
  return (
    <FieldBox
      label={labelOf("add1.title")}
      value=""
      shape={shapeOfField(kind, "add1.title")}
      onCommit={(text) => {
        const id = actions.addEntry("additional", "title", text);
        if (id === null) return;
        announce(say("made.added", { label: text }));
        focusLater(addSelector(`${id}.lines`));
      }}
      onClose={(how) => {
        onClose();
        if (how === "cancelled") focusLater(addSelector("additional"));
      }}
      className="min-h-9 px-2 py-1.5"
    />
  );
}

/** The sections that the resume does not have, each ready to be begun. */
export function AddSection({ absent, onBegin }: AddSectionProps) {
  const { editable } = useSurroundings();
  const [naming, setNaming] = useState(false);
  if (!editable) return null;
  return (
    <section aria-label={say("section.addTitle")}>
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium text-ink-2">
        {say("section.addTitle")}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {absent.map((name) => (
          <li key={name}>
            <AddButton
              list={`section ${name}`}
              label={sectionTitle(name)}
              onClick={() => onBegin(name)}
            />
          </li>
        ))}
        {naming ? null : (
          <li>
            <AddButton
              list="additional"
              label={say("section.addOwn")}
              onClick={() => setNaming(true)}
            />
          </li>
        )}
      </ul>
      {naming ? (
        <div className="mt-2">
          <NewSection onClose={() => setNaming(false)} />
        </div>
      ) : null}
    </section>
  );
}
