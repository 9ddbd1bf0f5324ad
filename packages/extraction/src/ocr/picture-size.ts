/** The size of a photo in pixels, as its head states it. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Markers of JPEG behind which the size of the picture stands. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function sizeOfJpeg(view: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    if (isFrame(view.getUint8(at + 1)))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}

/** Reads the size of a JPEG or a PNG without decoding it; `undefined` for anything else. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.byteLength < 26) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) === 0x89_50_4e_47)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  return view.getUint16(0) === 0xff_d8 ? sizeOfJpeg(view) : undefined;
}
