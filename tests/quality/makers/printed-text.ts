import { bareUrl, words } from "../matrix/compare-texts.ts";

/** What a file shows: its lines as another reader finds them, and the addresses behind its links. */
export interface Shown {
  readonly lines: readonly string[];
  readonly targets: readonly string[];
}

/** A file's text prepared for looking values up in it. */
export interface Printed {
  /** Whether a value stands in the text, whatever its case, its signs and the ends of its lines. */
  holds(value: string): boolean;
  /** Whether a line begins with a text, but for a mark of lists. */
  begins(value: string): boolean;
  /** Whether an address is shown, or is what a click opens. */
  links(url: string): boolean;
  /** What is shown behind each place of a text, up to a number of letters. */
  after(value: string, letters: number): Shown[];
  readonly folded: string;
}

/** Below this, letters that stand together by chance would be taken for the value. */
const longEnough = 8;
const beginning = 14;

function squeeze(text: string): string {
  return words(text).join("");
}

function fold(text: string): string {
  return text.normalize("NFKC").replace(/\s+/gu, " ").toLowerCase();
}

/** Prepares what a file shows. */
export function printedText({ lines, targets }: Shown): Printed {
  const all = lines.join("\n");
  const spaced = ` ${words(all).join(" ")} `;
  const close = squeeze(all);
  const starts = lines.map((line) => squeeze(line));
  const folded = fold(all);
  const opened = new Set(targets.map(bareUrl));
  const holds = (value: string): boolean => {
    const sought = words(value).join(" ");
    if (sought === "") return false;
    if (spaced.includes(` ${sought} `)) return true;
    const short = squeeze(value);
    return short.length >= longEnough && close.includes(short);
  };
  return {
    folded,
    holds,
    begins: (value) => {
      const sought = squeeze(value).slice(0, beginning);
      return starts.some((line) => line.startsWith(sought));
    },
    links: (url) => opened.has(bareUrl(url)) || holds(bareUrl(url)),
    after: (value, letters) =>
      folded
        .split(fold(value))
        .slice(1)
        .map((rest) => ({ lines: [rest.slice(0, letters)], targets: [] })),
  };
}
