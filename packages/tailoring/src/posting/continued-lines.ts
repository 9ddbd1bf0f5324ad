/** Words on which no line ends that its writer ended. */
const article =
  /(?:^|[\s(])(?:an?|the|our|your|their|its|his|her|my|every|each|of|and|or|nor|&)$/iu;
const preposition =
  /(?:^|[\s(])(?:with|to|for|from|in|on|at|by|as|than|into|under|within|between|through|across|towards?|using|including|is|are|be|that|which|who|can|will|must|should|not)$/iu;
const closed = /[.!?:;•|]$/u;
const marked =
  /^[ \t\u200b]*(?:[^\p{L}\p{N}\s("'“‘\u200b$£€#&+]|\(?\d{1,2}[.)]\s|\(?[a-z]\)\s|o\s|\+\s)/u;

/** Characters that a line has at least where it ends for want of room. */
const longItem = 40;
const longProse = 50;

function bare(line: string): string {
  return line.replaceAll("\u200b", "").trim();
}

/** The longest line of the paragraph that a line stands in. */
function widthAround(lines: readonly string[], at: number): number {
  let [from, to] = [at, at];
  while (from > 0 && bare(lines[from - 1] ?? "") !== "") from -= 1;
  while (to + 1 < lines.length && bare(lines[to + 1] ?? "") !== "") to += 1;
  return Math.max(...lines.slice(from, to + 1).map((line) => bare(line).length));
}

/** Whether a line can be the rest of the one before it at all. */
function mayGoOn(before: string, next: string): boolean {
  const [left, rest] = [bare(before), bare(next)];
  const open = left !== "" && !closed.test(left);
  return open && /^[\p{Ll}\d(&]/u.test(rest) && !marked.test(next);
}

/** Whether there was no room for the first word of a line at the end of the one before. */
function hadNoRoom(lines: readonly string[], at: number): boolean {
  const left = bare(lines[at - 1] ?? "");
  const [word = ""] = bare(lines[at] ?? "").split(/\s/, 1);
  return left.length >= longProse && left.length + 1 + word.length > widthAround(lines, at);
}

/** Whether a line goes on with the one before it by what its words need: "... in a role with a" / "school". */
export function goesOnFrom(lines: readonly string[], at: number): boolean {
  const [before, next] = [lines[at - 1] ?? "", lines[at] ?? ""];
  if (!mayGoOn(before, next)) return false;
  const left = bare(before);
  if (article.test(left)) return true;
  if (!/^\p{Ll}/u.test(bare(next)) || left.length < longItem) return false;
  return preposition.test(left) || marked.test(before) || hadNoRoom(lines, at);
}
