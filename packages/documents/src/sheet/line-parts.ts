// A text shorter than this takes a line anyway, or stands among others on one.
const mayTakeTwoLines = 60;
const longestWhole = 32;
const longestEnd = 24;
const shortLastWord = 9;

function isCompound(word: string): boolean {
  return /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(word) && word.length <= longestWhole;
}

function isUnitAfter(word: string, before: string): boolean {
  return /^[%€$£°]/u.test(word) && /\d$/u.test(before) && before.length <= longestWhole;
}

/** Where the last line's words begin: a short word, or a number with its unit, alone looks like an accident. */
function endOf(words: readonly string[]): number {
  const whole = isUnitAfter(words.at(-1) ?? "", words.at(-2) ?? "") ? 2 : 1;
  const last = words.slice(-whole).join(" ");
  const before = words.at(-1 - whole) ?? "";
  const alone = last.length <= shortLastWord && words.length > whole + 1;
  return alone && before.length + last.length < longestEnd
    ? words.length - whole - 1
    : words.length;
}

/**
 * A text in parts, by turns such that may break over lines and such that stay on one: words joined by
 * hyphens (readers take a hyphen at a line's end for one that is not in the word), a number with its unit,
 * the last two words of prose. `undefined` where all of it may break.
 */
export function lineParts(text: string): readonly string[] | undefined {
  if (text.length <= mayTakeTwoLines || text.includes("\n")) return undefined;
  const words = text.split(" ");
  const end = endOf(words);
  const parts = [""];
  const add = (word: string, whole: boolean) => {
    const last = parts.at(-1) ?? "";
    if ((parts.length % 2 === 0) === whole) parts[parts.length - 1] = last + word;
    else parts.push(word);
  };
  words.forEach((word, index) => {
    const before = words[index - 1] ?? "";
    const joined = index > end || isUnitAfter(word, before);
    if (index > 0) add(" ", joined);
    const next = words[index + 1] ?? "";
    add(word, joined || index === end || isCompound(word) || isUnitAfter(next, word));
  });
  return parts.length === 1 ? undefined : parts;
}
