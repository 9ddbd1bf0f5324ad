import { darkAreas } from "./dark-areas.ts";
import type { GreyPicture } from "./grey-picture.ts";
import { mapPixels, tilesOf } from "./tiles.ts";
import type { Tiles } from "./tiles.ts";

/** Tiles to each side that say together what the ground is. */
const reach = 4;
const bin = 8;
/** What is darker than this after dark areas were inverted is ink or a picture, no ground. */
const darkestGround = 110;

/** Tiles around a tile, itself included. */
function around(tiles: Tiles, at: number): number[] {
  const column = at % tiles.across;
  const row = Math.floor(at / tiles.across);
  const found: number[] = [];
  const lastRow = Math.min(tiles.down - 1, row + reach);
  const lastColumn = Math.min(tiles.across - 1, column + reach);
  for (let y = Math.max(0, row - reach); y <= lastRow; y += 1) {
    for (let x = Math.max(0, column - reach); x <= lastColumn; x += 1) {
      found.push(y * tiles.across + x);
    }
  }
  return found;
}

/** The commonest light value around a tile, among tiles of its own area; white where there is none. */
function groundAt(tiles: Tiles, dark: Uint8Array, at: number): number {
  const counts = new Uint16Array(256 / bin);
  for (const other of around(tiles, at)) {
    const value = tiles.values[other] ?? 255;
    if (dark[other] !== dark[at] || value < darkestGround) continue;
    const slot = Math.floor(value / bin);
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  return most === 0 ? 255 : counts.lastIndexOf(most) * bin + bin / 2;
}

/**
 * Dark letters on white everywhere: dark areas (a coloured sidebar, a banner) are inverted, and coloured or
 * yellowed grounds become white. A recogniser takes a grey panel for a picture and reads nothing in it.
 */
export function whitenGround(picture: GreyPicture): GreyPicture {
  const tiles = tilesOf(picture);
  const dark = darkAreas(tiles);
  const light = dark.includes(1)
    ? mapPixels(picture, tiles, (pixel, tile) => (dark[tile] === 1 ? 255 - pixel : pixel))
    : picture;
  const lightTiles = {
    ...tiles,
    values: tiles.values.map((value, at) => (dark[at] === 1 ? 255 - value : value)),
  };
  const factors = lightTiles.values.map((_, at) => groundAt(lightTiles, dark, at));
  return mapPixels(light, lightTiles, (pixel, tile) =>
    Math.min(255, Math.round((pixel * 255) / (factors[tile] ?? 255))),
  );
}
