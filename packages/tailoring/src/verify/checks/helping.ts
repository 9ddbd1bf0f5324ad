import { verbOf, verbRank } from "../../words/verbs.ts";
import { clausesOf } from "../reading/clauses.ts";
import type { Clause } from "../reading/clauses.ts";
import type { Check, Objection } from "../reading/context.ts";
import type { Frame } from "../reading/frame.ts";
import { leadingIdioms, saysHelping, saysTogether, underneath } from "../reading/helping.data.ts";
import { rungOf } from "../reading/helping.ts";
import { nearestSentences, saidWords, scopeFor } from "../reading/scope-sentences.ts";
import type { SaidWord } from "../reading/scope-sentences.ts";

function rankOf({ verb, root }: Clause): number {
  return verbRank(verbOf(verb.lower)?.verb.base ?? root);
}

/** What a claim says that the person did: a span with the rank of its verb or noun. */
interface Deed {
  readonly span: [number, number];
  readonly leads: boolean;
  readonly said: readonly SaidWord[];
  /** What it is done to, as far as sentences say it. */
  readonly object: readonly SaidWord[];
}

function deedsIn(claim: Frame, said: readonly SaidWord[]): Deed[] {
  const idiom = leadingIdioms.exec(claim.text);
  if (idiom !== null)
    return [{ span: [idiom.index, idiom.index + idiom[0].length], leads: true, said, object: [] }];
  return clausesOf(claim)
    .filter((clause) => clause.agency === "own" && rankOf(clause) >= 1)
    .map((clause) => ({
      span: [clause.verb.start, clause.verb.end],
      leads: rankOf(clause) === 2,
      said: said.filter(
        ({ word }) =>
          word === clause.verb || (word.start >= clause.verb.end && word.end <= clause.end),
      ),
      object: said.filter(({ word, by }) => by.size > 0 && clause.object.includes(word)),
    }));
}

/** The words that the facts say only where they tell of helping, or also where of one of several. */
function helpedWith(said: readonly SaidWord[], alsoMember: boolean): SaidWord[] {
  return said.filter(
    ({ word, by }) =>
      by.size > 0 &&
      [...by].every((one) => {
        const rung = rungOf(one, word);
        return rung === "helper" || (alsoMember && rung === "member");
      }),
  );
}

/** Whether a sentence that tells of help says the verb of a deed and a thing of it outside of that. */
function isOwnBeside(deed: Deed, helped: readonly SaidWord[]): boolean {
  const sentences = helped.flatMap(({ by }) => [...by]);
  return sentences.some((sentence) => {
    const free = deed.said.filter(
      ({ word, by, weight }) =>
        weight === 1 && by.has(sentence) && rungOf(sentence, word) === undefined,
    );
    return free.length >= 2 && free.some(({ word }) => word.start === deed.span[0]);
  });
}

/** Whether a sentence that tells of help says the thing itself outside of that: "member of a squad; extracted invoicing myself". */
function isThingBeside(deed: Deed, helped: readonly SaidWord[]): boolean {
  if (helped.some(({ word }) => word.start === deed.span[0])) return false;
  const sentences = helped.flatMap(({ by }) => [...by]);
  const said = deed.object.filter(({ by }) => sentences.some((one) => by.has(one)));
  return (
    said.length > 0 &&
    said.every(({ word, by }) =>
      sentences.some((one) => by.has(one) && rungOf(one, word) === undefined),
    )
  );
}

/** Whether the facts tell of help where a claim tells of a deed. */
function isHelp(deed: Deed, together: boolean): boolean {
  const helped = helpedWith(deed.said, deed.leads || !together);
  if (isOwnBeside(deed, helped) || isThingBeside(deed, helped)) return false;
  const sum = helped.reduce((all, { weight }) => all + weight, 0);
  const itself = helped.some(({ word, weight }) => word.start === deed.span[0] && weight === 1);
  return sum >= (deed.leads || itself ? 1 : 1.5);
}

/** Whether a claim has a word of being in charge of what the facts put on a lower rung. */
function isBelow(claim: Frame, { said }: Deed): boolean {
  return (
    leadingIdioms.test(claim.text) &&
    nearestSentences(said).some((sentence) => underneath.test(sentence.text))
  );
}

/** "Assisted in training" told as "Trained", "assistant coach" as "head coach". */
export const checkHelping: Check = (claim, context) => {
  if (saysHelping.test(claim.text)) return [];
  const together = saysTogether.test(claim.text);
  const said = saidWords(claim, scopeFor(context));
  return deedsIn(claim, said).flatMap((deed): Objection[] =>
    isHelp(deed, together) || isBelow(claim, deed)
      ? [
          {
            hard: true,
            span: deed.span,
            detail: "Your resume says that you helped with this or took part in it.",
          },
        ]
      : [],
  );
};
