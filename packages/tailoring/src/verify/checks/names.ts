import { titleNouns } from "@savile/taxonomy/lexicon";
import type { Check, CheckContext, Objection, SourceCheck } from "../reading/context.ts";
import type { Source } from "../../match/source.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { saysHelping, saysTogether } from "../reading/helping.data.ts";
import { nearestSentences, saidWords, scopeFor } from "../reading/scope-sentences.ts";
import { saysWord } from "../reading/words.ts";
import { matchesIn } from "../reading/patterns.ts";
import { orgAt } from "./org-names.ts";

const honours =
  /\b(?:\p{L}+ of the (?:year|month|quarter|week|season)|award(?:ed|-winning)?|winner|prize|valedictorian|honou?rs?|medal(?:ist)?|recogni[sz]ed (?:as|for)|recognition|finalist|(?:magna|summa) cum laude|dean's list|scholar(?:ship)?|top (?:performer|seller|producer|\d+ ?%)|number one|#1|best)\b/giu;

/** An honour that a claim gives the person. */
const givenTo = /\b(?:named|voted|elected|awarded|honou?red|received|won|earned)\b/iu;
const honour =
  /\b(?:awards?|prizes?|medals?|trophy|employee|of the (?:year|month|quarter|season))\b/iu;

/** An honour of a group that is told as one of the person: "part of the crew that won the prize". */
function ofGroup(claim: Frame, context: CheckContext): Objection[] {
  const found = honour.exec(claim.text);
  if (found === null || saysTogether.test(claim.text) || saysHelping.test(claim.text)) return [];
  if (/\b(?:team|crew|shift|group|department|staff|our)\b/iu.test(claim.text)) return [];
  const told = nearestSentences(saidWords(claim, scopeFor(context))).filter(({ text }) =>
    honour.test(text),
  );
  const isShared = told.length > 0 && told.every(({ text }) => text.search(ofSeveral) >= 0);
  if (!isShared || !givenTo.test(claim.text)) return [];
  const span: [number, number] = [found.index, found.index + found[0].length];
  return [{ hard: true, span, detail: "Your resume says that several were given this." }];
}

/** Closed class: several who were given something. */
const ofSeveral =
  /\b(?:member of|part of|one of (?:the )?(?:\d|two|three|four|five|six)|our (?:team|crew|shift|department)|(?:team|crew|shift|group|department) (?:of|that|which|award|prize|was|received|won)|(?:our|the) [\p{L}-]+ (?:team|crew|shift)|with \p{L}+ co-|jointly|shared)/iu;

/** Awards and titles of honour that no line of the resume states. */
export const checkAward: Check = (claim, context) => {
  const { source, support, posting } = context;
  if (posting.text !== "") return [];
  const shared = ofGroup(claim, context);
  if (shared.length > 0) return shared;
  const named = source.lines.some(
    (line) =>
      line.kind === "award" && line.stems.filter((stem) => claim.stems.has(stem)).length >= 2,
  );
  if (named) return [];
  return matchesIn(claim.text, honours).flatMap((found): Objection[] => {
    const wanted = frameOf(found[0]).words.filter((word) => !word.stop);
    const stated =
      source.lines.some((line) => wanted.every(({ stem }) => frameOf(line.text).stems.has(stem))) ||
      (wanted.length === 1 && wanted.every((word) => saysWord(support, word)));
    return stated
      ? []
      : [
          {
            hard: true,
            span: [found.index, found.index + found[0].length],
            detail: `Your resume does not state "${found[0]}".`,
          },
        ];
  });
};

const titleAt =
  /(?:^|[.;,]\s|\b(?:as|am|was|an?|the|current|former|experienced)\s)((?:\p{Lu}[\p{L}/&-]*\s){0,5}\p{Lu}[\p{L}/&-]*|(?:\p{L}+\s){0,3}\p{L}+)\s?,? (?:at|with|for) (?:the )?(?=\p{Lu})/gu;

/** "Designer at Peakline" of the one who was a design intern there. */
export const checkTitleAtOrg: SourceCheck = (claim, { source, posting }) =>
  matchesIn(claim.text, titleAt).flatMap((found): Objection[] => {
    const place = claim.text.slice(found.index + found[0].length);
    const rest = place.toLowerCase();
    // "Harbour Hotel (212 rooms)" is named without what is said of it.
    const roles = source.roles.filter(
      (role) => role.org !== "" && orgAt(place, role.org)?.[0] === 0,
    );
    const words = frameOf(found[1] ?? "").words;
    const noun = words
      .filter((word) => titleNouns.has(word.lower) || word.lower.startsWith("intern"))
      .at(-1);
    const known =
      roles.length > 0 ||
      source.lines.some(
        (line) =>
          /^(?:org|school|location|title|project)$/.test(line.kind) &&
          line.text !== "" &&
          rest.startsWith(line.text.toLowerCase().split(/[\s,]/)[0] ?? ""),
      );
    if (!known && noun !== undefined && / at /.test(found[0]) && posting.text === "")
      return [
        {
          hard: true,
          span: [found.index, found.index + found[0].length],
          detail: "Your resume states no work there.",
        },
      ];
    if (roles.length === 0 || noun === undefined) return [];
    const held = roles.some((role) => {
      const title = frameOf(role.title);
      return (
        (saysWord(title, noun) ||
          (noun.lower === "volunteer" && role.id.startsWith("vol")) ||
          saysWord(title, noun.lower.replace(/ship$/, ""))) &&
        !lostKind(title, words)
      );
    });
    return held
      ? []
      : [
          {
            hard: true,
            span: spanOf(noun),
            detail: `Your title there was ${roles.map((role) => role.title).join(" and ")}.`,
          },
        ];
  });

/** "Intern" or "Assistant" of a title that is told without it. */
function lostKind(title: Frame, words: readonly FrameWord[]): boolean {
  const kind = title.words.filter((word) =>
    /^(?:intern|trainee|apprentice|volunteer|student|temporary)$/.test(word.lower),
  );
  return (
    kind.length > 0 &&
    !words.some((word) => kind.some((own) => own.lower.slice(0, 5) === word.lower.slice(0, 5)))
  );
}

const kinds =
  /\b(?:intern(?:ship)?|volunteer|contract(?:or)?|part[- ]time|temporary|temp|seasonal|acting|interim|substitute|freelance|trainee|apprentice|co-op|student|assistant|junior|associate|deputy|adjunct|locum|per diem|sous|vice|sub|under|second|co)\b/giu;

/** A title with words that say what kind of job it was, and what it says without them. */
interface KindOfJob {
  readonly title: string;
  readonly words: readonly string[];
  readonly cased: string;
  readonly bare: string;
  readonly own: RegExp;
}

const kindsBySource = new WeakMap<Source, readonly KindOfJob[]>();

/** The titles of a source that would be another title without such a word. */
function kindsOf(source: Source): readonly KindOfJob[] {
  const before = kindsBySource.get(source);
  if (before !== undefined) return before;
  const titles = source.lines.filter((line) => line.kind === "title");
  const made = titles.flatMap((line): KindOfJob[] => {
    const words = matchesIn(line.text, kinds).map((found) => found[0].toLowerCase());
    const cased = line.text
      .replace(kinds, " ")
      .replace(/[^\p{L}\d]+/gu, " ")
      .trim();
    const bare = cased.toLowerCase();
    const isTitle = bare.split(" ").some((word) => titleNouns.has(word) && word !== "sales");
    const others = titles.some(
      (other) => other.address !== line.address && other.text.toLowerCase().includes(bare),
    );
    const counts = /^(?:exp|vol)/.test(line.address) && words.length > 0 && bare.length >= 5;
    if (!counts || !isTitle || others) return [];
    const own = new RegExp(`\\b(?:as|am|was|i'm) (?:an?|the) ${bare}\\b`, "u");
    return [{ title: line.text, words, cased, bare, own }];
  });
  kindsBySource.set(source, made);
  return made;
}

/** A title told without the word that says what kind of job it was. */
export const checkEmploymentType: Check = (claim, { source, mode, posting }) => {
  const held = kindsOf(source);
  if (held.length === 0) return [];
  // Whole words: "Chemistry" tells of no chemist.
  const plain = ` ${claim.text.replace(/[^\p{L}\d]+/gu, " ").trim()} `;
  const lower = plain.toLowerCase();
  const lost = held.find(({ words, cased, bare, own }) => {
    const told =
      mode === "line"
        ? lower.startsWith(` ${bare} `) && plain.startsWith(` ${cased.slice(0, 1)}`)
        : plain.includes(` ${cased} `);
    return (
      (told || own.test(claim.lower)) &&
      !posting.lower.includes(bare) &&
      !words.some((word) => claim.lower.includes(word.slice(0, 6)))
    );
  });
  return lost === undefined
    ? []
    : [{ hard: true, span: [0, claim.text.length], detail: `Your title was ${lost.title}.` }];
};
