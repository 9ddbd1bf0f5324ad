import type { Correction } from "@savile/model";
import { Check, Ellipsis, Pencil } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../ui/button.tsx";
import { Menu, MenuRow } from "../../ui/menu.tsx";
import { useDesk } from "./desk.ts";
import { fieldName } from "./field-names.ts";
import { say } from "./messages.ts";
import { PickForm } from "./pick-form.tsx";
import { entryGroups, idsOfLines, linePrefixOf, swapTargets } from "./places.ts";
import type { ReadEntry, ReadValue } from "./read-sections.ts";
import { ValueButton } from "./value-button.tsx";
import { ValueField } from "./value-field.tsx";

export interface ValueViewProps {
  readonly entry: ReadEntry;
  readonly value: ReadValue;
  readonly strong?: boolean;
}

function ownerOf(address: string): string {
  const dot = address.indexOf(".");
  return dot < 0 ? "" : address.slice(0, dot);
}

function lineIdOf(address: string): string {
  return address.slice(address.indexOf(".") + 1);
}

function isLine({ part, address }: ReadValue): boolean {
  return part === "term" || /\.[a-z]\d+$/.test(address);
}

/** The neighbours of a line in its entry, as the ids that `moveLine` needs to step over them. */
function stepsOf(entry: ReadEntry, value: ReadValue): { up: string | null; down: string | null } {
  const lines = entry.values.filter(isLine).map((one) => one.address);
  const at = lines.indexOf(value.address);
  const up = at > 0 ? lines[at - 1] : undefined;
  const next = at >= 0 && at < lines.length - 1 ? (lines[at + 2] ?? "end") : undefined;
  return {
    up: up === undefined ? null : lineIdOf(up),
    down: next === undefined ? null : lineIdOf(next),
  };
}

function LineRows({ entry, value }: ValueViewProps) {
  const { make } = useDesk();
  const { up, down } = stepsOf(entry, value);
  const step = (before: string | null): void => {
    const id = lineIdOf(value.address);
    const owner = ownerOf(value.address);
    make([{ op: "moveLine", path: value.address, entry: owner, id, before }], say("made.moved"));
  };
  return (
    <>
      {up === null ? null : <MenuRow onSelect={() => step(up)}>{say("value.up")}</MenuRow>}
      {down === null ? null : (
        <MenuRow onSelect={() => step(down === "end" ? null : down)}>{say("value.down")}</MenuRow>
      )}
    </>
  );
}

function removal(value: ReadValue): Correction {
  return isLine(value)
    ? { op: "removeLine", path: value.address }
    : { op: "set", path: value.address, text: "" };
}

function ValueMenu({ entry, value, onMove }: ValueViewProps & { readonly onMove: () => void }) {
  const { make } = useDesk();
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label={say("value.more", { text: value.text.slice(0, 40) })}>
          <Ellipsis className="size-4" aria-hidden="true" />
        </IconButton>
      }
    >
      {swapTargets(entry, value).map((to) => (
        <MenuRow
          key={to}
          onSelect={() => make([{ op: "swap", path: value.address, to }], say("made.swapped"))}
        >
          {say(isLine(value) ? "value.isField" : "value.swap", { field: fieldName(to) })}
        </MenuRow>
      ))}
      {isLine(value) ? <LineRows entry={entry} value={value} /> : null}
      {isLine(value) ? <MenuRow onSelect={onMove}>{say("value.toEntry")}</MenuRow> : null}
      <MenuRow onSelect={() => make([removal(value)], say("made.removed"))}>
        {say("value.remove")}
      </MenuRow>
    </Menu>
  );
}

function ValueTools({ entry, value }: ValueViewProps) {
  const desk = useDesk();
  const [moving, setMoving] = useState(false);
  if (moving) {
    return (
      <PickForm
        label={say("pick.lineTo")}
        groups={entryGroups(desk.sections, (one) => one.id !== ownerOf(value.address))}
        submit={say("pick.move")}
        onCancel={() => setMoving(false)}
        onPick={(into) => {
          desk.makeNew(
            linePrefixOf(into),
            idsOfLines(desk.sections, into),
            (id) => [{ op: "moveLine", path: value.address, entry: into, id, before: null }],
            say("made.moved"),
          );
        }}
      />
    );
  }
  return (
    <span className="flex basis-full flex-wrap items-center gap-1.5 py-1">
      {value.certainty === "sure" ? null : (
        <Button
          size="small"
          look="primary"
          onClick={() => desk.make([{ op: "confirm", path: value.address }], say("made.confirmed"))}
        >
          <Check className="size-4" aria-hidden="true" />
          {say("value.right")}
        </Button>
      )}
      <Button size="small" onClick={() => desk.edit(value.address)}>
        <Pencil className="size-3.5" aria-hidden="true" />
        {say("value.edit")}
      </Button>
      <ValueMenu entry={entry} value={value} onMove={() => setMoving(true)} />
    </span>
  );
}

/** A value: shown, selected with its tools, or open for editing. */
export function ValueView({ entry, value, strong }: ValueViewProps) {
  const desk = useDesk();
  const { address } = value;
  if (desk.editing === address) {
    return (
      <ValueField
        label={say("value.editLabel", {
          label: say("field.of", { field: value.label, entry: entry.label }),
        })}
        text={value.text}
        prose={address.endsWith("summary") || address.endsWith("description")}
        clearable={!isLine(value)}
        onLeave={() => desk.edit(null)}
        onCommit={(text) => {
          desk.make(
            [{ op: "set", path: address, text }],
            say(text.trim() === "" ? "made.cleared" : "made.set"),
          );
          desk.edit(null);
        }}
      />
    );
  }
  const selected = desk.selected === address;
  return (
    <>
      <ValueButton
        value={value}
        strong={strong === true}
        selected={selected}
        onSelect={() => (selected ? desk.edit(address) : desk.select(value))}
      />
      {selected ? <ValueTools key={address} entry={entry} value={value} /> : null}
    </>
  );
}
