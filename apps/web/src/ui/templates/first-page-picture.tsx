import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useRef } from "react";
import type { PictureQuery } from "../../lib/pictures.ts";
import { useSeen } from "../../lib/use-seen.ts";
import { Picture } from "../picture.tsx";
import { say } from "./messages.ts";

export interface FirstPagePictureProps {
  readonly query: PictureQuery;
  /** Only the upper part of the page, for a card of the strip. */
  readonly cut?: boolean;
}

/** The person's own first page in a template, drawn once it comes near the window. A picture only. */
export function FirstPagePicture({ query, cut = false }: FirstPagePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const page = useQuery({ ...query, enabled: seen });
  return (
    <span
      ref={place}
      aria-hidden="true"
      className={clsx(
        "paper block overflow-hidden shadow-sheet",
        cut ? "aspect-[8.5/9.4] rounded-t-sheet" : "aspect-[8.5/11] rounded-sheet",
      )}
    >
      {page.data === undefined ? (
        <span className="flex size-full items-center justify-center p-3 text-center text-xs text-ink-3">
          {page.isError ? say("option.noPicture") : <span className="block size-full skeleton" />}
        </span>
      ) : (
        <Picture bytes={page.data} />
      )}
    </span>
  );
}
