import { isChrome } from "./chrome.ts";
import { isCountry } from "./countries.ts";
import { cleanLine } from "./head-lines.ts";
import { endsAsHouse, hasLegalForm, looksLikeTitle, namesOrganisation } from "./names.ts";
import { isToldAsHouse } from "./told-town.ts";
import { townsInProse } from "./place-sentences.ts";
import { townKind } from "./towns.ts";
import type { Seen, SeenTown, TownKind } from "./towns.ts";

/** What is known beside the place of a posting: neither of it is a town. */
export interface Known {
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  readonly contact?: string | undefined;
}

const enough = 1.5;
/** What a town on a line has before one that sentences alone name. */
const ahead = 0.25;
const linesOfHead = 9;
const linesOfFoot = 6;
const longestLine = 140;

/** How much each way of being seen says, for a town that the dictionary has and for a name that it has never heard of. */
const weights: Readonly<Record<Seen, Readonly<Record<TownKind, number>>>> = {
  alone: { known: 2, stranger: 1 },
  below: { known: 2, stranger: 1.5 },
  behind: { known: 2, stranger: 1 },
  facts: { known: 2, stranger: 1.5 },
  row: { known: 2, stranger: 1 },
  house: { known: 1.5, stranger: 1.5 },
  work: { known: 1.5, stranger: 1.5 },
  told: { known: 0.5, stranger: 0.5 },
};

/** "Durban North / Umhlanga", "Palmerston North or Hamilton" */
const joins = /\s?\/\s?|\s(?:or|and|&)\s/u;
const region =
  /^(?:\p{Lu}{2,3}|(?:Co\.|County) \p{Lu}\p{L}+|\p{Lu}[\p{L} -]{2,25}|\d(?:st|nd|rd|th) district)$/u;
/** "Coventry (Earlsdon)", and no way of working or hours. */
const quarter =
  /\s\((?!.*\b(?:hybrid|remote|on-?site|full|part|based|office|days?|m|f)\b)\p{Lu}[\p{L}' -]{2,24}\)$/iu;
const termsBehind =
  /(?:\s*\((?:hybrid|remote|on-?site|field|office|with|\d)[^)]*\)|,\s(?:hybrid|remote|on-?site)|\s\/\s(?:agile|hybrid|remote))$/iu;
const labelOfMail = /^(?:(?:subject|re|fwd?|urgent|[\p{L} ]{0,20}\bwanted|wanted)\s?:\s*)+/iu;
const near = /^(?:near|outside) /iu;
const mostNames = 4;

function kindsOf(part: string): (TownKind | undefined)[] {
  return part.split(joins).map((name) => townKind(name.replace(near, "")));
}

/** What a piece of a line is among towns: what stands before its first comma has to be, the rest one or its region. */
export function pieceKind(piece: string): TownKind | undefined {
  const [first = "", ...rest] = piece
    .replace(quarter, "")
    .replace(/\s\p{Lu}{2,3}$/u, "")
    .split(", ");
  const kinds = kindsOf(first);
  const others = rest.map((part) => kindsOf(part));
  const fits = rest.every(
    (part, at) => isCountry(part) || region.test(part) || !(others[at] ?? []).includes(undefined),
  );
  if (kinds.includes(undefined) || !fits || kinds.length + rest.length > mostNames)
    return undefined;
  return [...kinds, ...others.flat()].includes("known") ? "known" : kinds[0];
}

const marks =
  /\s+[|·•–—]+\s+|\s-\s|\s{2,}|\t|(?<!\bCo|\bSt|\bMt)\.\s(?=\p{Lu})|\s?(?=[$£€₹]\s?\d)/u;
const labelled = /^\p{L}[\p{L} ]{1,24}\s?:/u;
/** What has an address: "Civic Hub, Northmarket". */
const building =
  /\b(?:Cent(?:re|er)|House|Lodge|Hub|Hall|Building|Campus|Estate|Park|Works|Maltings|Quay|Mill|Villa|Garage|Depot)$/u;

/** The town at the end of a piece behind a comma: "Rathowen Lodge, Mullingar", "Planner, 40 hrs, Venlo". */
function behindCommas(
  piece: string,
): { readonly before: string; readonly town: string } | undefined {
  const parts = piece.split(", ");
  for (let at = 1; at < parts.length; at += 1) {
    const before = parts.slice(0, at).join(", ");
    // "Open days in Manila, Nairobi & Manchester" is a list that began before.
    if (townKind(before.split(" ").at(-1) ?? "") === "known") return undefined;
    const town = parts.slice(at).join(", ");
    if (pieceKind(town) !== undefined) return { before, town };
    const one = parts[at] ?? "";
    // "Editor, Porto, mid January to May": what follows is no name.
    if (/^[\p{Ll}\d]/u.test(parts[at + 1] ?? "") && pieceKind(one) !== undefined)
      return { before, town: one };
  }
  return undefined;
}

function includes(whole: string, part: string | undefined): boolean {
  return part !== undefined && part !== "" && whole.toLowerCase().includes(part.toLowerCase());
}

/** What a row of facts on a job holds beside its place: years, pay, hours, a number. */
const facts =
  /\d\s?(?:yrs?|years?|hours?|hrs)\b|[$£€₹]\s?\d|\bR\d|\b(?:mon|tues|wed|thurs|fri|sat|sun)[-–]|\b(?:ctc|lpa|p\.a|ref|vacancy|vacature|id|code|permanent|temporary|fixed[- ]term|full[- ]time|part[- ]time|hybrid|remote|on-?site)\b/iu;

function seenAs(line: string, before: string, { title, company }: Known): Seen {
  if (facts.test(line)) return "facts";
  if (includes(before, company) || building.test(before) || isHouse(before)) return "house";
  return includes(line, title) ? "behind" : "row";
}

/** "Kiln & Crumb" */
const pair = /^\p{Lu}[\p{L}'’]+ & \p{Lu}[\p{L}'’]+$/u;

function isHouse(before: string): boolean {
  if (hasLegalForm(before) || endsAsHouse(before)) return true;
  return pair.test(before) && !looksLikeTitle(before);
}

/** A town of a piece, with what stands before it in the piece: the whole piece, its beginning, or its end. */
function townIn(piece: string): { readonly before?: string; readonly town: string } | undefined {
  if (pieceKind(piece) !== undefined) return { town: piece };
  // "Schweinfurt, full time": what follows is no name.
  const [first = "", next = ""] = piece.split(", ", 2);
  const isLead = /^[\p{Ll}\d]/u.test(next) && pieceKind(first) !== undefined;
  return isLead ? { before: "", town: first } : behindCommas(piece);
}

/** The towns of one line: of its pieces, or behind the commas of one of them. */
function townsOfLine(line: string, known: Known): SeenTown[] {
  const pieces = line
    .split(marks)
    .map((piece) => piece.replace(termsBehind, "").replace(/\.$/u, "").trim())
    .filter((piece) => piece !== "");
  const single = pieces.length === 1;
  return pieces.flatMap((piece, at): SeenTown[] => {
    const found = townIn(piece);
    const kind = pieceKind(found?.town ?? "");
    if (found === undefined || kind === undefined) return [];
    const { before = pieces.slice(0, at).join(" · "), town } = found;
    const alone = town.includes(", ") ? "facts" : "alone";
    const isAlone = single && town === piece;
    return [{ town, kind, seen: isAlone ? alone : seenAs(line, before, known) }];
  });
}

function isHouseLine(line: string): boolean {
  return namesOrganisation(line.split(marks, 1)[0] ?? "") && !looksLikeTitle(line);
}

/** "Waipuna Primary School" with "Whanganui" on the line below. */
function belowHouse(one: SeenTown): SeenTown {
  return one.seen === "alone" ? { ...one, seen: "below" } : one;
}

function isTelling(line: string): boolean {
  return line.length < longestLine && !labelled.test(line) && !isChrome(line);
}

function townsOfLines(lines: readonly string[], known: Known): SeenTown[] {
  const plain = lines.map((line) => cleanLine(line.trim()).replace(labelOfMail, ""));
  const head = plain.slice(0, linesOfHead).filter(isTelling);
  // At the end stand the addresses of houses; what else stands there is of the page.
  const foot = plain
    .slice(Math.max(linesOfHead, plain.length - linesOfFoot))
    .filter((line) => isTelling(line) && includes(line, known.company));
  const alone = head.flatMap((line, at) =>
    isHouseLine(head[at - 1] ?? "") ? townsOfLine(line, known).map(belowHouse) : [],
  );
  return [...[...head, ...foot].flatMap((line) => townsOfLine(line, known)), ...alone];
}

/** Whether two names are of one town, whatever stands around the shorter. */
function isSame(one: string, other: string): boolean {
  return includes(one, other) || includes(other, one);
}

/** "Nenagh & Borrisokane", "near Cahir": nothing else is called so. */
const severalOrNear = / (?:&|or|and|\/) |^(?:near|outside) /iu;

interface Weighed {
  readonly town: string;
  readonly weight: number;
}

function weigh(all: readonly SeenTown[]): Weighed[] {
  const firsts = all.filter(
    (one, at) => all.findIndex(({ town }) => isSame(town, one.town)) === at,
  );
  return firsts.map(({ town }) => {
    const same = all.filter((one) => isSame(one.town, town));
    const ways = new Map(same.map(({ seen, kind }) => [seen, weights[seen][kind]]));
    const told = same.filter(({ seen }) => seen === "told").length;
    const onLine = same.some(({ seen }) => seen !== "told" && seen !== "work");
    const sum = [...ways.values()].reduce((total, weight) => total + weight, 0);
    const more = [told > 1, severalOrNear.test(town)].filter(Boolean).length;
    return { town, weight: sum + more * weights.told.known + (onLine ? ahead : 0) };
  });
}

/** The place for which most speaks, of all towns that the lines and sentences of a posting name. */
export function placeByWeight(
  lines: readonly string[],
  text: string,
  known: Known,
): string | undefined {
  const others = [known.company, known.contact].filter((one) => one !== undefined);
  const all = [...townsOfLines(lines, known), ...townsInProse(text, known.company)].filter(
    ({ town, kind }) =>
      others.every((other) => !includes(town, other) && !includes(other, town)) &&
      (kind === "known" || !isToldAsHouse(town, text)),
  );
  const [first, second] = weigh(all).toSorted((a, b) => b.weight - a.weight);
  if (first === undefined || first.weight < enough) return undefined;
  return second === undefined || first.weight > second.weight ? first.town : undefined;
}
