import { prefixOfList } from "@savile/model";
import { announce } from "../../../lib/announce.ts";
import { shapeOfField } from "../field/rules.ts";
import type { FieldShape } from "../field/rules.ts";
import { ownerOf } from "./edit-actions.ts";
import { addSelector, focusLater } from "./focus-later.ts";
import { say } from "./messages.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a list of lines needs of where it is shown: the Edit tab, or the page itself. */
export interface LineRoom extends Pick<Surroundings, "kind" | "actions"> {
  readonly opening: Pick<Surroundings["opening"], "open">;
}

/** A list of lines with what its rows share. */
export interface LineScope {
  readonly surroundings: LineRoom;
  readonly list: string;
  readonly pathOf: (id: string) => string;
  /** What a line of it takes. */
  readonly shape: FieldShape;
  /** Texts as they would be stored; empty ones are left out. */
  readonly cleaned: (texts: readonly string[]) => string[];
  /** Begins a new line behind `after` (`null`: in an empty list). */
  readonly addAfter: (after: string | null) => void;
  /** Says what did not fit into the list, or how much came in at once. */
  readonly tellMade: (asked: number, made: readonly string[]) => void;
  /** Opens a line with the caret at its end; without one, the button that adds gets the focus. */
  readonly openEnd: (id: string | null | undefined) => void;
}

export function lineScope(
  surroundings: LineRoom,
  list: string,
  addAfter: (after: string | null) => void,
): LineScope {
  const { actions, opening, kind } = surroundings;
  const owner = ownerOf(list);
  const pathOf = (id: string): string => `${owner}.${id}`;
  const shape = shapeOfField(kind, pathOf(`${prefixOfList(list) ?? "b"}1`));
  return {
    surroundings,
    list,
    pathOf,
    shape,
    cleaned: (texts) => texts.map((text) => shape.clean(text)).filter((text) => text !== ""),
    addAfter,
    tellMade: (asked, made) => {
      const n = asked - made.length;
      if (n > 0) {
        announce(say("full.left", { n, m: actions.ids(list).length }), "assertive");
      } else if (asked > 0) {
        announce(asked === 1 ? say("made.addedOne") : say("made.addedMany", { n: asked }));
      }
    },
    openEnd: (id) => {
      if (id === null || id === undefined) focusLater(addSelector(list));
      else opening.open(pathOf(id), "end");
    },
  };
}
