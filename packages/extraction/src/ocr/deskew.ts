import type { GreyPicture } from "./grey-picture.ts";

const step = 4;
const widest = 5;
const darkest = 128;

/** Dark points of the picture, thinned out: enough to see in which direction the lines run. */
function darkPoints(picture: GreyPicture): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  for (let y = 0; y < picture.height; y += step) {
    for (let x = 0; x < picture.width; x += step) {
      if ((picture.pixels[y * picture.width + x] ?? 255) < darkest) points.push({ x, y });
    }
  }
  return points;
}

/** How sharply the points fall into rows when they are turned: the sum of the squares of the rows. */
function sharpness(points: readonly { x: number; y: number }[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const point of points) {
    const row = Math.round((point.y - point.x * slope) / step);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
}

/**
 * By how many degrees the lines of a scan fall to the right (at most 5 either way), 0 where it is straight
 * or nothing can be told.
 */
export function skewOf(picture: GreyPicture): number {
  const points = darkPoints(picture);
  if (points.length < 500) return 0;
  let best = 0;
  let sharpest = sharpness(points, 0) * 1.02;
  const tryAngle = (degrees: number): void => {
    const value = sharpness(points, degrees);
    if (value > sharpest) {
      sharpest = value;
      best = degrees;
    }
  };
  for (let degrees = -widest; degrees <= widest; degrees += 0.5) tryAngle(degrees);
  const rough = best;
  if (rough === 0) return 0;
  for (let off = -0.4; off <= 0.4; off += 0.1) tryAngle(rough + off);
  return Math.abs(best) < 0.2 ? 0 : Math.round(best * 10) / 10;
}

/** The picture turned back by `degrees` around its middle; corners that come in are white. */
export function turn(picture: GreyPicture, degrees: number): GreyPicture {
  const { width, height } = picture;
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    const dy = y - height / 2;
    for (let x = 0; x < width; x += 1) {
      const dx = x - width / 2;
      const fromX = Math.round(cos * dx - sin * dy + width / 2);
      const fromY = Math.round(sin * dx + cos * dy + height / 2);
      if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue;
      pixels[y * width + x] = picture.pixels[fromY * width + fromX] ?? 255;
    }
  }
  return { width, height, pixels };
}
