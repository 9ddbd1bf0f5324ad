import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { announce } from "../../../lib/announce.ts";
import { t } from "../work/messages.ts";
import { isUnder } from "../review/change-view.ts";
import type { ChangeFilter, ChangeView } from "../review/change-view.ts";
import type { Review } from "../review/use-review.ts";

export type CardAction =
  | "accept"
  | "reject"
  | "confirm"
  | "edit"
  | "start-editing"
  | "stop-editing";

/** The buttons of a card: "True, I confirm" only where a word is needed, wording only where there are words. */
export function actionsOf(
  view: ChangeView,
): readonly ("accept" | "reject" | "start-editing" | "confirm")[] {
  const canEdit = view.form === "wording" || view.form === "added";
  return [
    view.needsProof || view.state === "confirmed" ? "confirm" : "accept",
    "reject",
    ...(canEdit ? (["start-editing"] as const) : []),
  ];
}

const letters = new Map<string, CardAction>([
  ["a", "accept"],
  ["r", "reject"],
  ["c", "confirm"],
  ["e", "start-editing"],
]);
const steps = new Map([
  ["j", 1],
  ["ArrowDown", 1],
  ["k", -1],
  ["ArrowUp", -1],
]);

function isPlain(event: KeyboardEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.altKey);
}

function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.matches("textarea, input, select");
}

/** What a key means: the head of a card takes Enter, letters work on everything inside the list. */
function actionOf(event: KeyboardEvent): CardAction | null {
  const onHead = event.target instanceof HTMLElement && event.target.dataset["head"] !== undefined;
  if (event.key === "Enter") return onHead ? "accept" : null;
  return letters.get(event.key.toLowerCase()) ?? null;
}

/** Moves the focus to the head of a card once it is drawn. */
function useFocusOn(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const head = list.current?.querySelector<HTMLElement>(
      `[data-head="${CSS.escape(wanted.current)}"]`,
    );
    wanted.current = null;
    head?.focus({ preventScroll: true });
    head?.closest("article")?.scrollIntoView({ block: "nearest" });
  });
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}

function spoken(view: ChangeView, action: CardAction, open: number): string {
  if (action !== "accept" && action !== "reject" && action !== "confirm" && action !== "edit") {
    return "";
  }
  const left = open === 0 ? t("review.allDone") : t("review.left", { n: open });
  return `${t(`change.done.${action}`)}: ${view.title}. ${left}`;
}

/** The list of cards: which are shown, which one is selected, and what a key does. */
export function useChangeList(review: Review, list: RefObject<HTMLElement | null>) {
  const { views, decide } = review;
  const [filter, setFilter] = useState<ChangeFilter>("all");
  const [chosen, setChosen] = useState<string | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const shown = useMemo(() => views.filter((view) => isUnder(filter, view)), [views, filter]);
  const at = Math.max(
    0,
    shown.findIndex((view) => view.change.id === chosen),
  );
  const selected = shown[at]?.change.id ?? null;
  const focusOn = useFocusOn(list);

  const goTo = useCallback(
    (view: ChangeView | undefined) => {
      if (view === undefined) return;
      setChosen(view.change.id);
      focusOn(view.change.id);
    },
    [focusOn],
  );
  const act = useCallback(
    (view: ChangeView, action: CardAction, text?: string) => {
      const { id } = view.change;
      setEditing(action === "start-editing" ? id : null);
      setChosen(id);
      if (action === "start-editing") return;
      if (action === "stop-editing") {
        focusOn(id);
        return;
      }
      // The person's own wording goes along when they say that it is true.
      const words = action === "confirm" ? view.decision?.text : text;
      decide([view], action, words);
      const others = shown.filter((one) => one.change.id !== id);
      const later = shown.slice(shown.findIndex((one) => one.change.id === id) + 1);
      const open = views.filter((one) => !one.reviewed && one.change.id !== id).length;
      announce(spoken(view, action, open));
      goTo(later.find((one) => !one.reviewed) ?? others.find((one) => !one.reviewed) ?? view);
    },
    [decide, shown, views, goTo, focusOn],
  );
  const tryTo = useCallback(
    (view: ChangeView, action: CardAction) => {
      if (actionsOf(view).some((one) => one === action)) act(view, action);
      else if (action === "accept") announce(t("change.needsWord"));
    },
    [act],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const view = shown[at];
      if (view === undefined || !isPlain(event) || isTyping(event)) return;
      const step = steps.get(event.key) ?? steps.get(event.key.toLowerCase());
      const action = actionOf(event);
      if (step !== undefined) goTo(shown[at + step]);
      else if (action !== null) tryTo(view, action);
      else return;
      event.preventDefault();
    },
    [shown, at, goTo, tryTo],
  );
  return {
    filter,
    setFilter,
    shown,
    selected,
    /** Whether the person chose it; the first one stands open by itself. */
    picked: chosen !== null,
    editing,
    select: setChosen,
    act,
    onKeyDown,
  };
}
