/** Number of Unicode code points of `text`, as the server counts. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length; index += 1) {
    if (isPairAt(text, index)) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

function isPairAt(text: string, index: number): boolean {
  const high = text.charCodeAt(index);
  if (high < 0xd800 || high > 0xdbff) return false;
  const low = text.charCodeAt(index + 1);
  return low >= 0xdc00 && low <= 0xdfff;
}

/** The first `limit` code points of `text`; never cuts a surrogate pair in two. */
export function cutToCodePoints(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  for (let count = 0; count < limit && end < text.length; count += 1) {
    end += isPairAt(text, end) ? 2 : 1;
  }
  return text.slice(0, end);
}
