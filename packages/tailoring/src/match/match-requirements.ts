import type { Match, MatchKind, Posting, Requirement } from "@savile/model";
import { assertNever } from "@savile/model";
import { termById } from "../lexicon/terms.ts";
import { degreeDistance, degreeRungs, degreesIn } from "../posting/degrees.ts";
import { unionMonths } from "../text/months.ts";
import { contentStems } from "../text/stem.ts";
import { analyse } from "./analyse.ts";
import { bm25Over } from "./bm25.ts";
import type { Bm25 } from "./bm25.ts";
import { openStatus } from "./status.ts";
import type { Place, Source, SourceLine } from "./source.ts";

/** How much a line proves by where it stands. */
const strengthOf: Readonly<Record<Place, number>> = {
  role: 1,
  activity: 0.8,
  title: 0.8,
  list: 0.6,
  credential: 0.6,
  prose: 0.6,
  contact: 0,
  other: 0,
};

const none = { factIds: [], strength: 0, how: "none" as const };

function isUndatedRole(source: Source, line: SourceLine): boolean {
  const role = source.roles.find((entry) => entry.id === line.entry);
  return role !== undefined && role.range === undefined && role.period.text === "";
}

function lineStrength(source: Source, line: SourceLine): number {
  const strength = strengthOf[line.place];
  return strength === 1 && isUndatedRole(source, line) ? 0.8 : strength;
}

function spellingKind(requirement: Requirement, line: SourceLine, id: string): MatchKind {
  const hit = line.hits.find((entry) => entry.term.id === id);
  if (hit === undefined) return "alias";
  if (hit.spelling === requirement.text) return "exact";
  return hit.spelling.toLowerCase() === requirement.text.toLowerCase() ? "normalised" : "alias";
}

type Found = Omit<Match, "reqId" | "note">;

function strongest(lines: readonly { line: SourceLine; strength: number }[]): {
  ids: string[];
  strength: number;
} {
  const sorted = [...lines].sort((a, b) => b.strength - a.strength);
  return {
    ids: sorted.slice(0, 4).map((entry) => entry.line.address),
    strength: sorted[0]?.strength ?? 0,
  };
}

function matchTerm(source: Source, requirement: Requirement): Found {
  const [id = ""] = requirement.canonical;
  const direct = source.lines.filter((line) => line.terms.has(id));
  const best = strongest(direct.map((line) => ({ line, strength: lineStrength(source, line) })));
  const first = source.byAddress.get(best.ids[0] ?? "");
  if (best.strength > 0 && first !== undefined) {
    return {
      factIds: best.ids,
      strength: best.strength,
      how: spellingKind(requirement, first, id),
    };
  }
  const parents = termById(id)?.parents ?? [];
  const near = source.lines.filter((line) =>
    [...line.terms].some(
      (term) => parents.includes(term) || (termById(term)?.parents.includes(id) ?? false),
    ),
  );
  const related = strongest(
    near.map((line) => ({ line, strength: Math.min(0.3, lineStrength(source, line)) })),
  );
  if (related.strength === 0) return matchPhrase(source, requirement, 0.5);
  const isChild = source.byAddress.get(related.ids[0] ?? "")?.terms ?? new Set();
  return {
    factIds: related.ids,
    strength: related.strength,
    how: parents.some((parent) => isChild.has(parent)) ? "parent" : "child",
  };
}

/** Demands in words that the lexicon does not know: most of their words stand in one line. */
function matchPhrase(source: Source, requirement: Requirement, factor = 1): Found {
  const asked = [...new Set(contentStems(requirement.text))];
  if (asked.length === 0 || (asked.length === 1 && factor < 1)) return none;
  const scored = source.lines.flatMap((line) => {
    const strength = lineStrength(source, line);
    if (strength === 0) return [];
    const own = new Set(line.stems);
    const shared = asked.filter((stem) => own.has(stem)).length;
    const share = shared / asked.length;
    const enough = asked.length <= 2 ? share === 1 : share >= 0.6 && shared >= 2;
    return enough ? [{ line, strength: Math.round(strength * share * factor * 100) / 100 }] : [];
  });
  const best = strongest(scored);
  return best.strength === 0 ? none : { factIds: best.ids, strength: best.strength, how: "stem" };
}

function matchCredential(source: Source, requirement: Requirement): Found {
  const found = matchTerm(source, requirement);
  if (found.how === "stem" || found.how === "none") return none;
  const lines = found.factIds.flatMap((id) => source.byAddress.get(id) ?? []);
  const named = source.lines.filter((line) =>
    requirement.canonical.some((id) => line.terms.has(id)),
  );
  const open = [...lines, ...named].some((line) => openStatus(source, line));
  const proofs = named.filter((line) => line.place === "credential").map((line) => line.address);
  const factIds = [...new Set([...proofs, ...found.factIds])].slice(0, 4);
  if (found.how === "parent" || found.how === "child") return found;
  return { factIds, strength: open ? 0.3 : 1, how: "cert" };
}

function matchDegree(source: Source, requirement: Requirement): Found {
  const asked = degreeRungs.find((rung) => rung === requirement.canonical[0]);
  if (asked === undefined) return none;
  const field = contentStems(requirement.text.replace(/.*?\b(?:in|of)\b/i, ""));
  let best: Found = none;
  for (const entry of source.resume.education) {
    const line = source.byAddress.get(`${entry.id}.degree`);
    if (line === undefined) continue;
    const held = degreesIn(line.text)[0]?.rung;
    if (held === undefined || degreeDistance(held, asked) < 0) continue;
    const own = new Set([...line.stems, ...contentStems(entry.field)]);
    const related =
      field.length === 0 || asked === "secondary" || field.some((stem) => own.has(stem));
    const open = openStatus(source, line);
    const strength = open ? 0.3 : related ? 1 : 0.7;
    if (strength > best.strength) best = { factIds: [line.address], strength, how: "degree" };
  }
  return best;
}

function matchYears(source: Source, requirement: Requirement): Found {
  const need = (requirement.minYears ?? 0) * 12;
  const stems = new Set(
    contentStems(requirement.text.replace(/^[\d\s+-]+|\byears?\b|\bexperience\b/gi, "")),
  );
  const roles = source.roles.filter((role) => {
    if (!role.paid || role.range === undefined) return false;
    if (requirement.canonical.length === 0) return true;
    const own = [...role.lines, source.byAddress.get(role.titleAddress)].filter(
      (line) => line !== undefined,
    );
    return (
      own.some((line) => requirement.canonical.some((id) => line.terms.has(id))) ||
      contentStems(role.title).some((stem) => stems.has(stem))
    );
  });
  const months = unionMonths(
    roles.flatMap((role) => (role.range === undefined ? [] : [role.range])),
  );
  if (months === 0 || need === 0) return none;
  const strength = Math.round(Math.min(1, months / need) * 100) / 100;
  return { factIds: roles.map((role) => role.datesAddress).slice(0, 6), strength, how: "years" };
}

function matchDuty(source: Source, requirement: Requirement, ranking: Bm25): Found {
  const asked = contentStems(requirement.text);
  const lines = source.lines.filter((line) => line.place === "role" || line.place === "activity");
  const terms = analyse(requirement.text, false).terms;
  const scored = lines.map((line) => {
    const shared = [...terms].filter((id) => line.terms.has(id)).length;
    const lift = terms.size === 0 ? 0 : (0.3 * shared) / terms.size;
    return {
      line,
      strength: Math.round(Math.min(1, ranking.score(asked, line.stems) + lift) * 100) / 100,
    };
  });
  const best = strongest(scored.filter((entry) => entry.strength >= 0.12));
  return best.strength === 0
    ? none
    : { factIds: best.ids.slice(0, 2), strength: best.strength, how: "duty" };
}

function matchLanguage(source: Source, requirement: Requirement): Found {
  const found = matchTerm(source, requirement);
  if (found.strength > 0 && found.how !== "stem") return { ...found, strength: 1, how: "language" };
  const english =
    requirement.canonical.includes("english") &&
    source.resume.language.startsWith("en") &&
    source.lines.length > 8;
  const prose = source.lines
    .filter((line) => line.place === "role" || line.place === "prose")
    .slice(0, 1);
  // A resume written in English shows it.
  return english && prose.length > 0
    ? { factIds: prose.map((line) => line.address), strength: 0.8, how: "language" }
    : none;
}

function findEvidence(source: Source, requirement: Requirement, ranking: Bm25): Found {
  switch (requirement.kind) {
    case "years":
      return matchYears(source, requirement);
    case "degree":
      return matchDegree(source, requirement);
    case "cert":
    case "licence":
      return matchCredential(source, requirement);
    case "duty":
      return matchDuty(source, requirement, ranking);
    case "language":
      return matchLanguage(source, requirement);
    case "skill":
    case "soft":
      return requirement.canonical.length > 0
        ? matchTerm(source, requirement)
        : matchPhrase(source, requirement);
    default:
      return assertNever(requirement.kind);
  }
}

const notes: Partial<Record<MatchKind, string>> = {
  parent: "Your resume shows something close to it, not the thing itself.",
  child: "Your resume shows something close to it, not the thing itself.",
  alias: "Your resume says it in another spelling.",
  stem: "A line of your resume uses the same words.",
  duty: "A line of your resume speaks of the same work.",
};

function noteOf(found: Found): string {
  if (found.strength === 0) return "Nothing in your resume shows this.";
  const special = notes[found.how];
  if (special !== undefined) return special;
  if (found.how === "years") {
    return `The dates of your jobs cover ${found.strength >= 1 ? "it" : "a part of it"}.`;
  }
  return found.strength <= 0.3
    ? "Your resume names it, but not as completed."
    : "Your resume names it.";
}

/** Holds every demand of a posting against a resume. */
export function matchRequirements(source: Source, posting: Posting): Match[] {
  const ranking = bm25Over(
    source.lines
      .filter((line) => line.place === "role" || line.place === "activity")
      .map((line) => line.stems),
  );
  return posting.requirements.map((requirement) => {
    const found = findEvidence(source, requirement, ranking);
    return { reqId: requirement.id, ...found, note: noteOf(found) };
  });
}
