import type { EntrySection } from "@savile/model";
import { announce } from "../../../lib/announce.ts";
import { FieldBox } from "../field/field-box.tsx";
import { shapeOfField } from "../field/rules.ts";
import { addSelector, focusLater } from "./focus-later.ts";
import { entryName, labelOf, sectionPrefix, shapeOfEntry } from "./form-shape.ts";
import { say } from "./messages.ts";
import { useSurroundings } from "./surroundings.ts";

export interface NewEntryProps {
  readonly section: EntrySection;
  readonly onClose: () => void;
}

/** An entry that is being begun; it comes into being with the first of its values. */
export function NewEntry({ section, onClose }: NewEntryProps) {
  const { kind, actions, opening } = useSurroundings();
  const { fields, lines } = shapeOfEntry(section);
  const [head = "title", next] = fields;
  const path = `${sectionPrefix(section)}1.${head}`;
  function goOn(id: string): void {
    if (next !== undefined) opening.open(`${id}.${next}`);
    else if (lines !== null) focusLater(addSelector(`${id}.${lines}`));
  }
  return (
    <div className="rounded-control border border-line bg-raised p-2">
      <p aria-hidden="true" className="mb-1 text-xs text-ink-3">
        {say("entry.new", { name: entryName(section), label: labelOf(path) })}
      </p>
      <FieldBox
        label={say("entry.new", { name: entryName(section), label: labelOf(path) })}
        value=""
        shape={shapeOfField(kind, path)}
        onCommit={(text) => {
          const id = actions.addEntry(section, head, text);
          if (id === null) return;
          announce(say("made.added", { label: text }));
          goOn(id);
        }}
        onClose={(how) => {
          onClose();
          if (how === "cancelled") focusLater(addSelector(section));
        }}
        className="min-h-9 px-2 py-1.5"
      />
    </div>
  );
}
