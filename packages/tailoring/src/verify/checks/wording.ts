import { placeholders, stockPhrases } from "../../letter/tell-list.data.ts";
import type { Check, Objection, SourceCheck } from "../context.ts";
import { frameOf } from "../frame.ts";
import type { Frame } from "../frame.ts";
import { matchesIn } from "../patterns.ts";

function objections(
  claim: Frame,
  pattern: RegExp,
  known: (found: string) => boolean,
  detail: (found: string) => string,
  hard = true,
): Objection[] {
  return matchesIn(claim.text, pattern).flatMap((found): Objection[] =>
    known(found[0].toLowerCase())
      ? []
      : [{ hard, span: [found.index, found.index + found[0].length], detail: detail(found[0]) }],
  );
}

const scope =
  /\b(?:enterprise[- ]wide|company[- ]wide|organi[sz]ation[- ]wide|nation(?:al|wide)|world(?:wide|-wide)|global(?:ly)?|international(?:ly)?|mission[- ]critical|business[- ]critical|single[- ]handed(?:ly)?|alone|on my own|by myself|unaided|unassisted|solo|from scratch|from the ground up|end[- ]to[- ]end|high[- ](?:traffic|volume|profile|stakes|performance|availability)|large[- ]scale|cross[- ]functional|award[- ]winning|compliant|across (?:the|all|every|multiple) \p{L}+|fully|independently|solely|personally|multi[- ]million|fortune \d+|industry[- ]leading|zero[- ]downtime|hospital[- ]wide|district[- ]wide|store[- ]wide|statewide|regional)\b/giu;

/** Words that make the work larger than the facts do. */
export const checkScope: Check = (claim, { support, posting }) =>
  objections(
    claim,
    scope,
    (found) =>
      hasWord(`${support.lower} ${posting.lower}`.replace(/-/g, " "), found.replace(/-/g, " ")),
    (found) => `Your resume does not say "${found}".`,
  );

const absolute =
  /\b(?:every|always|never|all|each|best|top|first|only|entire|whole|highest|largest|fastest|leading|number one|#1|perfect|flawless(?:ly)?|consistently|unmatched|record(?=-|\s(?:sales|high|low|growth|year|quarter|profits?|revenues?|time|numbers?|breaking))|exclusively|100 ?%)(?=\W|$)/giu;

/** Whether a text holds a word or phrase as a whole: "calls" holds no "all". */
function hasWord(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + phrase.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

const everyPeriod =
  /\b(?:each|every)(?= (?:day|week|month|year|shift|night|quarter|semester|season|visit|class)\b)/gi;
const perPeriod =
  /\b(?:per|a|each|every) (?:day|week|month|year|shift|night|quarter|semester|season|visit|class)\b|\b(?:daily|weekly|monthly|yearly|annual|annually|nightly|quarterly)\b/i;

/** "each shift" for "per shift" is no absolute; the offsets stay. */
function withoutPeriods(text: string, support: string): string {
  const partly = /\d+ (?:out )?of (?:the )?\d+/i.test(support);
  return perPeriod.test(support) && !partly
    ? text.replace(everyPeriod, (word) => " ".repeat(word.length))
    : text;
}

/** Ways to say that none was left out. */
const wholes: ReadonlySet<string> = new Set(["all", "every", "each", "100%", "100 %"]);

/** Superlatives and absolutes that the facts do not state. */
export const checkAbsolute: Check = (claim, { support, mode, posting }) =>
  objections(
    { ...claim, text: withoutPeriods(claim.text, support.text) },
    absolute,
    (found) =>
      hasWord(support.lower, found) ||
      (wholes.has(found) &&
        !/\ball (?:of )?(?:the |my |our )?\d/.test(support.lower) &&
        [...wholes].some((other) => hasWord(support.lower, other))) ||
      (mode === "prose" && posting.text !== ""),
    (found) => `Your resume does not say "${found}".`,
  );

const negation = /\b(?:not|no|never|without|none|zero|except|excluding|neither|nor|n't)\b/giu;

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

/** A "not" that was dropped or added. */
export const checkNegation: Check = (claim, { cited, posting }) => {
  const said = matchesIn(claim.text, negation);
  const stated = cited.flatMap((frame) =>
    matchesIn(frame.text, negation).map((found) => ({ frame, found })),
  );
  if (posting.text !== "") return [];
  if (said.length > 0 && stated.length === 0 && cited.length > 0) {
    const [first] = said;
    return first === undefined
      ? []
      : [
          {
            hard: true,
            span: [first.index, first.index + first[0].length],
            detail: "Your resume does not deny this.",
          },
        ];
  }
  if (said.length > 0) return lostLimit(claim, cited);
  for (const { frame, found } of stated) {
    const after = frame.words
      .filter(
        (word) =>
          word.start > found.index &&
          word.start < found.index + 40 &&
          !/[,;.]/.test(frame.text.slice(found.index, word.start)) &&
          !word.stop,
      )
      .slice(0, 2);
    const word = after.find((entry) => claim.stems.has(entry.stem));
    if (word !== undefined) {
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

const links = /\b[\w.+-]+@[\w-]+\.[\w.]+\b|\bhttps?:\/\/\S+|\bwww\.\S+|(?:\+?\d[\d\s().-]{8,}\d)/g;

/** Addresses, links and numbers to call that are not in the resume. */
export const checkContact: SourceCheck = (claim, { source }) => {
  const all = source.lines
    .map((line) => line.text)
    .join("\n")
    .toLowerCase();
  return objections(
    claim,
    links,
    (found) => all.includes(found.trim()),
    () => "This address is not in your resume.",
  );
};

const protectedWords =
  /\b(?:\d{2}[- ]years?[- ]old|married|single mother|single father|husband|wife|pregnan\w+|christian|muslim|jewish|hindu|buddhist|catholic|atheist|gay|lesbian|transgender|disabled|disability|citizen(?:ship)?|nationality|born in|date of birth|ethnic\w*)\b/giu;

/** Age, family, faith, health and the like, which nobody has to state. */
export const checkProtected: Check = (claim, { support }) =>
  objections(
    claim,
    protectedWords,
    (found) => support.lower.includes(found),
    () => "This is nobody's business in an application.",
  );

const blankPattern = new RegExp(placeholders.source, "giu");

const strange =
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|<\/?[a-z][^>]*>|\*\*|```|\[[^\]]+\]\(/giu;

const stockByFrame = new WeakMap<Frame, readonly { phrase: string; at: number }[]>();

/** The stock phrases that a text holds as whole words. */
function stockIn(claim: Frame): readonly { phrase: string; at: number }[] {
  const before = stockByFrame.get(claim);
  if (before !== undefined) return before;
  const found = stockPhrases.flatMap((phrase) => {
    const at = claim.lower.indexOf(phrase);
    const whole =
      at >= 0 &&
      !/[\p{L}]/u.test(claim.lower.charAt(at - 1)) &&
      !/[\p{L}]/u.test(claim.lower.charAt(at + phrase.length));
    return whole ? [{ phrase, at }] : [];
  });
  stockByFrame.set(claim, found);
  return found;
}

/** Hidden characters, markup, blanks of a form, and stock phrases that the person did not write. */
const stockDetail = "is a stock phrase that you did not write.";

/** Whether an objection is to the sound of a text and not to what it states. */
export function isStockObjection({ detail }: Pick<Objection, "detail">): boolean {
  return detail.endsWith(stockDetail);
}

export const checkForm: Check = (claim, { support, posting }) => {
  const original = { ...claim, text: claim.original };
  const marks = objections(
    original,
    strange,
    (found) => support.original.toLowerCase().includes(found),
    () => "Hidden characters or markup.",
  );
  const blanks = objections(
    claim,
    blankPattern,
    (found) => support.lower.includes(found),
    () => "A blank of a form was left open.",
  );
  const own = ` ${support.lower} ${posting.lower} `;
  const stock = stockIn(claim).flatMap(({ phrase, at }): Objection[] => {
    return !own.includes(phrase)
      ? [
          {
            hard: true,
            span: [at, at + phrase.length],
            detail: `"${phrase}" ${stockDetail}`,
          },
        ]
      : [];
  });
  return [...marks, ...blanks, ...stock];
};
