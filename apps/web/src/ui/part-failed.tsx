import { useEffect, useEffectEvent, useState } from "react";
import { saveUnsavedWork } from "../lib/unsaved-work.ts";
import { useOnline } from "../lib/use-online.ts";
import { createTranslator } from "../lib/texts/messages.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";
import { ScreenTitle } from "./screen.tsx";

const texts = {
  "failed.title": "Something went wrong",
  "failed.offline": "You are offline, and this part isn't loaded yet. It comes when you are back.",
  "failed.missing":
    "We couldn't load this part. Savile may be newer than this page: reload to get it. What you typed is kept.",
  "failed.broken": "This part stopped working. What you typed is kept.",
  "failed.retry": "Try Again",
  "failed.reload": "Reload Page",
  "failed.close": "Close",
} as const;
const t = createTranslator(texts);

/** Where the failure of a part is told: in its place, beside the buttons of a bar, over the page, or as a screen. */
export type PartLook = "panel" | "button" | "layer" | "screen";

export interface PartFailedProps {
  /** Its script could not be had, or it failed while it was drawn. */
  readonly why: "missing" | "broken";
  readonly look: PartLook;
  readonly onRetry: () => void;
  /** What the part was given: a layer can be taken away with it. */
  readonly own: object;
}

/** Stores what was typed before a reload is offered; what cannot be stored is kept in this browser by then. */
function useSavedFirst(wanted: boolean): boolean {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let mounted = true;
    const save = async (): Promise<void> => {
      await saveUnsavedWork().catch(() => false);
      if (mounted) setSaved(true);
    };
    void save();
    return () => {
      mounted = false;
    };
  }, [wanted]);
  return isSaved;
}

/** Takes a layer away that somebody asked for. */
function close(own: object): void {
  const onClose: unknown = "onClose" in own ? own.onClose : undefined;
  if (typeof onClose === "function") Reflect.apply(onClose, undefined, []);
}

const boxes = {
  panel: "p-4",
  layer: "fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg shadow-float",
  screen: "mx-auto max-w-lg px-4 py-16 md:py-24",
} as const;

/** What names a screen that is not there. */
function FailedHead() {
  return (
    <>
      <ScreenTitle>{t("failed.title")}</ScreenTitle>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">{t("failed.title")}</h1>
    </>
  );
}

/** Says that a part of the screen is not there, with the ways on; the rest of the screen goes on working. */
export function PartFailed({ why, look, own, onRetry }: PartFailedProps) {
  const online = useOnline();
  const [isClosed, setClosed] = useState(false);
  const offersReload = useSavedFirst(online);
  const retryLater = useEffectEvent(() => {
    if (why === "missing") onRetry();
  });
  useEffect(() => {
    const retry = (): void => retryLater();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, []);
  if (isClosed) return null;
  if (look === "button") {
    return (
      <Button
        size="small"
        title={t(online ? "failed.missing" : "failed.offline")}
        onClick={onRetry}
      >
        {t("failed.retry")}
      </Button>
    );
  }
  const text = why === "broken" ? "failed.broken" : online ? "failed.missing" : "failed.offline";
  return (
    <div data-part-failed={why} className={boxes[look]}>
      {look === "screen" ? <FailedHead /> : null}
      <Note
        kind="error"
        actions={
          <>
            <Button size="small" onClick={onRetry}>
              {t("failed.retry")}
            </Button>
            {offersReload ? (
              <Button size="small" onClick={() => window.location.reload()}>
                {t("failed.reload")}
              </Button>
            ) : null}
            {look === "layer" ? (
              <Button
                size="small"
                look="quiet"
                onClick={() => {
                  setClosed(true);
                  close(own);
                }}
              >
                {t("failed.close")}
              </Button>
            ) : null}
          </>
        }
      >
        {t(text)}
      </Note>
    </div>
  );
}
