import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import { analyse } from "../match/analyse.ts";
import type { SourceLine, SourceRole } from "../match/source.ts";
import { coreOf } from "../plan/core-of-line.ts";
import type { LetterContext } from "./context.ts";
import type { Slot } from "./letter-plan.ts";
import { valueOf } from "./material.ts";
import type { Material } from "./material.ts";
import { ableOf, covering, postsOf } from "./cover-points.ts";
import { carriedByLines, dutiesByLines, isCarriedBy, isSaidBy } from "./coverage.ts";
import { saysIt } from "./says-ask.ts";
import { tellsDeed } from "./point-lines.ts";
import { anyStudy, heldRows } from "./held-rows.ts";
import { openAnswers, openRows } from "./open-rows.ts";
import { ledByRole, ofOtherRoles, toldBy } from "./order-points.ts";
import { rolesOf } from "./role-of-writer.ts";
import { wordCount } from "../words/phrases.ts";
import { filledUp, ofTrade } from "./lines-of-trade.ts";
import { nearRoles, tradeRoles } from "./trade-roles.ts";
import type { Told } from "./told.ts";
import { topicAnswers } from "./topic-answers.ts";

const fewestFirst = 5;
const mostPoints = 10;
/** Words of points that are told in any case; more leave no room for what lists show. */
const mostWordsOfFirst = 150;
const mostOfRole = 6;
const fewestShown = 3;

/** Some lines of one role at most, those that come first. */
function ofRoles(all: readonly Told[]): Told[] {
  return all.filter(({ entry }, at) => {
    const before = all.slice(0, at).filter((one) => one.entry.role.id === entry.role.id);
    return before.length < mostOfRole;
  });
}

/** Weights by which a letter chooses its lines, beside what a line is worth by itself. */
const choice = {
  answers: 1.2,
  about: 1,
  says: 0.4,
  carries: 0.7,
  near: 0.35,
  serves: 0.25,
  core: 0.8,
};

/** The lines that a letter shows, the best first: those that answer by name, of near work, or that serve. */
function shownLines(material: Material, context: LetterContext, deed: Told | undefined): Told[] {
  const { opening, pairs, more, asks } = material;
  const isFree = ({ entry }: Told) => entry.line.address !== deed?.entry.line.address;
  const roles = nearRoles(context);
  const { told: first, ask, near: isNear } = opening;
  const linked = first === undefined || ask === undefined || isNear ? [] : [{ ask, told: first }];
  // A word in common with other work answers nothing where there is work of the kind.
  const answers = [...linked, ...pairs]
    .filter(({ ask: of, told }) => roles.has(told.entry.role.id) || saysIt(of, told))
    .map(({ told }) => told);
  const subject = subjectOf(context);
  const carried = carriedByLines(context.plan).filter(
    ({ requirement }) => requirement.level === "required",
  );
  const fitOf = (told: Told): number =>
    (answers.includes(told) ? choice.answers : 0) +
    (speaksOf(subject, told) ? choice.about : 0) +
    Math.min(2, asks.filter((one) => saysIt(one, told)).length) * choice.says +
    Math.min(2, carried.filter((one) => isSaidBy(one, [told.entry.line])).length) * choice.carries +
    (roles.has(told.entry.role.id) ? choice.near : 0) +
    (told.entry.reqIds.length > 0 ? choice.serves : 0);
  const all = [...(first === undefined ? [] : [first]), ...pairs.map(({ told }) => told), ...more];
  const worth = new Map(
    [...new Set(all)].map((told) => {
      const fit = fitOf(told);
      const core = coreOf(context.plan, told.entry) * choice.core;
      return [told, { fit, all: fit + core + valueOf(told) }];
    }),
  );
  const sorted = [...worth].toSorted(([, a], [, b]) => b.all - a.all);
  // What is done today in the trade says what somebody can, whether it is asked for by name or not.
  const today = rolesOf(context)[0];
  const isToday = ({ entry }: Told) => entry.role === today && roles.has(entry.role.id);
  const fitting = sorted.filter(([told, { fit }]) => fit > 0 || isToday(told));
  const chosen = (fitting.length >= fewestShown ? fitting : sorted)
    .map(([told]) => told)
    .filter(isFree);
  const kept = ofTrade(chosen, material, context);
  const deeds = kept.filter(
    (told) =>
      tellsDeed(told) ||
      told.figure ||
      isToday(told) ||
      coreOf(context.plan, told.entry) >= leastCore ||
      carried.some((one) => isCarriedBy(one, [told.entry.line])) ||
      asks.some((ask) => !ask.duty && ask.requirement.level === "required" && saysIt(ask, told)),
  );
  const best = ofRoles(deeds.length >= fewestShown ? deeds : kept).slice(0, mostPoints);
  return filledUp(best, fewestFirst, sorted.map(([told]) => told).filter(isFree), context);
}

/** Words of the title sought that say what the work is about: "customer service" of an associate's. */
function subjectOf({ posting }: LetterContext): readonly string[] {
  const words = (posting.title ?? "").split(/[^\p{L}+#]+/u).filter((word) => word !== "");
  const about = words.filter(
    (word) => !titleNouns.has(word.toLowerCase()) && !rankWords.has(word.toLowerCase()),
  );
  return analyse(about.join(" "), false).stems;
}

/** Whether a line speaks of what the title sought is about. */
function speaksOf(subject: readonly string[], { entry: { line } }: Told): boolean {
  const own = new Set(line.stems);
  const shared = subject.filter((stem) => own.has(stem)).length;
  return shared > 0 && shared >= Math.min(2, subject.length);
}

/** A line that weighs as much is shown even where it begins with no verb. */
const leastCore = 0.4;

/** The role that the letter opens on first, then those of the trade, the latest first; other work behind. */
function inOrder(
  roles: readonly SourceRole[],
  opening: SourceRole | undefined,
  trade: ReadonlySet<string>,
): SourceRole[] {
  return roles.toSorted(
    (a, b) =>
      Number(b === opening) - Number(a === opening) ||
      Number(trade.has(b.id)) - Number(trade.has(a.id)) ||
      Number(b.paid) - Number(a.paid) ||
      a.recency - b.recency,
  );
}

const fewestBeside = 2;

/** The lines that come first, as many as there is room for. */
function firstOf(shown: readonly Told[]): Told[] {
  let words = 0;
  return shown.filter(({ did }, at) => {
    words += wordCount(did);
    return at < fewestFirst || words <= mostWordsOfFirst;
  });
}

/** What a letter opens on, if enough is left to show below it. */
export function deedBeside(
  material: Material,
  context: LetterContext,
  deed: Told | undefined,
): Told | undefined {
  return shownLines(material, context, deed).length < fewestBeside ? undefined : deed;
}

/** Of lines that begin with one word the one that says most: a row of them reads like a form. */
function beginningApart(shown: readonly Told[]): Told[] {
  const openers = shown.map(({ did }) => did.split(" ")[0]?.toLowerCase());
  return shown.filter((_, at) => openers.indexOf(openers[at]) === at);
}

const mostJoined = 36;

/** Lines of one role that can stand in one point: short, and no sentences of their own. */
function besideEach(own: readonly Told[]): (readonly Told[])[] {
  const groups: Told[][] = [];
  for (const told of own) {
    const group = groups.at(-1) ?? [];
    const words = [...group, told].reduce((sum, { did }) => sum + wordCount(did), 0);
    const isPlain = [...group, told].every(({ did }) => !/[;:]|[.!?]\s|\bI\b/u.test(did));
    if (group.length > 0 && isPlain && words <= mostJoined) group.push(told);
    else groups.push([told]);
  }
  return groups;
}

/**
 * The examples of a letter, one below the other: those that answer what is asked by name, those of each role together,
 * and what the lists of the resume hold of what is asked.
 * @param told what the letter has opened on, which is not shown again
 * @param isListsFirst whether papers and studies stand before work
 */
export function pointsOf(
  material: Material,
  context: LetterContext,
  told: Told | undefined,
  isListsFirst: boolean,
): Slot[] {
  const carried = carriedByLines(context.plan);
  const wanted = [...carried, ...dutiesByLines(context.plan)];
  const shown = beginningApart(shownLines(material, context, told));
  const best = firstOf(shown);
  const first = new Set([...best, ...covering(shown.slice(best.length), best, wanted)]);
  const opening = rolesOf(context)[0];
  const roles = inOrder(
    [...new Set(shown.map(({ entry }) => entry.role))],
    opening,
    tradeRoles(context),
  );
  const core = (one: Told) => coreOf(context.plan, one.entry) + (one.figure ? 0.1 : 0);
  const pointsIn = (groups: readonly (readonly Told[])[]): Slot[] =>
    groups.flatMap(([one, ...beside]): Slot[] =>
      one === undefined ? [] : [{ kind: "point", told: one, beside, extra: !first.has(one) }],
    );
  const ownOf = (role: SourceRole) =>
    shown.filter(({ entry }) => entry.role === role).toSorted((a, b) => core(b) - core(a));
  // Where nothing is told of the job that the letter opens on, each job is named beside what is told of it.
  const main = opening === undefined || roles[0] === opening ? roles[0] : undefined;
  const others = roles.filter((role) => role !== main);
  // What is done today stands line by line, what was done elsewhere behind where it was.
  const points = main === undefined ? [] : pointsIn(ownOf(main).map((one) => [one]));
  const elsewhere = others.flatMap((role) => pointsIn(besideEach(ownOf(role))));
  const held = heldRows(context, "");
  const kept = withinRoom([...points, ...elsewhere], mostInLetter - Math.ceil(held.length / 3));
  const here = points.filter((one) => kept.has(one));
  const away = elsewhere.filter((one) => kept.has(one));
  const shownHere = [...here, ...away];
  const said = saidLines(shownHere, opening, context);
  const open = carried.filter((one) => !isSaidBy(one, said));
  const posts = postsOf(context, nearRoles(context), toldBy(shownHere), opening);
  const work = [...ledByRole(main, here), ...ofOtherRoles(main, away, posts)];
  const isScant = held.length === 0 && shown.length < fewestShown;
  const rows = openRows(context, said, held);
  const toldRows = [...held, ...rows].map(({ text }) => text.toLowerCase()).join("\n");
  const wantedOfOneself = topicAnswers(context, toldRows);
  const also = [...rows, ...wantedOfOneself.rows, ...(isScant ? anyStudy(context) : [])];
  const lists: Slot[] = held.length + also.length === 0 ? [] : [{ kind: "held", also }];
  // What one says of oneself is no row: "I hold a B licence and have my own car".
  const unsaid = openAnswers(context, said, [...held, ...also]);
  const able = onceEach([...ableOf(context, [...open, ...unsaid]), ...wantedOfOneself.able]);
  const ofOneself: Slot[] = [...able, { kind: "tool" }];
  return isListsFirst ? [...lists, ...work, ...ofOneself] : [...work, ...lists, ...ofOneself];
}

function saidBy(slot: Slot): string {
  return slot.kind === "able" ? slot.said : "";
}

/** Sentences of oneself, each once. */
function onceEach(slots: readonly Slot[]): Slot[] {
  return slots.filter((slot, at) => slots.findIndex((one) => saidBy(one) === saidBy(slot)) === at);
}

/** What points, the titles above them and the writer's own words say. */
function saidLines(
  shown: readonly Slot[],
  opening: SourceRole | undefined,
  { source, own }: LetterContext,
): SourceLine[] {
  const told = toldBy(shown).map(({ entry }) => entry);
  const roles = new Set([...told.map(({ role }) => role), ...(opening ? [opening] : [])]);
  const addresses = [
    ...[...roles].map(({ titleAddress }) => titleAddress),
    ...told.map(({ line }) => line.address),
  ];
  const lines = addresses.flatMap((address) => source.byAddress.get(address) ?? []);
  const sentences = own.flatMap(({ text, address }) => {
    const line = source.byAddress.get(address);
    return line === undefined ? [] : [{ ...line, address: "", text, ...analyse(text, false) }];
  });
  return [...lines, ...sentences];
}

/** More is no letter any more. */
const mostInLetter = 10;

function isExtra(slot: Slot): boolean {
  return slot.kind === "point" && slot.extra;
}

/** The points for which there is room: those that are told in any case first. */
function withinRoom(points: readonly Slot[], room: number): ReadonlySet<Slot> {
  const sorted = points.toSorted((a, b) => Number(isExtra(a)) - Number(isExtra(b)));
  return new Set(sorted.slice(0, Math.max(0, room)));
}
