import { memo, useLayoutEffect, useRef } from "react";

export interface PictureProps {
  readonly bytes: Blob;
}

/** A picture that was fetched, as wide as its parent; it says nothing that does not stand beside it. */
export const Picture = memo(function Picture({ bytes }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(bytes);
    image.current?.setAttribute("src", url);
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  return <img ref={image} alt="" className="appear block h-auto w-full" />;
});
