import type { Source, SourceLine } from "../match/source.ts";
import { namesOrganisation } from "../posting/names.ts";
import { lowerFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { isScrap } from "./whole-part.ts";

/** Values of an entry that belong to a paper, in the order in which one reads them. */
const partsOfEntry: Readonly<Record<string, readonly string[]>> = {
  crt: ["name", "issuer", "year"],
  mem: ["title", "organization", "dates"],
  edu: ["degree", "school"],
};

const fewestOfName = 3;

/** What stands before a paper and names none: "Rescue: CPR and low voltage rescue", "First aid: Paediatric First Aid". */
function isLabel({ text, address }: SourceLine, next: SourceLine | undefined): boolean {
  if (!address.endsWith(".name") || next?.address.endsWith(".issuer") !== true) return false;
  const said = next.text.toLowerCase();
  if (namesOrganisation(next.text)) return false;
  return said.includes(text.toLowerCase()) || (isScrap(text) && wordCount(said) >= fewestOfName);
}

/** What was done with a paper, without the day that stands beside it. */
const done =
  /^(?:completed|issued|passed|obtained|awarded|gained|earned|renewed|current|valid|active)$/iu;
/** What was cut off behind a name: a mark of a number without its number, what was done without its day. */
const cutEnd =
  /,?\s+#\p{L}{0,3}$|,\s+(?:completed|issued|passed|obtained|awarded|gained|earned|renewed)$|,\s+\d+ (?:penalty )?points?$|\s*\((?:see|as) (?:below|above)\)|,?\s+(?:(?:commission|licen[cs]e|card) )?(?:exp(?:ir(?:es|y|ing))?|valid (?:to|until|till|through)|due)\.?$|,\s+(?:reg(?:istration)?\.?\s)?(?:no|nr|number)\.?$/iu;

/** "commission exp", "valid until": the day that stands beside it belongs to it. */
const asksDay = /\b(?:exp(?:ir(?:es|y|ing))?|valid (?:to|until|till|through)|until|due)\.?$/iu;

/** Whether the name of a paper goes on with a day. */
export function goesOnWithDay(text: string): boolean {
  return asksDay.test(text.trim());
}

/** A day, or a month or year to come, without a word that says what happens on it. */
function isBareDay({ address, text }: SourceLine, { today }: Source): boolean {
  if (!address.endsWith(".year")) return false;
  const isDay = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/u.test(text);
  const year = /^(?:[\d/.-]*|\p{L}+\.?\s)(20\d{2})$/u.exec(text)?.[1] ?? "";
  return isDay || year > today.slice(0, 4);
}

/** A value as it stands behind another: "since 2019", without what was cut off. */
function valueSaid({ text }: SourceLine, at: number, all: readonly SourceLine[]): string {
  const isLast = at === all.length - 1;
  const bare = withoutStop(text).replace(goesOnWithDay(text) && !isLast ? "" : cutEnd, "");
  const isWhen = /^(?:Since|Until|From|Valid|Issued|Renewed|Expires|Expiry|Exp)\b/u.test(bare);
  return at > 0 && isWhen ? lowerFirst(bare) : bare;
}

/** "DBS", "QLD electrical" before what it is: a name in short, as a label. */
function isShortName(text: string): boolean {
  return wordCount(text) < fewestOfName && !text.includes(":");
}

/** Whether what was done with a paper stands without the day on which it was. */
function isLoose(text: string, next: string): boolean {
  return done.test(text) && (!/^\p{L}*\.?\s?\d/u.test(next) || /^valid\b/iu.test(next));
}

/** Whether a value says of what kind the short name before it is, and not who gave it. */
function tellsKind({ address, text }: SourceLine, before: string): boolean {
  const isName = done.test(text) || namesOrganisation(text) || /^\p{Lu}{2,}$/u.test(text);
  return address.endsWith(".issuer") && isShortName(before) && !isName;
}

function markBefore(value: SourceLine, before: string): string {
  if (done.test(before) || goesOnWithDay(before)) return " ";
  return tellsKind(value, before) ? ": " : ", ";
}

/** "completed" and "July 2026" belong together; "issued" before "valid 2 yrs" says nothing. */
function inOneRow(values: readonly SourceLine[]): string {
  const texts = values.map(valueSaid);
  return values
    .map((value, at) => {
      const [before = "", text = "", next = ""] = [texts[at - 1], texts[at], texts[at + 1]];
      if (isLoose(text, next)) return "";
      return at === 0 ? text : `${markBefore(value, before)}${text}`;
    })
    .join("");
}

/**
 * The values of a certificate, a membership or a study one after the other, each once; nothing of other entries.
 * @param address of one of its values
 */
export function entryRow(
  source: Source,
  address: string,
): { readonly text: string; readonly factIds: readonly string[] } | undefined {
  const [entry = ""] = address.split(".");
  const names = partsOfEntry[address.slice(0, 3)];
  if (names === undefined) return undefined;
  const values = names
    .flatMap((name) => source.byAddress.get(`${entry}.${name}`) ?? [])
    .filter(
      (one, at, all) =>
        one.text !== "" && (goesOnWithDay(all[at - 1]?.text ?? "") || !isBareDay(one, source)),
    );
  const isSaidBy = (one: SourceLine, at: number) =>
    values.some(
      ({ text }, place) =>
        place !== at && text.includes(one.text) && (place < at || text !== one.text),
    );
  const said = values.filter((one, at) => !isLabel(one, values[at + 1]) && !isSaidBy(one, at));
  return {
    text: inOneRow(said),
    factIds: said.map((one) => one.address),
  };
}
