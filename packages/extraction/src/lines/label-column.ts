import { looksLikeAside } from "./aside-cell.ts";
import { matchHeading } from "../headings/match-heading.ts";
import type { Fragment } from "./fragment.ts";
import { isAside, namesSection } from "./fragment-kind.ts";

const longestLabel = 40;

/** Bold, or larger than the text beside it. */
function isLoud(one: Fragment, size: number): boolean {
  return one.size >= size * 1.12 || one.words.every((word) => word.bold);
}

/** Neighbouring lines of a column as one label: a heading or a date may be broken over several lines. */
function groupsOf(side: readonly Fragment[]): Fragment[][] {
  const groups: Fragment[][] = [];
  for (const one of side.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && one.y - last.y <= one.size * 1.6) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}

function textOf(group: readonly Fragment[]): string {
  return group.map((one) => one.text).join(" ");
}

/** Fragments that name or date what stands beside them. */
function labelsIn(group: readonly Fragment[], loud: (one: Fragment) => boolean): number {
  const whole = textOf(group);
  if (group.length <= 3 && (matchHeading(whole)?.exact === true || looksLikeAside(whole)))
    return group.length;
  return group.filter(
    (one) => one.text.length <= longestLabel && (isAside(one) || namesSection(one) || loud(one)),
  ).length;
}

const near = 2.5;
/** Share of the lines of a strip that end at its edge. */
const flushShare = 0.8;
/** Share of its labels that are headings or have text beside one of their lines. */
const besideShare = 0.7;
/** So many dates with text beside them make a strip one of labels. */
const fewestDates = 2;
/** Share of the loud lines with text beside them. */
const loudShare = 0.4;

/** How many of some places lie where most of them do. */
function mostAt(places: readonly number[]): number {
  return Math.max(
    ...places.map((place) => places.filter((other) => Math.abs(other - place) < near).length),
  );
}

function hasBeside(line: Fragment, right: readonly Fragment[]): boolean {
  return right.some((one) => Math.abs(one.y - line.y) < line.size * 0.4);
}

function isFlushRight(strip: readonly Fragment[]): boolean {
  const ends = mostAt(strip.map((one) => one.x1));
  const starts = mostAt(strip.map((one) => one.x0));
  return ends >= strip.length * flushShare && starts <= strip.length * 0.5;
}

/** Lines that end at one edge and begin anywhere, each label on the row of the text beside it: a form. */
function isFormStrip(strip: readonly Fragment[], right: readonly Fragment[]): boolean {
  if (!isFlushRight(strip)) return false;
  const isLabel = (line: Fragment): boolean => namesSection(line) || hasBeside(line, right);
  const labels = groupsOf(strip);
  const told = labels.filter((group) => group.some(isLabel)).length;
  const areBroken = labels.length >= 3 && told >= labels.length * besideShare;
  return areBroken || strip.every(isLabel);
}

/**
 * A narrow strip of headings and dates at the left belongs to the text on its right: its lines are labels
 * of rows, while the lines of a real column go on below each other.
 */
export function isLabelColumn(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const top = Math.min(...right.map((one) => one.y - one.size * 1.6));
  // What stands above the text beside it, such as the contact block, says nothing about the strip.
  const strip = left.filter((one) => one.y >= top);
  if (strip.length < 3) return false;
  if (isFormStrip(strip, right)) return true;
  const sizes = right.map((one) => one.size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10;
  const quiet = right.filter((one) => isLoud(one, usual)).length < right.length * 0.5;
  const shouts = strip.filter((one) => isLoud(one, usual));
  const beside = shouts.filter((one) => hasBeside(one, right)).length;
  // The headings of a real column have nothing beside them but by chance.
  const dates = strip.filter((one) => isAside(one) && hasBeside(one, right)).length;
  const areRows = isFlushRight(strip) || dates >= fewestDates;
  const isOfRows = quiet && (areRows || beside >= shouts.length * loudShare);
  const loud = (one: Fragment): boolean => isOfRows && isLoud(one, usual);
  const labels = groupsOf(strip).reduce((sum, group) => sum + labelsIn(group, loud), 0);
  return labels >= strip.length * 0.8;
}
