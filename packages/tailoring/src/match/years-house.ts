/**
 * Where years are asked for: "at a B2B SaaS company" says of the house what it is, "in a busy accounts office" holds
 * the work itself. Names of houses that belong to no trade say nothing by themselves.
 */

/** Houses of no trade, and things that any work may be done with: closed classes. */
const houses =
  /^(?:compan(?:y|ies)|firms?|organi[sz]ations?|enterprises?|business(?:es)?|corporations?|employers?|agenc(?:y|ies)|offices?|departments?|teams?|groups?|institutions?|bod(?:y|ies)|providers?|houses?|premises|sites?|outlets?|establishments?|facilit(?:y|ies)|environments?|settings?|contexts?|start-?ups?|scale-?ups?)$/iu;
const means =
  /^(?:systems?|equipment|tools?|technolog(?:y|ies)|applications?|solutions?|platforms?|products?|services?|projects?|related)$/iu;

const houseClause =
  /\s(?:in|at|with|within|for)\s(?:an?|the|any|our|another)\s((?:[\p{L}\p{N}&'’./+-]+\s){0,5}?([\p{L}-]+))(?=\s*$|\s(?:or|and)\s(?:similar|equivalent|comparable|other)\b)/iu;

interface WorkAndHouse {
  readonly work: string;
  /** What the house is said to be. */
  readonly house: readonly string[];
}

/** Parts the work from a house of no trade; a clause that names the work stays with it. */
export function workAndHouse(
  text: string,
  wordsOf: (text: string) => readonly string[],
): WorkAndHouse {
  const clause = houseClause.exec(text);
  if (clause === null || !houses.test(clause[2] ?? "")) return { work: text, house: [] };
  const work = text.slice(0, clause.index);
  if (wordsOf(work).length === 0) return { work: text, house: [] };
  const told = wordsOf(clause[1] ?? "").filter((word) => !houses.test(word));
  return { work, house: told };
}

/** The words of a subject without the house or the means at their end, where others say which work it is. */
export function withoutHouse(
  words: readonly string[],
  isField: (words: readonly string[]) => boolean,
): readonly string[] {
  const last = words.at(-1) ?? "";
  const before = words.at(-2) ?? "";
  const isBare = houses.test(last) || means.test(last);
  // "Leading a team" and "running a business" are the work itself.
  if (words.length < 2 || !isBare || before.endsWith("ing") || isField(words.slice(-2)))
    return words;
  return withoutHouse(words.slice(0, -1), isField);
}
