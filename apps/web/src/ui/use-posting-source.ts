import { useRef, useState } from "react";
import type { ClipboardEvent, DragEvent } from "react";
import { readAccount } from "../lib/account-store.ts";
import { announce } from "../lib/announce.ts";
import { ApiError, sentenceOf } from "../lib/api-error.ts";
import { scriptAhead } from "../lib/load-parts.ts";
import { createTranslator } from "../lib/texts/messages.ts";

const t = createTranslator({
  reading: "Reading the posting...",
  read: "We took the posting out of it.",
  unfit: "Drop a saved web page (HTML), JSON or a text file. From anything else, copy the text.",
});

const load = scriptAhead(() => import("../lib/posting-source.ts"));

/** Tags of a page, or the beginning of JSON; the service looks closer. */
const mayBeSource = /^\s*[[{]\s*["{]|<!doctype html|<html\b|<\/(?:p|li|ul|ol|div|h[1-6])>/i;
/** Signs of a page's source that stand for others. */
const mayHoldEntities = /&#?\w{1,8};/;
/**
 * More than any posting may have, in UTF-16 units: the browser would take a second to lay out a megabyte only to
 * have nearly all of it cut off again.
 */
const largePaste = 40_000;
const isAddress = /^\s*https?:\/\/\S+\s*$/i;

export interface PostingSource {
  /** What is being done, or why nothing came of it; empty where there is nothing to say. */
  readonly note: string;
  readonly failed: boolean;
  /** Takes what is pasted where it is no posting yet: the source of a page, JSON, an address alone, or signs of a page's source. */
  readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

type Read = (from: Awaited<ReturnType<typeof load>>) => Promise<string>;
type Place = (text: string) => string;

/** Where the caret stands: what is read may come later. */
function pasteAt({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Place {
  return (text) => value.slice(0, selectionStart) + text + value.slice(selectionEnd);
}

interface Outcome {
  readonly text?: string;
  readonly complaint?: string;
  /** It was read, and holds no posting. */
  readonly isEmpty?: boolean;
}

async function outcomeOf(read: Read): Promise<Outcome> {
  try {
    return { text: await read(await load()) };
  } catch (error) {
    const isEmpty = error instanceof ApiError && error.code === "posting_source_empty";
    return { complaint: sentenceOf(error), isEmpty };
  }
}

/** Turns what holds a posting (a page, JSON, an address, a file) into its text. */
export function usePostingSource(onText: (text: string) => void): PostingSource {
  const [state, setState] = useState({ note: "", failed: false });
  const turn = useRef(0);

  /** `place` puts what was read, or what stands in for it, where it was pasted. */
  async function take(read: Read, place: Place, otherwise?: string): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    setState({ note: t("reading"), failed: false });
    const outcome = await outcomeOf(read);
    if (own !== turn.current) return;
    const { text = outcome.isEmpty ? undefined : otherwise, complaint } = outcome;
    if (text !== undefined) onText(place(text));
    const note = complaint ?? t("read");
    announce(note);
    setState({ note, failed: complaint !== undefined });
  }

  async function takePlain(text: string, place: Place): Promise<void> {
    try {
      const from = await load();
      onText(place(from.readEntities(text)));
    } catch {
      onText(place(text));
    }
  }

  return {
    ...state,
    onPaste: (event) => {
      const text = event.clipboardData.getData("text/plain");
      const place = pasteAt(event.currentTarget);
      if (mayBeSource.test(text)) {
        event.preventDefault();
        void take((from) => from.readSource(text), place, text);
      } else if (isAddress.test(text) && place("").trim() === "" && readAccount() !== null) {
        event.preventDefault();
        void take((from) => from.readAddress(text.trim()), place);
      } else {
        turn.current += 1;
        if (state.note !== "") setState({ note: "", failed: false });
        if (text.length <= largePaste && !mayHoldEntities.test(text)) return;
        event.preventDefault();
        void takePlain(text.slice(0, largePaste), place);
      }
    },
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop: (event) => {
      const [file] = event.dataTransfer.files;
      if (file === undefined) return;
      event.preventDefault();
      void take(
        (from) => from.readPostingFile(file, t("unfit")),
        (text) => text,
      );
    },
  };
}
