import { traceKinds } from "@savile/model";
import type { Fact, SourceLine, Trace, TraceKind } from "@savile/model";
import { organizationScore } from "../entries/organization.rules.ts";
import type { DateContext } from "../fields/dates/find-dates.ts";
import { wordsOfLine } from "./line-words.ts";
import type { LineWord, Stretch } from "./line-words.ts";
import type { LinkSpot } from "../text-line/line.ts";
import { nameOfOrganization, overlaps, settle, settleUnheld } from "./word-fates.ts";
import type { Fate, TracedLine } from "./word-fates.ts";

/** A value with the part of the source text that it was read from. */
interface Held extends Stretch {
  readonly id: string;
  /** Letters and digits of the value alone. */
  readonly signs: string;
}

function signsOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

function heldByLine(facts: readonly Fact[]): ReadonlyMap<string, readonly Held[]> {
  const byLine = new Map<string, Held[]>();
  for (const { id, text, span, hidden } of facts) {
    if (span === undefined || hidden !== undefined) continue;
    const held = { id, start: span.start, end: span.end, signs: signsOf(text) };
    for (const line of span.lines) {
      const others = byLine.get(line);
      if (others === undefined) byLine.set(line, [held]);
      else others.push(held);
    }
  }
  return byLine;
}

/** Values that may be the address behind a link. */
type Contacts = readonly { readonly id: string; readonly signs: string }[];

function contactsOf(facts: readonly Fact[]): Contacts {
  return facts
    .filter(({ id, text }) => id.startsWith("contact.") || /[@/]/.test(text))
    .map(({ id, text }) => ({ id, signs: signsOf(text).toLowerCase() }));
}

/** The value that states an address, whether a link leads there or the words say it. */
function valueOfAddress(address: string, contacts: Contacts): Contacts[number] | undefined {
  const plain = address
    .replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, "")
    .replace(/\?.*$/, "");
  const signs = signsOf(plain).toLowerCase();
  return signs.length < 4 ? undefined : contacts.find((one) => one.signs.includes(signs));
}

/** The addresses that the words of a line say. */
function saidAddresses({ line, words }: TracedLine): LinkSpot[] {
  const said = new Map<number, Stretch>();
  for (const { kind, mark, start, end } of words)
    if (kind === "contact") said.set(mark, { start: said.get(mark)?.start ?? start, end });
  return [...said.values()].map((one) => ({ ...one, url: line.text.slice(one.start, one.end) }));
}

const scheme = /^(?:https?|www|mailto|tel)$/i;

/** Addresses that stand twice, on the page and behind a link: one of the two is the value. */
function settleAddresses(
  traced: TracedLine,
  linked: readonly LinkSpot[],
  contacts: Contacts,
): void {
  const { line } = traced;
  const whole = { start: 0, end: line.text.length, url: line.text };
  const isTarget = line.role === "link-target";
  for (const spot of isTarget ? [whole] : [...linked, ...saidAddresses(traced)]) {
    const value = valueOfAddress(spot.url, contacts);
    if (value === undefined) continue;
    settle(traced, (word) => {
      const own = line.text.slice(word.start, word.end).toLowerCase();
      const isSaid = value.signs.includes(own) || scheme.test(own);
      return overlaps(word, spot) && isSaid ? { state: "placed", at: value.id } : undefined;
    });
  }
}

function nameOf(fate: Fate): string {
  if (fate.state === "placed") return fate.at;
  return fate.state === "asked" ? "" : fate.because;
}

const employerAddress = /\.(?:company|school|organization|issuer)$/;

/** More pieces than any resume has: of a file of nothing but numbers there would be one for each. */
const mostApart = 5_000;

/**
 * Words of a line with one fate are one piece; of what is placed, each date, contact and number is its own
 * where they are told `apart`.
 */
function keyOf(word: LineWord, fate: Fate, apart: boolean): string {
  return `${fate.state} ${nameOf(fate)} ${apart && fate.state === "placed" ? word.mark : ""}`;
}

function kindOf(own: readonly TraceKind[], text: string, fate: Fate): TraceKind {
  const kinds = new Set(own);
  if (fate.state === "placed" && employerAddress.test(fate.at)) kinds.add("employer");
  else if (fate.state === "asked" && organizationScore(text) >= nameOfOrganization)
    kinds.add("employer");
  return traceKinds.find((kind) => kinds.has(kind)) ?? "text";
}

/** The text of the words with these indices; where others stand between them, dots do. */
function textOf({ line, words }: TracedLine, own: readonly number[]): string {
  let out = "";
  own.forEach((index, at) => {
    const { start, end } = words[index] ?? { start: 0, end: 0 };
    const isNext = own[at - 1] === index - 1;
    const from = isNext ? (words[index - 1]?.end ?? start) : start;
    out += `${at === 0 || isNext ? "" : " … "}${line.text.slice(from, end)}`;
  });
  return out;
}

function tracesOf(traced: TracedLine, apart: boolean): Trace[] {
  const groups = new Map<string, { fate: Fate; own: number[] }>();
  traced.words.forEach((word, index) => {
    const fate: Fate = traced.fates[index] ?? { state: "asked" };
    const key = keyOf(word, fate, apart);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { fate, own: [index] });
    else group.own.push(index);
  });
  return [...groups.values()].map(({ fate, own }) => {
    const text = textOf(traced, own);
    const kinds = own.map((index) => traced.words[index]?.kind ?? "text");
    return { line: traced.line.id, kind: kindOf(kinds, text, fate), text, ...fate };
  });
}

export interface TraceInput {
  readonly lines: readonly SourceLine[];
  readonly facts: readonly Fact[];
  /** Parts of lines that carry a link, by the id of the line. */
  readonly linked?: ReadonlyMap<string, readonly LinkSpot[]>;
}

/** The last line, or one with another heading below it. */
function isHeading(next: SourceLine | undefined): boolean {
  return next === undefined || next.role === "heading";
}

/** What became of every word of the file. */
export function traceLines(input: TraceInput, context: DateContext): Trace[] {
  const held = heldByLine(input.facts);
  const contacts = contactsOf(input.facts);
  let base = 0;
  let told = 0;
  return input.lines.flatMap((line, index) => {
    const words = wordsOfLine(line.text, context);
    const traced: TracedLine = { line, words, fates: words.map(() => undefined) };
    const values = held.get(line.id) ?? [];
    const from = base;
    base += line.text.length + 1;
    settle(traced, (word) => {
      const place = { start: word.start + from, end: word.end + from };
      const signs = line.text.slice(word.start, word.end);
      const value = values.find((one) => overlaps(one, place) && one.signs.includes(signs));
      return value === undefined ? undefined : { state: "placed", at: value.id };
    });
    const linked = input.linked?.get(line.id) ?? [];
    settleAddresses(traced, linked, contacts);
    settleUnheld(traced, {
      linked,
      isEmpty: line.role === "heading" && isHeading(input.lines[index + 1]),
    });
    const traces = tracesOf(traced, told + words.length <= mostApart);
    told += traces.length;
    return traces;
  });
}

/** Lines of which something is asked for, in their order. */
export function askedLines(traces: readonly Trace[]): string[] {
  return [...new Set(traces.filter(({ state }) => state === "asked").map(({ line }) => line))];
}
