import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useRef } from "react";
import type { FirstPageQuery } from "../../lib/first-page.ts";
import { useSeen } from "../../lib/use-seen.ts";
import { PagePicture } from "../page-picture.tsx";
import { say } from "./messages.ts";

export interface FirstPagePictureProps {
  readonly query: FirstPageQuery;
  /** Only the upper part of the page, for a card on the desk. */
  readonly cut?: boolean;
}

/** The person's own first page in a template, drawn once it comes near the window. A picture only. */
export function FirstPagePicture({ query, cut = false }: FirstPagePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const page = useQuery({ ...query, enabled: seen });
  const drawing = page.data?.drawing ?? null;
  return (
    <span
      ref={place}
      aria-hidden="true"
      className={clsx(
        "paper block overflow-hidden shadow-sheet",
        cut
          ? "aspect-[8.5/6] rounded-t-sheet sm:aspect-[8.5/9.4]"
          : "aspect-[8.5/11] rounded-sheet",
      )}
    >
      {drawing === null ? (
        <span className="flex size-full items-center justify-center p-3 text-center text-xs text-ink-3">
          {page.isError ? say("option.noPicture") : <span className="block size-full skeleton" />}
        </span>
      ) : (
        <span className="appear block" style={{ aspectRatio: `${drawing.w} / ${drawing.h}` }}>
          <PagePicture drawing={drawing} />
        </span>
      )}
    </span>
  );
}
