import { titleNouns } from "@savile/taxonomy/lexicon";
import { openerOf, verbOf, verbRank } from "../../words/verbs.ts";
import { clausesOf } from "../reading/clauses.ts";
import { groupNouns, lightBases, mildLeading } from "../reading/agency.data.ts";
import type { Check, CheckContext, Objection } from "../reading/context.ts";
import { isDoneByOther } from "../reading/find-verbs.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { saysHelping, saysTogether } from "../reading/helping.data.ts";
import { phraseAt, rootsOf, saysWord } from "../reading/words.ts";
import { rootOf, sameMeaning } from "../../words/thesaurus.ts";

const doingByFrame = new WeakMap<Frame, readonly FrameWord[]>();

/** Verbs of a claim that say what was done; a verb after an article or a number is a noun there. */
function doingVerbs(claim: Frame): readonly FrameWord[] {
  const before = doingByFrame.get(claim);
  if (before !== undefined) return before;
  const made = readDoingVerbs(claim);
  doingByFrame.set(claim, made);
  return made;
}

/** "four people who led departments": several, so none of them the person. */
function isOfOthers(antecedent: string): boolean {
  return /^(?:people|staff|men|women)$/.test(antecedent) || /[^s]s$/.test(antecedent);
}

function readDoingVerbs(claim: Frame): readonly FrameWord[] {
  const opener = openerOf(claim.text);
  return claim.words.filter((word, index) => {
    if (opener !== undefined && word.start === opener.start) return true;
    const known = verbOf(word.lower);
    if (known === undefined || (known.form !== "past" && known.form !== "gerund")) return false;
    if (isDoneByOther(claim, index)) return false;
    const before = claim.words[index - 1]?.lower ?? "";
    if (before === "who" && isOfOthers(claim.words[index - 2]?.lower ?? "")) return false;
    return known.form === "past"
      ? /^(?:and|i|also|then|that|who|which|,)$/.test(before) ||
          claim.text.charAt(word.start - 2) === ","
      : /^(?:and|by|while|including)$/.test(before) || claim.text.charAt(word.start - 2) === ",";
  });
}

/** Content words right after a verb: what it is done to. */
function objectWords(frame: Frame, at: number): FrameWord[] {
  const verb = frame.words[at];
  if (verb === undefined) return [];
  const rest =
    frame.text
      .slice(verb.end)
      .split(/[,;.]|\b(?:to|by|with|in|on|at|for|from|using|while|through|and)\b/)[0] ?? "";
  return frame.words.filter(
    (word) => word.start >= verb.end && word.end <= verb.end + rest.length && !word.stop,
  );
}

function objectOf(frame: Frame, at: number): string[] {
  return objectWords(frame, at).map((word) => rootOf(word.lower));
}

/** "Trained with the officer" is not "trained drivers": what was led must be what the facts say. */
export const checkLedObject: Check = (claim, { cited }) =>
  doingVerbs(claim).flatMap((word): Objection[] => {
    const base = verbOf(word.lower)?.verb.base ?? "";
    if (verbRank(base) !== 2) return [];
    const object = objectOf(claim, claim.words.indexOf(word));
    const same = cited.flatMap((frame) =>
      frame.words.flatMap((other, at) =>
        rootOf(other.lower) === rootOf(word.lower) ? [{ frame, at }] : [],
      ),
    );
    if (object.length === 0 || same.length === 0) return [];
    const matches = same.some(({ frame, at }) => {
      const own = objectOf(frame, at);
      const known = verbOf(frame.words[at]?.lower ?? "")?.form;
      return (
        (own.length === 0 && known === "gerund") ||
        own.some((stem) => object.some((other) => sameMeaning(stem, other)))
      );
    });
    return matches
      ? []
      : [
          {
            hard: false,
            span: spanOf(word),
            detail: "Your resume uses this word of something else.",
          },
        ];
  });

/** Verbs of being above others, and of passing on what one knows: one of a kind says what another does. */
const alike: readonly ReadonlySet<string>[] = [
  new Set(["lead", "manage", "supervise", "oversee", "direct"]),
  new Set(["guide", "mentor", "coach", "teach", "train", "tutor", "instruct"]),
];
/** A duty told without a verb of leading. */
const inCharge =
  /\b(?:responsible for|responsibility for|in charge of|take charge of|took charge of|head of)\b/i;

/** Whether a line opens on another verb of the same kind, or says that the person was in charge. */
function isLedOtherwise(frame: Frame, base: string): boolean {
  const kind = alike.find((bases) => bases.has(base));
  if (kind === undefined) return false;
  const opener = openerOf(frame.text)?.verb.base ?? "";
  return (
    kind.has(opener) || (kind.has("oversee") && mildLeading.has(base) && inCharge.test(frame.text))
  );
}

/** Whether the facts use a verb of the same rank and meaning. */
function saysLeading(context: CheckContext, base: string): boolean {
  const root = rootOf(base);
  if (context.mode === "line" && context.cited.some((frame) => isLedOtherwise(frame, base)))
    return true;
  return [...context.cited, context.support].some((frame) =>
    [
      ...clausesOf(frame).map((clause) => clause.verb),
      ...frame.words.filter((word) => /(?:ion|ment|ing|ship|sight)$/.test(word.lower)),
    ].some((word) => {
      const other = verbOf(word.lower)?.verb.base ?? word.lower;
      if (rootOf(other) === root) return true;
      return sameMeaning(root, rootOf(other)) && (verbRank(other) === 2 || mildLeading.has(base));
    }),
  );
}

/** Verbs of leading that are said of things as well: running a test, owning a file. */
const ofThings: ReadonlySet<string> = new Set(["run", "drive", "own"]);

/** Whether the title of the role names who does this: "managed" of a manager. */
function isOfTitle({ role }: CheckContext, base: string): boolean {
  const stem = base.replace(/e$/, "");
  return frameOf(role?.title ?? "").words.some(({ lower }) =>
    new RegExp(`^${stem}(?:e?rs?|ors?)$`).test(lower),
  );
}

/** Whether a verb of leading says no more here than the facts: of a thing, of a title, or together. */
function leadsNobody(claim: Frame, word: FrameWord, base: string, context: CheckContext): boolean {
  if (ofThings.has(base)) {
    const object = objectWords(claim, claim.words.indexOf(word));
    return !object.some(
      ({ lower }) => groupNouns.has(lower) || titleNouns.has(lower.replace(/s$/, "")),
    );
  }
  return isOfTitle(context, base);
}

/** What is held or taught to people: to lead it is to hold it. */
const occasion =
  /^(?:class|lesson|course|session|seminar|workshop|tour|walk|meeting|discussion|talk|group|evening|training|demonstration|drill|rehearsal|service|hike|trip)e?s?$/;

function isOccasion(claim: Frame, word: FrameWord): boolean {
  const object = objectWords(claim, claim.words.indexOf(word));
  return object.some(({ lower }) => occasion.test(lower));
}

function checkLeading(
  claim: Frame,
  word: FrameWord,
  base: string,
  context: CheckContext,
): Objection[] {
  if (saysLeading(context, base) || /^trained (?:in|as|by)\b/i.test(claim.text)) return [];
  if (leadsNobody(claim, word, base, context)) return [];
  const openers = context.cited.map((frame) => openerOf(frame.text)?.verb.base ?? "").join(" ");
  const near = nearLeading.test(openers);
  if (near && (saysTogether.test(claim.text) || isOccasion(claim, word))) return [];
  return [
    {
      hard: !mildLeading.has(base) && !near,
      span: spanOf(word),
      detail: `Your resume does not say that you ${verbOf(word.lower)?.verb.past ?? word.lower} this.`,
    },
  ];
}

/** Verbs that claim more than those of the facts: "Managed" for "Participated in". */
export const checkVerbRank: Check = (claim, context) =>
  doingVerbs(claim).flatMap((word): Objection[] => {
    const base = verbOf(word.lower)?.verb.base ?? word.lower;
    const rank = verbRank(base);
    if (rank === 2) return checkLeading(claim, word, base, context);
    if (rank === 0 || lightBases.has(base) || saysExactly(context, word)) return [];
    if (saysHelping.test(claim.text) || saysTogether.test(claim.text)) return [];
    const helped =
      context.cited.length > 0 &&
      context.cited.every((frame) =>
        doingVerbs(frame).every((other) => verbRank(verbOf(other.lower)?.verb.base ?? "") === 0),
      ) &&
      context.cited.some((frame) => openerOf(frame.text) !== undefined);
    const means = /\bby$/i.test(claim.text.slice(0, word.start).trimEnd());
    if (!helped || means || saysWord(context.support, word)) return [];
    return [
      {
        hard: true,
        span: spanOf(word),
        detail: "Your resume says that you took part in this, not that you did it.",
      },
    ];
  });

/** Verbs of guiding a group, which leading one is near to. */
const nearLeading =
  /\b(?:facilitate|run|chair|moderate|conduct|hold|host|teach|coordinate|organi[sz]e|manage|supervise|oversee|direct|head|lead|train|mentor|coach)\b/;

/** Verbs that a title states: who was an intern interned. */
const titleVerbs = /^(?:intern|volunteer|apprentice|clerk|tutor|cater|work)/;

/** "gave daily instructions", "as an assistant": a noun that tells what the person did. */
function isGiven(frame: Frame, word: FrameWord): boolean {
  const before = frame.text.slice(0, word.start);
  return /\b(?:g[ai]ve|gives|giving|provid\w+|deliver\w+|offer\w+|h[eo]ld|made|make) (?:[\p{L}-]+ ){0,2}$|\bas (?:an? )?$/iu.test(
    before,
  );
}

/** "Interviewed candidates" of "scheduled interviews": the facts know the word only as a thing. */
export const checkNounAsVerb: Check = (claim, { cited }) => {
  const [first] = doingVerbs(claim);
  const opener = openerOf(claim.text);
  if (first === undefined || opener?.form !== "past" || first.start !== opener.start) return [];
  const root = phraseAt(claim, first)?.root ?? rootOf(first.lower);
  const uses = cited.flatMap((frame) =>
    frame.words
      .filter((word) => rootOf(word.lower) === root)
      .map((word) => ({
        form: verbOf(word.lower)?.form,
        opens:
          frame.words[0] === word ||
          openerOf(frame.text)?.start === word.start ||
          word.lower.endsWith("ed") ||
          isGiven(frame, word),
      })),
  );
  if (
    uses.length === 0 ||
    titleVerbs.test(first.lower) ||
    claim.text.charAt(first.end) === "-" ||
    uses.some(
      (use) => use.opens || use.form === "past" || use.form === "gerund" || use.form === "present",
    )
  )
    return [];
  return [
    {
      hard: false,
      span: spanOf(first),
      detail: "Your resume uses this word for a thing, not for what you did.",
    },
  ];
};

function saysExactly({ support }: CheckContext, word: FrameWord): boolean {
  return rootsOf(support).has(rootOf(word.lower)) || support.stems.has(word.stem);
}
