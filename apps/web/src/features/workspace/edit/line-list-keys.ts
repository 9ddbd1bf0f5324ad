import type { LineKeys } from "../field/line-keys.ts";
import { fieldSelector } from "./focus-later.ts";
import type { LineScope } from "./line-scope.ts";
import { removeWithUndo } from "./remove-with-undo.ts";

/** Enter, Backspace and paste in a line that exists. */
export function keysOfLine(scope: LineScope, id: string, label: string): LineKeys {
  const { list, pathOf, cleaned, addAfter, tellMade, openEnd } = scope;
  const { actions, opening } = scope.surroundings;
  return {
    onSplit: (before, rest) => {
      const [kept] = cleaned([before]);
      const [next] = cleaned([rest]);
      if (kept === undefined) return;
      if (next === undefined) {
        actions.write(pathOf(id), kept);
        addAfter(id);
        return;
      }
      const made = actions.split(list, id, kept, next);
      tellMade(1, made === null ? [] : [made]);
      if (made !== null) opening.open(pathOf(made), "start");
    },
    onErase: () => {
      const ids = actions.ids(list);
      const previous = ids[ids.indexOf(id) - 1];
      removeWithUndo(actions, { list, id, label, back: fieldSelector(pathOf(id)) });
      openEnd(previous);
    },
    onPaste: (texts) => {
      const lines = cleaned(texts);
      const made = actions.spread(list, id, lines);
      tellMade(lines.length - 1, made);
      openEnd(made.at(-1) ?? id);
    },
  };
}

/** Enter, Backspace and paste in a line that does not exist yet; `after` is the one before it. */
export function keysOfNewLine(scope: LineScope, after: string | null): LineKeys {
  const { list, pathOf, cleaned, addAfter, tellMade, openEnd } = scope;
  const { actions, opening } = scope.surroundings;
  return {
    onSplit: (before, rest) => {
      const texts = cleaned([before, rest]);
      const made = actions.addLines(list, texts, after);
      tellMade(texts.length, made);
      const last = made.at(-1);
      if (last === undefined) openEnd(null);
      else if (cleaned([rest]).length === 0) addAfter(last);
      else opening.open(pathOf(last), "start");
    },
    onErase: () => openEnd(after),
    onPaste: (texts) => {
      const lines = cleaned(texts);
      const made = actions.addLines(list, lines, after);
      tellMade(lines.length, made);
      openEnd(made.at(-1));
    },
  };
}
