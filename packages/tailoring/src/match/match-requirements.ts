import type { Match, MatchKind, Posting, Requirement } from "@savile/model";
import { assertNever, demandsOf } from "@savile/model";
import { analyse, contentStemsOf } from "./analyse.ts";
import { broaderThan, names } from "./ancestry.ts";
import { bm25Over } from "./bm25.ts";
import type { Bm25 } from "./bm25.ts";
import { chainOf } from "./chain.ts";
import { deeds } from "./deeds.data.ts";
import { lineStrength, none, round, strongest } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { matchCredential } from "./match-credentials.ts";
import { matchDegree } from "./match-degree.ts";
import { matchLanguage } from "./match-language.ts";
import { matchYears } from "./match-years.ts";
import { matchShown } from "./match-shown.ts";
import type { Source, SourceLine } from "./source.ts";
import { standingSource } from "./standing-source.ts";
import { inFamilyOf } from "./title-family.ts";

/** Who holds the broader thing may know the narrower one; it is credit, never text. */
const parentStrength = 0.3;

function spellingKind(requirement: Requirement, line: SourceLine, id: string): MatchKind {
  const hit = line.hits.find((entry) => entry.term.id === id);
  if (hit === undefined) return "alias";
  if (hit.spelling === requirement.text) return "exact";
  return hit.spelling.toLowerCase() === requirement.text.toLowerCase() ? "normalised" : "alias";
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
  const narrower = source.lines.filter((line) => names(line.terms, id));
  const kind = strongest(
    narrower.map((line) => ({ line, strength: round(0.8 * lineStrength(source, line)) })),
  );
  if (kind.strength > 0) return { factIds: kind.ids, strength: kind.strength, how: "child" };
  const ofTitle = matchTitle(source, requirement);
  if (ofTitle.strength > 0) return ofTitle;
  const shown = matchDeeds(source, id);
  if (shown.strength > 0) return shown;
  const phrase = matchPhrase(source, requirement, 0.6);
  if (phrase.strength >= parentStrength) return phrase;
  const broader = broaderThan(id);
  const related = strongest(
    source.lines
      .filter((line) => [...line.terms].some((term) => broader.has(term)))
      .map((line) => ({ line, strength: Math.min(parentStrength, lineStrength(source, line)) })),
  );
  return related.strength === 0
    ? phrase
    : { factIds: related.ids, strength: related.strength, how: "parent" };
}

/** What a line of work tells shows the skill that it does not name. */
function matchDeeds(source: Source, id: string): Found {
  const pattern = deeds[id];
  if (pattern === undefined) return none;
  const lines = source.lines.filter(
    (line) => (line.place === "role" || line.place === "activity") && pattern.test(line.text),
  );
  const best = strongest(
    lines.map((line) => ({ line, strength: round(0.8 * lineStrength(source, line)) })),
  );
  return best.strength === 0 ? none : { factIds: best.ids, strength: best.strength, how: "stem" };
}

/** "Library systems (Polaris)": who names one of the examples in brackets has one. */
function matchExample(source: Source, requirement: Requirement): Found {
  const inside = /\(([^()]{2,80})\)/u.exec(requirement.text)?.[1];
  const examples = (inside ?? "")
    .split(/,\s*|\s+or\s+|\/|\be\.g\.,?\s*/u)
    .map((one) => one.trim())
    .filter((one) => /^\p{Lu}[\p{L}\d+.-]{2,}(?: \p{Lu}[\p{L}\d+.-]*){0,3}$/u.test(one));
  const best = strongest(
    source.lines
      .filter((line) => examples.some((one) => isNamed(line.text, one)))
      .map((line) => ({ line, strength: round(0.8 * lineStrength(source, line)) })),
  );
  return best.strength === 0 ? none : { factIds: best.ids, strength: best.strength, how: "child" };
}

function isNamed(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const around = `${text.charAt(at - 1)}${text.charAt(at + name.length)}`;
  return at >= 0 && !/[\p{L}\p{N}]/u.test(around);
}

/** A held title shows the work that it names: teachers have taught. */
function matchTitle(source: Source, requirement: Requirement): Found {
  const roles = source.roles.filter(
    (role) =>
      role.paid &&
      source.byAddress.has(role.titleAddress) &&
      inFamilyOf(role.title, requirement.text),
  );
  return roles.length === 0
    ? none
    : { factIds: roles.slice(0, 4).map((role) => role.titleAddress), strength: 0.8, how: "stem" };
}

/** Words that say that something is asked for, and not what. */
const generalWords =
  /\b(?:experiences?|background|knowledge|skills?|abilit(?:y|ies)|expertise)\b/giu;

/** Demands in words that the lexicon does not know: most of their words stand in one line. */
function matchPhrase(source: Source, requirement: Requirement, factor = 1): Found {
  const named = requirement.text.replace(generalWords, " ");
  const asked = [...new Set(contentStemsOf(named))];
  if (asked.length === 0 || (asked.length === 1 && factor < 1)) return none;
  const scored = source.lines.flatMap((line) => {
    const strength = lineStrength(source, line);
    if (strength === 0) return [];
    const own = new Set(line.stems);
    const shared = asked.filter((stem) => own.has(stem)).length;
    const share = shared / asked.length;
    const enough = asked.length <= 2 ? share === 1 : share >= 0.6 && shared >= 2;
    return enough ? [{ line, strength: round(strength * share * factor) }] : [];
  });
  const best = strongest(scored);
  return best.strength === 0 ? none : { factIds: best.ids, strength: best.strength, how: "stem" };
}

function matchDuty(source: Source, requirement: Requirement, ranking: Bm25): Found {
  const asked = contentStemsOf(requirement.text);
  const lines = source.lines.filter((line) => line.place === "role" || line.place === "activity");
  const terms = analyse(requirement.text, false).terms;
  const scored = lines.map((line) => {
    const shared = [...terms].filter((id) => line.terms.has(id)).length;
    const lift = terms.size === 0 ? 0 : (0.3 * shared) / terms.size;
    return {
      line,
      strength: round(Math.min(1, ranking.score(asked, line.stems) + lift)),
    };
  });
  const best = strongest(scored.filter((entry) => entry.strength >= 0.12));
  return best.strength === 0
    ? none
    : { factIds: best.ids.slice(0, 2), strength: best.strength, how: "duty" };
}

/** "CRRT and ventilators": each of the two may stand in a line of its own. */
function matchParts(source: Source, requirement: Requirement): Found {
  const texts = requirement.text.split(/\s+and\s+|\s*&\s*/u).filter((text) => text !== "");
  if (texts.length !== 2) return none;
  const parts = texts.map((text) => matchPhrase(source, { ...requirement, text }));
  if (parts.some(({ strength }) => strength === 0)) return none;
  return {
    factIds: [...new Set(parts.flatMap(({ factIds }) => factIds.slice(0, 2)))],
    strength: Math.min(...parts.map(({ strength }) => strength)),
    how: "stem",
  };
}

function better(a: Found, b: Found): Found {
  return b.strength > a.strength ? b : a;
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
    case "clearance":
    case "physical":
    case "schedule":
      return matchShown(source, requirement);
    default:
      return assertNever(requirement.kind);
  }
}

const notes: Partial<Record<MatchKind, string>> = {
  parent: "Your resume shows something close to it, not the thing itself.",
  child: "Your resume shows a kind of it.",
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

/** A demand for readiness is answered by a wish. */
const readiness =
  /\b(?:willing|ready|readiness|prepared|happy|open|keen|flexib|motivat|interest|eager)/iu;

/** Holds every demand of a posting against what stands of a resume. */
export function matchRequirements(whole: Source, posting: Posting): Match[] {
  const source = standingSource(whole);
  const ranking = bm25Over(
    source.lines
      .filter((line) => line.place === "role" || line.place === "activity")
      .map((line) => line.stems),
  );
  return demandsOf(posting).map((requirement) => {
    const view = readiness.test(requirement.text) ? standingSource(whole, true) : source;
    const found = findEvidence(view, requirement, ranking);
    const from = source.byAddress.get(found.factIds[0] ?? "")?.text ?? "";
    const chain = found.chain ?? chainOf(found.how, from, requirement.text);
    return { reqId: requirement.id, ...found, note: noteOf(found), chain };
  });
}
