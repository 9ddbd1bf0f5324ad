/** A text with what is known about it as a whole. */
export interface Line {
  readonly text: string;
  readonly lower: string;
  /** Written in capitals throughout, so that capitals say nothing. */
  readonly shouted: boolean;
  /** Short enough to be one entry of a list. */
  readonly alone: boolean;
  /** A list of short entries. */
  readonly list: boolean;
}

/** Reads what a guard needs to know of a whole text. */
export function readLine(text: string): Line {
  const parts = text.length > 400 ? [] : text.split(/[,;/|•·]/);
  const letters = text.replace(/[^\p{L}]/gu, "");
  return {
    text,
    lower: text.toLowerCase(),
    shouted: letters.length > 12 && letters === letters.toUpperCase(),
    alone: text.length < 60 && text.trim().split(/\s+/).length <= 3,
    list: parts.length > 2 && parts.every((part) => part.trim().split(/\s+/).length <= 4),
  };
}

/** A stretch of a line. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Whether a stretch is one of several between commas, bars or "and". */
export function isInList({ text }: Line, { start, end }: Stretch): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  const after = text.slice(end, end + 8);
  return (
    /[,/(|•·]\s*(?:and |or )?$|\b(?:and|or)\s$/.test(before) ||
    /^\s*(?:[,/)|•·]|(?:and|or)\b)/.test(after)
  );
}

/** Whether a sentence or a line begins at a place, where everything has a capital. */
export function isSentenceStart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  return before.trim() === "" || /(?:[.!?:;\n•*·▪-]\s*)$/.test(before);
}
