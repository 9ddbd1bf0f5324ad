/** Line separators of every platform; the tailoring and the layout only ever see `\n`. */
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** C0 and C1 controls without the tab, the zero byte included. */
// oxlint-disable-next-line no-control-regex -- these are the characters that the rule is about
const controls = /[\u0000-\u0008\u000A-\u001F\u007F-\u009F]/g;
/** The same without the break of lines. */
// oxlint-disable-next-line no-control-regex -- these are the characters that the rule is about
const controlsInLines = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
/** Marks that turn the direction of text and can make a name look like another one. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** A half of a surrogate pair without its other half. */
const loneSurrogate = /\p{Surrogate}/u;

/** Length as people and the specification count it: in Unicode code points. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if (isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1))) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** The first `most` code points of a text; never half a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let at = 0;
  for (let count = 0; count < most && at < text.length; count += 1) {
    at += isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1)) ? 2 : 1;
  }
  return text.slice(0, at);
}

/** Whether a text can be stored and sent: it holds no zero byte and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && !loneSurrogate.test(text);
}

/** Unicode form C, in which equal texts have equal bytes. */
export function normaliseText(text: string): string {
  return text.normalize("NFC");
}

/**
 * A name of a file, person or place as one safe line: form C, no control characters, no marks that turn
 * the direction of writing, no white space at the ends or in runs.
 */
export function cleanName(text: string): string {
  return normaliseText(text)
    .replace(lineBreaks, " ")
    .replace(controls, "")
    .replace(directionMarks, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A text of one line: line breaks with the space around them become one space, ends trimmed. */
export function oneLine(text: string): string {
  return plainLines(text).filter(Boolean).join(" ");
}

/** A text of several lines: each line trimmed, line breaks as `\n`, no empty line at the ends. */
export function manyLines(text: string): string {
  return plainLines(text).join("\n").trim();
}

function plainLines(text: string): string[] {
  // All lines at once: a hundred thousand short ones would each begin a search of their own.
  const plain = text.replace(lineBreaks, "\n").replace(controlsInLines, "");
  return plain.split("\n").map((line) => line.trim());
}

/** Whether a text shows nothing: white space and invisible marks at most. */
export function isBlank(text: string): boolean {
  return text.replace(/[\s\p{Cf}]/gu, "") === "";
}
