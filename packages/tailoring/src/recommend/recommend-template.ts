import type { Posting, Requirement, Resume, Seniority, TemplateId } from "@savile/model";
import { seniorities } from "@savile/model";
import { termById } from "@savile/taxonomy/lexicon";
import { fieldNames, profiles, titleFields } from "./profiles.data.ts";
import type { TemplateProfile } from "./profiles.data.ts";

export interface RecommendTemplateInput {
  readonly posting: Posting;
  /** Its latest title stands in where the posting states none. */
  readonly resume?: Resume;
}

/** Which template suits a posting, and why. All numbers are 0..1. */
export interface TemplateRecommendation {
  readonly recommended: TemplateId;
  readonly confidence: number;
  readonly reasoning: string;
  readonly bestFor: string;
  /** Words of the posting that speak for the template, as it writes them. */
  readonly matchedKeywords: readonly string[];
  readonly scores: Readonly<Record<TemplateId, number>>;
}

const weights = { keywords: 0.4, role: 0.35, level: 0.15, formality: 0.1 } as const;
const levelWeight: Readonly<Record<Requirement["level"], number>> = {
  required: 1,
  preferred: 0.6,
};
/** A lead of this much is as clear as it gets. */
const clearLead = 0.15;
const mostKeywords = 10;

interface Keyword {
  readonly text: string;
  readonly field: string;
  readonly weight: number;
}

interface Reading {
  readonly keywords: readonly Keyword[];
  readonly title: string | undefined;
  readonly field: string | undefined;
  readonly level: Seniority | undefined;
  readonly formality: number;
}

function keywordsOf(posting: Posting): Keyword[] {
  const found = new Map<string, Keyword>();
  for (const requirement of posting.requirements) {
    if (requirement.kind === "soft") continue;
    const [id = ""] = requirement.canonical;
    const term = termById(id);
    if (term === undefined || fieldNames[term.family] === undefined) continue;
    const weight = requirement.weight * levelWeight[requirement.level];
    const known = found.get(id);
    if (known === undefined || known.weight < weight) {
      const { text } = requirement;
      found.set(id, {
        text: requirement.kind === "years" ? term.name : text,
        field: term.family,
        weight,
      });
    }
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
}

function strongestField(keywords: readonly Keyword[]): string | undefined {
  const sums = new Map<string, number>();
  for (const { field, weight } of keywords) sums.set(field, (sums.get(field) ?? 0) + weight);
  const [best] = [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best?.[0];
}

/** The field of work that a title names. */
function fieldOfTitle(title: string): string | undefined {
  return titleFields.find(([, words]) => words.test(title))?.[0];
}

function readInput({ posting, resume }: RecommendTemplateInput): Reading {
  const keywords = keywordsOf(posting);
  const title = posting.title ?? resume?.experience[0]?.title;
  const named = title === undefined || title === "" ? undefined : fieldOfTitle(title);
  const general = named === undefined || named === "operations" || named === "office";
  return {
    keywords,
    title: posting.title,
    field: general ? (strongestField(keywords) ?? named) : named,
    level: posting.seniority,
    formality: posting.formality,
  };
}

function isLeader(level: Seniority | undefined): boolean {
  return level === "director" || level === "executive";
}

function belongs(profile: TemplateProfile, field: string, level: Seniority | undefined): boolean {
  return profile.forLeaders === true ? isLeader(level) : profile.fields.has(field);
}

function keywordShare(profile: TemplateProfile, { keywords, level }: Reading): number {
  const total = keywords.reduce((sum, entry) => sum + entry.weight, 0);
  if (total === 0) return profile.otherFields / 2;
  const own = keywords
    .filter((entry) => belongs(profile, entry.field, level))
    .reduce((sum, entry) => sum + entry.weight, 0);
  return own / total;
}

function roleShare(profile: TemplateProfile, { field, level }: Reading): number {
  if (!belongs(profile, field ?? "", level)) return profile.otherFields;
  // Who leads is a leader first and of the field second.
  return isLeader(level) && profile.forLeaders !== true ? 0.6 : 1;
}

function levelShare({ levels }: TemplateProfile, level: Seniority = "mid"): number {
  if (levels === undefined) return 1;
  const [lowest, highest] = levels.map((rung) => seniorities.indexOf(rung));
  const own = seniorities.indexOf(level);
  const steps = Math.max((lowest ?? 0) - own, own - (highest ?? 0), 0);
  return [1, 0.6, 0.2][steps] ?? 0;
}

interface Scored {
  readonly profile: TemplateProfile;
  readonly score: number;
}

function scoreOf(profile: TemplateProfile, reading: Reading): Scored {
  const score =
    weights.keywords * keywordShare(profile, reading) +
    weights.role * roleShare(profile, reading) +
    weights.level * levelShare(profile, reading.level) +
    weights.formality * (1 - Math.abs(reading.formality - profile.formality));
  return { profile, score: Math.round(Math.min(1, Math.max(0, score)) * 1000) / 1000 };
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}

function toneOf(formality: number): string {
  if (formality >= 0.65) return "formal";
  return formality <= 0.35 ? "casual" : "neither formal nor casual";
}

function reasonsOf(
  profile: TemplateProfile,
  reading: Reading,
  matched: readonly Keyword[],
): string[] {
  const reasons: string[] = [];
  const field = reading.field === undefined ? undefined : fieldNames[reading.field];
  if (matched.length > 0) {
    reasons.push(
      `${matched.length} of the ${reading.keywords.length} skills that the posting names belong to this kind of work: ${quoted(matched.slice(0, 4).map((entry) => entry.text))}.`,
    );
  }
  if (reading.title !== undefined && field !== undefined) {
    reasons.push(`"${reading.title}" is a role in ${field}.`);
  } else if (field !== undefined) {
    reasons.push(`The work is in ${field}.`);
  }
  if (profile.forLeaders === true && reading.level !== undefined) {
    reasons.push(`The role is at ${reading.level} level.`);
  }
  reasons.push(`The tone of the posting is ${toneOf(reading.formality)}.`);
  return reasons;
}

/**
 * Ranks the six templates for a posting: 40 % its skills, 35 % the role, 15 % its level, 10 % its tone.
 * The ranking knows nothing of plans. The same input gives the same answer.
 */
export function recommendTemplate(input: RecommendTemplateInput): TemplateRecommendation {
  const reading = readInput(input);
  const ranked = profiles
    .map((profile) => scoreOf(profile, reading))
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  const profile = first?.profile ?? profiles[0];
  if (first === undefined || second === undefined || profile === undefined) {
    throw new Error("There are no template profiles.");
  }
  const matched = reading.keywords.filter((entry) => belongs(profile, entry.field, reading.level));
  const lead = Math.min(1, (first.score - second.score) / clearLead);
  const scores = {
    modern: 0,
    traditional: 0,
    creative: 0,
    tech: 0,
    executive: 0,
    academic: 0,
  } satisfies Record<TemplateId, number>;
  for (const entry of ranked) scores[entry.profile.id] = entry.score;
  return {
    recommended: profile.id,
    confidence: Math.round(first.score * (0.5 + 0.5 * lead) * 1000) / 1000,
    reasoning: reasonsOf(profile, reading, matched).join(" "),
    bestFor: profile.bestFor,
    matchedKeywords: matched.slice(0, mostKeywords).map((entry) => entry.text),
    scores,
  };
}
