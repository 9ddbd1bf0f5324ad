import type { SourceRole } from "../match/source.ts";
import type { RankedLine } from "../plan/make-plan.ts";
import { asksOf, byWorth } from "./asks.ts";
import type { Ask } from "./asks.ts";
import { copiesPosting } from "./context.ts";
import type { LetterContext } from "./context.ts";
import type { LetterPlan, PlainKind, ShapeName, Situation, Slot } from "./letter-plan.ts";
import { sameFamily } from "../match/title-family.ts";
import { shapes } from "./shapes.data.ts";
import type { Place } from "./shapes.data.ts";
import { roleAtEmployer } from "./situation.ts";
import { pointOf, tellsDeed } from "./point-lines.ts";
import { toldOf } from "./told.ts";
import type { Told } from "./told.ts";
import { wordCount } from "../words/phrases.ts";
import { analyse } from "../match/analyse.ts";
import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";

/** What a plan is filled from. */
interface Material {
  readonly opening: {
    readonly ask: Ask | undefined;
    readonly told: Told | undefined;
    readonly near: boolean;
  };
  readonly pairs: readonly { readonly ask: Ask; readonly told: Told }[];
  readonly more: readonly Told[];
  readonly roles: readonly SourceRole[];
  readonly asks: readonly Ask[];
}

const leastStrength = 0.65;
const leastDuty = 0.35;
const mostPairs = 3;
/** What the work is about stands among the first duties; a later one is named only where a line answers it. */
const mainDuties = 4;
/** From here on a thing that is asked for may open a letter. */
const leastOpening = 0.85;
const mostMore = 9;

function shares(ask: Ask, told: Told): number {
  const own = new Set(told.entry.line.stems);
  return analyse(ask.text, false).stems.filter((stem) => own.has(stem)).length;
}

/** Lines that answer an ask, the best told first. */
function answersTo(ask: Ask, told: readonly Told[]): Told[] {
  const least = ask.duty ? leastDuty : leastStrength;
  if (ask.match.strength < least) return [];
  const carrying = told.filter(({ entry }) => ask.match.factIds.includes(entry.line.address));
  return carrying
    .filter((one) => shares(ask, one) > 0 || ask.match.strength >= 0.85)
    .toSorted((a, b) => b.weight + shares(ask, b) * 0.2 - a.weight - shares(ask, a) * 0.2);
}

function standing({ role, utility }: RankedLine): number {
  return (role.paid ? 0.4 : 0) - role.recency * 0.12 + Math.min(utility, 2) * 0.4;
}

/** Lines of taking part, which say less than lines of doing. */
const takesPart =
  /^(?:help(?:ed|s)?|assist(?:ed|s)?|participat(?:ed?|es)|learn(?:ed|t|s)?|attend(?:ed|s)?|observ(?:ed?|es)|shadow(?:ed|s)?|support(?:ed|s)?)\b/i;

function valueOf(told: Told): number {
  return told.weight + standing(told.entry) - (takesPart.test(told.did) ? 0.3 : 0);
}

/** The duty that the letter opens on with the line that answers it, or with the nearest line. */
function openingOf(
  asks: readonly Ask[],
  told: readonly Told[],
  roles: ReadonlySet<string>,
): Material["opening"] {
  const duties = asks.filter(({ duty }) => duty);
  const scored = duties
    .flatMap((ask) => {
      const [best] = answersTo(ask, told);
      return best === undefined
        ? []
        : [
            {
              ask,
              best,
              score: ask.match.strength + valueOf(best) - Math.min(ask.order, 12) * 0.05,
            },
          ];
    })
    .toSorted((a, b) => b.score - a.score);
  const [linked] = scored;
  if (linked !== undefined) return { ask: linked.ask, told: linked.best, near: false };
  return nearestOf(
    duties.filter(({ order }) => order < mainDuties),
    told,
    roles,
  );
}

/** A duty and the line that comes nearest to it: by words in common, else by how well it carries. */
function nearestOf(
  duties: readonly Ask[],
  told: readonly Told[],
  roles: ReadonlySet<string>,
): Material["opening"] {
  const worth = (one: Told) => valueOf(one) + (roles.has(one.entry.role.id) ? 0.3 : 0);
  const near = duties
    .flatMap((ask) =>
      told.map((one) => ({
        ask,
        told: one,
        score: Math.min(2, shares(ask, one)) * 0.5 + worth(one) - ask.order * 0.03,
      })),
    )
    .toSorted((a, b) => b.score - a.score)[0];
  const best = near?.told ?? told.toSorted((a, b) => worth(b) - worth(a))[0];
  return { ask: near?.ask ?? duties[0], told: best, near: true };
}

/** Where no duty can be named, what is asked for is, but only with a line that answers it. */
function withAnsweredAsk(
  opening: Material["opening"],
  asks: readonly Ask[],
  told: readonly Told[],
): Material["opening"] {
  if (opening.ask !== undefined) return opening;
  for (const ask of byWorth(asks)) {
    const [best] = answersTo(ask, told);
    if (best !== undefined && ask.match.strength >= leastOpening)
      return { ask, told: best, near: false };
  }
  return opening;
}

/** Asks with the lines that answer them: each line and each ask once, those with a figure first. */
function pairsOf(
  asks: readonly Ask[],
  told: readonly Told[],
  used: Set<string>,
): Material["pairs"] {
  const found: { ask: Ask; told: Told }[] = [];
  const said: string[] = [];
  for (const ask of byWorth(asks)) {
    if (found.length >= mostPairs) break;
    if (said.some((text) => isWithin(text, ask.text))) continue;
    const [best] = answersTo(ask, told).filter(({ entry }) => !used.has(entry.line.address));
    if (best === undefined) continue;
    used.add(best.entry.line.address);
    said.push(ask.text);
    found.push({ ask, told: best });
  }
  return found.toSorted(
    (a, b) =>
      Number(b.told.figure) - Number(a.told.figure) ||
      a.told.entry.role.recency - b.told.entry.role.recency,
  );
}

function materialOf(
  context: LetterContext,
  tell: (entry: RankedLine) => Told | undefined,
): Material {
  const all = context.plan.ranked.flatMap((entry) => tell(entry) ?? []);
  // The same words under two jobs are told once.
  const told = all.filter(({ did }, at) => all.findIndex((one) => one.did === did) === at);
  const title = ` ${(context.posting.title ?? "").toLowerCase()} `;
  // "Customer service" says nothing new of a customer service agent.
  const asks = asksOf(context.plan, (text) => !copiesPosting(text, context.runs)).filter(
    ({ text }) => !title.includes(` ${text.toLowerCase()} `),
  );
  const closest = new Set(context.plan.closest === undefined ? [] : [context.plan.closest.role.id]);
  const own = openingOf(asks, told, closest);
  // A thing that is asked for opens no list: "you ask for Excel" says nothing of the work.
  const opening = tell === pointOf ? own : withAnsweredAsk(own, asks, told);
  const used = new Set(opening.told === undefined ? [] : [opening.told.entry.line.address]);
  const others = asks.filter((ask) => ask.text !== opening.ask?.text);
  const pairs = pairsOf(others, told, used);
  const more = told
    .filter(({ entry }) => !used.has(entry.line.address))
    .toSorted((a, b) => valueOf(b) - valueOf(a))
    .slice(0, mostMore)
    .toSorted((a, b) => a.entry.role.recency - b.entry.role.recency);
  return { opening, pairs, more, roles: context.source.roles, asks };
}

/** The role that says who writes: the closest, else the latest paid one. */
function roleOf(context: LetterContext): SourceRole | undefined {
  return (
    context.plan.closest?.role ??
    context.source.roles.filter(({ paid }) => paid).toSorted((a, b) => a.recency - b.recency)[0]
  );
}

const longestJoined = 28;

/** Two short lines of one role are told in one sentence. */
function joined(more: readonly Told[]): Slot[] {
  const slots: Slot[] = [];
  for (let at = 0; at < more.length; at += 1) {
    const [told, next] = [more[at], more[at + 1]];
    if (told === undefined) break;
    const fits = next !== undefined && canJoin(told, next);
    slots.push({ kind: "more", told, with: fits ? next : undefined });
    if (fits) at += 1;
  }
  return slots;
}

function canJoin(first: Told, second: Told): boolean {
  const words = wordCount(first.did) + wordCount(second.did);
  const plain = [first, second].every(
    ({ did }) => !/[;:()–—]|,\s\p{L}+ing\b|^(?:am|was) /u.test(did),
  );
  const sameVerb = first.did.split(" ")[0] === second.did.split(" ")[0];
  return (
    first.entry.role.id === second.entry.role.id && plain && !sameVerb && words <= longestJoined
  );
}

const firstPoints = 4;
const mostPoints = 7;
const mostOfRole = 3;
const fewestShown = 3;

/** Roles of the kind of work that is sought. */
function nearRoles({ plan, posting, source }: LetterContext): ReadonlySet<string> {
  const sought = posting.title ?? "";
  const near = source.roles.filter(
    ({ id, title }) => id === plan.closest?.role.id || (sought !== "" && sameFamily(title, sought)),
  );
  return new Set(near.map(({ id }) => id));
}

/** Three lines of one role at most, those that come first. */
function ofRoles(all: readonly Told[]): Told[] {
  return all.filter(({ entry }, at) => {
    const before = all.slice(0, at).filter((one) => one.entry.role.id === entry.role.id);
    return before.length < mostOfRole;
  });
}

/** Weights by which a letter chooses its lines, beside what a line is worth by itself. */
const choice = { answers: 1.2, about: 1, near: 0.35, serves: 0.25 };

/** The lines that a letter shows, the best first: those that answer by name, of near work, or that serve. */
function shownLines({ opening, pairs, more }: Material, context: LetterContext): Told[] {
  const roles = nearRoles(context);
  const { told: first, ask, near: isNear } = opening;
  const linked = first === undefined || ask === undefined || isNear ? [] : [{ ask, told: first }];
  // A word in common with other work answers nothing where there is work of the kind.
  const answers = [...linked, ...pairs]
    .filter(({ ask: of, told }) => roles.has(told.entry.role.id) || saysIt(of, told))
    .map(({ told }) => told);
  const subject = subjectOf(context);
  const fitOf = (told: Told): number =>
    (answers.includes(told) ? choice.answers : 0) +
    (speaksOf(subject, told) ? choice.about : 0) +
    (roles.has(told.entry.role.id) ? choice.near : 0) +
    (told.entry.reqIds.length > 0 ? choice.serves : 0);
  const worth = new Map(
    [...new Set([...answers, ...(first === undefined ? [] : [first]), ...more])].map((told) => [
      told,
      { fit: fitOf(told), all: fitOf(told) + valueOf(told) },
    ]),
  );
  const others = [...worth].toSorted(([, a], [, b]) => b.all - a.all);
  const fitting = others.filter(([, { fit }]) => fit > 0);
  const all = (fitting.length >= fewestShown ? fitting : others).map(([told]) => told);
  const deeds = all.filter(tellsDeed);
  return ofRoles(deeds.length >= fewestShown ? deeds : all).slice(0, mostPoints);
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

const mostNamed = 3;

/** Whether a line says what is asked for: by the same term, or by all of its words. */
function saysIt({ requirement, text }: Ask, { entry: { line } }: Told): boolean {
  if (line.hits.some(({ term }) => requirement.canonical.includes(term.id))) return true;
  const own = new Set(line.stems);
  return analyse(text, false).stems.every((stem) => own.has(stem));
}

/** Things that are asked for, each with a line shown that carries it; each line answers one of them. */
function namedAsks(asks: readonly Ask[], shown: readonly Told[]): { ask: Ask; told: Told }[] {
  const found: { ask: Ask; told: Told }[] = [];
  for (const ask of byWorth(asks.filter(({ duty }) => !duty))) {
    const said = found.some(({ ask: { text } }) => isWithin(text, ask.text));
    const free = shown.filter((one) => found.every(({ told }) => told !== one));
    const [told] = said ? [] : answersTo(ask, free).filter((one) => saysIt(ask, one));
    if (told !== undefined) found.push({ ask, told });
    if (found.length === mostNamed) break;
  }
  return found;
}

/** Whether one of two names holds the other. */
function isWithin(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

/** The examples of a letter, one below the other, those of one role together, the best role first. */
function pointsOf(material: Material, context: LetterContext): Slot[] {
  const shown = shownLines(material, context);
  if (shown.length === 0) return [];
  const first = new Set(shown.slice(0, firstPoints));
  const roles = [...new Set(shown.map(({ entry }) => entry.role))];
  const asked = !material.opening.near || material.pairs.length > 0;
  const points = roles.flatMap((role) => shown.filter(({ entry }) => entry.role === role));
  const named = namedAsks(material.asks, [...first]);
  const duty = context.fact === undefined ? undefined : dutyOf(material.opening.ask);
  return [
    { kind: "intro", roles, asked, named: named.length > 1 ? named : [], duty },
    ...points.map((told): Slot => ({
      kind: "point",
      told,
      named: roles.length > 1,
      extra: !first.has(told),
    })),
  ];
}

function dutyOf(ask: Ask | undefined): Ask | undefined {
  return ask?.duty === true ? ask : undefined;
}

type Filler = (context: LetterContext, material: Material, situation: Situation) => Slot[];

const alone =
  (kind: PlainKind): Filler =>
  () => [{ kind }];

const fillers: Readonly<Record<Place, Filler>> = {
  papers: alone("papers"),
  study: alone("study"),
  languages: alone("languages"),
  skills: alone("skills"),
  gap: alone("gap"),
  requests: alone("requests"),
  close: alone("close"),
  apply: ({ fact }, { opening }) => [
    { kind: "apply", ask: fact === undefined ? dutyOf(opening.ask) : undefined },
  ],
  duty: (_, { opening }) => [{ kind: "duty", ask: opening.ask, after: false }],
  "duty-after": (_, { opening }) => [{ kind: "duty", ask: opening.ask, after: true }],
  answer: (_, { opening }) =>
    opening.told === undefined
      ? []
      : [{ kind: "answer", told: opening.told, near: opening.near, first: false }],
  who: (context, _, situation) => {
    const role = situation === "known" ? roleAtEmployer(context) : roleOf(context);
    return role === undefined ? [] : [{ kind: "who", as: situation, role }];
  },
  evidence: (_, { pairs }) => pairs.map(({ ask, told }) => ({ kind: "pair", ask, told })),
  points: (context, material) => pointsOf(material, context),
  rest: (_, { more, roles }) => [
    ...joined(more),
    ...roles.slice(0, 1).map((role): Slot => ({ kind: "covered", role })),
  ],
};

/** Every point is a paragraph of its own. */
function eachPointApart(slots: readonly Slot[]): (readonly Slot[])[] {
  return slots.some(({ kind }) => kind === "point") ? slots.map((slot) => [slot]) : [slots];
}

/** What a letter of a shape will say: nothing is worded yet. */
export function planLetter(
  context: LetterContext,
  situation: Situation,
  shape: ShapeName,
): LetterPlan {
  const inPoints = shapes[shape].flat().includes("points");
  const material = materialOf(context, inPoints ? pointOf : toldOf);
  const isResultFirst = shapes[shape][0]?.[0] === "answer";
  const paragraphs = shapes[shape].map((places) =>
    places
      .flatMap((place) => fillers[place](context, material, situation))
      .map((slot) =>
        slot.kind === "answer" && isResultFirst ? { ...slot, first: true, near: false } : slot,
      ),
  );
  return { situation, shape, paragraphs: paragraphs.flatMap(eachPointApart) };
}
