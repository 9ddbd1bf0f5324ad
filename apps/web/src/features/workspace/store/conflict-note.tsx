import { fieldRule } from "@savile/model";
import type { Conflict, Edit } from "@savile/model";
import { lineName } from "../../../lib/section-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { useWorkState, useWorkStore } from "./context.ts";
import { focusNotes } from "./focus-notes.ts";
import { say } from "./messages.ts";
import { wordsOf } from "./words-of.ts";

function mineOf(mine: Edit): string {
  if (mine.kind === "remove") return say("conflict.removed");
  if (mine.kind === "move") return say("conflict.moved");
  return wordsOf(mine);
}

function Side({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="min-w-0 flex-1 basis-56 rounded-control border border-line bg-raised p-2.5">
      <p className="text-xs font-medium text-ink-3">{title}</p>
      <p className="mt-0.5 break-words whitespace-pre-wrap text-ink">{text}</p>
    </div>
  );
}

/** The name of the text, and of where it stands. */
function nameOf({ mine, path }: Conflict): string {
  const place = lineName(path);
  if (mine.kind !== "text") return place;
  const { label } = fieldRule(mine.document, mine.path);
  return label === place ? place : `${place} · ${label}`;
}

function Choice({ conflict }: { readonly conflict: Conflict }) {
  const store = useWorkStore();
  const { mine, theirs } = conflict;
  const choose = (side: "mine" | "theirs"): void => {
    store.resolve(conflict, side);
    focusNotes();
  };
  return (
    <li className="space-y-2">
      <p className="text-xs text-ink-3">{nameOf(conflict)}</p>
      <div className="flex flex-wrap gap-2">
        <Side title={say("conflict.mine")} text={mineOf(mine)} />
        <Side title={say("conflict.theirs")} text={theirs ?? say("conflict.gone")} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => choose("mine")}>
          {say("conflict.takeMine")}
        </Button>
        <Button size="small" onClick={() => choose("theirs")}>
          {say("conflict.takeTheirs")}
        </Button>
      </div>
    </li>
  );
}

/** Texts that two windows changed: both wordings side by side, and the person chooses. */
export function ConflictNote() {
  const save = useWorkState((state) => state.save);
  if (save.kind !== "conflict") return null;
  const { conflicts } = save;
  const title =
    conflicts.length === 1
      ? say("conflict.title.one")
      : say("conflict.title.many", { n: conflicts.length });
  return (
    <Note kind="warn" title={title}>
      <p>{say("conflict.text")}</p>
      <ul className="mt-3 space-y-4">
        {conflicts.map((conflict) => (
          <Choice
            key={`${conflict.mine.document} ${conflict.path} ${conflict.mine.at} ${wordsOf(conflict.mine)}`}
            conflict={conflict}
          />
        ))}
      </ul>
    </Note>
  );
}
