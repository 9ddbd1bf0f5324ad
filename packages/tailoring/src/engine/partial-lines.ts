/** A line as far as it is written. Nothing has checked it yet. */
export interface WrittenLine {
  readonly slot: string;
  readonly text: string;
}

/** Reads a JSON string that begins at `at` (behind its quote); it may not have ended. */
function stringAt(json: string, at: number): { value: string; end: number; closed: boolean } {
  let end = at;
  while (end < json.length && json.charAt(end) !== '"') end += json.charAt(end) === "\\" ? 2 : 1;
  const closed = end < json.length;
  const raw = json.slice(at, Math.min(end, json.length)).replace(/\\(?:u[\da-f]{0,3})?$/i, "");
  return { value: unescape(raw), end, closed };
}

const plain: Readonly<Record<string, string>> = { n: " ", t: " ", r: " ", b: "", f: "" };

function unescape(raw: string): string {
  return raw.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, one: string) =>
    code === undefined ? (plain[one] ?? one) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const field = /"(slot|text)"\s*:\s*"/g;

/**
 * The lines of an answer that is still being written, each as far as it has come. Reads forward only, so it
 * takes time in proportion to the text.
 */
export function writtenLines(json: string, slots: ReadonlySet<string>): WrittenLine[] {
  const lines: WrittenLine[] = [];
  const seen = new Set<string>();
  let slot: string | undefined;
  const pattern = new RegExp(field.source, "g");
  for (let match = pattern.exec(json); match !== null; match = pattern.exec(json)) {
    const { value, end, closed } = stringAt(json, pattern.lastIndex);
    if (match[1] === "slot") slot = closed ? value : undefined;
    else if (slot !== undefined && slots.has(slot) && !seen.has(slot) && value.trim() !== "") {
      lines.push({ slot, text: value.replace(/\[[A-Z]*_?\d*$/, "").trimEnd() });
      seen.add(slot);
    }
    pattern.lastIndex = Math.min(end + 1, json.length);
  }
  return lines;
}
