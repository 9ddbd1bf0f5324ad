import { cardinalAt } from "./cardinals.ts";
import { lowerAt } from "./pieces.ts";
import type { Reader } from "./pieces.ts";
import type { Phrase } from "./phrases.ts";

const halfDay = 720;

function clock(minutes: number, next: number): Phrase {
  return { value: minutes % halfDay, kind: "clock", next };
}

/** Index behind "am" or "p.m.", if it stands there. */
function pastHalf(reader: Reader, at: number): number | undefined {
  if (/^[ap]m$/.test(lowerAt(reader, at))) return at + 1;
  const marks = [0, 1, 2].map((step) => lowerAt(reader, at + step)).join("");
  if (!/^[ap]\.m$/.test(marks)) return undefined;
  return lowerAt(reader, at + 3) === "." ? at + 4 : at + 3;
}

/** "5:30", "5:30 pm" */
function figures(reader: Reader, at: number): Phrase | undefined {
  const start = reader.pieces[at]?.start ?? reader.text.length;
  const found = /^([01]?\d|2[0-4]):([0-5]\d)(?!\d)/.exec(reader.text.slice(start, start + 6));
  if (found === null) return undefined;
  const minutes = Number(found[1]) * 60 + Number(found[2]);
  return clock(minutes, pastHalf(reader, at + 3) ?? at + 3);
}

/** Index behind "in the morning" and the like, if that stands there. */
function pastDaytime(reader: Reader, at: number): number | undefined {
  const words = [0, 1, 2].map((step) => lowerAt(reader, at + step)).join(" ");
  if (/^in the (?:morning|afternoon|evening)$/.test(words)) return at + 3;
  return words.startsWith("at night") ? at + 2 : undefined;
}

/** Minutes before or after an hour: "half", "quarter", "ten". */
function minutesAt(reader: Reader, at: number): number | undefined {
  const word = lowerAt(reader, at);
  if (word === "half") return 30;
  if (word === "quarter") return 15;
  const read = cardinalAt(reader, at);
  return read?.next === at + 1 && read.value % 5 === 0 && read.value < 30 ? read.value : undefined;
}

/** Whether "ten to five" may be a range: in figures, behind "from", or with nothing that tells a time of the day. */
function mayBeRange(reader: Reader, at: number, daytime: number | undefined): boolean {
  if (/^(?:half|quarter)$/.test(lowerAt(reader, at))) return false;
  const written = reader.pieces[at]?.figure === true || lowerAt(reader, at - 1) === "from";
  return written || daytime === undefined;
}

/** "half past five", "quarter to six", "ten past five" */
function spoken(reader: Reader, at: number): Phrase | undefined {
  const side = lowerAt(reader, at + 1);
  if (side !== "past" && side !== "to") return undefined;
  const minutes = minutesAt(reader, at);
  const hour = cardinalAt(reader, at + 2);
  if (minutes === undefined || hour === undefined || hour.value > 12) return undefined;
  const daytime = pastDaytime(reader, hour.next) ?? pastHalf(reader, hour.next);
  if (side === "to" && mayBeRange(reader, at, daytime)) return undefined;
  const past = { past: minutes, to: halfDay - minutes }[side];
  return clock(hour.value * 60 + past, daytime ?? hour.next);
}

/** "5 am", "six o'clock", "four in the morning" */
function whole(reader: Reader, at: number): Phrase | undefined {
  const hour = cardinalAt(reader, at);
  if (hour === undefined || hour.value > 12 || !Number.isInteger(hour.value)) return undefined;
  if (lowerAt(reader, hour.next) === "o'clock") return clock(hour.value * 60, hour.next + 1);
  const next =
    pastHalf(reader, hour.next) ??
    (lowerAt(reader, at - 1) === "at" ? pastDaytime(reader, hour.next) : undefined);
  // "7 PM-shift agents"
  return next === undefined || lowerAt(reader, next) === "-"
    ? undefined
    : clock(hour.value * 60, next);
}

/** A time of the day that begins at a piece. */
export function clockAt(reader: Reader, at: number): Phrase | undefined {
  return figures(reader, at) ?? spoken(reader, at) ?? whole(reader, at);
}
