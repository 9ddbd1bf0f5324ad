import { magnitudes, scales, smallNumbers } from "./number-tables.data.ts";
import { lowerAt, pastHyphen, valueOf } from "./pieces.ts";
import type { Reader } from "./pieces.ts";

/** A number as it was read, and the index of the first piece behind it. */
export interface Read {
  readonly value: number;
  readonly next: number;
  /** "twenty twenty-three" */
  readonly year?: boolean;
}

/** Whether ones are added to what stands before them: "twenty-seven", "ciento veinte". */
function addsUp(value: number, ones: number): boolean {
  if (ones === 0) return false;
  return value === 100 ? ones < 100 : value >= 20 && value % 10 === 0 && ones < 10;
}

/** A word below a hundred, also of two parts: "twenty-seven". */
function belowHundred(reader: Reader, at: number): Read | undefined {
  const value = smallNumbers.get(lowerAt(reader, at));
  if (value === undefined) return undefined;
  const next = pastHyphen(reader, at + 1);
  const ones = smallNumbers.get(lowerAt(reader, next)) ?? 0;
  // "twenty two-bed rooms"
  const apart = next === at + 1 && lowerAt(reader, next + 1) === "-";
  return addsUp(value, ones) && !apart
    ? { value: value + ones, next: next + 1 }
    : { value, next: at + 1 };
}

/** "nineteen ninety-eight", "twenty twenty-three" */
function yearWords(reader: Reader, first: Read): Read | undefined {
  if (first.value !== 19 && first.value !== 20) return undefined;
  const rest = belowHundred(reader, first.next);
  if (rest === undefined || rest.value < 10 || lowerAt(reader, rest.next) === "-") return undefined;
  return { value: first.value * 100 + rest.value, next: rest.next, year: true };
}

/** Digits in words behind "point". */
function decimals(reader: Reader, at: number): Read | undefined {
  if (lowerAt(reader, at) !== "point") return undefined;
  let digits = "";
  let next = at + 1;
  for (;;) {
    const digit = lowerAt(reader, next) === "zero" ? 0 : smallNumbers.get(lowerAt(reader, next));
    if (digit === undefined || digit > 9) break;
    digits += String(digit);
    next += 1;
  }
  return digits === "" ? undefined : { value: Number(`0.${digits}`), next };
}

/** "and a half", "and three quarters" behind a number. */
function fractionTail(reader: Reader, at: number): Read | undefined {
  if (lowerAt(reader, at) !== "and") return undefined;
  const words = [1, 2].map((step) => lowerAt(reader, at + step)).join(" ");
  if (/^(?:a|one) half$/.test(words)) return { value: 0.5, next: at + 3 };
  if (/^(?:a|one) quarter$/.test(words)) return { value: 0.25, next: at + 3 };
  return words === "three quarters" ? { value: 0.75, next: at + 3 } : undefined;
}

/** What follows a number and adds to it: decimals in words, a half. */
function withTail(reader: Reader, read: Read): Read {
  const tail = decimals(reader, read.next) ?? fractionTail(reader, read.next);
  return tail === undefined ? read : { value: read.value + tail.value, next: tail.next };
}

/** Multiplies by the scales that follow: "hundred thousand" of "two hundred thousand", "dozen" of "two dozen". */
function scaled(reader: Reader, read: Read): Read {
  let { value, next } = read;
  for (;;) {
    const at = pastHyphen(reader, next);
    const scale = scales.get(lowerAt(reader, at));
    if (scale === undefined) return { value, next };
    value *= scale;
    next = at + 1;
  }
}

/** Index of a number that is added to the one before: behind a hyphen, behind "and". */
function added(reader: Reader, at: number): number {
  const joined = pastHyphen(reader, at);
  return lowerAt(reader, joined) === "and" ? pastHyphen(reader, joined + 1) : joined;
}

/** A number below a thousand, or so many hundreds: "three hundred and twelve", "eighteen hundred". */
function belowThousand(reader: Reader, at: number): Read | undefined {
  const article = /^an?$/.test(lowerAt(reader, at)) && scales.has(lowerAt(reader, at + 1));
  const first = article ? { value: 1, next: at + 1 } : belowHundred(reader, at);
  if (first === undefined) return undefined;
  const hundred = pastHyphen(reader, first.next);
  if (lowerAt(reader, hundred) !== "hundred") return first;
  const value = first.value * 100;
  const rest = belowHundred(reader, added(reader, hundred + 1));
  const own = rest !== undefined && lowerAt(reader, pastHyphen(reader, rest.next)) !== "hundred";
  return own ? { value: value + rest.value, next: rest.next } : { value, next: hundred + 1 };
}

/** A number in words. */
function wordsAt(reader: Reader, at: number): Read | undefined {
  const first = belowThousand(reader, at);
  if (first === undefined) return undefined;
  const year = yearWords(reader, first);
  if (year !== undefined) return year;
  let read = scaled(reader, withTail(reader, first));
  for (let step = 1e6; step >= 1e3; step /= 1e3) {
    if (read.value < step || read.value % step !== 0) continue;
    const rest = belowThousand(reader, added(reader, read.next));
    const more = rest === undefined ? undefined : scaled(reader, rest);
    if (more !== undefined && more.value < step)
      read = { value: read.value + more.value, next: more.next };
  }
  return read.next === first.next ? withTail(reader, read) : read;
}

/** A number in figures with what multiplies it: "14.6m", "3 million", "5 and a half". */
function figureAt(reader: Reader, at: number): Read | undefined {
  const piece = reader.pieces[at];
  if (piece === undefined || !piece.figure) return undefined;
  const value = valueOf(piece);
  const behind = reader.pieces[at + 1];
  const magnitude = behind?.glued === true ? magnitudes.get(behind.lower) : undefined;
  if (magnitude !== undefined) return { value: value * magnitude, next: at + 2 };
  return scaled(reader, withTail(reader, { value, next: at + 1 }));
}

/** A number in figures or words that begins at a piece. */
export function cardinalAt(reader: Reader, at: number): Read | undefined {
  return figureAt(reader, at) ?? wordsAt(reader, at);
}
