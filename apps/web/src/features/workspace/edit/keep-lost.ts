import type { DocumentKind } from "@savile/model";
import { announce } from "../../../lib/announce.ts";
import { ownerOf } from "./edit-actions.ts";
import type { EditActions } from "./edit-actions.ts";
import { labelOf } from "./form-shape.ts";
import { textIn } from "./read-document.ts";
import type { WorkStore } from "../store/work-state.ts";
import { showLost } from "../lost/lost-text.ts";
import type { LostWhere } from "../lost/lost-text.ts";
import { t } from "../lost/messages.ts";
import { wasOverwritten } from "../lost/share-lost.ts";

/** The same actions; a line of which most goes with one of them is kept aside, to be put back. */
export function keepLost(
  actions: EditActions,
  store: Pick<WorkStore, "get">,
  kind: DocumentKind,
  where: LostWhere,
): EditActions {
  const textAt = (path: string) => textIn(store.get().documents, kind, path) ?? "";

  function watch<T>(path: string, next: string, act: () => T): T {
    const old = textAt(path);
    const result = act();
    if (!wasOverwritten(old, next) || textAt(path) === old) return result;
    announce(t("lost.now", { label: labelOf(path), text: old }));
    const restore = (): void => {
      actions.write(path, old);
      announce(t("lost.back", { label: labelOf(path) }));
    };
    showLost({ kind, path, where, old, restore });
    return result;
  }
  return {
    ...actions,
    write: (path, text, old) => watch(path, text, () => actions.write(path, text, old)),
    split: (list, id, before, rest) =>
      watch(`${ownerOf(list)}.${id}`, `${before} ${rest}`, () =>
        actions.split(list, id, before, rest),
      ),
    spread: (list, id, texts) =>
      watch(`${ownerOf(list)}.${id}`, texts.join(" "), () => actions.spread(list, id, texts)),
  };
}
