import type { Words } from "@savile/taxonomy";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";
import {
  confusedPrepositions,
  governedPrepositions,
} from "../lexicon/governed-prepositions.data.ts";

const confused = new Set(confusedPrepositions.split(" "));
const governed = new Map(
  governedPrepositions
    .trim()
    .split(/[|\n]/)
    .map((row) => {
      const [word = "", allowed = ""] = row.split(":");
      return [word.trim(), new Set(allowed.trim().split(" "))] as const;
    }),
);

/** Whether a preposition begins a time or place of its own: "interested at first", "trained for three years". */
function isOwnPhrase(next: TaggedToken | undefined): boolean {
  return (
    next === undefined ||
    next.tags.has("time") ||
    next.tags.has("num") ||
    /^(?:least|first|last|once|all|both|every|each|any|which|whom|present|the)$/.test(next.low)
  );
}

/** What may stand behind a word, or behind the word that it is the highest degree of: "proudest". */
function allowedBehind(words: Words, low: string): ReadonlySet<string> | undefined {
  const own = governed.get(low);
  if (own !== undefined || !low.endsWith("est")) return own;
  return words
    .lemmas(low, "adjective")
    .map((lemma) => governed.get(lemma))
    .find((allowed) => allowed !== undefined);
}

/** Whether what stands before a word frees it: "too tired to", "something different about", "the mention of". */
function isFreed(
  before: TaggedToken | undefined,
  prep: TaggedToken,
  next: TaggedToken | undefined,
): boolean {
  const low = before?.low ?? "";
  if (prep.low === "to") return /^(?:too|enough|so)$/.test(low);
  if (prep.low === "as") return ["pr.1", "pr.s3", "pr.sp"].some((tag) => next?.tags.has(tag));
  return /^(?:something|anything|nothing|everything|the|feel|felt)$/.test(low);
}

function wrongPreposition(
  words: Words,
  token: TaggedToken,
  prep: TaggedToken,
  next: TaggedToken | undefined,
): boolean {
  const allowed = allowedBehind(words, token.low);
  if (allowed === undefined || !confused.has(prep.low) || allowed.has(prep.low)) return false;
  return !isOwnPhrase(next) || /^(?:of|about)$/.test(prep.low) || next?.low === "the";
}

function prepositions(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  return tokens.flatMap((token, at) => {
    const prep = tokens[at + 1];
    const isWrong = prep !== undefined && wrongPreposition(words, token, prep, tokens[at + 2]);
    return isWrong && !isFreed(tokens[at - 1], prep, tokens[at + 2])
      ? [{ kind: "comparative-preposition" as const, span: `${token.text} ${prep.text}` }]
      : [];
  });
}

function isCompared(words: Words, low: string): boolean {
  const isForm =
    /(?:er|est)$/.test(low) &&
    words
      .lemmas(low, "adjective")
      .some((lemma) => lemma !== low && words.frequency(lemma, "adjective") > 0);
  return isForm || /^(?:better|best|worse|worst)$/.test(low);
}

function opensThing(token: TaggedToken | undefined): boolean {
  return token !== undefined && (token.tags.has("det") || token.tags.has("poss"));
}

/** "sooner as the average": what is more than another is so "than" it. */
function comparedAs(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  return tokens.flatMap((token, at) => {
    const [next, then] = tokens.slice(at + 1, at + 3);
    const isAs = next?.low === "as" && opensThing(then);
    const isMore =
      token.low.endsWith("er") && !token.tags.has("n.s") && isCompared(words, token.low);
    return isAs && isMore && tokens[at - 1]?.low !== "as"
      ? [{ kind: "comparative-preposition" as const, span: `${token.text} ${next.text}` }]
      : [];
  });
}

/** "more busier", and "the more complex" of four. */
function comparisons(words: Words, text: string, tokens: readonly TaggedToken[]): Fault[] {
  const faults: Fault[] = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isTwice =
      /^(?:more|most)$/.test(token.low) &&
      next !== undefined &&
      isCompared(words, next.low) &&
      !next.tags.has("n.s");
    return isTwice
      ? [{ kind: "comparative-preposition" as const, span: `${token.text} ${next.text}` }]
      : [];
  });
  const ofMany =
    /\b[Oo]f (?:all )?(?:the|my|our) (?:three|four|five|six|seven|eight|nine|ten|twelve|many|\d+)\b.*\bthe (?:more \w+|\w+er)\s*[.,]?$/.exec(
      text,
    );
  return ofMany === null
    ? faults
    : [...faults, { kind: "comparative-preposition", span: ofMany[0] }];
}

/** "since six years": a length of time where a moment is meant. */
function since(text: string): Fault[] {
  const found =
    /\b(?:since|from) (?:the (?:last|past) )?(?:about |over |more than |almost |nearly )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|\d{1,2}|many|several) (?:years|months|weeks)\b(?! (?:ago|before|old|after|earlier|of age|to|until))/i.exec(
      text,
    );
  const isSince = found !== null && /^since/i.test(found[0]);
  const during =
    /\b(?:during|until) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|\d{1,2}|many|several) (?:years|months|weeks)\b(?! (?:ago|of|before))/i.exec(
      text,
    );
  const span = isSince ? found[0] : during?.[0];
  return span === undefined ? [] : [{ kind: "comparative-preposition", span }];
}

/** Days with the preposition of months, and months with that of days; "prefer" with "than". */
function fixedPhrases(text: string): Fault[] {
  const found =
    /\b(?:at|in) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b|\bon (?:January|February|March|April|June|July|August|September|October|November|December)\b(?! \d)|\bprefer \w+ than\b|\b(?:superior|inferior|senior|junior) than\b|\bas \w+ than\b|\b(?:twice|times|nearly|almost|just) as (?:many|much|few|\w+) \w+ than\b|\b(?:take|takes|taking|took|taken) part (?:at|on) (?:the|an?|my)\b|\b(?:(?:faster|better|bigger|older|younger|larger|smaller|cheaper|higher|lower|quicker|safer|stronger|longer|worse)|more \w+) as (?=the|my|an?|any|before|others|me)\b|\b(?:made|makes|make|let|lets) (?:me|him|her|us|them) to\b|\barrived? to\b|\bwork(?:ed)? on (?:a|the) (?:bank|school|shop|hospital|company|firm|office|hotel)\b|\blook(?:ing)? forward (?:for|of|on|in|at|with|about)\b|\b(?:am|was|been|got) used (?:of|with|for|at)\b|\b(?:fewer|more|less) (?:\w+ ){1,3}as (?=any|my|the|others)|\b(?:learn|hear|know|find out) more (?:over|for|to) (?:your|the|how|this)\b|\bclosely to\b|\bgraduated in the (?:University|College)|\b(?:am|are|is|was) (?:agree|disagree)\b/.exec(
      text,
    );
  return found === null ? [] : [{ kind: "comparative-preposition", span: found[0] }];
}

/** Comparisons made twice and prepositions that a word does not take. */
export function prepositionFaults(
  words: Words,
  text: string,
  tokens: readonly TaggedToken[],
): Fault[] {
  return [
    ...prepositions(words, tokens),
    ...comparisons(words, text, tokens),
    ...comparedAs(words, tokens),
    ...since(text),
    ...fixedPhrases(text),
  ];
}
