/** Most bytes that one UTF-16 unit takes. */
export const maxBytesOfUnit = 3;

/**
 * Writes a text as UTF-8 at the start of `into` and returns how many bytes it took. `into` must hold
 * three bytes for each unit. A lone surrogate is written like any other unit, so that no two texts meet.
 */
export function writeUtf8(text: string, into: Uint8Array): number {
  let at = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      into[at++] = unit;
      continue;
    }
    const point = text.codePointAt(index) ?? unit;
    if (point > 0xffff) index += 1;
    at = writePoint(point, into, at);
  }
  return at;
}

function writePoint(point: number, into: Uint8Array, start: number): number {
  let at = start;
  if (point < 0x800) {
    into[at++] = 0xc0 | (point >> 6);
  } else {
    if (point > 0xffff) {
      into[at++] = 0xf0 | (point >> 18);
      into[at++] = 0x80 | ((point >> 12) & 0x3f);
    } else {
      into[at++] = 0xe0 | (point >> 12);
    }
    into[at++] = 0x80 | ((point >> 6) & 0x3f);
  }
  into[at++] = 0x80 | (point & 0x3f);
  return at;
}

/** Units that one call of `String.fromCharCode` takes at once. */
const maxUnitsAtOnce = 4096;

/** Reads the text that {@link writeUtf8} wrote as the first `length` bytes. */
export function readUtf8(bytes: Uint8Array, length: number): string {
  const units: number[] = [];
  for (let at = 0; at < length;) {
    const lead = bytes[at++] ?? 0;
    if (lead < 0x80) {
      units.push(lead);
      continue;
    }
    const more = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    let point = lead & (0x3f >> more);
    for (let count = 0; count < more; count += 1)
      point = (point << 6) | ((bytes[at++] ?? 0) & 0x3f);
    if (point > 0xffff) units.push(0xd7c0 + (point >> 10), 0xdc00 | (point & 0x3ff));
    else units.push(point);
  }
  return textOfUnits(units);
}

function textOfUnits(units: readonly number[]): string {
  if (units.length <= maxUnitsAtOnce) return String.fromCharCode(...units);
  let text = "";
  for (let at = 0; at < units.length; at += maxUnitsAtOnce) {
    text += String.fromCharCode(...units.slice(at, at + maxUnitsAtOnce));
  }
  return text;
}
