import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import { analyse } from "../match/analyse.ts";
import { sameFamily } from "../match/title-family.ts";
import { byWorth } from "./asks.ts";
import type { Ask } from "./asks.ts";
import type { LetterContext } from "./context.ts";
import type { Slot } from "./letter-plan.ts";
import { answersTo, isWithin, valueOf } from "./material.ts";
import type { Material } from "./material.ts";
import { tellsDeed } from "./point-lines.ts";
import type { Told } from "./told.ts";

const firstPoints = 4;
const mostPoints = 7;
const mostOfRole = 3;
const fewestShown = 3;

/** Below this the closest role is just the one that is least far. */
export const leastNear = 0.3;

/** Roles of the kind of work that is sought. */
function nearRoles({ plan, posting, source }: LetterContext): ReadonlySet<string> {
  const sought = posting.title ?? "";
  const near = source.roles.filter(
    ({ id, title }) =>
      (id === plan.closest?.role.id && plan.closest.similarity >= leastNear) ||
      (sought !== "" && sameFamily(title, sought)),
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
const choice = { answers: 1.2, about: 1, says: 0.4, near: 0.35, serves: 0.25 };

/** The lines that a letter shows, the best first: those that answer by name, of near work, or that serve. */
function shownLines({ opening, pairs, more, asks }: Material, context: LetterContext): Told[] {
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
    Math.min(2, asks.filter((ask) => saysIt(ask, told)).length) * choice.says +
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

/** The examples of a letter, one below the other, those of one role together, the best role first. */
export function pointsOf(material: Material, context: LetterContext): Slot[] {
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

/** What is asked for, if it is a duty. */
export function dutyOf(ask: Ask | undefined): Ask | undefined {
  return ask?.duty === true ? ask : undefined;
}
