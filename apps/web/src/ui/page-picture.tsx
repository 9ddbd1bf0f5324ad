import type { PageDrawing } from "@savile/model";
import { memo, useLayoutEffect, useRef } from "react";
import { paintPage } from "./paint-page.ts";

export interface PagePictureProps {
  readonly drawing: PageDrawing;
}

/** A painted page that fills its parent; a new drawing takes the place of the old one in one step. */
export const PagePicture = memo(function PagePicture({ drawing }: PagePictureProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const picture = paintPage(drawing);
    picture.setAttribute("class", "block size-full");
    host.current?.replaceChildren(picture);
  }, [drawing]);
  return (
    <div ref={host} className="size-full" style={{ aspectRatio: `${drawing.w} / ${drawing.h}` }} />
  );
});
