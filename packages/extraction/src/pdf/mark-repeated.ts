import type { Line } from "../text-line/line.ts";
import type { PageContent } from "../text-line/chunk.ts";

const pageNumber =
  /^(?:page|seite|página|pagina|p\.)?\s*\d{1,3}\s*(?:(?:\/|of|von|de|sur)\s*\d{1,3})?$/iu;

const numberedHead =
  /(?:^|[\s–—|·-])(?:page|seite|página|pagina|p\.)?\s*(\d{1,3})\s*(?:\/|of|von|de|sur)\s*(\d{1,3})$/iu;

/** "Ana Prado – 2 / 2" on the second of two pages: a head that need not stand on any other page. */
function saysItsPage({ text, page }: Line, pages: readonly PageContent[]): boolean {
  const [, number, total] = numberedHead.exec(text.trim()) ?? [];
  return Number(number) === page && Number(total) === pages.length && pages.length > 1;
}

function mask(text: string): string {
  return text.replace(/\d+/g, "#").replace(/\s+/g, " ").trim().toLowerCase();
}

function inMargin(line: Line, pages: readonly PageContent[]): boolean {
  const page = pages.find((one) => one.number === line.page);
  if (page === undefined || line.box === undefined) return false;
  const middle = line.box.y + line.box.h / 2;
  return middle < page.h * 0.09 || middle > page.h * 0.91;
}

/** A head or foot that stood on a page before, or that counts the pages. */
function standsAgain({ text, page }: Line, onPages: ReadonlySet<number>): boolean {
  const counts = /\d\s*(?:\/|of|von|de|sur)\s*\d|page/i.test(text);
  return onPages.size > 1 && (page !== Math.min(...onPages) || counts);
}

/** Takes page numbers, and headers and footers after their first appearance, out of the flow. */
export function markRepeated(
  lines: readonly Line[],
  pages: readonly PageContent[],
): { lines: Line[]; repeated: Line[] } {
  const seen = new Map<string, Set<number>>();
  const margin = lines.filter((line) => inMargin(line, pages));
  for (const line of margin) {
    const key = mask(line.text);
    seen.set(key, (seen.get(key) ?? new Set()).add(line.page ?? 0));
  }
  const kept: Line[] = [];
  const repeated: Line[] = [];
  for (const line of lines) {
    const isMargin = margin.includes(line);
    const onPages = seen.get(mask(line.text)) ?? new Set();
    if (
      isMargin &&
      pageNumber.test(line.text.trim()) &&
      (pages.length > 1 || /\D/.test(line.text.trim()))
    ) {
      repeated.push({ ...line, role: "page-number" });
    } else if (isMargin && (saysItsPage(line, pages) || standsAgain(line, onPages))) {
      repeated.push({ ...line, role: "repeated" });
    } else {
      kept.push(line);
    }
  }
  return { lines: kept, repeated };
}
