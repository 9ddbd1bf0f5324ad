import { placeBehindName } from "../fields/find-place.ts";
import { placeScore } from "../fields/place.rules.ts";
import { isKnownCity, isRegion } from "../fields/place-words.ts";
import { mayEmploy } from "./base-matrix.ts";
import { tokenOf } from "./split-header.ts";
import type { Scores, Token } from "./token.ts";

/** Where the town begins in "Monteclaro Bikes, Puebla, Mexico", or -1 where all of it is one place. */
function townIn(text: string): number {
  const comma = /\s*,\s*/u.exec(text);
  if (comma === null) return -1;
  const at = comma.index + comma[0].length;
  const [first, rest] = [text.slice(0, comma.index), text.slice(at)];
  const isPlace = placeScore(rest) >= 0.5 && (rest.includes(",") || isKnownCity(rest));
  if (isKnownCity(first) || isRegion(first)) return -1;
  const behind = placeBehindName(text);
  if (behind > 0) return behind;
  return isPlace && first.includes(" ") ? at : -1;
}

/**
 * An unknown name before a town may be a quarter of it. Where a header names nobody else, it is the firm.
 */
export function freeFirm(tokens: readonly Token[], score: (token: Token) => Scores): Token[] {
  const scored = tokens.map((token) => ({ token, scores: score(token) }));
  const isOwned = scored.some(
    ({ token, scores }) => token.forced !== undefined || mayEmploy(token, scores),
  );
  const at = scored.findIndex(({ token, scores }) => scores.L >= 1 && townIn(token.text) > 0);
  const found = tokens[at];
  const hasTitle = scored.some(({ scores }) => scores.T >= 2.4);
  if (isOwned || found === undefined || !hasTitle) return [...tokens];
  const { line, start, end, row, column } = found;
  const from = start + townIn(found.text);
  const firm = line.text.slice(start, from).replace(/[\s,]+$/u, "").length;
  const { separator } = found;
  return [
    ...tokens.slice(0, at),
    tokenOf(line, { start, end: start + firm, separator }, row, column),
    tokenOf(line, { start: from, end, separator: "place" }, row, column + 1),
    ...tokens.slice(at + 1),
  ];
}
