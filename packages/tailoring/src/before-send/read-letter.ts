import { emptyLetter } from "@savile/model";
import type { CoverLetter } from "@savile/model";

const greeting =
  /^(?:dear|hello|hi|good (?:morning|day)|greetings|to whom|to the|sehr geehrte|liebe|guten tag|bonjour|madame|estimad)\b/iu;
const farewell =
  /^(?:yours|sincerely|kind|best|warm|regards|respectfully|with (?:kind|best|warm|thanks)|many thanks|thank you,$|mit (?:freundlichen|besten)|cordialement|atentamente|faithfully)/iu;
const longestFarewell = 5;

function isFarewell(line: string): boolean {
  return farewell.test(line) && line.split(/\s+/u).length <= longestFarewell;
}

/** Lines of a paragraph are joined; one that ends a sentence short of the others' length ends the paragraph. */
function paragraphsOf(lines: readonly string[]): string[] {
  const widest = Math.max(0, ...lines.map(({ length }) => length));
  const found: string[] = [];
  let open = "";
  for (const line of lines) {
    open = `${open} ${line}`.trim();
    if (!/[.!?:]["')]?$/u.test(line) || line.length > widest * 0.85) continue;
    found.push(open);
    open = "";
  }
  return open === "" ? found : [...found, open];
}

/** A letter of the lines of a file: what stands between greeting and farewell, and who signed it. */
export function readLetter(all: readonly string[]): CoverLetter {
  const lines = all.map((line) => line.trim()).filter((line) => line !== "");
  const from = lines.findIndex((line) => greeting.test(line));
  const to = lines.findLastIndex((line, at) => at > from && isFarewell(line));
  const body = lines.slice(from + 1, to < 0 ? undefined : to);
  return {
    ...emptyLetter(),
    salutation: lines[from] ?? "",
    paragraphs: paragraphsOf(body).map((text, at) => ({ id: `p${at + 1}`, text })),
    closing: lines[to] ?? "",
    signature: to < 0 ? "" : (lines[to + 1] ?? ""),
  };
}
