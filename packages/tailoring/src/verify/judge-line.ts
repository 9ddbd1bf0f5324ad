import type { ClaimIssue } from "@savile/model";
import { analyse } from "../match/analyse.ts";
import { bm25Over } from "../match/bm25.ts";
import type { Source, SourceLine } from "../match/source.ts";
import { evidenceFor } from "./alignment/evidence.ts";
import { bestLine, betterOf, check } from "./candidate.ts";
import type { Candidate } from "./candidate.ts";
import { deedsOf, statementsOf } from "./reading/deeds.ts";
import { sourceLanguage } from "./reading/foreign-words.ts";
import { orgAt } from "./checks/org-names.ts";
import { frameOf } from "./reading/frame.ts";
import { verdictOf } from "./verify-text.ts";

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
  const told = source.roles.find((entry) => entry.id === roleId)?.lines ?? [];
  const frames = told.map((line) => frameOf(line.text));
  const together = new Set(evidenceFor(source, frameOf(text), frames));
  const ids = told.flatMap(({ address }, index) => {
    const frame = frames[index];
    return frame !== undefined && together.has(frame) ? [address] : [];
  });
  const set = check(source, text, ids, "line");
  if (ids.length > 0 && set.found.verdict === "supported") return set;
  const alone = bestLine(source, text, addressesOf(text), start);
  const parts = statementsOf(text);
  if (parts.length < 2 || alone?.found.verdict === "supported") return alone;
  const known = parts.flatMap((part) => bestLine(source, part, addressesOf(part)) ?? []);
  if (known.length < parts.length) return alone;
  // Statements of two lines may be joined, and none may be made the cause of the other.
  const causal = set.found.issues.filter((issue) => issue.check === "causal");
  const issues = [...causal, ...known.flatMap((entry) => entry.found.issues)];
  const found = { verdict: verdictOf(issues), issues };
  return betterOf(alone, { ids: known.flatMap((entry) => entry.ids), found });
}

/** The line that carries a deed best: of the employer that the sentence names, else of any role. */
function carrierOf(source: Source, deed: string, sentence: string): Candidate | undefined {
  const named = source.roles.filter(
    (role) => role.org !== "" && orgAt(sentence, role.org) !== undefined,
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

export function proseIds(source: Source): readonly string[] {
  const before = addresses.get(source);
  if (before !== undefined) return before;
  const ids = source.lines.filter((line) => line.place !== "contact").map((line) => line.address);
  addresses.set(source, ids);
  return ids;
}

/** Prose may speak of the whole resume; each thing done must still be carried by one line. */
export function checkProse(source: Source, text: string): Candidate {
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

/** The candidate that carries a text best; the search ends at one that carries it fully. */
export function bestOf(
  source: Source,
  text: string,
  roles: readonly string[],
): Candidate | undefined {
  let best: Candidate | undefined;
  for (const id of nearestRoles(source, text, roles)) {
    best = candidateOf(source, text, id, best);
    if (best?.found.verdict === "supported") return best;
  }
  return best;
}
