/** A picture with one byte a pixel, 0 = black; rows from the top. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Brightness as the eye sees it, of pixels with four bytes each (red, green, blue, opacity). */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): GreyPicture {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4) {
    const red = rgba[from] ?? 255;
    const green = rgba[from + 1] ?? 255;
    const blue = rgba[from + 2] ?? 255;
    pixels[at] = (red * 77 + green * 151 + blue * 28) >> 8;
  }
  return { width, height, pixels };
}

/** The picture as a portable grey map, which the recogniser reads without decoding. */
export function toGreyMap(picture: GreyPicture): Buffer {
  return Buffer.concat([
    Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`),
    picture.pixels,
  ]);
}

/** A part of a picture in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The picture with nothing but these parts of it. */
export function only(picture: GreyPicture, regions: readonly Region[]): GreyPicture {
  const { width, height } = picture;
  const pixels = new Uint8Array(width * height).fill(255);
  for (const region of regions) {
    for (let row = region.top; row < region.top + region.height; row += 1) {
      const from = row * width + region.left;
      pixels.set(picture.pixels.subarray(from, from + region.width), from);
    }
  }
  return { width, height, pixels };
}
