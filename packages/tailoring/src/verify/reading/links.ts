/** A stretch of a text, from and to. */
type Span = readonly [number, number];

/** A cause and an effect that a text joins. */
export interface Link {
  readonly cause: Span;
  readonly effect: Span;
  /** Whether the cause is told as the way in which something was done: "by writing notes". */
  readonly manner: boolean;
}

/** Closed class: what stands before a cause. */
const beforeCause =
  /\b(?:because(?: of)?|thanks to|owing to|due to|as a result of|as a consequence of|on account of|on the strength of|through (?=(?:better|my|our|a new|new)\b)|(?<=^)through (?=(?:the|an?)\b)|by(?: \p{L}+ly)? (?=\p{L}+ing\b)|since (?=(?:i|we) \p{L}))/giu;

/** Closed class: what stands between a cause and the effect behind it. */
const beforeEffect =
  /(?:\b(?:and|which|that)(?: has| have)? |, )?\b(?:thereby|thus|hence|therefore|consequently|as a result(?! of)|so that|which led to|leading to|led to|resulting in|resulted in|with the result|so (?=(?:\p{L}+(?:ed|ew|ut)|the|our|my|that|we|i)\b))\b|, (?:which|thus|so)(?= (?:\p{L}+(?:ed|ut|ew|pt|ught)|won|made|gave|led|took|held|paid|got)\b)/giu;

const manner = /^by\b/iu;

/** Where a cause told first ends: a mark, or the subject of what follows. */
const endsCause =
  /,\s|\s(?=(?:i|we) \p{L})|\s(?=(?:the|our|my|we|i|they|it|an?) \p{L}+(?: \p{L}+){0,2} (?:\p{L}+ed|went|had|was|were|is|are|came|fell|rose|got)\b)/iu;

function causeFirst(text: string, start: number): Pick<Link, "cause" | "effect"> | undefined {
  const end = endsCause.exec(text.slice(start));
  if (end === null || end[0] === undefined) return undefined;
  const at = start + end.index;
  return { cause: [start, at], effect: [at, text.length] };
}

/** The cause and the effect that a text joins in so many words; `undefined` where it joins none. */
export function linkIn(text: string): Link | undefined {
  for (const found of text.matchAll(beforeCause)) {
    const start = found.index + found[0].length;
    const isFirst = /^\P{L}*$/u.test(text.slice(0, found.index));
    const link = isFirst
      ? causeFirst(text, start)
      : { cause: [start, text.length] as const, effect: [0, found.index] as const };
    if (link !== undefined) return { ...link, manner: manner.test(found[0]) };
  }
  for (const found of text.matchAll(beforeEffect)) {
    if (found.index > 0)
      return {
        cause: [0, found.index],
        effect: [found.index + found[0].length, text.length],
        manner: false,
      };
  }
  return undefined;
}
