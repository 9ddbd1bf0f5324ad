import type { DocumentKind, PageSource } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { use, useEffect, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import type { Session } from "@savile/contracts";
import { announce } from "../../../lib/announce.ts";
import { pageSourceQuery } from "../../../lib/page-source.ts";
import { createLivePages } from "./live-pages.ts";
import type { LivePages } from "./live-pages.ts";
import { t } from "./messages.ts";
import { LiveContext } from "./use-live.ts";

/** The pages of a document as they are to be shown, and why they are not newer. */
export interface Pages {
  /** `null` before the first ones came. */
  readonly source: PageSource | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The least time between two announcements of a new page, in milliseconds. */
const announceEveryMs = 5_000;

/** Says that the page is new, at most every five seconds; what comes in between is said at their end. */
function useAnnounced(source: PageSource | null): void {
  const [first, setFirst] = useState<PageSource | null>(null);
  const [last] = useState({ at: Number.NEGATIVE_INFINITY });
  if (first === null && source !== null) setFirst(source);
  useEffect(() => {
    if (source === null || source === first) return undefined;
    const wait = Math.max(300, last.at + announceEveryMs - performance.now());
    const timer = setTimeout(() => {
      last.at = performance.now();
      announce(t("live.updated"));
    }, wait);
    return () => clearTimeout(timer);
  }, [source, first, last]);
}

/** Whether an element is in the window, and the window on the screen. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [shown, setShown] = useState(true);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry !== undefined) setShown(entry.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const follow = (): void => setHidden(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  return shown && !hidden;
}

const still = createLivePages(
  {
    draw: async () => await Promise.reject(new Error("nothing is drawn outside of a workspace")),
    onStale: () => undefined,
    isStale: () => false,
    isSuperseded: () => false,
  },
  { version: 0, look: "", edits: [], decisions: null },
);

interface Held {
  readonly from: PageSource;
  readonly shown: PageSource;
}

/** The newest of the live and the stored pages; the last good ones stay until the next are there. */
function useHeld(pages: LivePages, newest: PageSource | undefined): PageSource | null {
  const [held, setHeld] = useState<Held | null>(null);
  if (newest !== undefined && newest !== held?.from) {
    setHeld({ from: newest, shown: pages.drawings.complete(newest, held?.shown ?? null) });
  }
  return held?.shown ?? null;
}

/** The pages of a document: live while something is not stored, else as they are stored. */
export function usePages(session: Session, kind: DocumentKind, visible: boolean): Pages {
  const pages = use(LiveContext) ?? still;
  const live = useSyncExternalStore(pages.subscribe, pages.get);
  const stored = useQuery(pageSourceQuery(session, kind));
  useEffect(() => {
    pages.watch(visible ? kind : null);
    return () => pages.watch(null);
  }, [pages, visible, kind]);
  const own = live.sources[kind]?.source;
  // The session is a moment behind what was just stored: its pages are old ones.
  const isOld = stored.isPlaceholderData || session.version < live.version;
  const source = useHeld(pages, own ?? (isOld ? undefined : stored.data));
  useAnnounced(source);
  const error = live.error ?? stored.error;
  return {
    source,
    error,
    retry: () => {
      if (live.error !== null) pages.retry();
      if (stored.error !== null) void stored.refetch();
    },
  };
}
