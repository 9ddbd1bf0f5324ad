import { clsx } from "clsx";
import { useEffect, useState } from "react";
import type { CSSProperties } from "react";
import { announce } from "../../lib/announce.ts";
import { Button } from "../../ui/button.tsx";
import { findAnchor, isAnchor, isCovered, tipNames } from "./find-anchor.ts";
import type { TipName } from "./find-anchor.ts";
import { hasSeen, markSeen } from "./kept-flag.ts";
import { say } from "./messages.ts";

const lookEveryMs = 300;
/** After this a tip whose anchor this screen does not have gives way to the next one. */
const patienceMs = 2_000;
const cardWidth = 304;
const cardHeight = 170;
const gap = 12;

interface Place {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function placeOf(anchor: Element): Place {
  const { top, left, width, height } = anchor.getBoundingClientRect();
  return { top, left, width, height };
}

/** Where the anchor of a tip is, followed while it moves; `null` while there is none or a dialog is open. */
function usePlace(tip: TipName): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    let anchor: Element | null = null;
    const look = (): void => {
      if (anchor === null || !isAnchor(tip, anchor)) anchor = findAnchor(tip);
      const next = anchor === null || isCovered() ? null : placeOf(anchor);
      setPlace((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    window.addEventListener("scroll", look, { capture: true, passive: true });
    window.addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [tip]);
  return place;
}

/** Below the anchor where there is room, else above it, and never outside of the window. */
function cardStyle({ top, left, height }: Place): CSSProperties {
  const below = top + height + gap;
  const fits = below + cardHeight < window.innerHeight;
  const room = window.innerWidth - cardWidth - 8;
  return {
    top: Math.max(8, fits ? below : top - gap - cardHeight),
    left: Math.max(8, Math.min(left, room)),
    width: Math.min(cardWidth, window.innerWidth - 16),
  };
}

interface TipProps {
  readonly tip: TipName;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

/** One tip beside what it is about. It covers nothing for the pointer but its two buttons. */
function Tip({ tip, onNext, onSkip }: TipProps) {
  const place = usePlace(tip);
  const n = tipNames.indexOf(tip) + 1;
  const name = say("coach.name", { n, m: tipNames.length });
  const shown = place !== null;
  useEffect(() => {
    if (shown) announce(`${name}. ${say(`coach.${tip}.title`)}. ${say(`coach.${tip}.text`)}`);
  }, [shown, name, tip]);
  useEffect(() => {
    // The page itself may still be on its way.
    if (shown || tip === "line") return undefined;
    const timer = setTimeout(() => (isCovered() ? undefined : onNext()), patienceMs);
    return () => clearTimeout(timer);
  }, [shown, tip, onNext]);
  useEffect(() => {
    const used = (event: Event): void => {
      const { target } = event;
      if (target instanceof Node && findAnchor(tip)?.contains(target) === true) onNext();
    };
    document.addEventListener("click", used);
    return () => document.removeEventListener("click", used);
  }, [tip, onNext]);
  if (place === null) return null;
  const { top, left, width, height } = place;
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none fixed z-40 rounded-control outline-2 outline-offset-3 outline-accent"
        style={{ top, left, width, height }}
      />
      <aside
        aria-label={name}
        style={cardStyle(place)}
        className={clsx(
          "rise pointer-events-none fixed z-40 rounded-panel border border-accent bg-surface p-4",
          "text-sm text-ink shadow-float print:hidden",
        )}
      >
        <p className="text-xs/5 text-ink-3 tabular">{name}</p>
        <h2 className="font-semibold tracking-tight">{say(`coach.${tip}.title`)}</h2>
        <p className="mt-0.5 text-ink-2">{say(`coach.${tip}.text`)}</p>
        <div className="mt-3 flex justify-end gap-2 [&>button]:pointer-events-auto">
          {n < tipNames.length ? (
            <Button look="quiet" size="small" onClick={onSkip}>
              {say("coach.skip")}
            </Button>
          ) : null}
          <Button look="primary" size="small" onClick={onNext}>
            {n < tipNames.length ? say("coach.next") : say("coach.done")}
          </Button>
        </div>
      </aside>
    </>
  );
}

export interface TipsProps {
  readonly accountId: string;
}

/** Three tips at the first use of the workspace, one after the other; each can be left. */
export function Tips({ accountId }: TipsProps) {
  const [at, setAt] = useState(() => (hasSeen("tips", accountId) ? tipNames.length : 0));
  const tip = tipNames[at];
  const over = tip === undefined;
  useEffect(() => {
    if (over) markSeen("tips", accountId);
  }, [over, accountId]);
  useEffect(() => {
    if (over) return undefined;
    const leave = (event: KeyboardEvent): void => {
      const inside = document.activeElement?.closest("aside") !== null;
      if (event.key === "Escape" && inside) setAt(tipNames.length);
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [over]);
  if (tip === undefined) return null;
  return (
    <Tip key={tip} tip={tip} onNext={() => setAt(at + 1)} onSkip={() => setAt(tipNames.length)} />
  );
}
