import type { Frame } from "./frame.ts";
import type { NumberMention } from "./numbers.ts";

/** How long something went on, or since when, with the words that say what went on. */
export interface ToldSpan {
  /** At least so many years; none where only a beginning is told. */
  readonly entry?: NumberMention;
  /** The month, counted from year 0, in which it began. */
  readonly from?: number;
  /** What it is a span of: stretches of the text. */
  readonly of: readonly (readonly [number, number])[];
  readonly span: readonly [number, number];
}

const boundary = /[,;:.(](?=\s|$)|\s(?:and|but|while|before|after|until|when|then|prior)\s/giu;

/** The piece of a text around a stretch, between marks and joins: its two ends. */
function pieceAround(text: string, [start, end]: readonly [number, number]): [number, number] {
  const cuts = [...text.matchAll(boundary)].map(({ index, 0: mark }) => [index, mark.length]);
  const before = cuts.filter(([index = 0]) => index < start).at(-1);
  const after = cuts.find(([index = 0]) => index >= end);
  return [
    before === undefined ? 0 : (before[0] ?? 0) + (before[1] ?? 0),
    after?.[0] ?? text.length,
  ];
}

/** Closed class: what joins a number of years to what went on. */
const behind =
  /^[\s-]?(?:years?|yrs?)(?:'s?|’)?\s(?:(?:of|in|as|at|with|on|behind|for|working|doing|spent)\b(?! (?:which|them|these|those|that)\b)|(?=\p{L}+ing\b))/iu;
/** "my three years' apprenticeship": a course of so many years. */
const course = /^[\s-]?(?:years?)(?:'|’|\sof\s)?\s?(?=\p{Ll}+ship\b)/iu;
const before = /\b(?:for|spent|in)\s(?:(?:the|my|some|a)\s(?:(?:last|past|good|full)\s)?)?$/iu;

function yearSpans({ text, numbers }: Frame): ToldSpan[] {
  return numbers.flatMap((entry): ToldSpan[] => {
    if (entry.unit?.name !== "year" || entry.year || entry.kind !== "plain") return [];
    const [from, to] = pieceAround(text, entry.reach);
    const lead = text.slice(from, entry.reach[0]);
    const isFor = before.test(lead);
    const tail = text.slice(entry.end, to);
    if (!isFor && !behind.test(tail) && !course.test(tail)) return [];
    // "Carpenter with nine years in boats": the years are of what follows them.
    const own = /\bwith\s*$/iu.test(lead) ? [] : [[from, entry.reach[0]] as const];
    return [{ entry, of: [...own, [entry.reach[1], to]], span: [entry.start, entry.end] }];
  });
}

const names = "jan feb mar apr may jun jul aug sep oct nov dec";
const months = names.split(" ");
const date = `(?:(${months.join("|")})[a-z]*\\.? )?((?:19|20)\\d\\d)\\b(?!\\s?(?:[-–—]|to|until)\\s?\\d)`;
const begun = new RegExp(
  `\\b(?:since|as of|from(?= [^,;.]{4,20} to ))\\s(?:early |late |mid-?|spring |summer |autumn |winter )?${date}`,
  "giu",
);

/** The month that a name and a year tell: the last one of a year alone, so that it may be meant. */
function monthOf(name: string | undefined, year: string): number {
  const at = name === undefined ? 11 : months.indexOf(name.toLowerCase().slice(0, 3));
  return Number(year) * 12 + at;
}

function beginnings({ text }: Frame): ToldSpan[] {
  return [...text.matchAll(begun)].flatMap((found): ToldSpan[] => {
    const end = found.index + found[0].length;
    const [from] = pieceAround(text, [found.index, end]);
    const isRange = /^\s(?:to|until|till|through)\b/iu.test(text.slice(end));
    const to = isRange ? end : pieceAround(text, [end, end])[1];
    return [
      {
        from: monthOf(found[1], found[2] ?? ""),
        of: [
          [0, Math.max(from, found.index)],
          [end, to],
        ],
        span: [found.index, end],
      },
    ];
  });
}

/** The spans of years that a text tells, each with what it is a span of. */
export function spansIn(frame: Frame): readonly ToldSpan[] {
  return /\byears?\b|\byrs?\b|\b(?:since|as of|from)\b/iu.test(frame.text)
    ? [...yearSpans(frame), ...beginnings(frame)]
    : [];
}

/** How long what a line tells of went on, where the line says so itself. */
export interface OwnTime {
  readonly from?: number;
  readonly years?: number;
}

const onwards = new RegExp(
  `\\b(?:since|from)\\s(?:early |late |mid-?|spring |summer |autumn |winter )?${date}(?:\\s(?:on(?:wards?)?|to|until)\\b)?`,
  "iu",
);
const monthsShare: Readonly<Record<string, number>> = {
  day: 1 / 365,
  week: 7 / 365,
  fortnight: 14 / 365,
  month: 1 / 12,
  year: 1,
};
/** "for two weeks", "(4 months)", ", three days". */
const lasting = /(?:\bfor (?:about |some |over )?|\(|, )$/iu;

/** The time that a line gives for what it tells of; none where it gives none, or several. */
export function ownTime({ text, numbers }: Frame): OwnTime | undefined {
  const start = onwards.exec(text);
  if (start !== null) {
    const year = Number(start[2]);
    const at = start[1] === undefined ? 0 : months.indexOf(start[1].toLowerCase().slice(0, 3));
    return { from: year * 12 + at };
  }
  const lasts = numbers.filter(
    ({ unit, reach, per }) =>
      unit !== undefined && per === undefined && lasting.test(text.slice(0, reach[0])),
  );
  const [only] = lasts;
  const share = monthsShare[only?.unit?.name ?? ""];
  if (only === undefined || share === undefined || lasts.length > 1) return undefined;
  return /^\s?(?:a|per|each|every)\b/u.test(text.slice(only.reach[1]))
    ? undefined
    : { years: only.value * share };
}
