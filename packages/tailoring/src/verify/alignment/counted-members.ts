import type { Frame } from "../reading/frame.ts";
import type { NumberMention } from "../reading/numbers.ts";
import { close } from "../reading/entailed-number.ts";
import { carriesWord } from "./align.ts";
import { saysWord } from "../reading/words.ts";

/** Before or behind a number of people of whom the person is one. */
const oneOf = /\b(?:one of|(?:team|crew|group|party|shift|staff) of)(?: the| us| just)?\s*$/i;
const ofUs =
  /^\s(?:of us\b|(?:[\p{L}-]+\s){0,2}(?:in all|altogether|including me|myself included)\b)/iu;
/** Before a number of people beside the person. */
const beside = /\b(?:with|and|beside|alongside|helped by)(?: the help of| only)?\s*$/i;

/** Characters around a number in which such words stand. */
const near = 40;

/** "three of us" of "with two colleagues": the others of a line, and the person. */
export function countsSelfToo(claim: Frame, entry: NumberMention, frame: Frame): boolean {
  if (entry.kind !== "plain" || entry.value < 2 || entry.value > 12) return false;
  const before = claim.text.slice(Math.max(0, entry.reach[0] - near), entry.reach[0]);
  const withSelf = oneOf.test(before) || ofUs.test(claim.text.slice(entry.end, entry.end + near));
  return (
    withSelf &&
    frame.numbers.some(
      (other) =>
        other.kind === "plain" &&
        close(other.value + 1, entry.value) &&
        beside.test(frame.text.slice(Math.max(0, other.reach[0] - near), other.reach[0])),
    )
  );
}

/** "two hours" of "from 5 to 7 a.m.". */
export function isHoursBetween({ unit, value }: NumberMention, frame: Frame): boolean {
  if (unit?.name !== "hour") return false;
  return frame.numbers.some((until, index) => {
    const from = frame.numbers[index - 1];
    if (until.kind !== "clock" || from === undefined) return false;
    if (!/^\s?(?:to|until|till|-)\s?$/i.test(frame.text.slice(from.end, until.start))) return false;
    const start = from.kind === "clock" ? from.value : from.value * 60;
    return close(((until.value - start + 720) % 720) / 60, value);
  });
}

/** Characters behind a number in which its list stands. */
const longestList = 200;
const opensList = /^[^,:(.;]{0,40}?(?:,|:|\()\s?/u;

/** The members of the list behind a counted noun: "three posts (larder, sauce and grill)". */
function membersBehind(claim: Frame, entry: NumberMention): readonly [number, number][] {
  const behind = claim.text.slice(entry.end, entry.end + longestList);
  const open = opensList.exec(behind)?.[0].length;
  if (open === undefined) return [];
  const from = entry.end + open;
  const rest = behind.slice(open).split(/[);.]/)[0] ?? "";
  const members: [number, number][] = [];
  for (const part of rest.matchAll(/(?:(?!,|\s(?:and|or|&)\s).)+/gu))
    members.push([from + part.index, from + part.index + part[0].length]);
  return members;
}

/** Words of a member of a list; longer pieces are clauses. */
const mostWords = 4;

function says(claim: Frame, [from, to]: readonly [number, number], frame: Frame): boolean {
  const words = claim.words.filter(({ start, end, stop }) => from <= start && end <= to && !stop);
  return (
    words.length > 0 &&
    words.length <= mostWords &&
    words.every(
      (word) => saysWord(frame, word) || carriesWord(claim, claim.words.indexOf(word), frame),
    )
  );
}

/** Whether a small number counts things that the claim names one by one, and a line says each of them. */
export function namesCounted(claim: Frame, entry: NumberMention, frame: Frame): boolean {
  if (entry.kind !== "plain" || entry.value < 2 || entry.value > 6) return false;
  const members = membersBehind(claim, entry).slice(0, entry.value);
  return members.length === entry.value && members.every((member) => says(claim, member, frame));
}
