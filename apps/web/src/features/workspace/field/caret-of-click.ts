import type { MouseEvent } from "react";

interface PlaceInText {
  readonly node: Node;
  readonly offset: number;
}

function placeAt(x: number, y: number): PlaceInText | null {
  if ("caretPositionFromPoint" in document) {
    const found = document.caretPositionFromPoint(x, y);
    return found === null ? null : { node: found.offsetNode, offset: found.offset };
  }
  return null;
}

/**
 * Where in its first text a button was clicked; the end of `text` where it was pressed by a key, beside its
 * words, or where the browser cannot tell.
 */
export function caretOfClick(event: MouseEvent<HTMLElement>, text: string): number {
  const own = event.currentTarget.firstChild;
  if (event.detail === 0 || own === null) return text.length;
  const place = placeAt(event.clientX, event.clientY);
  return place?.node === own ? Math.min(place.offset, text.length) : text.length;
}
