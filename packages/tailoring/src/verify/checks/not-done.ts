import type { Check, CheckContext, Objection } from "../reading/context.ts";
import { denies } from "../reading/denials.data.ts";
import { frameOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import { limitsOf } from "../reading/limits.ts";
import { saysLimit } from "../reading/limits.data.ts";
import { nearestSentences, saidWords, scopeFor } from "../reading/scope-sentences.ts";
import { matchesIn } from "../reading/patterns.ts";
import { hasWord } from "./objections.ts";

const negation =
  /\b(?:not(?! (?:\p{L}+ )?(?:more|less|fewer|later) than\b| (?:only|just|to mention|least|more than|less than|fewer than|later than)\b)|no(?! (?:more|less|fewer|later|matter|doubt)\b)(?![.-])|never|nobody|nothing|without(?! (?:fail|delay)\b)|none|zero|except|excluding|neither|nor|free (?:of|from)|\p{L}+n't)\b/giu;

const beyond = /\b(?:over|above|more than|beyond|exceeding|larger than|greater than)\b/;

function keepsLimit(claim: Frame, limit: string): boolean {
  return hasWord(claim.lower, limit) || (beyond.test(limit) && beyond.test(claim.lower));
}

const limited =
  /\b(?:no|not|never|without|none)\b([^,;.]{2,40}?)\b(over|above|more than|beyond|except|other than|outside|within)\b/giu;

/** "no shortage over $5" told as "no shortages": the limit of the denial is gone. */
function lostLimit(claim: Frame, cited: readonly Frame[]): Objection[] {
  return cited.flatMap((frame) =>
    matchesIn(frame.text, limited).flatMap((found): Objection[] => {
      const noun = frameOf(found[1] ?? "").words.find((word) => !word.stop);
      const at = claim.words.find((word) => word.stem === noun?.stem);
      if (at === undefined || keepsLimit(claim, (found[2] ?? "").toLowerCase())) return [];
      return [
        {
          hard: true,
          span: [at.start, at.end],
          detail: `Your resume says "${found[0].trim()} ...".`,
        },
      ];
    }),
  );
}

/** What a claim may say to leave open what is not yet so. */
const stillOpen = /\b(?:pending|await\w*|waiting|proposed|submitted|still to|yet to)\b/i;

const inTime =
  /\b(?:no|not|never|without|none)\b[^,;.]{2,40}?\b(?:in|during|for|since) (?:the )?(?:\p{L}+ (?:of )?)?\d/iu;

/** "No sick days in 2016" told as "never": the time of the denial is gone. */
function lostTime(claim: Frame, context: CheckContext): Objection[] {
  const never = /\b(?:never|ever|always)\b/i.exec(claim.text);
  if (never === null || claim.numbers.some(({ value }) => value > 1)) return [];
  const nearest = nearestSentences(saidWords(claim, scopeFor(context)));
  if (nearest.length === 0 || !nearest.every((one) => inTime.test(one.text))) return [];
  return [
    {
      hard: true,
      span: [never.index, never.index + never[0].length],
      detail: "Your resume says this of a certain time only.",
    },
  ];
}

/** A denial of all cases. */
const ofAll = /^(?:never|zero|none|free of|free from)$/i;
/** A denial of things: whether the line speaks of them at all decides what it is. */
const ofThings = /^(?:no|without)$/i;
/** Telling words behind a denial that say what is denied. */
const deniedWords = 3;

/** Whether a denial may be only another wording: of a deed, or of things that the nearest lines speak of. */
function isWording(claim: Frame, found: RegExpExecArray, nearest: readonly Frame[]): boolean {
  const end = found.index + found[0].length;
  if (ofAll.test(found[0]) || /^ (?:one|a single)\b/i.test(claim.text.slice(end))) return false;
  if (!ofThings.test(found[0]) || /^ longer\b/i.test(claim.text.slice(end))) return true;
  const behind = claim.words
    .filter((word) => word.start >= end && !word.stop)
    .slice(0, deniedWords);
  return behind.some((word) => nearest.some((line) => line.stems.has(word.stem)));
}

/** A denial of what no line denies or limits. */
function denied(claim: Frame, context: CheckContext): Objection[] {
  const [first] = matchesIn(claim.text, negation);
  if (first === undefined) return [];
  const nearest = nearestSentences(saidWords(claim, scopeFor(context)));
  const isLimited = nearest.some((one) => denies.test(one.text) || limitsOf(one)?.ended === true);
  if (isLimited) return [];
  return [
    {
      hard: !isWording(claim, first, nearest),
      span: [first.index, first.index + first[0].length],
      detail: "Your resume does not deny this.",
    },
  ];
}

interface Denial {
  readonly frame: Frame;
  readonly found: RegExpExecArray;
}

/** What the facts deny, told as if they did not. */
function withoutDenial(
  claim: Frame,
  context: CheckContext,
  stated: readonly Denial[],
): Objection[] {
  const words = saidWords(claim, scopeFor(context));
  const isAlsoAffirmed = (stem: string) =>
    words.some(
      ({ word, by }) =>
        word.stem === stem && [...by].some((one) => matchesIn(one.text, negation).length === 0),
    );
  if (stillOpen.test(claim.text)) return [];
  for (const { frame, found } of stated) {
    if (limitsOf(frame)?.ended === true) continue;
    const after = frame.words
      .filter(
        (word) =>
          word.start > found.index &&
          word.start < found.index + 40 &&
          !/[,;.]/.test(frame.text.slice(found.index, word.start)) &&
          !word.stop,
      )
      .slice(0, 2);
    const word = after.find((entry) => claim.stems.has(entry.stem) && !isAlsoAffirmed(entry.stem));
    // "60 report deadlines" says nothing of "no late report": the whole of what is denied must be told.
    if (word !== undefined && after.every((entry) => claim.stems.has(entry.stem))) {
      const at = claim.words.find((entry) => entry.stem === word.stem);
      return [
        {
          hard: true,
          span: at === undefined ? [0, claim.text.length] : [at.start, at.end],
          detail: `Your resume says "${frame.text.slice(found.index, word.end)}".`,
        },
      ];
    }
  }
  return [];
}

/** A "not" that was dropped or added. */
export const checkNegation: Check = (claim, context) => {
  const { cited, posting } = context;
  if (posting.text !== "") return [];
  const said = matchesIn(claim.text, negation);
  const stated = cited.flatMap((frame) =>
    matchesIn(frame.text, negation).map((found) => ({ frame, found })),
  );
  if (said.length === 0) return withoutDenial(claim, context, stated);
  return stated.length === 0 && cited.length > 0
    ? denied(claim, context)
    : [...lostLimit(claim, cited), ...lostTime(claim, context)];
};

const intent =
  /\b(?:planned|planning|proposed|proposing|piloted|pilot|draft(?:ed)?|intended|recommended|suggested|prototyped|prototype|explored|evaluated|scheduled|aspir\w+|learning|studying|researched|tested|trial(?:ed|led)?|tried)\b/giu;

const pending =
  /\b(?:pending|awaiting|waiting for|subject to|not yet|yet to be|under review for|in review for|submitted for|to be) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)/giu;

/** "pending state approval" told as "state-approved". */
export const checkPending: Check = (claim, { cited }) =>
  (cited.length > 2 ? [] : cited).flatMap((frame) =>
    matchesIn(frame.text, pending).flatMap((found): Objection[] => {
      const words = frameOf(found[1] ?? "").words.filter((word) => !word.stop);
      const at = claim.words.find((word) =>
        words.some(
          (other) =>
            other.stem === word.stem ||
            (other.stem.length >= 5 && word.stem.startsWith(other.stem.slice(0, 6))),
        ),
      );
      const kept =
        /\b(?:pending|await|waiting|subject to|not yet|yet to|review|submitted|proposed|draft|to be)/i.test(
          claim.text,
        );
      return at === undefined || kept
        ? []
        : [
            {
              hard: true,
              span: [at.start, at.end],
              detail: `Your resume says "${found[0].trim()}".`,
            },
          ];
    }),
  );

/** Other words for proposing something. */
const putForward =
  /\b(?:idea|proposal|suggestion|advice|advis\w+|recommendation|put forward|pitched)\b/i;

/** Other words for making a plan or a draft. */
const laidOut =
  /\b(?:drew up|draw(?:ing)? up|worked out|laid out|mapped out|set out|put together|prepared|designed|devised|organi[sz]ed|arranged|scheduled|outlined|sketched|wr(?:ite|ites|iting|ote)|compil\w+|first version)\b/i;

/** "planned to migrate" told as "migrated". */
export const checkIntent: Check = (claim, { cited }) => {
  for (const frame of cited) {
    for (const found of matchesIn(frame.text, intent)) {
      const object = frame.words.filter(
        (word) =>
          word.start > found.index + found[0].length &&
          word.start < found.index + found[0].length + 45 &&
          !word.stop,
      );
      const follows = /^\s(?:to|a|an|the|moving|using|for|migrat\w+)\b/.test(
        frame.text.slice(found.index + found[0].length),
      );
      const named = object.filter((word) => claim.stems.has(word.stem));
      const kept =
        matchesIn(claim.text, intent).length > 0 ||
        (/^(?:propos|recommend|suggest)/i.test(found[0]) && putForward.test(claim.text)) ||
        (/^(?:plan|draft|propos)/i.test(found[0])
          ? laidOut.test(claim.text)
          : saysLimit.test(claim.text)) ||
        claim.stems.has(frame.words.find((word) => word.start === found.index)?.stem ?? "");
      if (follows && named.length >= Math.min(2, object.length) && named.length > 0 && !kept) {
        const at = claim.words.find((word) => word.stem === named[0]?.stem);
        return [
          {
            hard: true,
            span: at === undefined ? [0, 1] : [at.start, at.end],
            detail: `Your resume says "${found[0]}".`,
          },
        ];
      }
    }
  }
  return [];
};
