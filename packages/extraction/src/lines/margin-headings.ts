import { matchHeading } from "../headings/match-heading.ts";
import type { Fragment } from "./fragment.ts";
import { isCapitals } from "../text-line/line.ts";

const mostLines = 3;

/** The lines below a fragment that stand at its left or right edge, from top to bottom. */
function stackOf(head: Fragment, sorted: readonly Fragment[]): Fragment[] {
  const stack = [head];
  for (const one of sorted) {
    const last = stack.at(-1) ?? head;
    if (one.y <= last.y || stack.length === mostLines) continue;
    if (one.y - last.y > last.size * 1.7) break;
    const aligned = Math.abs(one.x0 - head.x0) < 2.5 || Math.abs(one.x1 - head.x1) < 2.5;
    if (aligned && Math.abs(one.size - head.size) < 0.6) stack.push(one);
  }
  return stack;
}

function isHeading(stack: readonly Fragment[]): boolean {
  return matchHeading(stack.map((one) => one.text).join(" "))?.exact === true;
}

/** The longest stack of lines from `head` down that names a section. */
function headingAt(head: Fragment, sorted: readonly Fragment[]): Fragment[] | undefined {
  const stack = stackOf(head, sorted);
  for (let length = stack.length; length > 0; length -= 1) {
    const lines = stack.slice(0, length);
    if (isHeading(lines)) return lines;
  }
  return undefined;
}

const fewest = 3;
const sameEdge = 2.5;

function mayHead({ text }: Fragment): boolean {
  return text.length <= 28 && !/[\d@,|]/.test(text);
}

function isBold(one: Fragment): boolean {
  return one.words.every((word) => word.bold);
}

/**
 * Without a word that the lexicon knows: loud short texts at the left edge, where nothing else stands but
 * what is set across the page.
 */
function loudStacks(sorted: readonly Fragment[]): Fragment[][] {
  const sizes = sorted.map((one) => one.size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10;
  const isQuiet = sorted.filter(isBold).length < sorted.length * 0.4;
  const isLoud = (one: Fragment): boolean =>
    one.size >= usual * 1.1 || (isQuiet && isBold(one)) || isCapitals(one.text);
  const edge = Math.min(...sorted.map((one) => one.x0));
  const strip = sorted.filter((one) => one.x0 - edge < sameEdge);
  const heads = strip.filter((one) => isLoud(one) && mayHead(one));
  return heads.length >= fewest && heads.length >= strip.length * 0.5
    ? heads.map((one) => [one])
    : [];
}

/** The left edge at which most of the text begins. */
function bodyEdge(sorted: readonly Fragment[]): number {
  const edges = new Map<number, number>();
  for (const { x0, text } of sorted) {
    const edge = Math.round(x0 / sameEdge) * sameEdge;
    edges.set(edge, (edges.get(edge) ?? 0) + text.length);
  }
  return [...edges].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const fewestRight = 2;

/**
 * Words set against the text from the left: large short texts that end at one edge, each beside a line of the text,
 * with nothing else in their margin from the first of them on.
 */
function rightStacks(sorted: readonly Fragment[]): Fragment[][] {
  const sizes = sorted.map((one) => one.size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10;
  const edge = bodyEdge(sorted);
  const margin = sorted.filter((one) => one.x1 < edge - sameEdge);
  const heads = margin.filter((one) => one.size >= usual * 1.25 && mayHead(one));
  const [first] = heads;
  if (first === undefined || heads.length < fewestRight) return [];
  const isAligned = heads.every((one) => Math.abs(one.x1 - first.x1) < sameEdge);
  const isLeft = heads.every((one) => Math.abs(one.x0 - first.x0) < sameEdge);
  const isAlone = margin.every((one) => heads.includes(one) || one.y < first.y);
  return isAligned && !isLeft && isAlone ? heads.map((one) => [one]) : [];
}

/** Headings of one or more lines, none of which belongs to two. */
function headingStacks(sorted: readonly Fragment[]): Fragment[][] {
  const taken = new Set<Fragment>();
  const stacks: Fragment[][] = [];
  for (const head of sorted) {
    if (taken.has(head) || head.text.length > 32) continue;
    const stack = headingAt(head, sorted);
    if (stack === undefined) continue;
    for (const line of stack) taken.add(line);
    stacks.push(stack);
  }
  return stacks;
}

/**
 * Words that no lexicon knows, bold and of the size of several known headings at one edge: in such a margin
 * nothing else stands.
 */
function alikeStacks(named: readonly Fragment[][], sorted: readonly Fragment[]): Fragment[][] {
  const taken = new Set(named.flat());
  const heads = named.flatMap(([head]) => (head === undefined || !isBold(head) ? [] : [head]));
  const isAlike = (one: Fragment): boolean =>
    heads.filter(
      ({ x0, size }) => Math.abs(x0 - one.x0) < sameEdge && Math.abs(size - one.size) < 0.3,
    ).length >= fewest;
  return sorted
    .filter((one) => !taken.has(one) && isBold(one) && mayHead(one) && isAlike(one))
    .map((one) => [one]);
}

/** Text begins beside the heading, at its height or below its first line, and not below it. */
function standsBeside(
  stack: readonly Fragment[],
  all: readonly Fragment[],
  headings: ReadonlySet<Fragment>,
): boolean {
  const head = stack[0];
  const last = stack.at(-1);
  if (head === undefined || last === undefined) return false;
  const edge = Math.max(...stack.map((one) => one.x1));
  const beside = all.some(
    (one) =>
      one.x0 > edge + 3 && one.y > head.y - head.size * 0.6 && one.y - one.size * 0.7 < last.y,
  );
  const under = all.some(
    (one) =>
      !headings.has(one) &&
      one.x0 < edge &&
      one.y > last.y + 0.5 &&
      one.y - last.y < last.size * 1.7,
  );
  return beside && !under;
}

function joined(stack: readonly Fragment[]): Fragment | undefined {
  const head = stack[0];
  if (head === undefined) return undefined;
  return {
    words: stack.flatMap((one) => one.words),
    text: stack.map((one) => one.text).join(" "),
    x0: Math.min(...stack.map((one) => one.x0)),
    x1: Math.max(...stack.map((one) => one.x1)),
    y: head.y,
    size: head.size,
    order: head.order,
    alone: true,
  };
}

/**
 * Headings in the left margin stand beside the first line of their section. Each becomes a row of its own
 * above that line, a heading over several lines one row.
 */
export function raiseMarginHeadings(fragments: Fragment[]): Fragment[] {
  const sorted = fragments.toSorted((a, b) => a.y - b.y || a.x0 - b.x0);
  const named = headingStacks(sorted);
  const right = rightStacks(sorted);
  const stacks = right.length > 0 ? right : named.length > 0 ? named : loudStacks(sorted);
  const headings = new Set(stacks.flat());
  const known = stacks.filter((stack) => standsBeside(stack, sorted, headings));
  const alike = alikeStacks(named.length > 0 ? known : [], sorted);
  const raised = [...known, ...alike.filter((stack) => standsBeside(stack, sorted, headings))];
  // One heading of one line alone may be the label of a row.
  if (raised.length < 2 && raised.every((stack) => stack.length < 2)) return fragments;
  const taken = new Set(raised.flat());
  return [
    ...fragments.filter((one) => !taken.has(one)),
    ...raised.flatMap((stack) => joined(stack) ?? []),
  ];
}
