import { entrySections, sectionShapes } from "@savile/model";
import type { EntrySection } from "@savile/model";
import { Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "./desk.ts";
import { fieldName, sectionName, wantedFields } from "./field-names.ts";
import { say } from "./messages.ts";
import { idsOfEntries, readSection } from "./places.ts";

export interface EntryFormProps {
  readonly section: EntrySection;
  readonly onDone: () => void;
}

/** A new entry: what people write first of it; the rest is added in its place. */
export function EntryForm({ section, onDone }: EntryFormProps) {
  const { sections, makeNew } = useDesk();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [empty, setEmpty] = useState(false);
  const { prefix } = sectionShapes[section];
  useEffect(() => first.current?.focus(), []);

  function submit(): void {
    const values = [...texts]
      .map(([field, text]) => ({ field, text: text.trim() }))
      .filter(({ text }) => text !== "");
    setEmpty(values.length === 0);
    if (values.length === 0) return;
    const made = makeNew(
      prefix,
      idsOfEntries(sections, section),
      (entry) => [{ op: "addEntry", section, id: entry, values, before: null }],
      say("made.added"),
    );
    if (made) onDone();
  }

  return (
    <form
      aria-label={say("entry.addTo", { section: sectionName(section) })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mt-3 rounded-control border border-line bg-raised p-3"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {wantedFields(section).map((field, index) => (
          <div key={field}>
            <label htmlFor={`${id}-${field}`} className="text-xs font-medium text-ink-3">
              {fieldName(`${prefix}1.${field}`)}
            </label>
            <input
              ref={index === 0 ? first : undefined}
              id={`${id}-${field}`}
              value={texts.get(field) ?? ""}
              aria-describedby={empty ? `${id}-empty` : undefined}
              onKeyDown={(event) => {
                if (event.key === "Escape") onDone();
              }}
              onChange={(event) => setTexts(new Map([...texts, [field, event.target.value]]))}
              className="mt-0.5 h-9 w-full rounded-control border border-line-strong bg-surface px-2.5 text-sm text-ink"
            />
          </div>
        ))}
      </div>
      {empty ? (
        <p id={`${id}-empty`} role="alert" className="mt-2 text-xs text-danger">
          {say("entry.empty")}
        </p>
      ) : null}
      <div className="mt-3 flex gap-2">
        <Button type="submit" size="small" look="primary">
          {say("entry.keep")}
        </Button>
        <Button size="small" onClick={onDone}>
          {say("pick.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Opens the form for one section. */
export function AddEntry({ section }: { readonly section: EntrySection }) {
  const [open, setOpen] = useState(false);
  if (open) return <EntryForm section={section} onDone={() => setOpen(false)} />;
  return (
    <div className="mt-3 -ml-3">
      <Button
        size="small"
        look="quiet"
        aria-label={say("entry.addTo", { section: sectionName(section) })}
        onClick={() => setOpen(true)}
      >
        <Plus className="size-4" aria-hidden="true" />
        {say("entry.add")}
      </Button>
    </div>
  );
}

/** A first entry of a section that the file does not have, or an own section. */
export function AddSection() {
  const { sections } = useDesk();
  const id = useId();
  const shown = new Set(sections.flatMap((one) => one.entries).map((entry) => entry.section));
  const absent = entrySections.filter((section) => section === "additional" || !shown.has(section));
  const [choice, setChoice] = useState("");
  const section = readSection(choice);
  return (
    <div className="rounded-panel border border-dashed border-line-strong p-4 md:p-5">
      <label htmlFor={id} className="block text-sm font-medium text-ink-3">
        {say("section.add")}
      </label>
      <select
        id={id}
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        className="mt-1.5 h-9 w-full max-w-72 rounded-control border border-line-strong bg-surface px-2 text-sm text-ink"
      >
        <option value="">{say("section.choose")}</option>
        {absent.map((one) => (
          <option key={one} value={one}>
            {sectionName(one)}
          </option>
        ))}
      </select>
      {section === null ? null : (
        <EntryForm key={section} section={section} onDone={() => setChoice("")} />
      )}
    </div>
  );
}
