import type { Source, SourceRole } from "../../match/source.ts";
import { verbOf } from "../../words/verbs.ts";
import type { Check, CheckContext, Objection } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import { isShortForm, isSureForm } from "../reading/long-names.ts";
import { isToldFunction } from "../reading/told-function.ts";
import { misfitOf, titlesIn, titlesOfLine } from "../reading/title-phrase.ts";
import type { Title } from "../reading/title-phrase.ts";

const known = new WeakMap<Source, Map<string, readonly Title[]>>();

/** Printed lines that say who somebody was: of a role its header and its lines, else all but contact data. */
function linesOf(source: Source, role: SourceRole | undefined): string[] {
  const lines = source.printed.filter(({ values }) =>
    values.some(
      ({ entry, place }) => place !== "contact" && (role === undefined || entry === role.id),
    ),
  );
  return lines.map(({ text }) => text);
}

/** The titles that a role, or the whole resume, gives the person; made once. */
function heldIn(source: Source, role: SourceRole | undefined): readonly Title[] {
  const own = known.get(source) ?? new Map<string, readonly Title[]>();
  known.set(source, own);
  const key = role?.id ?? "";
  const titles = role === undefined ? source.roles.map(({ title }) => title) : [role.title];
  const made = own.get(key) ?? [...titles, ...linesOf(source, role)].flatMap(titlesOfLine);
  own.set(key, made);
  return made;
}

/** Titles that nobody has by doing what they do for a while. */
const leading =
  /^(?:manager|director|supervisor|foreman|superintendent|chief|president|officer|executive|principal)$/;

/** "Coach" of one who coached, "ecologist" of one who studied ecology: what was done, told as a noun. */
function toldAsDeed({ noun }: Title, { source, role }: CheckContext): boolean {
  const family = noun.lower.replace(/(?:ist|ian|er|or|ant)$/, "").slice(0, 6);
  if (family.length < 4 || leading.test(noun.lower)) return false;
  const leads = /^lead(?:er)?$/.test(noun.lower);
  return source.lines.some((line) => {
    const told = /^(?:degree|field)$/.test(line.kind) ? role === undefined : line.place !== "title";
    return (
      told &&
      frameOf(line.text).words.some(
        ({ lower }) =>
          (leads && verbOf(lower)?.verb.base === "lead" && lower !== "lead") ||
          (lower !== noun.lower &&
            lower.startsWith(family) &&
            (line.place === "credential" || verbOf(lower) !== undefined)),
      )
    );
  });
}

/** A title at the head of a claim that the role, or else the resume, does not give the person. */
export const checkTitleClaim: Check = (claim, context) => {
  const { source, role, posting } = context;
  if (posting.text !== "") return [];
  const titles = titlesIn(claim);
  if (titles.length === 0) return [];
  const held = heldIn(source, role);
  return titles.flatMap((title): Objection[] => {
    const misfit = misfitOf(title, held);
    if (misfit === undefined || isToldFunction(claim, title.noun, context.cited)) return [];
    const hard = misfit === "diminished" || !toldAsDeed(title, context);
    const phrase = title.words.map(({ text }) => text).join(" ");
    const at = Math.max(0, claim.text.indexOf(phrase));
    const place: [number, number] = [at, at + phrase.length];
    if (isSureForm(source, claim, place, false) || isShortForm(source, claim, place)) return [];
    const detail = `Your resume does not give you the title "${phrase}" here.`;
    return [{ hard, span: [at, at + phrase.length], detail }];
  });
};
