import type { RankedLine } from "../plan/make-plan.ts";
import { wordCount } from "../words/phrases.ts";
import type { LetterContext } from "./context.ts";
import type { LetterPlan, PlainKind, ShapeName, Situation, Slot } from "./letter-plan.ts";
import { materialOf } from "./material.ts";
import type { Material } from "./material.ts";
import { pointsIn } from "./point-lines.ts";
import { byAnswer } from "./asks.ts";
import { deedBeside, pointsOf } from "./choose-points.ts";
import { openingDeed } from "./opening-deed.ts";
import { listsFirst, shapes } from "./shapes.data.ts";
import type { Place } from "./shapes.data.ts";
import { roleAtEmployer } from "./situation.ts";
import { rolesOf } from "./role-of-writer.ts";
import { toldOf } from "./told.ts";
import type { Told } from "./told.ts";

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

type Filler = (context: LetterContext, material: Material, situation: Situation) => Slot[];

const alone =
  (kind: PlainKind): Filler =>
  () => [{ kind }];

function deedOf(context: LetterContext, material: Material): Told | undefined {
  return deedBeside(material, context, openingDeed(context, rolesOf(context)[0]));
}

const fillers: Readonly<Record<Place, Filler>> = {
  own: ({ own }) => (own.length === 0 ? [] : [{ kind: "own" }]),
  papers: alone("papers"),
  study: alone("study"),
  languages: alone("languages"),
  skills: alone("skills"),
  gap: alone("gap"),
  terms: alone("terms"),
  requests: alone("requests"),
  close: alone("close"),
  apply: (_, { asks }) => [{ kind: "apply", duties: byAnswer(asks) }],
  duty: (_, { opening }) => [{ kind: "duty", ask: opening.ask, after: false }],
  "duty-after": (_, { opening }) => [{ kind: "duty", ask: opening.ask, after: true }],
  answer: (_, { opening }) =>
    opening.told === undefined
      ? []
      : [{ kind: "answer", told: opening.told, near: opening.near, first: false }],
  who: (context, _, situation) => {
    const known = situation === "known" ? roleAtEmployer(context) : undefined;
    const roles = known === undefined ? rolesOf(context) : [known];
    return roles.length === 0 ? [] : [{ kind: "who", as: situation, roles, deed: undefined }];
  },
  evidence: (_, { pairs }) => pairs.map(({ ask, told }) => ({ kind: "pair", ask, told })),
  points: (context, material, situation) =>
    pointsOf(material, context, deedOf(context, material), listsFirst.has(situation)),
  rest: (_, { more, roles }) => [
    ...joined(more),
    ...roles.slice(0, 1).map((role): Slot => ({ kind: "covered", role })),
  ],
};

/** What one can, said in sentences that stand together. */
function isAbility({ kind }: Slot): boolean {
  return kind === "able" || kind === "tool";
}

/** Every point is a paragraph of its own, and so is a lead-in; what one can or is stands in one together. */
function eachPointApart(slots: readonly Slot[]): (readonly Slot[])[] {
  if (!slots.some(({ kind }) => kind === "point" || kind === "held")) return [slots];
  const able = slots.filter(isAbility);
  return [...slots.filter((slot) => !isAbility(slot)).map((slot) => [slot]), able];
}

/** Who writes stands with what is applied for, where nothing in the writer's own voice stands there. */
function whoBesideOwn(paragraphs: readonly (readonly Slot[])[]): readonly (readonly Slot[])[] {
  const [first = [], second = [], ...rest] = paragraphs;
  const hasOwn = first.some(({ kind }) => kind === "own");
  return hasOwn ? [first, second, ...rest] : [[...first, ...second], ...rest];
}

/** What leads in to the first points ends the paragraph that says who writes. */
function ledByParagraph(paragraphs: readonly (readonly Slot[])[]): readonly (readonly Slot[])[] {
  const at = paragraphs.findIndex(([first]) => first?.kind === "intro");
  const [before, lead] = [paragraphs[at - 1], paragraphs[at]];
  const isJustSaid = before?.some(({ kind }) => kind === "who") === true;
  if (before === undefined || lead === undefined || !isJustSaid) return paragraphs;
  return [...paragraphs.slice(0, at - 1), [...before, ...lead], ...paragraphs.slice(at + 1)];
}

/** A line as the one thing that a sentence tells of it. */
function toldIn(entry: RankedLine): Told[] {
  const told = toldOf(entry);
  return told === undefined ? [] : [told];
}

/** What a letter of a shape will say: nothing is worded yet. */
export function planLetter(
  context: LetterContext,
  situation: Situation,
  shape: ShapeName,
): LetterPlan {
  const inPoints = shapes[shape].flat().includes("points");
  const material = materialOf(context, inPoints ? pointsIn : toldIn);
  const isResultFirst = shapes[shape][0]?.[0] === "answer";
  const paragraphs = shapes[shape].map((places) =>
    places
      .flatMap((place) => fillers[place](context, material, situation))
      .map((slot) => {
        if (slot.kind === "answer" && isResultFirst) return { ...slot, first: true, near: false };
        // A letter in prose tells the deed in a sentence of its own.
        return slot.kind === "who" && inPoints
          ? { ...slot, deed: deedOf(context, material) }
          : slot;
      }),
  );
  const opened = inPoints ? whoBesideOwn(paragraphs) : paragraphs;
  return { situation, shape, paragraphs: ledByParagraph(opened.flatMap(eachPointApart)) };
}
