import type { GreyPicture } from "./grey-picture.ts";

/** Edge of a tile in pixels. */
export const tileEdge = 8;

/** One number for each square of a picture, in rows from the top. */
export interface Tiles {
  readonly across: number;
  readonly down: number;
  readonly values: Uint8Array;
}

/** What half of a tile is darker than. */
function medianOf(picture: GreyPicture, left: number, top: number): number {
  const counts = new Uint16Array(256);
  let total = 0;
  for (let y = top; y < Math.min(top + tileEdge, picture.height); y += 2) {
    for (let x = left; x < Math.min(left + tileEdge, picture.width); x += 2) {
      const value = picture.pixels[y * picture.width + x] ?? 255;
      counts[value] = (counts[value] ?? 0) + 1;
      total += 1;
    }
  }
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen * 2 >= total) return value;
  }
  return 255;
}

/** The middle brightness of each tile. */
export function tilesOf(picture: GreyPicture): Tiles {
  const across = Math.ceil(picture.width / tileEdge);
  const down = Math.ceil(picture.height / tileEdge);
  const values = new Uint8Array(across * down);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      values[row * across + column] = medianOf(picture, column * tileEdge, row * tileEdge);
    }
  }
  return { across, down, values };
}

/** Writes each pixel anew from what it was and the tile that it lies in. */
export function mapPixels(
  picture: GreyPicture,
  tiles: Tiles,
  next: (pixel: number, tile: number) => number,
): GreyPicture {
  const pixels = new Uint8Array(picture.pixels.length);
  for (let y = 0; y < picture.height; y += 1) {
    const row = Math.floor(y / tileEdge) * tiles.across;
    for (let x = 0; x < picture.width; x += 1) {
      const at = y * picture.width + x;
      pixels[at] = next(picture.pixels[at] ?? 255, row + Math.floor(x / tileEdge));
    }
  }
  return { ...picture, pixels };
}
