import { findTermsIn } from "../terms/find-terms.ts";
import { isChrome } from "./chrome.ts";
import { departments } from "./house-names.ts";
import { looksLikeTitle, namesOrganisation } from "./names.ts";
import { isCountry } from "./countries.ts";
import { isPlace, isWorkplace, townAndState } from "./places.ts";
import { isToldAsTown } from "./told-town.ts";

const town =
  "\\p{Lu}[\\p{L}.'’-]+(?:[ -](?:(?:on|upon|under|near|de|la|le|the|of)[ -])?\\p{Lu}[\\p{L}.'’-]*){0,3}";
const placeShaped = new RegExp(
  `^(?:near )?${town}(?: city(?: cent(?:re|er))?)?(?:, ${town}){0,2}(?:,? [A-Z]{1,2}\\d{1,2}|,? \\d{4,5})?$`,
  "u",
);
/** What a row of facts on a job holds beside its place: pay, hours, the kind of contract. */
const term =
  /[$£€]\s?\d|\b\d{1,3}(?:\.\d)?(?:\s?[-–]\s?\d{1,3})?\s?(?:hours?|hrs?|h|%)(?:\b|$)|\b(?:full|part)[- ]time\b|\b(?:permanent|temporary|fixed[- ]term|contract|unlimited|hybrid|remote|on-?site|per (?:hour|annum|diem)|p\/h|(?:re)?posted|start(?:ing|s)?\b.*\d|competitive|salary|shifts?|ref)\b/i;
const orRemote =
  /\s+(?:or|and|\/)\s+(?:hybrid|remote|home).*$|\s*\((?:hybrid|remote|on-?site)[^)]*\)$/i;
const noTown =
  /^(?:Your|Our|Like|This|All|Any|Full|Part|Permanent|Temporary|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Immediate|Start|Salary|Ref|Apply|Posted|Competitive|Job|New|Department|Team|Contract|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

function isTown(part: string): boolean {
  return (
    placeShaped.test(part) &&
    !noTown.test(part) &&
    !isChrome(part) &&
    !namesOrganisation(part) &&
    !departments.test(part) &&
    findTermsIn(part, { listed: true }).length === 0 &&
    !looksLikeTitle(part)
  );
}

/** "Zwolle · 32-40 hours · Hybrid": what a row of facts on a job may name as its place. */
function inRow(line: string): string[] {
  const parts = line
    .split(/\s+[·•|/–—-]\s+|\s{3,}|\t/)
    .map((part) => part.replace(orRemote, "").trim())
    .filter((part) => part !== "");
  if (parts.length < 2 || !parts.some((part) => term.test(part))) return [];
  const place = parts.find((part) => isPlace(part) && !isWorkplace(part));
  return place === undefined ? parts.filter((part) => isTown(part)) : [place];
}

/** "Oban, Argyll" on a line of its own beside the row of facts. */
function isAlone(head: readonly string[], at: number): boolean {
  const line = head[at]?.trim() ?? "";
  const beside = [head[at - 1], head[at + 1]].some((other) => term.test(other ?? ""));
  return beside && line.includes(", ") && isTown(line);
}

/** Whether two names are of one thing, whatever stands around the shorter. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

/** The place from the rows of facts at the head of a posting; what is the title or the employer is none. */
export function placeAmongFacts(
  lines: readonly string[],
  {
    title,
    company,
  }: { readonly title?: string | undefined; readonly company?: string | undefined },
): string | undefined {
  const head = lines.slice(0, 10).filter((line) => line.length < 120);
  const places = [
    ...head.flatMap(inRow),
    ...head.slice(1).filter((_, at) => isAlone(head, at + 1)),
  ].filter((place) => title === undefined || !overlaps(title, place));
  // What a row of facts alone names may have been taken for the employer.
  const other = places.find((place) => company === undefined || !overlaps(company, place));
  return other ?? places.find((place) => place === company);
}

const told: readonly RegExp[] = [
  new RegExp(
    `\\b(?:based|located|situated|sited) (?:in|at|near|out of|just outside) (?:the |our )?(${town})`,
    "u",
  ),
  new RegExp(
    `\\b(?:office|yard|branch|site|depot|clinic|studio|shop|store|plant|factory|workshop|school|practice|premises|(?<!\\bat )home|hotel|kitchen|warehouse|campus|surgery) (?:is )?(?:in|near) (${town})`,
    "u",
  ),
  new RegExp(
    `\\bour (${town}) (?:office|yard|branch|site|depot|clinic|studio|shop|store|plant|factory|workshop|campus|surgery|premises|warehouse)\\b`,
    "u",
  ),
  new RegExp(`(?:, |@ ?|\\bin the )(${town}) area\\b`, "u"),
  // "here at Acorn Mill in Leeds", "Acorn Mill in Leeds is looking for"
  new RegExp(`\\bhere at [^.,;:!?]{3,60} in (${town})(?=[.,;!?]|$)`, "u"),
  new RegExp(
    `\\p{Lu}\\p{L}+ in (${town}),? (?:is|are) (?:now |currently )?(?:looking|seeking|hiring|recruiting)\\b`,
    "u",
  ),
];

const nearTown = new RegExp(`(?:^|, |\\()((?:near|outside) ${town}(?:, ${town})?)\\)?$`, "u");

/** "Balnacraig House, near Dunkeld, Perthshire": a line of the head that says near what it lies. */
export function placeNear(lines: readonly string[]): string | undefined {
  return lines
    .slice(0, 6)
    .filter((line) => line.length < 100)
    .map((line) => nearTown.exec(line.trim())?.[1])
    .find((place) => place !== undefined);
}

/** The place that sentences tell: "based in Perth", "for our Te Rapa yard". */
export function placeInProse(text: string): string | undefined {
  for (const cue of told) {
    const found = cue.exec(text)?.[1]?.replace(/[.'’-]+$/, "");
    if (found !== undefined && isTown(found)) return found;
  }
  return undefined;
}

/** What stands behind the sign of a pin, up to the next sign or wide gap. */
const pinned =
  /\u{1F4CD}\s*(\p{Lu}[^\p{Extended_Pictographic}|·•–—\n]{2,50}?)(?=$|\s+[-–—|·•]|\s{2,}|\s*\p{Extended_Pictographic})/u;
const search = /[\u{1F50D}\u{1F50E}]/u;
/** "Perth office with site visits" */
const officeLine = new RegExp(`^(${town}) office\\b`, "u");
const marks = /\s[·•|–—-]\s|\s*[(.]\s?|,\s/u;

/** Whether a part is the country or the state of the part before it. */
function isBehindTown(line: string, before: string, part: string): boolean {
  if (isCountry(before) || !isTown(before) || !line.includes(`${before}, ${part}`)) return false;
  return isCountry(part) || townAndState.test(`${before} ${part}`);
}

/** The town with its country or state at the end of a line or of a part of it. */
function withCountry(line: string): string | undefined {
  const parts = line.split(marks).map((part) => part.trim());
  const at = parts.findIndex(
    (part, index) => index > 0 && isBehindTown(line, parts[index - 1] ?? "", part),
  );
  if (at > 0) return `${parts[at - 1] ?? ""}, ${parts[at] ?? ""}`;
  return parts.find((part) => townAndState.test(part) && isTown(part.replace(/,? \p{Lu}+$/u, "")));
}

/** The place that the head shows by a pin, by its country or state, or by its office. */
export function placeShown(lines: readonly string[]): string | undefined {
  const head = lines.slice(0, 8).filter((line) => line.length < 160 && !search.test(line));
  for (const read of [
    (line: string) => pinned.exec(line)?.[1]?.trim(),
    withCountry,
    (line: string) => officeLine.exec(line)?.[1],
  ]) {
    const place = head.map((line) => read(line.trim())).find((one) => one !== undefined);
    if (place !== undefined && !namesOrganisation(place)) return place;
  }
  return undefined;
}

const days = /\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)\b/iu;
const headPieces = /\s[·•|/–—-]\s|,\s|\s{2,}|\t|\s?[()]/u;

/** A town at the end of the line of the title, or on a line of its own, that sentences speak of as a town. */
export function townInHead(lines: readonly string[], text: string): string | undefined {
  const head = lines.slice(0, 8).filter((line) => line.length < 160 && !search.test(line));
  return head
    .flatMap((line, at) => {
      const pieces = line.trim().split(headPieces);
      const ends = at > 0 && pieces.length === 1 ? pieces : pieces.slice(1);
      return ends.map((piece) => ({ piece: piece.trim(), rest: text.replace(line.trim(), "") }));
    })
    .find(
      ({ piece, rest }) =>
        /^\p{Lu}\p{Ll}{2}/u.test(piece) &&
        !days.test(piece) &&
        isTown(piece) &&
        isToldAsTown(piece, rest),
    )?.piece;
}

const commune =
  /^(?:The )?(?:City|Town|Township|Village|Borough|District|County|Shire|Municipality|Parish) of (?:the )?(\p{Lu}[\p{L}'’ -]+)$/u;

/** Where a town hires, one works in the town: "District of Alder Falls". */
export function placeOfCommune(company: string | undefined): string | undefined {
  return commune.exec(company ?? "")?.[1];
}

/** The towns that stand behind the name of the employer on a line of the head: "Oak Aid, Kitale, Nzoia (with travel)". */
export function placeBehind(lines: readonly string[], company: string): string | undefined {
  const line = lines.slice(0, 8).find((one) => one.length < 160 && one.includes(company));
  const rest = line?.slice(line.indexOf(company) + company.length).trim() ?? "";
  const [, tail = ""] =
    /^(?:,|[·•|–—-]\s)\s*(\p{Lu}[^·•|.]*?)\s*(?=$|[·•|.]|\s\((?:with|hybrid|remote|on))/u.exec(
      rest,
    ) ?? [];
  const parts = tail.replace(/\s\([^)]*\)$/u, "").split(", ");
  const towns = parts.every((part) => isTown(part)) && !isCountry(parts[0] ?? "");
  return parts.length < 3 && towns ? tail : undefined;
}
