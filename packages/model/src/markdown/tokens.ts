/**
 * A line of Markdown with its kind. `raw` is the text with escapes, escaped breaks as `\n`; `joins` says
 * that no empty line stands before it, so that a paragraph may go on.
 */
export type Token =
  | { readonly kind: "heading"; readonly level: number; readonly raw: string }
  | { readonly kind: "bullet"; readonly raw: string }
  | { readonly kind: "text"; readonly raw: string; readonly joins: boolean };

const rule = /^(?:([-*_=])(?:\s*\1){2,}|--|==)$/;
const fence = /^(?:```|~~~)/;
const headingLine = /^(#{1,6})(?:\s+(.*?))?(?:\s+#+)?$/s;
const bulletLine = /^(?:[-*+•‣◦▪●○·]|\d{1,3}[.)])(?:\s+(.*))?$/s;

function endsOpen(line: string): boolean {
  return (/\\+$/.exec(line)?.[0].length ?? 0) % 2 === 1;
}

/** Lines of the file; one that ends with a backslash goes on in the next. */
function logicalLines(text: string): string[] {
  const lines: string[] = [];
  let open = false;
  for (const line of text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").split("\n")) {
    const trimmed = line.trim();
    const last = lines.length - 1;
    const goesOn = endsOpen(trimmed);
    const kept = goesOn ? trimmed.slice(0, -1) : trimmed;
    if (open && last >= 0) lines[last] = `${lines[last] ?? ""}\n${kept}`;
    else lines.push(kept);
    open = goesOn;
  }
  return lines;
}

function isDropped(raw: string): boolean {
  return raw === "" || rule.test(raw) || fence.test(raw);
}

function tokenOf(raw: string, joins: boolean): Token {
  const heading = headingLine.exec(raw);
  if (heading?.[1] !== undefined) {
    return { kind: "heading", level: heading[1].length, raw: heading[2]?.trim() ?? "" };
  }
  const bullet = bulletLine.exec(raw);
  if (bullet !== null) return { kind: "bullet", raw: bullet[1]?.trim() ?? "" };
  return { kind: "text", raw, joins };
}

/** Reads Markdown into headings, bullets and lines of text; rules, fences and quote marks are dropped. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let joins = false;
  for (const line of logicalLines(text)) {
    const raw = line.replace(/^(?:>\s*)+/, "");
    if (isDropped(raw)) {
      joins = false;
      continue;
    }
    const token = tokenOf(raw, joins);
    tokens.push(token);
    joins = token.kind !== "heading";
  }
  return tokens;
}

/** Joins wrapped lines: each bullet and each paragraph as one raw text. */
export function joinWrapped(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.kind === "text" && token.joins && last !== undefined && last.kind !== "heading") {
      joined[joined.length - 1] = { ...last, raw: `${last.raw} ${token.raw}` };
    } else joined.push(token);
  }
  return joined;
}
