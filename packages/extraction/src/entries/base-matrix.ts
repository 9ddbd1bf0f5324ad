import { isWebAddress } from "./token-words.ts";
import type { Scores, Token } from "./token.ts";
import { isUnitName } from "./unit-name.ts";

export type Matrix = Scores[];
type Score = (token: Token) => Scores;

const none: Scores = { T: 0, C: 0, L: 0, X: 0 };

function repeats(token: Token, all: readonly (readonly Token[])[]): number {
  const text = token.text.toLowerCase();
  return all.filter((tokens) => tokens.some((one) => one.text.toLowerCase() === text)).length;
}

/** "Port Talbot Steel Services, Port Talbot": the organisation is called after its town. */
function isTownOf(token: Token, tokens: readonly Token[]): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  if (before === undefined || before.row !== token.row || token.separator !== ",") return false;
  const words = token.text.toLowerCase();
  return words.length > 3 && before.text.toLowerCase().startsWith(`${words} `);
}

/** "www.larch.example/jobs" is the address of a firm; "larch.io" may be its name. */
const fullAddress = /^(?:https?:|www\.)|\/|\..*\./iu;

/** After a comma a unit goes with the name before it. */
function isAttribute({ text, separator }: Token): boolean {
  const isUnit = separator !== "," && isUnitName(text);
  return isUnit || (isWebAddress(text) && fullAddress.test(text));
}

/** A part that may be the name of an employer: no title, no place, no note, no unit. */
export function mayEmploy(token: Token, scores: Scores): boolean {
  return scores.T < 2.4 && scores.L < 1 && scores.X < 1 && !isAttribute(token);
}

/** "Regional restaurant group, four locations": words in lower case describe, names have capitals. */
function isDescription(text: string): boolean {
  const [, ...words] = text.split(/[\s,]+/).filter((word) => /^\p{L}{3}/u.test(word));
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return low > 1 && low >= words.length * 0.6;
}

const apart = /^(?:style.?|[·|•–—-]|tab)$/u;

/** What stands behind the name of an employer on its line and says what kind of one it is. */
function describes(tokens: readonly Token[], at: number, bare: readonly Scores[]): boolean {
  const [before, token] = tokens.slice(Math.max(0, at - 1), at + 1);
  const [firm = none, own = none] = bare.slice(Math.max(0, at - 1), at + 1);
  if (before === undefined || token?.row !== before.row || !apart.test(token.separator))
    return false;
  const isFirm = mayEmploy(before, firm) && !isDescription(before.text);
  return isFirm && isDescription(token.text) && own.T < 2.4;
}

const clearTitle = 2.4;

/** A title and the name of somebody stand on the row of the first part already. */
function isNamed(tokens: readonly Token[], bare: readonly Scores[]): boolean {
  const row = tokens[0]?.row;
  const inRow = tokens.flatMap((token, at) => (token.row === row ? [at] : []));
  const titled = inRow.find((at) => (bare[at]?.T ?? 0) >= clearTitle);
  return inRow.some((at) => {
    const [token, scores] = [tokens[at], bare[at]];
    const isOther = at !== titled && token !== undefined && scores !== undefined;
    return isOther && /^\p{Lu}/u.test(token.text) && mayEmploy(token, scores);
  });
}

/** "Cooking, laundry, school runs": a list whose first word alone has a capital names nobody. */
function listsDeeds({ row, line: { text } }: Token): boolean {
  if (row === 0) return false;
  const [first = "", ...more] = text.split(/,\s+(?:and\s+)?|\s+and\s+/u);
  return more.length > 1 && /^\p{Lu}/u.test(first) && more.every((one) => /^\p{Ll}/u.test(one));
}

/** "Time served." or what was done, behind or below a title and a name of an employer. */
function isTold(tokens: readonly Token[], at: number, bare: readonly Scores[]): boolean {
  const [token, scores] = [tokens[at], bare[at]];
  if (token === undefined || scores === undefined) return false;
  if (scores.T >= clearTitle || scores.L >= 1) return false;
  const isBelow = token.column === 0 && token.row > 0 && isDescription(token.text);
  return (isBelow || isBehind(token, scores)) && isNamed(tokens.slice(0, at), bare);
}

function tells(tokens: readonly Token[], at: number, bare: readonly Scores[]): boolean {
  return tokens.slice(at, at + 1).some(listsDeeds) || isTold(tokens, at, bare);
}

function isBehind(token: Token, { C }: Scores): boolean {
  return token.column > 1 && C < 1.5 && (token.separator === "." || isList(token));
}

/** "(Germany, N. Ireland, drums)" */
function isList({ separator, text }: Token): boolean {
  return separator === "(" && text.includes(",");
}

/** Beside an employer, the name of a unit or an address on the web only says more about it. */
function asAttribute(scores: Scores): Scores {
  return { ...scores, C: Math.min(scores.C, 0) - 2.5, L: -2.5, X: Math.max(scores.X, 1) };
}

/** What the words of each part of a header say, before its place and its style do. */
export function baseMatrix(
  tokens: readonly Token[],
  all: readonly (readonly Token[])[],
  score: Score,
): Matrix {
  const bare = tokens.map((token) => score(token));
  // "Department of Works, Copperfield": what goes on after the comma is no employer of its own.
  const isOwned = tokens.some(
    (token, at) => token.separator !== "," && mayEmploy(token, bare[at] ?? none),
  );
  return tokens.map((token, at) => {
    if (token.forced !== undefined) return { T: -9, C: -9, L: -9, X: -9, [token.forced]: 9 };
    const given = bare[at] ?? none;
    const isBeside =
      (isOwned && isAttribute(token)) || describes(tokens, at, bare) || tells(tokens, at, bare);
    const scores = isBeside ? asAttribute(given) : given;
    const often = repeats(token, all) > 1 ? 0.5 : 0;
    // A town comes back as often as a company does.
    const town = scores.L > -1.5 ? often : 0;
    if (isTownOf(token, tokens)) return { ...scores, C: scores.C - 2, L: Math.max(1.5, scores.L) };
    return { ...scores, C: scores.C + often, T: scores.T - often * 0.4, L: scores.L + town };
  });
}
