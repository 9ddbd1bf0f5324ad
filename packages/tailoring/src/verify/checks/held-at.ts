import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import type { Source, SourceRole } from "../../match/source.ts";
import { titleSimilarity } from "../../match/titles.ts";
import { degreesIn } from "../../posting/degrees.ts";
import type { SourceCheck } from "../reading/context.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { periodIn } from "../reading/told-period.ts";
import { orgAt } from "./org-names.ts";
import { saysWord } from "../reading/words.ts";

/** Up to six words of a title right before "at Firm", ", Firm" or "– Firm". */
function titleBefore(claim: Frame, at: number): readonly FrameWord[] {
  const link = /(?:\b(?:at|with|for|of|from)(?: the)?\s|[,|–-]\s*(?:the )?|\()$/i.exec(
    claim.text.slice(0, at),
  );
  if (link === null) return [];
  const before = claim.words.filter((word) => word.end <= link.index);
  const words: FrameWord[] = [];
  for (const word of before.toReversed().slice(0, 6)) {
    const gap = claim.text.slice(word.end, words[0]?.start ?? link.index);
    if (/[,;.:(]/.test(gap) || (word.stop && !/^(?:of|i{1,3})$/.test(word.lower))) break;
    words.unshift(word);
  }
  const [opening] = words;
  const lead = opening === undefined ? undefined : claim.words[claim.words.indexOf(opening) - 1];
  return lead !== undefined && /^(?:the|two|three|with|for|by|to|our|my|under)$/.test(lead.lower)
    ? []
    : words;
}

function holds(role: SourceRole, word: FrameWord): boolean {
  if (word.lower === "volunteer" && role.id.startsWith("vol")) return true;
  const title = frameOf(role.title);
  // "electrical" of an electrician.
  const family = (other: FrameWord) =>
    word.lower.length > 6 && other.lower.startsWith(word.lower.slice(0, 6));
  return title.stems.has(word.stem) || saysWord(title, word) || title.words.some(family);
}

const lesserKinds =
  /\b(?:deputy|assistant|junior|trainee|apprentice|intern|acting|interim|associate|co|vice|sub|student|volunteer)\b/giu;

/** The words of a title that make it smaller: "deputy" of "Deputy Night Manager". */
function lesserIn(title: string): readonly string[] {
  return (title.match(lesserKinds) ?? []).map((word) => word.toLowerCase());
}

/** Two titles so like each other are of the same work: "software developer", "software engineer". */
const sameWork = 0.8;

/** Whether a title is told without all of the words that make it smaller, at each employer that may be meant. */
function isMadeLarger(
  claim: Frame,
  here: readonly SourceRole[],
  words: readonly FrameWord[],
): boolean {
  return here.every(({ title }) => {
    const lesser = lesserIn(title);
    const noun = frameOf(title).words.at(-1)?.stem;
    const isLost = lesser.length > 0 && !lesser.some((word) => claim.lower.includes(word));
    return isLost && words.at(-1)?.stem === noun;
  });
}

/** The roles at the employer that a claim names first, with the words of a title before its name. */
function titleAtOrg(
  claim: Frame,
  source: Source,
): { readonly here: readonly SourceRole[]; readonly words: readonly FrameWord[] } | undefined {
  const named = source.roles.flatMap((role) => {
    const at = orgAt(claim.text, role.org);
    return at === undefined ? [] : [{ role, at }];
  });
  const [first] = named;
  if (first === undefined) return undefined;
  const here = named.filter(({ at }) => at[0] === first.at[0]).map(({ role }) => role);
  const words = titleBefore(claim, first.at[0]).filter((word) => !word.stop);
  return here.every((role) => role.title === "") ? undefined : { here, words };
}

/** A rank or title of another role, told of the employer that the claim names. */
export const checkHeldAt: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "" || degreesIn(claim.text).length > 0) return [];
  const found = titleAtOrg(claim, source);
  if (found === undefined) return [];
  const { here, words } = found;
  const detail = titlesThere(here);
  const [head] = words;
  if (head !== undefined && isMadeLarger(claim, here, words))
    return [{ hard: true, span: spanOf(head), detail }];
  const others = source.roles.filter((role) => !here.includes(role));
  const isOfOther = ({ lower }: FrameWord) => others.some((role) => titleOf(role).has(lower));
  if (!words.some((word) => titleNouns.has(word.lower) || isOfOther(word))) return [];
  const phrase = words.map(({ text }) => text).join(" ");
  // Of the same work another noun may be told ("developer" of an engineer), and no other rank.
  const isAlike = here.some(({ title }) => titleSimilarity(title, phrase) >= sameWork);
  const isTold = (word: FrameWord) => titleNouns.has(word.lower) || isOfOther(word);
  return words
    .filter((word) => rankWords.has(word.lower) || (!isAlike && isTold(word)))
    .filter((word) => !here.some((role) => holds(role, word)))
    .map((word) => ({ hard: true, span: spanOf(word), detail }));
};

function titlesThere(roles: readonly SourceRole[]): string {
  return `Your title there was ${roles.map((role) => role.title).join(" and ")}.`;
}

function titleOf(role: SourceRole): ReadonlySet<string> {
  return new Set(frameOf(role.title).words.map((word) => word.lower));
}

/** Dates agree as far as both state them. */
function agrees(told: string, held: string): boolean {
  return held === "" || told.startsWith(held) || held.startsWith(told);
}

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

/** Roles that a claim names by employer and, where it can, by title. */
function rolesNamed(claim: Frame, source: Source): readonly SourceRole[] {
  const byOrg = source.roles.filter((role) => orgAt(claim.text, role.org) !== undefined);
  const plain = plainOf(claim.text);
  const titled = (byOrg.length > 0 ? byOrg : source.roles).filter(
    (role) => role.title !== "" && plain.includes(plainOf(role.title)),
  );
  if (titled.length === 0) return byOrg;
  // "Senior Adjuster" holds "Adjuster" too: the shorter title counts where it stands by itself.
  return titled.filter((role) => {
    const longer = titled
      .map((other) => plainOf(other.title))
      .filter((title) => title !== plainOf(role.title) && title.includes(plainOf(role.title)));
    const rest = longer.reduce((text, title) => text.replaceAll(title, " "), plain);
    return rest.includes(plainOf(role.title));
  });
}

/** Whether a line tells of this stretch of time in the same words: "mentor to two graduates since 2022". */
function isPrinted(source: Source, phrase: string): boolean {
  const lower = phrase.toLowerCase().trim();
  const own = source.lines.filter(({ kind }) => kind === "bullet");
  return /[a-z]/.test(lower) && own.some(({ text }) => text.toLowerCase().includes(lower));
}

/** Whether a line of a job that a claim repeats tells of a year. */
function isToldOf(source: Source, claim: Frame, digits: string): boolean {
  return source.lines.some(
    ({ kind, text, stems }) =>
      kind === "bullet" &&
      text.includes(digits) &&
      stems.filter((stem) => claim.stems.has(stem)).length >= 2,
  );
}

/** Another beginning or end than that of the role that the claim names. */
export const checkRoleDates: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "") return [];
  const told = periodIn(claim.text);
  if (told === undefined || isPrinted(source, claim.text.slice(...told.span))) return [];
  const roles = rolesNamed(claim, source).filter((role) => role.period.start !== "");
  if (roles.length === 0) return [];
  const earliest = roles.map((role) => role.period.start).toSorted()[0] ?? "";
  const fits = roles.some(
    ({ period }) =>
      agrees(told.start, period.start) && (told.end === undefined || agrees(told.end, period.end)),
  );
  const whole =
    agrees(told.start, earliest) &&
    roles.some(({ period }) => told.end === undefined || agrees(told.end, period.end));
  return fits || whole
    ? []
    : [
        {
          hard: true,
          span: [...told.span],
          detail: "Your resume gives other dates for this role.",
        },
      ];
};

const entryNames = /^(?:edu|crt|awd|pub|aff|lic)\d/;

/** Another year than that of the certificate, award or course that a claim names. */
export const checkEntryYear: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "") return [];
  const years = claim.numbers.filter((entry) => entry.year);
  if (years.length === 0) return [];
  const roles = rolesNamed(claim, source);
  if (roles.some((role) => orgAt(claim.text, role.org) !== undefined)) return [];
  const entries = new Map<string, string[]>();
  for (const line of source.lines) {
    if (line.entry === undefined || !entryNames.test(line.entry)) continue;
    entries.set(line.entry, [...(entries.get(line.entry) ?? []), line.text]);
  }
  const named = [...entries.values()].filter((texts) => {
    const name = frameOf(texts[0] ?? "").words.filter((word) => !word.stop);
    const shared = name.filter((word) => claim.stems.has(word.stem)).length;
    return shared >= 2 || (name.length === 1 && shared === 1);
  });
  const dated = named.filter((texts) => /\b(?:19|20)\d\d\b/.test(texts.slice(1).join(" ")));
  if (dated.length === 0 || dated.length < named.length) return [];
  return years
    .filter((entry) => {
      const digits = claim.text.slice(entry.start, entry.end);
      const ofRole = roles.some(({ period }) => `${period.start} ${period.end}`.includes(digits));
      return (
        !ofRole &&
        !isToldOf(source, claim, digits) &&
        !dated.some((texts) => texts.some((text) => text.includes(digits)))
      );
    })
    .map((entry) => ({
      hard: true,
      span: spanOf(entry),
      detail: "Your resume gives another year for this.",
    }));
};
