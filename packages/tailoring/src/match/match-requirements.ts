import type { Match, MatchKind, Posting, Requirement } from "@savile/model";
import { demandsOf } from "@savile/model";
import { analyse, contentStemsOf } from "./analyse.ts";
import { bm25Over } from "./bm25.ts";
import type { Bm25 } from "./bm25.ts";
import { chainOf } from "./chain.ts";
import { none, round, strongest } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { isSpeech } from "./asked-speech.ts";
import { matchCredential } from "./match-credentials.ts";
import { matchDegree } from "./match-degree.ts";
import { matchEnrolment } from "./match-enrolment.ts";
import { matchLanguage } from "./match-language.ts";
import { asksForCar, ownCar } from "./own-car.ts";
import { asksForWeight, matchPhysical } from "./physical.ts";
import { matchPointed } from "./pointed.ts";
import { matchPublications } from "./match-publications.ts";
import { matchTypingSpeed } from "./typing-speed.ts";
import { matchYears } from "./match-years.ts";
import { matchShown } from "./match-shown.ts";
import type { Source } from "./source.ts";
import { asksForRight, matchRight } from "./right-to-work.ts";
import { standingFor } from "./standing-source.ts";

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

function matchPlain(source: Source, requirement: Requirement): Found {
  const { text } = requirement;
  if (isSpeech(text)) return matchLanguage(source, requirement);
  const car = asksForCar.test(text) ? ownCar(source) : none;
  const special = [
    matchEnrolment(source, text),
    matchPublications(source, text),
    matchTypingSpeed(source, text),
    car,
  ];
  return special.find(({ strength }) => strength > 0) ?? matchShown(source, requirement);
}

/** A check that somebody has passed is told of like a paper: "Worker Screening Check". */
function matchClearance(source: Source, requirement: Requirement): Found {
  if (asksForRight(requirement.text)) return matchRight(source, requirement.text);
  const paper = matchCredential(source, requirement);
  return paper.strength > 0 ? paper : matchPlain(source, requirement);
}

function matchStrain(source: Source, requirement: Requirement): Found {
  const found = matchPhysical(source, requirement.text);
  return found.strength > 0 || asksForWeight(requirement.text)
    ? found
    : matchPlain(source, requirement);
}

/** "Clean driving record": what a licence says, where it is no paper of its own. */
function matchLicence(source: Source, requirement: Requirement): Found {
  const paper = matchCredential(source, requirement);
  if (paper.strength > 0 || !/\b(?:record|abstract)\b/iu.test(requirement.text)) return paper;
  return matchPlain(source, requirement);
}

type Finder = (source: Source, requirement: Requirement, ranking: Bm25) => Found;

/** What shows a requirement, by what kind of thing it is. */
const finders: Readonly<Record<Requirement["kind"], Finder>> = {
  years: matchYears,
  degree: matchDegree,
  cert: matchCredential,
  licence: matchLicence,
  duty: matchDuty,
  language: matchLanguage,
  skill: matchPlain,
  soft: matchPlain,
  clearance: matchClearance,
  physical: matchStrain,
  schedule: matchPlain,
};

const notes: Partial<Record<MatchKind, string>> = {
  parent: "Your resume shows something close to it, not the thing itself.",
  child: "Your resume shows a kind of it.",
  alias: "Your resume says it in another spelling.",
  stem: "A line of your resume says it in words of its own.",
  duty: "A line of your resume speaks of the same work.",
  pointed: "You said that this line shows it.",
};

function noteOf(found: Found): string {
  if (found.strength === 0) return "Nothing in your resume shows this.";
  if (found.chain?.some(({ rule }) => rule === "deed") === true)
    return "A line of your resume shows it by what you did.";
  const special = notes[found.how];
  if (special !== undefined) return special;
  if (found.how === "years") {
    return `The dates of your jobs cover ${found.strength >= 1 ? "it" : "a part of it"}.`;
  }
  return found.strength <= 0.3
    ? "Your resume names it, but not as completed."
    : "Your resume names it.";
}

/** Holds every demand of a posting against what stands of a resume. */
export function matchRequirements(whole: Source, posting: Posting): Match[] {
  const source = standingFor(whole, "");
  const ranking = bm25Over(
    source.lines
      .filter((line) => line.place === "role" || line.place === "activity")
      .map((line) => line.stems),
  );
  return demandsOf(posting).map((requirement) => {
    const find = finders[requirement.kind];
    const read = find(standingFor(whole, requirement.text), requirement, ranking);
    const pointed = matchPointed(source, requirement);
    const found = pointed.strength > read.strength ? pointed : read;
    const from = source.byAddress.get(found.factIds[0] ?? "")?.text ?? "";
    const chain = found.chain ?? chainOf(found.how, from, requirement.text);
    return { reqId: requirement.id, ...found, note: noteOf(found), chain };
  });
}
