import type { Range } from "./split-parts.ts";
import { isHead, tokenWords } from "./token-words.ts";

/** What stands before the name of a ship, with its strokes or points: nothing else is written so. */
const written =
  /(?:M\/[VTSY]|S\/[SVY]|F\/V|R\/V|T\/S|D\/B|MFV|HMS|HMAS|HMCS|HMNZS|RMS|RRS|USS|USNS|USCGC|M\.\s?[VTSY]\.|S\.\s?[SV]\.|F\.\s?V\.|R\.\s?V\.|H\.M\.S\.)/u;
/** In small letters only what has its stroke. */
const small = /(?:m\/[vtsy]|s\/[sv]|f\/v|r\/v)/u;
/** Letters that mean other things as well: "MV Electrician", "RV Technician". */
const unsure = /(?:MV|MT|SS|RV|FV|SV|OSV|PSV|DSV|AHTS|FPSO|INS)/u;

const name = /\s+["“'‘«]?(?=[\p{Lu}\d])/u;
const surely = new RegExp(`^(?:${written.source}${name.source}|${small.source}\\s+\\p{L})`, "u");
const maybe = new RegExp(`^${unsure.source}${name.source}`, "u");
const within = new RegExp(
  `(?<=[\\p{L})])\\s+(?:(?:on board|onboard|aboard|on|in|of|at|with)\\s+)?(?:(?:the|an?)\\s+)?(?=(?:${written.source}${name.source}|${small.source}\\s+\\p{L}|MV${name.source}))`,
  "gu",
);
const onBoard = new RegExp(
  `(?<=[\\p{L})])\\s+(?:on board|onboard|aboard|on)\\s+(?:the\\s+)?(?=${unsure.source}${name.source})`,
  "gu",
);
/** What has a voltage, and no crew. */
const electric =
  /^MV\s+(?:electric|cable|switch|network|substation|jointer|technician|fitter|power)/iu;
const longest = 60;

/** Whether a part of a header is the name of a ship: "M/V Grietje Alder", "HMS Daring". */
export function namesShip(text: string): boolean {
  const words = text.trim();
  if (words.length > longest || electric.test(words)) return false;
  if (surely.test(words)) return true;
  if (!maybe.test(words)) return false;
  return words.startsWith("MV ") || !tokenWords(words).some(isHead);
}

/** Where the name of a ship begins behind other words, and where what leads to it does. */
function shipIn(text: string): { readonly end: number; readonly start: number } | undefined {
  const found = [...text.matchAll(within), ...text.matchAll(onBoard)].map(({ index, 0: lead }) => ({
    end: index,
    start: index + lead.length,
  }));
  return found.find(({ start }) => namesShip(text.slice(start).split(/[,(|]/u)[0] ?? ""));
}

/** "Deckhand on MV Grietje Alder": the ship is where somebody worked. */
export function splitShip(text: string, range: Range): Range[] {
  const found = shipIn(text.slice(range.start, range.end));
  if (found === undefined) return [range];
  const start = range.start + found.start;
  return [
    { ...range, end: range.start + found.end },
    { start, end: range.end, separator: "at" },
  ];
}
