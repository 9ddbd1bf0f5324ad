import type { Line } from "tesseract.js";
import { only } from "./grey-picture.ts";
import type { GreyPicture, Region } from "./grey-picture.ts";

function areBeside(a: Region, b: Region): boolean {
  return a.top < b.top + b.height && b.top < a.top + a.height;
}

/** Parts that do not stand beside each other go together: letters of all sizes tell what is a line. */
function layersOf(parts: readonly Region[]): Region[][] {
  const layers: Region[][] = [];
  for (const part of parts) {
    const layer = layers.find((others) => !others.some((other) => areBeside(part, other)));
    if (layer === undefined) layers.push([part]);
    else layer.push(part);
  }
  return layers;
}

function holds(part: Region, { bbox }: Line): boolean {
  const x = (bbox.x0 + bbox.x1) / 2;
  const y = (bbox.y0 + bbox.y1) / 2;
  return (
    x >= part.left && x < part.left + part.width && y >= part.top && y < part.top + part.height
  );
}

/** The lines of a picture part by part: what stands beside each other is read one after the other. */
export async function readParts(
  picture: GreyPicture,
  parts: readonly Region[],
  read: (picture: GreyPicture) => Promise<Line[]>,
): Promise<Line[]> {
  if (parts.length < 2) return read(picture);
  const found: Line[][] = parts.map(() => []);
  for (const layer of layersOf(parts)) {
    for (const line of await read(only(picture, layer))) {
      const at = parts.findIndex((part) => layer.includes(part) && holds(part, line));
      found[at]?.push(line);
    }
  }
  return found.flat();
}
