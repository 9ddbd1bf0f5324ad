import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { tokensOf } from "../grammar/tokens.ts";
import { classOf } from "../grammar/word-class.ts";
import { lowerFirst, withoutStop } from "../words/phrases.ts";
import { namesSomebody } from "../words/somebody.ts";
import { openerOf } from "../words/verbs.ts";
import type { LetterContext } from "./context.ts";
import { isCarriedBy, rolesOfYears, sentencesElsewhere } from "./coverage.ts";
import type { Carried } from "./coverage.ts";
import type { Slot } from "./letter-plan.ts";
import { isKeptBack } from "./own-words.ts";
import type { Told } from "./told.ts";

const mostCovering = 4;

/** Of further lines those that carry something asked for that no line before them carries. */
export function covering(
  further: readonly Told[],
  before: readonly Told[],
  asked: readonly Carried[],
): Told[] {
  const chosen: Told[] = [];
  for (const told of further) {
    const shown = [...before, ...chosen].map(({ entry }) => entry.line);
    const isNew = asked.some(
      (one) => isCarriedBy(one, [told.entry.line]) && !isCarriedBy(one, shown),
    );
    if (isNew && chosen.length < mostCovering) chosen.push(told);
  }
  return chosen;
}

const mostAble = 2;

/** A referee says "can vouch for her work", and the writer does not. */
const isOfReferees = /\brefere\p{L}+\b/iu;
const ofOthers = /\b(?:she|he|her|his|him|hers)\b/iu;

/** "Open to night shifts", "Able to lift 20 kg": what one is, without its verb. */
const readyFor =
  /^(?:open|able|willing|happy|ready|available|free|comfortable|confident|fluent|used|fit|prepared|eligible|cleared|vetted|trained|insured|bilingual)\b/iu;

/** A sentence of a resume as one says it of oneself; none where its grammar is not known beyond doubt. */
export function saidOfOneself(text: string): string | undefined {
  const bare = withoutStop(text);
  if (/^I\b/u.test(bare)) return bare;
  if (/^can \p{Ll}/iu.test(bare)) return `I ${lowerFirst(bare)}`;
  if (readyFor.test(bare)) return `I am ${lowerFirst(bare)}`;
  const opener = openerOf(bare);
  const { noun, adjective } = classOf(tokensOf(opener?.verb.base ?? "")[0]);
  return opener?.form === "present" && !noun && !adjective ? `I ${lowerFirst(bare)}` : undefined;
}

/** Whether a line is what somebody else says, or says something of somebody else. */
export function isOfOthers(source: Source, { entry, text }: SourceLine): boolean {
  const head = source.byAddress.get(`${entry}.title`)?.text ?? "";
  return ofOthers.test(text) || isOfReferees.test(head);
}

/** What is required and carried by nothing but a summary or a section of one's own, as one says it. */
export function ableOf({ source, own }: LetterContext, open: readonly Carried[]): Slot[] {
  return sentencesElsewhere(source, open)
    .filter(({ text }) => !own.some((one) => one.text.includes(withoutStop(text))))
    .filter(({ text, line }) => !isKeptBack(text) && !isOfOthers(source, { ...line, text }))
    .flatMap(({ text, line: { address } }): Slot[] => {
      const said = saidOfOneself(text);
      return said === undefined ? [] : [{ kind: "able", said, address }];
    })
    .slice(0, mostAble);
}

const mostPosts = 2;

/**
 * Earlier jobs of which no point tells: those of the trade, those that show years asked for, and those that lie
 * between two jobs that are told of, so that none follows the other in words alone.
 */
export function postsOf(
  { plan, source }: LetterContext,
  trade: ReadonlySet<string>,
  shown: readonly Told[],
  opening: SourceRole | undefined,
): Extract<Slot, { readonly kind: "post" }>[] {
  const told = new Set(shown.map(({ entry }) => entry.role));
  const years = rolesOfYears(plan, source);
  const last = Math.max(0, ...[...told].filter(({ paid }) => paid).map(({ recency }) => recency));
  return (
    source.roles
      .filter(
        (role) => role.paid && (years.includes(role) || trade.has(role.id) || role.recency < last),
      )
      // "Purchase" is work, and nobody works as one.
      .filter(({ title }) => namesSomebody(title))
      .filter((role) => role !== opening && !told.has(role) && role.period.end !== "present")
      .toSorted((a, b) => a.recency - b.recency)
      .slice(0, mostPosts)
      .map((role) => ({ kind: "post", role }))
  );
}
