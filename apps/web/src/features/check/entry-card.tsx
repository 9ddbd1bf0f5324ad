import type { Correction } from "@savile/model";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useDesk } from "./desk.ts";
import { EntryMenu } from "./entry-menu.tsx";
import { fieldName } from "./field-names.ts";
import { say } from "./messages.ts";
import { idsOfLines, linePrefixOf } from "./places.ts";
import type { ReadEntry, ReadValue } from "./read-sections.ts";
import { ValueField } from "./value-field.tsx";
import { ValueView } from "./value-view.tsx";

export interface EntryCardProps {
  readonly entry: ReadEntry;
  /** The entries of its section, in order. */
  readonly siblings: readonly ReadEntry[];
}

const addClass =
  "inline-flex min-h-7 items-center gap-1 rounded-mark border border-dashed border-line-strong/70 px-1.5 text-xs text-ink-3 hover:border-line-strong hover:text-ink";

interface AddButtonProps {
  readonly label: string;
  readonly entry: ReadEntry;
  readonly onClick: () => void;
}

function AddButton({ label, entry, onClick }: AddButtonProps) {
  return (
    <button type="button" onClick={onClick} className={addClass}>
      <Plus className="size-3" aria-hidden="true" />
      {label}
      <span className="sr-only">, {entry.label}</span>
    </button>
  );
}

function MissingValue({ entry, address }: { readonly entry: ReadEntry; readonly address: string }) {
  const { editing, edit, make } = useDesk();
  const field = fieldName(address);
  if (editing !== address) {
    return (
      <AddButton label={say("value.add", { field })} entry={entry} onClick={() => edit(address)} />
    );
  }
  return (
    <ValueField
      label={say("field.of", { field, entry: entry.label })}
      text=""
      prose={address === "summary"}
      clearable
      onLeave={() => edit(null)}
      onCommit={(text) => {
        make([{ op: "set", path: address, text }], say("made.added"));
        edit(null);
      }}
    />
  );
}

/** New lines of an entry; skills come several at a time, with commas between them. */
function AddLine({ entry }: { readonly entry: ReadEntry }) {
  const { sections, make } = useDesk();
  const [open, setOpen] = useState(false);
  const terms = entry.section === "skills" || entry.id === "cmp";
  const label = say(terms ? "entry.addSkill" : "entry.addLine");
  if (!open) return <AddButton label={label} entry={entry} onClick={() => setOpen(true)} />;
  return (
    <ValueField
      label={label}
      text=""
      {...(terms ? { hint: say("entry.addSkillHint") } : {})}
      clearable
      onLeave={() => setOpen(false)}
      onCommit={(text) => {
        setOpen(false);
        const texts = (terms ? text.split(",") : [text]).map((one) => one.trim()).filter(Boolean);
        const prefix = linePrefixOf(entry.id);
        const used = idsOfLines(sections, entry.id).map((id) => Number(id.slice(prefix.length)));
        const highest = Math.max(0, ...used.filter(Number.isInteger));
        const step = texts.map((one, index): Correction => ({
          op: "addLine",
          entry: entry.id,
          id: `${prefix}${highest + index + 1}`,
          text: one,
          before: null,
        }));
        if (step.length > 0) make(step, say("made.added"));
      }}
    />
  );
}

interface RowProps {
  readonly entry: ReadEntry;
  readonly values: readonly ReadValue[];
  readonly className: string;
  readonly strongFirst?: boolean;
}

function ValueRow({ entry, values, className, strongFirst }: RowProps) {
  if (values.length === 0) return null;
  return (
    <div className={className}>
      {values.map((value, index) => (
        <ValueView
          key={value.address}
          entry={entry}
          value={value}
          strong={strongFirst === true && index === 0}
        />
      ))}
    </div>
  );
}

function LineList({ entry, values }: Pick<RowProps, "entry" | "values">) {
  if (values.length === 0) return null;
  return (
    <ul className="mt-1 space-y-0.5 text-sm text-ink-2">
      {values.map((value) => (
        <li key={value.address} className="flex flex-wrap">
          <ValueView entry={entry} value={value} />
        </li>
      ))}
    </ul>
  );
}

function Additions({ entry }: { readonly entry: ReadEntry }) {
  const takesLines = linePrefixOf(entry.id) !== "" && entry.id !== "contact";
  if (!takesLines && entry.missing.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {entry.missing.map((address) => (
        <MissingValue key={address} entry={entry} address={address} />
      ))}
      {takesLines ? <AddLine entry={entry} /> : null}
    </div>
  );
}

/** An entry with its values, what is missing of it, and what can be done with it. */
export function EntryCard({ entry, siblings }: EntryCardProps) {
  const of = (part: ReadValue["part"]): ReadValue[] =>
    entry.values.filter((value) => value.part === part);
  return (
    <div className="group/entry relative py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start gap-x-2">
        <div className="min-w-0 flex-1">
          <ValueRow
            entry={entry}
            values={of("head")}
            strongFirst
            className="flex flex-wrap items-baseline gap-x-3"
          />
          <ValueRow
            entry={entry}
            values={of("beside")}
            className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-2"
          />
        </div>
        {entry.section === null ? null : <EntryMenu entry={entry} siblings={siblings} />}
      </div>
      <ValueRow
        entry={entry}
        values={of("term")}
        className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm"
      />
      <LineList entry={entry} values={of("line")} />
      <Additions entry={entry} />
    </div>
  );
}
