import { sectionShapes } from "@savile/model";
import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../ui/button.tsx";
import { Menu, MenuLine, MenuRow } from "../../ui/menu.tsx";
import { useDesk } from "./desk.ts";
import { say } from "./messages.ts";
import { PickForm } from "./pick-form.tsx";
import { entryTitle, idsOfEntries, readSection, sectionGroups } from "./places.ts";
import type { ReadEntry } from "./read-sections.ts";

export interface EntryMenuProps {
  readonly entry: ReadEntry;
  readonly siblings: readonly ReadEntry[];
}

type Asking = "move" | "merge" | null;

interface FormProps extends EntryMenuProps {
  readonly onDone: () => void;
}

function MoveForm({ entry, onDone }: FormProps) {
  const { sections, makeNew } = useDesk();
  return (
    <PickForm
      label={say("pick.moveTo", { label: entryTitle(entry) })}
      groups={sectionGroups(entry)}
      submit={say("pick.move")}
      onCancel={onDone}
      onPick={(value) => {
        const section = readSection(value);
        if (section === null) return;
        const moved = makeNew(
          sectionShapes[section].prefix,
          idsOfEntries(sections, section),
          (id) => [{ op: "moveEntry", entry: entry.id, section, id, before: null }],
          say("made.moved"),
        );
        if (moved) onDone();
      }}
    />
  );
}

function MergeForm({ entry, siblings, onDone }: FormProps) {
  const { make } = useDesk();
  const at = siblings.indexOf(entry);
  // Mostly an entry was torn from the one above it.
  const others = [...siblings.slice(0, at).toReversed(), ...siblings.slice(at + 1)];
  return (
    <PickForm
      label={say("pick.mergeInto", { label: entryTitle(entry) })}
      groups={[
        {
          label: entry.label,
          choices: others.map((one) => ({ value: one.id, label: entryTitle(one) })),
        },
      ]}
      submit={say("pick.merge")}
      onCancel={onDone}
      onPick={(into) => {
        make([{ op: "mergeEntry", entry: entry.id, into }], say("made.merged"));
        onDone();
      }}
    />
  );
}

/** Up, down, to another section, together with another one, away. */
export function EntryMenu({ entry, siblings }: EntryMenuProps) {
  const { make } = useDesk();
  const [asking, setAsking] = useState<Asking>(null);
  const at = siblings.findIndex((one) => one.id === entry.id);
  const { id, section } = entry;
  if (section === null) return null;
  const step = (before: string | null): void => {
    make([{ op: "moveEntry", entry: id, section, id, before }], say("made.moved"));
  };
  const above = siblings[at - 1];
  const below = siblings[at + 1];
  const done = (): void => setAsking(null);
  return (
    <>
      <div className="shrink-0">
        <Menu
          trigger={
            <IconButton label={say("entry.menu", { label: entryTitle(entry) })}>
              <EllipsisVertical className="size-4" aria-hidden="true" />
            </IconButton>
          }
        >
          {above === undefined ? null : (
            <MenuRow onSelect={() => step(above.id)}>{say("entry.up")}</MenuRow>
          )}
          {below === undefined ? null : (
            <MenuRow onSelect={() => step(siblings[at + 2]?.id ?? null)}>
              {say("entry.down")}
            </MenuRow>
          )}
          <MenuRow onSelect={() => setAsking("move")}>{say("entry.move")}</MenuRow>
          {siblings.length < 2 ? null : (
            <MenuRow onSelect={() => setAsking("merge")}>{say("entry.merge")}</MenuRow>
          )}
          <MenuLine />
          <MenuRow onSelect={() => make([{ op: "removeEntry", entry: id }], say("made.removed"))}>
            {say("entry.remove")}
          </MenuRow>
        </Menu>
      </div>
      {asking === "move" ? <MoveForm entry={entry} siblings={siblings} onDone={done} /> : null}
      {asking === "merge" ? <MergeForm entry={entry} siblings={siblings} onDone={done} /> : null}
    </>
  );
}
