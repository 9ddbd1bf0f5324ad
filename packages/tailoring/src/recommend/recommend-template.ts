import type { Posting, Requirement, Resume, Seniority, TemplateId } from "@savile/model";
import { seniorities } from "@savile/model";
import { termById } from "@savile/taxonomy/lexicon";
import { seniorityOfTitle } from "../posting/seniority.ts";
import { fieldOfTitle } from "./field-of-title.ts";
import { fieldNames, profileOf } from "./profiles.data.ts";
import type { TemplateProfile } from "./profiles.data.ts";

export interface RecommendTemplateInput {
  readonly posting: Posting;
  /** Its latest title stands in where the posting states none. */
  readonly resume?: Resume;
}

/** Why a template suits a posting, and what it is drawn for. */
export interface TemplateReason {
  readonly reasoning: string;
  readonly bestFor: string;
}

/** Which template suits a posting, and why. All numbers are 0..1. */
export interface TemplateRecommendation {
  readonly recommended: TemplateId;
  readonly confidence: number;
  readonly reasoning: string;
  readonly bestFor: string;
  /** Words of the posting that speak for the template, as it writes them. */
  readonly matchedKeywords: readonly string[];
  /** Why, and for what, of each template: the one that a plan holds may be another one. */
  readonly reasons: Readonly<Record<TemplateId, TemplateReason>>;
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

/** Fields that are in every house: what the posting asks for says more. */
const generalFields: ReadonlySet<string> = new Set(["operations", "office"]);

/** The field that the title is sure of, else that of most of what is asked for, else what the title may mean. */
function fieldOf(title: string, keywords: readonly Keyword[]): string | undefined {
  const named = fieldOfTitle(title);
  if (named?.isSure === true && !generalFields.has(named.field)) return named.field;
  return strongestField(keywords) ?? named?.field;
}

function readInput({ posting, resume }: RecommendTemplateInput): Reading {
  const keywords = keywordsOf(posting);
  const title = posting.title ?? resume?.experience[0]?.title ?? "";
  return {
    keywords,
    title: posting.title,
    field: fieldOf(title, keywords),
    level: posting.seniority ?? (title === "" ? undefined : seniorityOfTitle(title)),
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

/** A tone between the two speaks for no template. */
function toneReason({ formality }: Reading): string | undefined {
  if (formality >= 0.65) return "The posting is formal.";
  return formality <= 0.35 ? "The posting is casual." : undefined;
}

function skillsReason(profile: TemplateProfile, reading: Reading): string | undefined {
  const matched = matchedBy(profile, reading);
  if (matched.length === 0) return undefined;
  const named = quoted(matched.slice(0, 4).map(({ text }) => text));
  return `${matched.length} of the ${reading.keywords.length} skills asked for belong to this kind of work: ${named}.`;
}

function fieldReason({ title, field = "" }: Reading): string | undefined {
  const name = fieldNames[field];
  if (name === undefined) return undefined;
  return title === undefined ? `The work is in ${name}.` : `"${title}" is a role in ${name}.`;
}

function drawnReason(profile: TemplateProfile, { field, level }: Reading): string | undefined {
  if (field === undefined || belongs(profile, field, level)) return undefined;
  return profile.otherFields > 0.5
    ? "This template suits any field."
    : "This template is drawn for other work.";
}

function levelReason({ forLeaders }: TemplateProfile, { level }: Reading): string | undefined {
  return forLeaders === true && isLeader(level) ? `The role is at ${level} level.` : undefined;
}

function matchedBy(profile: TemplateProfile, { keywords, level }: Reading): Keyword[] {
  return keywords.filter((entry) => belongs(profile, entry.field, level));
}

function reasonOf(profile: TemplateProfile, reading: Reading): TemplateReason {
  const reasons = [
    skillsReason(profile, reading),
    fieldReason(reading),
    drawnReason(profile, reading),
    levelReason(profile, reading),
    toneReason(reading),
  ];
  const reasoning = reasons.filter((reason) => reason !== undefined).join(" ");
  return { reasoning, bestFor: profile.bestFor };
}

/** A value for each template, in their order. */
function byTemplate<Value>(of: (profile: TemplateProfile) => Value): Record<TemplateId, Value> {
  const value = (id: TemplateId): Value => of(profileOf[id]);
  return {
    modern: value("modern"),
    traditional: value("traditional"),
    creative: value("creative"),
    tech: value("tech"),
    executive: value("executive"),
    academic: value("academic"),
  };
}

/**
 * Ranks the six templates for a posting: 40 % its skills, 35 % the role, 15 % its level, 10 % its tone.
 * The ranking knows nothing of plans. The same input gives the same answer.
 */
export function recommendTemplate(input: RecommendTemplateInput): TemplateRecommendation {
  const reading = readInput(input);
  const ranked = Object.values(profileOf)
    .map((profile) => scoreOf(profile, reading))
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  const profile = first?.profile;
  if (first === undefined || second === undefined || profile === undefined) {
    throw new Error("There are no template profiles.");
  }
  const matched = matchedBy(profile, reading);
  const lead = Math.min(1, (first.score - second.score) / clearLead);
  const scores = byTemplate((one) => scoreOf(one, reading).score);
  const reasons = byTemplate((one) => reasonOf(one, reading));
  return {
    recommended: profile.id,
    confidence: Math.round(first.score * (0.5 + 0.5 * lead) * 1000) / 1000,
    ...reasonOf(profile, reading),
    matchedKeywords: matched.slice(0, mostKeywords).map((entry) => entry.text),
    reasons,
    scores,
  };
}
