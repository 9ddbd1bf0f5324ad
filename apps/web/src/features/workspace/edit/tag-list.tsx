import { maxBullets, prefixOfList } from "@savile/model";
import { memo, useCallback, useMemo, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { announce } from "../../../lib/announce.ts";
import { shapeOfField } from "../field/rules.ts";
import { useWorkStore } from "../store/context.ts";
import { useIds, useText } from "./document-state.ts";
import { ownerOf } from "./edit-actions.ts";
import { addSelector, fieldSelector, focusLater } from "./focus-later.ts";
import { say } from "./messages.ts";
import { textIn } from "./read-document.ts";
import { removeWithUndo } from "./remove-with-undo.ts";
import { useSurroundings } from "./surroundings.ts";
import { TagInput } from "./tag-input.tsx";
import { TagTools } from "./tag-tools.tsx";
import { Tag } from "./tag.tsx";

export interface TagListProps {
  readonly list: string;
  /** What the terms belong to. */
  readonly owner: string;
}

/** What the keys and tools of a tag do, with the ids as they stand at that moment. */
function useTagActions(list: string) {
  const surroundings = useSurroundings();
  const store = useWorkStore();
  return useMemo(() => {
    const { actions, opening, kind } = surroundings;
    const pathOf = (id: string): string => `${ownerOf(list)}.${id}`;
    const textOf = (id: string): string => textIn(store.get().documents, kind, pathOf(id)) ?? "";
    const focusTag = (id: string | undefined): void =>
      focusLater(...(id === undefined ? [] : [fieldSelector(pathOf(id))]), addSelector(list));
    return {
      pathOf,
      check: (term: string) =>
        shapeOfField(kind, pathOf(`${prefixOfList(list) ?? "s"}1`)).check(term),
      standing: () => actions.ids(list).map((id) => textOf(id)),
      add: (texts: readonly string[]) => {
        const made = actions.addLines(list, texts);
        const n = texts.length - made.length;
        if (n > 0) announce(say("full.left", { n, m: maxBullets }), "assertive");
        else announce(say("made.added", { label: texts.join(", ") }));
      },
      edit: (id: string) => opening.open(pathOf(id)),
      focusAt: (id: string, by: number) => {
        const ids = actions.ids(list);
        focusTag(ids[ids.indexOf(id) + by]);
      },
      focusLast: () => focusTag(actions.ids(list).at(-1)),
      focusFirst: () => focusTag(actions.ids(list)[0]),
      move: (id: string, by: -1 | 1) => {
        const ids = actions.ids(list);
        const to = ids.indexOf(id) + by;
        if (to < 0 || to >= ids.length) return;
        actions.move(list, id, to);
        announce(say("move.now", { label: textOf(id), n: to + 1, m: ids.length }));
        focusTag(id);
      },
      remove: (id: string) => {
        const ids = actions.ids(list);
        const at = ids.indexOf(id);
        removeWithUndo(actions, {
          list,
          id,
          label: textOf(id),
          back: fieldSelector(pathOf(id)),
        });
        focusTag(ids[at + 1] ?? ids[at - 1]);
      },
    };
  }, [surroundings, store, list]);
}

type TagActions = ReturnType<typeof useTagActions>;

const back: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowUp"]);

/** Keys that change the list, by name. */
const changing: Readonly<Record<string, "edit" | "remove">> = {
  Enter: "edit",
  F2: "edit",
  Delete: "remove",
  Backspace: "remove",
};

/** What a key on a tag does; false where it means nothing here. */
function onTagKey(event: KeyboardEvent, id: string, tags: TagActions, editable: boolean): boolean {
  const { key, altKey } = event;
  const change = changing[key];
  if (key.startsWith("Arrow")) {
    const by = back.has(key) ? -1 : 1;
    if (altKey && editable) tags.move(id, by);
    else tags.focusAt(id, by);
  } else if (key === "Home") tags.focusFirst();
  else if (key === "End") tags.focusLast();
  else if (editable && change !== undefined) tags[change](id);
  else return false;
  return true;
}

/** The terms of a list as tags, with the tools of the one that is chosen. */
export const TagList = memo(function TagList({ list, owner }: TagListProps) {
  const ids = useIds(list);
  const tags = useTagActions(list);
  const { editable } = useSurroundings();
  const [chosen, setChosen] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const onKey = useCallback(
    (event: KeyboardEvent, id: string) => {
      if (onTagKey(event, id, tags, editable)) event.preventDefault();
    },
    [tags, editable],
  );
  const shown = chosen !== null && ids.includes(chosen) ? chosen : null;
  return (
    <div
      ref={group}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget !== null && group.current?.contains(event.relatedTarget) !== true) {
          setChosen(null);
        }
      }}
    >
      <ul aria-label={say("tag.list", { owner })} className="flex flex-wrap gap-1.5">
        {ids.map((id, index) => (
          <li key={id} className="flex max-w-full min-w-0">
            <Tag
              path={tags.pathOf(id)}
              id={id}
              chosen={id === shown}
              stop={shown === null ? index === 0 : id === shown}
              onChoose={setChosen}
              onKey={onKey}
            />
          </li>
        ))}
        {editable && ids.length < maxBullets ? (
          <li className="flex min-w-36 flex-1">
            <TagInput
              list={list}
              owner={owner}
              standing={tags.standing}
              check={tags.check}
              onAdd={tags.add}
              onBack={tags.focusLast}
            />
          </li>
        ) : null}
      </ul>
      {ids.length >= maxBullets ? (
        <p className="mt-1 text-xs text-ink-3">{say("full.lines", { n: maxBullets })}</p>
      ) : null}
      {shown === null ? null : (
        <ChosenTools tags={tags} id={shown} first={ids[0] === shown} last={ids.at(-1) === shown} />
      )}
    </div>
  );
});

interface ChosenProps {
  readonly tags: TagActions;
  readonly id: string;
  readonly first: boolean;
  readonly last: boolean;
}

function ChosenTools({ tags, id, first, last }: ChosenProps) {
  const path = tags.pathOf(id);
  const text = useText(path);
  return (
    <TagTools
      path={path}
      text={text}
      first={first}
      last={last}
      onEdit={() => tags.edit(id)}
      onMove={(by) => tags.move(id, by)}
      onRemove={() => tags.remove(id)}
    />
  );
}
