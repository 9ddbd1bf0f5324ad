import { assertNever, reapplyEdit, wordsOfValue } from "@savile/model";
import type { Edit } from "@savile/model";
import { announce } from "../../../lib/announce.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { useWorkState, useWorkStore } from "../store/context.ts";
import { labelOf } from "./form-shape.ts";
import { say } from "./messages.ts";
import { textIn } from "./read-document.ts";

/** The place of an edit in words, the text before it, and the person's. */
type Words = Readonly<Record<"place" | "was" | "mine", string>>;

/** What an edit wanted. */
function wordsOf(edit: Edit): Words {
  switch (edit.kind) {
    case "text":
      return { place: labelOf(edit.path), was: edit.old, mine: edit.next };
    case "insert":
      return { place: say("outdated.inserted"), was: "", mine: wordsOfValue(edit.value) };
    case "remove":
      return { place: say("outdated.removed"), was: wordsOfValue(edit.value), mine: "" };
    case "move":
      return { place: say("outdated.moved"), was: "", mine: "" };
    case "confirm":
      return { place: labelOf(edit.path), was: "", mine: edit.text };
    default:
      return assertNever(edit);
  }
}

function Part({ name, text }: { readonly name: string; readonly text: string }) {
  if (text === "") return null;
  return (
    <div className="flex gap-2">
      <dt className="w-12 shrink-0 text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-break-word whitespace-pre-line text-ink">{text}</dd>
    </div>
  );
}

function OutdatedRow({ edit }: { readonly edit: Edit }) {
  const store = useWorkStore();
  const now = useWorkState(({ documents }) =>
    edit.kind === "text" ? textIn(documents, edit.document, edit.path) : undefined,
  );
  const canTake = useWorkState(({ documents }) => reapplyEdit(documents, edit, "") !== null);
  const { place, was, mine } = wordsOf(edit);
  const gone = edit.kind === "text" ? now === undefined : !canTake;

  function take(): void {
    const again = reapplyEdit(store.get().documents, edit, new Date().toISOString());
    if (again === null) return;
    store.edit(again);
    announce(say("outdated.taken"));
  }
  return (
    <li className="border-t border-line pt-2 first:border-0 first:pt-0">
      <p className="font-medium text-ink">{place}</p>
      <dl className="mt-1 space-y-1">
        <Part name={say("outdated.was")} text={was} />
        <Part name={say("outdated.now")} text={gone ? say("outdated.gone") : (now ?? "")} />
        <Part name={say("outdated.mine")} text={mine} />
      </dl>
      <div className="mt-2 flex flex-wrap gap-2">
        {canTake ? (
          <Button size="small" onClick={take}>
            {say("outdated.take")}
          </Button>
        ) : null}
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            store.discardOutdated(edit);
            announce(say("outdated.dropped"));
          }}
        >
          {say("outdated.drop")}
        </Button>
      </div>
    </li>
  );
}

/** Edits whose text changed under them: the person decides which words stand. */
export function OutdatedList() {
  const outdated = useWorkState((state) => state.outdated);
  if (outdated.length === 0) return null;
  const n = outdated.length;
  return (
    <Note
      kind="warn"
      title={n === 1 ? say("outdated.title.one") : say("outdated.title.many", { n })}
    >
      <p>{say("outdated.text")}</p>
      <ul className="mt-2 space-y-2">
        {outdated.map((edit) => (
          <OutdatedRow key={JSON.stringify(edit)} edit={edit} />
        ))}
      </ul>
    </Note>
  );
}
