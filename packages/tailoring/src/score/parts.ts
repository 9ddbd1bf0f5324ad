import type { Match, Posting, Requirement, ScorePart, ScorePartId, Seniority } from "@savile/model";
import { seniorities } from "@savile/model";
import { seniorityOfTitle } from "../posting/seniority.ts";
import type { Source } from "../match/source.ts";
import { titleSimilarity } from "../match/titles.ts";
import { unionMonths } from "../text/months.ts";
import { openerOf } from "../words/verbs.ts";

type Detail = ScorePart["details"][number];

/** A part before it is scaled: `share` 0..1 of `max`. */
export interface RawPart {
  readonly id: ScorePartId;
  readonly max: number;
  readonly share: number;
  readonly details: readonly Detail[];
}

const mustKinds = new Set<Requirement["kind"]>(["skill", "cert", "licence", "language"]);

interface Weighed {
  readonly requirement: Requirement;
  readonly match: Match;
}

/** One entry per demand: of a group only its best member counts. */
function weighed(
  posting: Posting,
  matches: ReadonlyMap<string, Match>,
  level: Requirement["level"],
): Weighed[] {
  const best = new Map<string, Weighed>();
  for (const requirement of posting.requirements) {
    const match = matches.get(requirement.id);
    if (match === undefined || requirement.level !== level || !mustKinds.has(requirement.kind))
      continue;
    const key = requirement.group ?? requirement.id;
    const known = best.get(key);
    if (known === undefined || match.strength > known.match.strength)
      best.set(key, { requirement, match });
  }
  return [...best.values()];
}

function requirementPart(
  id: "required" | "preferred",
  max: number,
  posting: Posting,
  matches: ReadonlyMap<string, Match>,
): RawPart | undefined {
  const list = weighed(posting, matches, id);
  const total = list.reduce((sum, entry) => sum + entry.requirement.weight, 0);
  if (total === 0) return undefined;
  const earned = list.reduce(
    (sum, entry) => sum + entry.requirement.weight * entry.match.strength,
    0,
  );
  return {
    id,
    max,
    share: earned / total,
    details: list.map((entry) => ({
      reqId: entry.requirement.id,
      factIds: entry.match.factIds,
      points: (max * entry.requirement.weight * entry.match.strength) / total,
      note: entry.match.note,
    })),
  };
}

function titlePart(source: Source, posting: Posting): RawPart | undefined {
  const { title } = posting;
  if (title === undefined) return undefined;
  const held = source.roles.filter((role) => role.title !== "" && role.id.startsWith("exp"));
  let best = { share: 0, address: "" };
  for (const role of held) {
    const share = titleSimilarity(role.title, title);
    if (share > best.share) best = { share, address: role.titleAddress };
  }
  const note =
    best.share === 0
      ? "None of your titles is like it."
      : `Closest of your titles: ${source.byAddress.get(best.address)?.text ?? ""}`;
  return {
    id: "title",
    max: 10,
    share: best.share,
    details: [
      { factIds: best.address === "" ? [] : [best.address], points: best.share * 10, note },
    ],
  };
}

function ladderShare(held: Seniority | undefined, asked: Seniority): number {
  const below = seniorities.indexOf(asked) - (held === undefined ? 0 : seniorities.indexOf(held));
  if (below <= 0) return 1;
  return below === 1 ? 0.6 : below === 2 ? 0.2 : 0;
}

function experiencePart(source: Source, posting: Posting): RawPart | undefined {
  const ranges = source.roles.filter((role) => role.paid).flatMap((role) => role.range ?? []);
  const years = unionMonths(ranges) / 12;
  const shares: { share: number; note: string }[] = [];
  if (posting.years !== undefined && posting.years > 0) {
    shares.push({
      share: Math.min(1, years / posting.years),
      note: `${Math.floor(years)} of ${posting.years} years asked for`,
    });
  }
  if (posting.seniority !== undefined && posting.title !== undefined) {
    const rungs = source.roles
      .filter((role) => role.paid && role.title !== "")
      .map((role) => seniorities.indexOf(seniorityOfTitle(role.title)));
    const held = rungs.length === 0 ? undefined : seniorities[Math.max(...rungs)];
    shares.push({
      share: ladderShare(held, posting.seniority),
      note: `Level asked for: ${posting.seniority}; highest held: ${held ?? "none"}`,
    });
  }
  if (shares.length === 0) return undefined;
  const factIds = source.roles
    .filter((role) => role.paid && role.range !== undefined)
    .map((role) => role.datesAddress);
  return {
    id: "experience",
    max: 10,
    share: shares.reduce((sum, entry) => sum + entry.share, 0) / shares.length,
    details: shares.map((entry) => ({
      factIds,
      points: (10 * entry.share) / shares.length,
      note: entry.note,
    })),
  };
}

/** A line that answers most of a duty's words speaks of it; full marks need not repeat the posting. */
const dutyLift = 1.6;

function dutyPart(posting: Posting, matches: ReadonlyMap<string, Match>): RawPart | undefined {
  const { duties } = posting;
  if (duties.length === 0) return undefined;
  const details = duties.map((entry) => {
    const match = matches.get(entry.id);
    const value = Math.min(1, (match?.strength ?? 0) * dutyLift);
    return {
      reqId: entry.id,
      factIds: match?.factIds ?? [],
      points: (10 * value) / duties.length,
      note: match?.note ?? "",
    };
  });
  return {
    id: "responsibilities",
    max: 10,
    share: details.reduce((sum, entry) => sum + entry.points, 0) / 10,
    details,
  };
}

function educationPart(posting: Posting, matches: ReadonlyMap<string, Match>): RawPart | undefined {
  const asked = posting.requirements.filter((entry) =>
    ["degree", "cert", "licence"].includes(entry.kind),
  );
  const best = new Map<string, { requirement: Requirement; match: Match }>();
  for (const requirement of asked) {
    const match = matches.get(requirement.id);
    const key = requirement.group ?? requirement.id;
    if (match === undefined || match.strength < (best.get(key)?.match.strength ?? -1)) continue;
    best.set(key, { requirement, match });
  }
  const list = [...best.values()];
  if (list.length === 0) return undefined;
  const share = list.reduce((sum, entry) => sum + entry.match.strength, 0) / list.length;
  return {
    id: "education",
    max: 5,
    share,
    details: list.map((entry) => ({
      reqId: entry.requirement.id,
      factIds: entry.match.factIds,
      points: (5 * entry.match.strength) / list.length,
      note: entry.match.note,
    })),
  };
}

function writingPart(source: Source): RawPart {
  const bullets = source.lines.filter(
    (line) => line.kind === "bullet" && (line.place === "role" || line.place === "activity"),
  );
  if (bullets.length === 0)
    return {
      id: "writing",
      max: 5,
      share: 0,
      details: [{ factIds: [], points: 0, note: "There are no lines to judge." }],
    };
  const words = bullets.map((line) => line.text.split(/\s+/).length);
  const length = words.filter((count) => count >= 6 && count <= 30).length / bullets.length;
  const openers = new Set(bullets.map((line) => (line.text.split(/\s+/)[0] ?? "").toLowerCase()));
  const variety = Math.min(1, (openers.size / bullets.length) * 1.5);
  const plain =
    bullets.filter((line) => !/\b(?:I|my|me|we|our)\b/.test(line.text)).length / bullets.length;
  const ended = new Set(
    source.roles
      .filter((role) => role.period.end !== "present" && role.period.end !== "")
      .map((role) => role.id),
  );
  const tensed =
    bullets.filter(
      (line) =>
        line.entry === undefined ||
        !ended.has(line.entry) ||
        openerOf(line.text)?.form !== "present",
    ).length / bullets.length;
  const share = (length + variety + plain + tensed) / 4;
  return {
    id: "writing",
    max: 5,
    share,
    details: [
      {
        factIds: [],
        points: 5 * share,
        note: "Length, openings, pronouns and tense of the lines.",
      },
    ],
  };
}

export interface PartsInput {
  readonly source: Source;
  readonly posting: Posting;
  readonly matches: readonly Match[];
  /** Share of the fields that a reader recovers (0..1), or `null` when it was not measured. */
  readonly parse: number | null;
}

/** The parts that can be measured, before scaling; a part that the posting does not ask for is absent. */
export function rawParts({ source, posting, matches, parse }: PartsInput): RawPart[] {
  const byId = new Map(matches.map((match) => [match.reqId, match]));
  const parts = [
    requirementPart("required", 40, posting, byId),
    requirementPart("preferred", 10, posting, byId),
    titlePart(source, posting),
    experiencePart(source, posting),
    dutyPart(posting, byId),
    educationPart(posting, byId),
    parse === null
      ? undefined
      : {
          id: "parse" as const,
          max: 10,
          share: parse,
          details: [
            {
              factIds: [],
              points: 10 * parse,
              note: "Share of the fields that a reader recovers.",
            },
          ],
        },
    writingPart(source),
  ];
  return parts.filter((part) => part !== undefined);
}
