import type { DateFind } from "../fields/dates/find-dates.ts";
import { ownAccount } from "../fields/lexicon/organizations.data.ts";
import { placeScore } from "../fields/place.rules.ts";
import { looksLikeCity } from "../fields/place-words.ts";
import { fold } from "../text-line/clean-text.ts";
import { matchHeading } from "../headings/match-heading.ts";
import type { Line } from "../text-line/line.ts";
import type { Marked } from "./mark-lines.ts";
import { organizationScore } from "./organization.rules.ts";
import { restScore } from "./rest.rules.ts";
import type { RawEntry } from "./segment.ts";
import { titleScore } from "./title.rules.ts";
import type { Letter, Token } from "./token.ts";
import { namesShip } from "./ship-name.ts";
import { isUnitName } from "./unit-name.ts";

/** An entry whose header is cut into parts. */
interface Headed {
  readonly raw: RawEntry;
  readonly tokens: readonly Token[];
  readonly date?: { readonly find: DateFind } | undefined;
}

const clearTitle = 2.4;
/** With less nothing in a text is called like a job. */
const anyTitle = 1.2;
const clearFirm = 1.6;
/** A legal form stands behind it: no part of an employer is called so. */
const sureFirm = 3;
const mostWords = 8;
/** Indents count points in files with pages and blanks in text. */
function setIn({ box }: Line): number {
  return box === undefined ? 2 : 6;
}

/** A part of a header that is a place by its words, or by its look and where it stands. */
function isTown(token: Token): boolean {
  return placeScore(token.text) > 0 || (token.separator === "," && looksLikeCity(token.text));
}

/** A ship below a navy or a line is no employer of its own. */
function firmScore(text: string): number {
  return isUnitName(text) || namesShip(text) ? 0 : organizationScore(text);
}

/** A name that is no title and no note, with nothing beside it but its part and a place: an employer may be called so. */
function mayHead([name, ...others]: readonly Token[]): boolean {
  return (
    name !== undefined &&
    name.text.split(/\s+/).length <= mostWords &&
    titleScore(name.text) < clearTitle &&
    restScore(name.text) < 1 &&
    !ownAccount.test(fold(name.text).trim()) &&
    others.every((token) => isTown(token) || isUnitName(token.text))
  );
}

/** Names of a role in the order of its header; without a title among them nothing tells what is what. */
function namesOf(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ text }) => placeScore(text) <= 0 || titleScore(text) >= clearTitle);
}

function countsOf(tokens: readonly Token[], from: number): string {
  const rows = tokens.filter(({ row }) => row >= from).map(({ row }) => row - from);
  return rows.join(" ");
}

/** Another look, or text further in: the line above is none of those that tell the roles. */
function standsOut(head: Token, first: Token): boolean {
  const differs =
    head.bold !== first.bold ||
    head.caps !== first.caps ||
    head.italic !== first.italic ||
    Math.abs(head.size - first.size) > 0.3;
  return differs || first.line.indent - head.line.indent >= setIn(first.line);
}

/** How surely a role names an employer of its own. */
function ownFirm(tokens: readonly Token[]): number {
  const own = namesOf(tokens).filter(({ text }) => titleScore(text) < clearTitle);
  return Math.max(0, ...own.map(({ text }) => firmScore(text)));
}

/** Whether a role names an employer of its own, which a line above the roles with a legal form says it does not. */
function namesOther(tokens: readonly Token[], head: string): boolean {
  return ownFirm(tokens) >= (firmScore(head) >= sureFirm ? sureFirm : clearFirm);
}

/** "Teaching Posts" above roles at several employers is none: a kind of place or a town says that it is one. */
function isFirm([name, ...towns]: readonly Token[]): boolean {
  if (name === undefined || matchHeading(name.text) !== undefined) return false;
  return firmScore(name.text) >= 1 || towns.length > 0;
}

function force(token: Token, forced: Letter): Token {
  return { ...token, forced };
}

/** "Ward Sister, Acute Medicine": beside a title, the part of the employer in which it was belongs to it. */
function isBesideTitle(token: Token, title: Token | undefined): boolean {
  const isNext = token.row === title?.row && token.column === title.column + 1;
  return isNext && /^[,–—-]$/u.test(token.separator);
}

/** Title and place of a role, and the part of the employer in which it was. */
function asRole<D extends Headed>(draft: D, from: number): D {
  const names = namesOf(draft.tokens.filter(({ row }) => row >= from));
  const best = names.toSorted((a, b) => titleScore(b.text) - titleScore(a.text))[0];
  const tokens = draft.tokens.map((token) => {
    if (token.row < from) return token;
    if (token === best || (names.includes(token) && isBesideTitle(token, best)))
      return force(token, "T");
    return force(token, names.includes(token) ? "X" : "L");
  });
  return { ...draft, tokens };
}

function asHead(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => force(token, at === 0 || !isTown(token) ? "C" : "L"));
}

/** What stands below the line of a head is no value of it. */
function belowHead(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ row }) => row > 0).map((token) => force(token, "X"));
}

function hasUnit(tokens: readonly Token[]): boolean {
  return namesOf(tokens).length > 1;
}

/** "Teaching Posts": it says what kind of posts these were, and is no value of the first one. */
function belowKind<D extends Headed>(head: D, roles: readonly D[]): D[] | undefined {
  const names = [head.tokens.filter(({ row }) => row > 0), ...roles.map(({ tokens }) => tokens)];
  if (!names.some((tokens) => ownFirm(tokens) >= clearFirm)) return undefined;
  return [
    { ...head, tokens: head.tokens.map((token) => (token.row > 0 ? token : force(token, "X"))) },
  ];
}

/** The parts of a line that stands out above the first of several roles, and those of that role. */
interface Above {
  readonly top: readonly Token[];
  readonly role: readonly Token[];
  readonly name: string;
}

function lineAbove({ raw, tokens }: Headed): Above | undefined {
  const top = tokens.filter(({ row }) => row === 0);
  const role = tokens.filter(({ row }) => row > 0);
  const [[name], [first]] = [top, role];
  if (name === undefined || first === undefined || raw.header[0]?.anchor !== undefined)
    return undefined;
  const isHead = standsOut(name, first) && mayHead(top) && hasUnit(role);
  return isHead ? { top, role, name: name.text } : undefined;
}

/** The first roles of a list, down to one that is none of the group. */
function until<D extends Headed>(roles: readonly D[], ends: (role: D) => boolean): readonly D[] {
  const end = roles.findIndex(ends);
  return end < 0 ? roles : roles.slice(0, end);
}

/** The roles below the one at `at` whose headers are written like its own without the line above them. */
function rolesBelow<D extends Headed>(drafts: readonly D[], at: number): readonly D[] {
  const head = drafts[at];
  if (head === undefined) return [];
  const shape = countsOf(head.tokens, 1);
  const rows = head.raw.header.length - 1;
  return until(
    drafts.slice(at + 1),
    ({ raw, tokens }) => raw.header.length !== rows || countsOf(tokens, 0) !== shape,
  );
}

/** An employer on a line of its own above the first of several roles, each told by its title and its unit. */
function belowLine<D extends Headed>(drafts: readonly D[], at: number): D[] | undefined {
  const head = drafts[at];
  const above = head === undefined ? undefined : lineAbove(head);
  const below = rolesBelow(drafts, at);
  if (head === undefined || above === undefined || below.length === 0) return undefined;
  if (!isFirm(above.top)) return belowKind(head, below);
  const roles = until(below, ({ tokens }) => namesOther(tokens, above.name));
  if (namesOther(above.role, above.name) || roles.length === 0) return undefined;
  const own = asRole(head, 1);
  const tokens = [...asHead(above.top), ...own.tokens.filter(({ row }) => row > 0)];
  return [{ ...own, tokens }, ...roles.map((draft) => asRole(draft, 0))];
}

function yearOf(date: string): string {
  return date.slice(0, 4);
}

/** Whether periods fill another one: they lie in it, and reach from its first year to its last. */
function fill(parts: readonly DateFind[], whole: DateFind): boolean {
  const from = parts.map((part) => yearOf(part.from)).toSorted();
  const to = parts.map((part) => yearOf(part.to)).toSorted();
  return from[0] === yearOf(whole.from) && to.at(-1) === yearOf(whole.to);
}

function isRange(find: DateFind | undefined): find is DateFind {
  return find?.kind === "range";
}

/** A role, in a unit or not, with a period within that of the line above it. */
function isRoleWithin({ date, tokens }: Headed, whole: DateFind): boolean {
  const find = date?.find;
  if (!isRange(find) || namesOf(tokens).length === 0 || ownFirm(tokens) >= sureFirm) return false;
  return yearOf(find.from) >= yearOf(whole.from) && yearOf(find.to) <= yearOf(whole.to);
}

/** A line that is a period and nothing else. */
function isPeriod({ line, anchor }: Marked): boolean {
  return anchor !== undefined && anchor.end - anchor.start === line.text.trim().length;
}

/** Nothing, or one line that says what kind of employer it is: "Supplier of pumps, 1,400 employees". */
function tellsKind({ header, body }: RawEntry): boolean {
  const [line, ...others] = [...header.slice(1), ...body].filter((one) => !isPeriod(one));
  const isNote = line === undefined || (line.kind !== "bullet" && line.anchor === undefined);
  return isNote && others.length === 0 && titleScore(line?.line.text ?? "") < anyTitle;
}

/** The whole period of an employer that a line tells with nothing else but what kind of one it is. */
function wholePeriod({ raw, tokens, date }: Headed): DateFind | undefined {
  const isAlone = tellsKind(raw) && mayHead(tokens.filter(({ row }) => row === 0));
  return isAlone && isRange(date?.find) ? date.find : undefined;
}

/** An employer with its whole period above roles that fill it, each told by its title and its unit. */
function belowPeriod<D extends Headed>(drafts: readonly D[], at: number): D[] | undefined {
  const head = drafts[at];
  const whole = head === undefined ? undefined : wholePeriod(head);
  if (head === undefined || whole === undefined) return undefined;
  const roles = until(drafts.slice(at + 1), (role) => !isRoleWithin(role, whole));
  const periods = roles.flatMap(({ date }) => (date === undefined ? [] : [date.find]));
  if (!roles.some(({ tokens }) => hasUnit(tokens)) || !fill(periods, whole)) return undefined;
  const own = [...asHead(head.tokens.filter(({ row }) => row === 0)), ...belowHead(head.tokens)];
  return [{ ...head, tokens: own }, ...roles.map((draft) => asRole(draft, 0))];
}

/**
 * "Leeds Hospital" once above "Ward Sister, Acute Medicine" and "Staff Nurse, Cardiology": what stands beside the
 * titles are parts of the one employer. The layout tells it, whatever the parts are called.
 */
export function withSharedEmployers<D extends Headed>(drafts: readonly D[]): D[] {
  const out: D[] = [];
  for (let at = 0; at < drafts.length;) {
    const draft = drafts[at];
    const group = belowLine(drafts, at) ?? belowPeriod(drafts, at);
    if (group !== undefined) out.push(...group);
    else if (draft !== undefined) out.push(draft);
    at += group?.length ?? 1;
  }
  return out;
}
