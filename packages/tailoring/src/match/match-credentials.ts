import type { Requirement } from "@savile/model";
import { degreeDistance, degreeRungs, degreesIn } from "../posting/degrees.ts";
import type { DegreeRung } from "../posting/degrees.ts";
import { unionMonths } from "../text/months.ts";
import { names } from "./ancestry.ts";
import { contentStemsOf } from "./analyse.ts";
import { none } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source, SourceLine } from "./source.ts";
import { openStatus } from "./status.ts";
import { inFamilyOf } from "./title-family.ts";

/** What is in progress, expected or expired is not held. */
const openStrength = 0.3;
const paper = /\b(?:licen[cs](?:e|ed|ure)|certificat\w+|credential|endorsement|registration)\b/i;
/** Years of work that stand in for a degree where the posting accepts them. */
const yearsForDegree = 6;

/** A licence under its local name: "Tennessee Practitioner License" of a teacher. */
function localLicence(source: Source, requirement: Requirement): SourceLine | undefined {
  const ofTrade = source.roles.some(
    (role) => role.paid && inFamilyOf(role.title, requirement.text),
  );
  if (requirement.kind !== "licence" || !ofTrade) return undefined;
  return source.lines.find(
    (line) =>
      line.address.startsWith("crt") &&
      line.place === "credential" &&
      paper.test(line.text) &&
      line.hits.every((hit) => hit.term.kind !== "cert" && hit.term.kind !== "licence"),
  );
}

/** A certificate whose words begin with the letters that are asked for: "Registered Nurse" for an RN license. */
function spelledOut(source: Source, { text }: Requirement): SourceLine | undefined {
  const letters = text.match(/\b\p{Lu}{2,6}\b/gu) ?? [];
  return source.lines.find((line) => {
    if (line.place !== "credential" || !/^crt\d+\.name$/.test(line.address)) return false;
    const words = line.text.match(/\p{L}+/gu)?.filter((word) => !/^(?:of|in|the|and)$/.test(word));
    const initials = (words ?? []).map((word) => word.charAt(0)).join("");
    return letters.some(
      (asked) => initials.startsWith(asked) && initials.length <= asked.length + 1,
    );
  });
}

/** A certificate or licence with its status. */
export function matchCredential(source: Source, requirement: Requirement): Found {
  const named = source.lines.filter(
    (line) =>
      line.place !== "contact" &&
      line.place !== "other" &&
      requirement.canonical.some((id) => names(line.terms, id)),
  );
  const local =
    named.length === 0
      ? (spelledOut(source, requirement) ?? localLicence(source, requirement))
      : undefined;
  if (local !== undefined) {
    const strength = openStatus(source, local) ? openStrength : 0.8;
    return { factIds: [local.address], strength, how: "cert" };
  }
  if (named.length === 0) return none;
  const proofs = named.filter((line) => line.place === "credential");
  const ordered = [...proofs, ...named.filter((line) => line.place !== "credential")];
  const open = named.some((line) => openStatus(source, line));
  return {
    factIds: ordered.slice(0, 4).map((line) => line.address),
    strength: open ? openStrength : 1,
    how: "cert",
  };
}

/** Words that make a student fit: what is asked for is the way to the degree. */
const underway = /\b(?:program(?:me)?|enrol?led|pursuing|student|working towards?)\b/i;

/** A degree by level and field; where the posting takes an equivalent, years of work stand in for it. */
export function matchDegree(source: Source, requirement: Requirement): Found {
  const asked = degreeRungs.find((rung) => rung === requirement.canonical[0]);
  if (asked === undefined) return none;
  let best: Found = none;
  for (const entry of source.resume.education) {
    const line = source.byAddress.get(`${entry.id}.degree`);
    if (line === undefined || !isHighEnough(line, asked)) continue;
    const open = openStatus(source, line) && !underway.test(requirement.text);
    const strength = open ? openStrength : fieldStrength(line, entry.field, requirement);
    if (strength > best.strength) best = { factIds: [line.address], strength, how: "degree" };
  }
  return best.strength > 0 ? best : equivalentYears(source, requirement);
}

function isHighEnough(line: SourceLine, asked: DegreeRung): boolean {
  const held = degreesIn(line.text)[0]?.rung;
  return held !== undefined && degreeDistance(held, asked) >= 0;
}

/** A degree of another field is worth less, but for one of school. */
function fieldStrength(line: SourceLine, studied: string, requirement: Requirement): number {
  const field = contentStemsOf(requirement.text.replace(/.*?\b(?:in|of)\b/i, ""));
  const own = new Set([...line.stems, ...contentStemsOf(studied)]);
  const isAnyField = field.length === 0 || requirement.canonical[0] === "secondary";
  return isAnyField || field.some((stem) => own.has(stem)) ? 1 : 0.7;
}

function equivalentYears(source: Source, requirement: Requirement): Found {
  const equivalent =
    requirement.group !== undefined || /\bor (?:an? )?equivalent\b/i.test(requirement.text);
  if (!equivalent || requirement.canonical[0] === "doctorate") return none;
  const roles = source.roles.filter((role) => role.paid && role.range !== undefined);
  const months = unionMonths(
    roles.flatMap((role) => (role.range === undefined ? [] : [role.range])),
  );
  return months < yearsForDegree * 12
    ? none
    : { factIds: roles.map((role) => role.datesAddress).slice(0, 6), strength: 0.6, how: "years" };
}
