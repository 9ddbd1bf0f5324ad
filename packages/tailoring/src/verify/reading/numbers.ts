import { foreignNumbers } from "../thesaurus/foreign.data.ts";
import { numberWords } from "../../text/number-words.data.ts";
import { isStopWord, stemOf } from "../../text/stem.ts";
import { tokenise } from "@savile/taxonomy";

/** What is counted: money, a share, a multiple, or things. */
export type NumberKind = "money" | "percent" | "multiple" | "plain";
export type Qualifier = "most" | "about" | "over" | "none";

/** A number of a text with what it belongs to. */
export interface NumberMention {
  readonly value: number;
  readonly kind: NumberKind;
  readonly currency: string;
  readonly year: boolean;
  readonly qualifier: Qualifier;
  /** Denominator of "30 of 36". */
  readonly of?: number;
  /** "per month", "daily" as the stem of the period. */
  readonly per?: string;
  /** Stems of the words around it, nearest first. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Stems of the phrase that is counted: the words that follow without a preposition between. */
  readonly head: readonly string[];
  /** Stem of the noun of "a team of 14". */
  readonly group: readonly string[];
  readonly start: number;
  readonly end: number;
}

const allWords: Readonly<Record<string, number>> = { ...foreignNumbers, ...numberWords };
const words = Object.keys(allWords)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,])([$€£]|USD ?|EUR ?|GBP ?)?(?:(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)|(?<=^|[^\\p{L}])(${words})(?:[- ](one|two|three|four|five|six|seven|eight|nine))?(?=[^\\p{L}]|$)|(?<=^|[^\\p{L}])(an? (?:dozen|hundred|thousand|million)|dozens|hundreds|thousands|millions|twice|thrice|(?:a|one)[- ](?:third|fifth|tenth)|two[- ]thirds|three[- ]quarters|(?:a|one)[- ]quarter(?= of)|(?<=by (?:about |nearly |almost |roughly )?)(?:a|one)[- ]quarter|half|halv(?:ed|ing|e)|doubl(?:ed|ing|e)|tripl(?:ed|ing|e)|quadrupl(?:ed|ing|e))(?=[^\\p{L}]|$))(?:\\s?(k|m|mm|bn|b|million|billion|thousand|hundred|dozen)(?=[^\\p{L}]|$))?\\+?(\\s?%|\\s?percent(?:age points)?|x(?=[^\\p{L}]|$)|\\s?-?fold)?(\\s?(?:dollars|euros|pounds|USD|EUR|GBP)(?=[^\\p{L}]|$))?`,
  "giu",
);
const scale: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  hundred: 100,
  dozen: 12,
};
const wordy: readonly (readonly [RegExp, number, NumberKind])[] = [
  [/^an? dozen|^dozens/, 12, "plain"],
  [/^an? hundred|^hundreds/, 100, "plain"],
  [/^an? thousand|^thousands/, 1000, "plain"],
  [/^an? million|^millions/, 1e6, "plain"],
  [/^twice/, 2, "plain"],
  [/^thrice/, 3, "plain"],
  [/^(?:a|one)[- ]third/, 33.3, "percent"],
  [/^two[- ]thirds/, 66.7, "percent"],
  [/^three[- ]quarters/, 75, "percent"],
  [/^(?:a|one)[- ]quarter/, 25, "percent"],
  [/^(?:a|one)[- ]fifth/, 20, "percent"],
  [/^(?:a|one)[- ]tenth/, 10, "percent"],
  [/^hal/, 50, "percent"],
  [/^doubl/, 2, "multiple"],
  [/^tripl/, 3, "multiple"],
  [/^quadrupl/, 4, "multiple"],
];

function qualifierOf(before: string, raw: string, after: string): Qualifier {
  if (
    /\b(?:up to|bis zu|hasta|jusqu'à|até|at most|maximum of|no more than|not more than|as many as|under|below|less than|fewer than|within)\s*[$€£]?$/i.test(
      before,
    )
  )
    return "most";
  if (
    /\b(?:about|around|etwa|rund|ca\.?|environ|unos|unas|cerca de|approximately|approx\.?|roughly|some|nearly|almost|circa|close to|~)\s*[$€£]?$/i.test(
      before,
    ) ||
    before.endsWith("~")
  )
    return "about";
  if (
    /\b(?:over|more than|über|mehr als|más de|plus de|mais de|above|exceeding|at least|greater than|better than|upwards of|north of|no fewer than|no less than|minimum of|in excess of)\s*[$€£]?$/i.test(
      before,
    )
  )
    return "over";
  return raw.includes("+") || /^\s?(?:\+|or more|plus\b)/i.test(after) ? "over" : "none";
}

const periods: Readonly<Record<string, string>> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
  annually: "year",
  annual: "year",
  hourly: "hour",
  nightly: "night",
  quarterly: "quarter",
};

function perOf(after: string): string | undefined {
  const near = after.slice(0, 50).split(/[,;.]/)[0] ?? "";
  const foreign = /(?:^|\s)(?:pro|je|par|por|al|à la|a la|ao)\s(\p{L}{3,})/iu.exec(near)?.[1];
  if (foreign !== undefined && !/^(?:cien|ciento|cent)$/i.test(foreign))
    return foreign.toLowerCase();
  const per =
    /\b(?:per|a|each|every)\s(day|week|month|year|hour|shift|minute|second|quarter|night|visit|class|semester|annum)\b/i
      .exec(near)?.[1]
      ?.toLowerCase();
  if (per !== undefined) return per === "annum" ? "year" : per;
  const adverb = /\b(daily|weekly|monthly|yearly|annually|hourly|nightly|quarterly)\b/i
    .exec(near)?.[1]
    ?.toLowerCase();
  return adverb === undefined ? undefined : periods[adverb];
}

/** Stems of up to `most` words that carry meaning, to the next sentence mark. */
function stemsNear(text: string, most: number, backwards: boolean): string[] {
  const part = backwards
    ? (text.split(/[;:!?\n]|\.\s/).at(-1) ?? "")
    : (text.split(/[;:!?\n]|\.(?:\s|$)/)[0] ?? "");
  const stems = tokenise(part)
    .filter((token) => !isStopWord(token.lower) && !/^\d/.test(token.lower))
    .map((token) => stemOf(token.lower));
  return backwards ? stems.slice(-most).toReversed() : stems.slice(0, most);
}

/** The other end of a range that a number opens. */
const rangeNext =
  /^\s?(?:-|to|or)\s?[$€£]?(?:\d[\d.,]*(?:\s?(?:%|k\b|m\b))?|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty))/i;

function headStems(after: string): string[] {
  const part =
    after
      .replace(rangeNext, "")
      .replace(/^[\s-]+/, "")
      .split(/[,;:!?\n()]|\.(?:\s|$)/)[0] ?? "";
  const stems: string[] = [];
  for (const token of tokenise(part)) {
    if (
      /^(?:times?|persons?|people|members?|strong|full|new)$/.test(token.lower) &&
      stems.length === 0
    )
      continue;
    if (stems.length > 0 && /^(?:and|or)$/.test(token.lower)) continue;
    if (
      isStopWord(token.lower) ||
      /^\d/.test(token.lower) ||
      numberWords[token.lower] !== undefined
    )
      break;
    stems.push(stemOf(token.lower));
  }
  return stems.slice(0, 4);
}

const stretch =
  /^[\s-]?(?:single )?(?:year|month|week|day|hour|minute|quarter|semester|season|term)/i;
const rangeTail =
  /^\s?(?:-|to|and|or)\s?[$€£]?\d[\d.,]*\s?(%|percent|(?:k|m|million|thousand|billion)(?![\p{L}\p{N}]))/iu;
const rangeHead = /([$€£])\d[\d.,]*\s?(?:[km]\s?)?(?:-|to|and|or)\s?$/i;

/** What a number of a range takes from the other: "71 to 84 percent", "$40-50K". */
function withRange(
  parts: readonly (string | undefined)[],
  before: string,
  after: string,
): { money?: string; magnitude?: string; percent?: string } {
  const [money, magnitude, percent] = parts;
  const tail = rangeTail.exec(after)?.[1];
  const share = tail === "%" || tail === "percent";
  const coin = money ?? rangeHead.exec(before)?.[1];
  const scaled = magnitude ?? (share ? undefined : tail);
  const shared = percent ?? (share ? "%" : undefined);
  return {
    ...(coin === undefined ? {} : { money: coin }),
    ...(scaled === undefined ? {} : { magnitude: scaled }),
    ...(shared === undefined ? {} : { percent: shared }),
  };
}

/** "of the twenty-two" behind a number. */
const denominator = new RegExp(
  `^\\s?(?:out )?(?:of|\\/)\\s?(?:the |all )?(\\d+|(?:${words})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)\\b`,
  "i",
);

/** "thirty-six" or digits. */
function tensOf(text: string): number {
  const [tens = "", ones = ""] = text.toLowerCase().split("-");
  const words = (allWords[tens] ?? 0) + (allWords[ones] ?? 0);
  return words > 0 ? words : Number(text);
}

function groupStems(before: string): string[] {
  const noun = /(\p{L}+) of (?:about |up to |over |nearly )?$/iu.exec(before)?.[1];
  return noun === undefined || /^(?:instead|out|number|total)$/i.test(noun)
    ? []
    : [stemOf(noun.toLowerCase())];
}

function readOne(text: string, found: RegExpExecArray): NumberMention | undefined {
  const [raw, ownMoney, digits, word, unit, phrase, ownMagnitude, ownPercent, coin] = found;
  const start = found.index;
  const end = start + raw.trimEnd().length;
  const before = text.slice(Math.max(0, start - 70), start);
  const after = text.slice(end, end + 90);
  if (digits !== undefined && /^(?:st|nd|rd|th)\b/i.test(after)) return undefined;
  const { money, magnitude, percent } = withRange(
    [ownMoney, ownMagnitude, ownPercent],
    before,
    after,
  );
  // "five and a half" was read with its number; "half past five" counts nothing.
  if (/^half/i.test(phrase ?? "") && (/\band an?\s$/i.test(before) || /^\spast\b/i.test(after)))
    return undefined;
  const idiom =
    phrase === undefined ? undefined : wordy.find(([test]) => test.test(phrase.toLowerCase()));
  if (
    word !== undefined &&
    /^one$/i.test(word) &&
    unit === undefined &&
    magnitude === undefined &&
    percent === undefined &&
    !stretch.test(after) &&
    !/^(?:\s?-|\sto|\sor)\s?(?:two|three|2|3)\b/i.test(after)
  )
    return undefined;
  const base =
    digits === undefined
      ? (allWords[(word ?? "").toLowerCase()] ?? 0) + (allWords[(unit ?? "").toLowerCase()] ?? 0)
      : Number(digits.replaceAll(",", ""));
  const tail = idiom === undefined && /^\sand a half\b/i.test(after) ? 0.5 : 0;
  const value = (idiom?.[1] ?? base + tail) * (scale[(magnitude ?? "").toLowerCase()] ?? 1);
  const kind: NumberKind =
    money !== undefined || coin !== undefined
      ? "money"
      : percent === undefined
        ? (idiom?.[2] ?? "plain")
        : /%|percent/i.test(percent)
          ? "percent"
          : "multiple";
  const of = denominator.exec(after)?.[1];
  const per = perOf(after);
  return {
    value,
    kind,
    currency: (money ?? coin ?? "")
      .trim()
      .replace(/^(?:USD|dollars)$/i, "$")
      .replace(/^(?:EUR|euros)$/i, "€")
      .replace(/^(?:GBP|pounds)$/i, "£"),
    year: kind === "plain" && /^(?:19|20)\d{2}$/.test(digits ?? ""),
    qualifier: qualifierOf(before, raw, after),
    ...(of === undefined ? {} : { of: tensOf(of) }),
    ...(per === undefined ? {} : { per }),
    before: stemsNear(before, 5, true),
    after: stemsNear(after, 5, false),
    head: headStems(after),
    group: groupStems(before),
    start,
    end,
  };
}

/** The numbers of a folded text, written in digits or words. */
export function readNumbers(text: string): NumberMention[] {
  const numbers: NumberMention[] = [];
  for (const found of text.matchAll(pattern)) {
    const number = readOne(text, found);
    if (number !== undefined) numbers.push(number);
  }
  return numbers;
}
