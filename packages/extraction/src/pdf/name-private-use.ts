import type { Chunk } from "../text-line/chunk.ts";

/** Signs of fonts with figures and capitals of their own, by the first sign of each row of them. */
const rows: readonly { readonly from: number; readonly to: number; readonly first: number }[] = [
  // Figures of one width with descenders.
  { from: 0xf643, to: 0xf64c, first: 0x30 },
  // Small capitals, figures with descenders and their signs stand at the places of Latin-1.
  { from: 0xf721, to: 0xf77a, first: 0x21 },
  { from: 0xf7e0, to: 0xf7fe, first: 0xe0 },
];
const named = /[\uf643-\uf64c\uf721-\uf77a\uf7e0-\uf7fe]/gu;
/** Old fonts of signs put every one at the place of its byte behind F000. */
const signWord = /^[\uf021-\uf0ff]*[\uf041-\uf05a\uf061-\uf07a]{3}[\uf021-\uf0ff]*$/u;
const signs = /[\uf021-\uf07e\uf0a1-\uf0ff]/gu;

function usualSign(sign: string): string {
  const code = sign.charCodeAt(0);
  const row = rows.find((one) => code >= one.from && code <= one.to);
  return row === undefined ? sign : String.fromCharCode(row.first + code - row.from);
}

/**
 * Gives figures and letters of the private area the name that everyone knows, where their font also writes
 * usual letters, and words of fonts that have all their letters there.
 */
export function namePrivateUse(chunks: readonly Chunk[]): void {
  const isStrange = chunks.some((chunk) => /[\uf021-\uf7fe]/u.test(chunk.text));
  if (!isStrange) return;
  const writing = new Set<string>();
  const shifted = new Set<string>();
  for (const { text, font } of chunks) {
    if (/\p{L}{2}/u.test(text)) writing.add(font);
    if (signWord.test(text)) shifted.add(font);
  }
  for (const chunk of chunks) {
    if (writing.has(chunk.font)) chunk.text = chunk.text.replace(named, usualSign);
    else if (shifted.has(chunk.font))
      chunk.text = chunk.text.replace(signs, (sign) =>
        String.fromCharCode(sign.charCodeAt(0) - 0xf000),
      );
  }
}
