import type { ClaimIssue, Fact, Resume, Verdict } from "@savile/model";
import { bm25Over } from "../match/bm25.ts";
import { readSource } from "../match/source.ts";
import type { Source, SourceLine } from "../match/source.ts";
import { titleSimilarity } from "../match/titles.ts";
import { analyse } from "../match/analyse.ts";
import { foldText } from "../text/normalise.ts";
import { tokenise } from "../text/tokens.ts";
import { bestLine, betterOf, check } from "./candidate.ts";
import type { Candidate } from "./candidate.ts";
import { deedsOf, opensOnDeed, statementsOf } from "./deeds.ts";
import { bestUnit } from "./units.ts";
import { sourceLanguage } from "./foreign-words.ts";
import { frameOf } from "./frame.ts";
import { verdictOf } from "./verify-text.ts";
import type { TextVerdict } from "./verify-text.ts";

/** A line of a foreign text. `section` and `role` (title or employer) say where it stands, if known. */
export interface ForeignClaim {
  readonly id: string;
  readonly section?: string;
  readonly role?: string;
  readonly text: string;
}

export interface VerifyClaimsInput {
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly claims: readonly ForeignClaim[];
  /** `YYYY-MM` */
  readonly asOf: string;
}

export interface ForeignVerdict {
  id: string;
  verdict: Verdict;
  reasons: string[];
}

/** Ids of the roles that a claim is said to belong to; empty when it names none. */
function namedRoles(source: Source, role: string | undefined): string[] {
  if (role === undefined || role.trim() === "") return [];
  const wanted = foldText(role).toLowerCase();
  const exact = source.roles.filter(
    (entry) =>
      entry.id === role || (entry.org !== "" && wanted.includes(foldText(entry.org).toLowerCase())),
  );
  if (exact.length > 0) {
    const titled = exact.filter(
      (entry) => entry.title !== "" && wanted.includes(foldText(entry.title).toLowerCase()),
    );
    return (titled.length > 0 ? titled : exact).map((entry) => entry.id);
  }
  return source.roles
    .filter((entry) => titleSimilarity(entry.title, role) >= 0.8)
    .map((entry) => entry.id);
}

const rankings = new WeakMap<Source, ReturnType<typeof bm25Over>>();

function rankingOf(source: Source): ReturnType<typeof bm25Over> {
  const before = rankings.get(source);
  if (before !== undefined) return before;
  const made = bm25Over(source.lines.map((line) => line.stems));
  rankings.set(source, made);
  return made;
}

/** The roles that speak most of what a text speaks of; with few roles, all. */
function nearestRoles(source: Source, text: string, roles: readonly string[]): readonly string[] {
  if (roles.length <= 3) return roles;
  const ranking = rankingOf(source);
  const { stems } = analyse(text, true);
  const best = (id: string) =>
    Math.max(
      0,
      ...(source.roles.find((role) => role.id === id)?.lines ?? []).map((line) =>
        ranking.score(stems, line.stems),
      ),
    );
  return roles
    .map((id) => ({ id, score: best(id) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map((entry) => entry.id);
}

/** Lines of one role, most alike first. */
function retrieve(source: Source, text: string, roleId: string): SourceLine[] {
  const role = source.roles.find((entry) => entry.id === roleId);
  const lines = role?.lines ?? [];
  const ranking = rankingOf(source);
  const { stems, terms } = analyse(text, true);
  const found = lines
    .map((line) => ({
      line,
      score:
        ranking.score(stems, line.stems) +
        0.2 * [...terms].filter((id) => line.terms.has(id)).length,
    }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map((entry) => entry.line);
  return found.length > 0 ? found : lines.slice(0, 6);
}

/**
 * A line against the lines of one role. Statements that a line joins may come from different lines of
 * the role, but each must be carried by one.
 */
function candidateOf(
  source: Source,
  text: string,
  roleId: string,
  start: Candidate | undefined,
): Candidate | undefined {
  const addressesOf = (part: string) => retrieve(source, part, roleId).map((line) => line.address);
  const alone = bestLine(source, text, addressesOf(text), start);
  const parts = statementsOf(text);
  if (parts.length < 2 || alone?.found.verdict === "supported") return alone;
  const known = parts.flatMap((part) => bestLine(source, part, addressesOf(part)) ?? []);
  if (known.length < parts.length) return alone;
  const issues = known.flatMap((entry) => entry.found.issues);
  const found = { verdict: verdictOf(issues), issues };
  return betterOf(alone, { ids: known.flatMap((entry) => entry.ids), found });
}

/** The line that carries a deed best: of the employer that the sentence names, else of any role. */
function carrierOf(source: Source, deed: string, sentence: string): Candidate | undefined {
  const lower = sentence.toLowerCase();
  const named = source.roles.filter(
    (role) => role.org !== "" && lower.includes(role.org.toLowerCase()),
  );
  const roles = named.length > 0 ? named : source.roles;
  const best = bestOf(
    source,
    deed,
    roles.map((role) => role.id),
  );
  const own = source.lines.filter((line) => line.place === "prose").map((line) => line.address);
  return bestLine(source, deed, own, best);
}

const addresses = new WeakMap<Source, readonly string[]>();

function proseIds(source: Source): readonly string[] {
  const before = addresses.get(source);
  if (before !== undefined) return before;
  const ids = source.lines.filter((line) => line.place !== "contact").map((line) => line.address);
  addresses.set(source, ids);
  return ids;
}

/** Prose may speak of the whole resume; each thing done must still be carried by one line. */
function checkProse(source: Source, text: string): Candidate {
  const ids = proseIds(source);
  const whole = check(source, text, ids, "prose");
  if (whole.found.verdict === "unsupported" || sourceLanguage(source) !== "en") return whole;
  const frame = frameOf(text);
  const issues = deedsOf(text).flatMap((deed): ClaimIssue[] => {
    const at = Math.max(0, frame.text.indexOf(deed));
    const carrier = carrierOf(source, deed, text);
    if (carrier === undefined) {
      return [
        {
          check: "detail",
          hard: false,
          span: [at, at + deed.length],
          detail: `No line of your resume tells of "${deed}".`,
        },
      ];
    }
    return carrier.found.issues.map((issue) => ({
      ...issue,
      span: [at + issue.span[0], at + issue.span[1]],
    }));
  });
  const all = [...whole.found.issues, ...issues];
  return { ids, found: { verdict: verdictOf(all), issues: all } };
}

function isHeader(source: Source, claim: ForeignClaim): TextVerdict | undefined {
  const section = (claim.section ?? "").toLowerCase();
  if (
    !/skill|education|certif|language|header|title|award|employ(?:er|ment)|compan|date/.test(
      section,
    ) ||
    claim.text.split(/\s+/).length > 16
  )
    return undefined;
  const lower = foldText(claim.text).toLowerCase();
  if (source.lines.some((line) => foldText(line.text).toLowerCase() === lower))
    return { verdict: "supported", issues: [] };
  return undefined;
}

/** A line that stands under a role which says nothing of the kind. */
function elsewhere(claim: ForeignClaim, prose: Candidate): Candidate {
  const span: [number, number] = [0, claim.text.length];
  const issue = {
    check: "cross-role",
    hard: true,
    span,
    detail: "Nothing in this role of your resume says so.",
  };
  return {
    ids: prose.ids,
    found: { verdict: "unsupported", issues: [...prose.found.issues, issue] },
  };
}

/** The candidate that carries a text best; the search ends at one that carries it fully. */
function bestOf(source: Source, text: string, roles: readonly string[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const id of nearestRoles(source, text, roles)) {
    best = candidateOf(source, text, id, best);
    if (best?.found.verdict === "supported") return best;
  }
  return best;
}

/** Sentences of a summary are judged one by one against everything; lines against one role. */
function judgeLine(source: Source, claim: ForeignClaim): Candidate {
  const header = isHeader(source, claim);
  if (header !== undefined) return { ids: [], found: header };
  const section = (claim.section ?? "").toLowerCase();
  const bullet =
    /experience|work|employ|project|volunteer|bullet/.test(section) ||
    (section === "" && (claim.role !== undefined || opensOnDeed(claim.text)));
  if (!bullet) return checkProse(source, claim.text);
  const named = namedRoles(source, claim.role);
  const roles = named.length > 0 ? named : source.roles.map((role) => role.id);
  const best = bestOf(source, claim.text, roles);
  if (best === undefined) {
    const prose = checkProse(source, claim.text);
    return named.length === 0 ? prose : elsewhere(claim, prose);
  }
  if (best.found.verdict !== "unsupported") return best;
  const union = check(source, claim.text, proseIds(source), "prose");
  if (union.found.verdict === "unsupported") return best;
  const span: [number, number] = [0, claim.text.length];
  return {
    ids: best.ids,
    found: {
      verdict: "unsupported",
      issues: [
        ...best.found.issues,
        {
          check: "commingling",
          hard: true,
          span,
          detail: "Its parts are true, but no single role carries them together.",
        },
      ],
    },
  };
}

/**
 * What no single line carries may be carried by a whole role with its header, by an entry of education or
 * an award, or by the skills.
 */
function judge(source: Source, claim: ForeignClaim): Candidate {
  const first = judgeLine(source, claim);
  if (first.found.verdict === "supported" || sourceLanguage(source) !== "en") return first;
  return bestUnit(source, claim.text, namedRoles(source, claim.role), first);
}

/** Characters of a claim; a longer one is no line of a resume. */
const longest = 6_000;

/** Checks lines of a foreign text against a source resume; each verdict names its reasons. */
export function verifyClaims(input: VerifyClaimsInput): ForeignVerdict[] {
  const source = readSource(input.resume, input.facts, input.asOf);
  return input.claims.map((claim) => {
    if (claim.text.length > longest) {
      const reasons = [`form: A claim of more than ${longest} characters is not checked.`];
      return { id: claim.id, verdict: "unsupported", reasons };
    }
    if (tokenise(claim.text).length === 0)
      return { id: claim.id, verdict: "supported", reasons: [] };
    const { found } = judge(source, claim);
    return {
      id: claim.id,
      verdict: found.verdict,
      reasons: [...new Set(found.issues.map((issue) => `${issue.check}: ${issue.detail}`))],
    };
  });
}
