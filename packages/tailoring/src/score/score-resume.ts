import { demandsOf } from "@savile/model";
import type { AtsScore, Match, Posting } from "@savile/model";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import type { SourceInput } from "../input/source-input.ts";
import type { Source } from "../match/source.ts";
import { rawParts } from "./parts.ts";
import type { RawPart } from "./parts.ts";

const leastMeasurable = 40;
const own = new Set(["parse", "writing"]);

interface Share {
  tenths: number;
  readonly most: number;
  readonly rest: number;
}

/** Rounds parts to tenths so that they add up to `target` tenths: largest remainder, fixed order. */
function distribute(values: readonly number[], most: readonly number[], target: number): number[] {
  const shares: Share[] = values.map((value, index) => ({
    tenths: Math.floor(value * 10 + 1e-9),
    most: Math.round((most[index] ?? 0) * 10),
    rest: value * 10 - Math.floor(value * 10 + 1e-9),
  }));
  let left = target - shares.reduce((sum, share) => sum + share.tenths, 0);
  const order = [...shares].sort((a, b) => b.rest - a.rest);
  for (let round = 0; left !== 0 && round < 400; round += 1) {
    const share = (left > 0 ? order : order.toReversed())[round % order.length];
    if (share === undefined) break;
    if (left > 0 && share.tenths < share.most) [share.tenths, left] = [share.tenths + 1, left - 1];
    if (left < 0 && share.tenths > 0) [share.tenths, left] = [share.tenths - 1, left + 1];
  }
  return shares.map((share) => share.tenths / 10);
}

function nothing(): AtsScore {
  return { total: null, parts: [], missingMustHaves: 0 };
}

/** Scales the measurable parts to 100 and takes off what missing must-haves cost. */
export function totalOf(parts: readonly RawPart[]): AtsScore {
  const measurable = parts
    .filter((part) => !own.has(part.id))
    .reduce((sum, part) => sum + part.max, 0);
  if (measurable < leastMeasurable) return nothing();
  const max = parts.reduce((sum, part) => sum + part.max, 0);
  const scale = 100 / max;
  const raw = parts.reduce((sum, part) => sum + part.max * part.share, 0) * scale;
  const required = parts.find((part) => part.id === "required");
  const cap = required === undefined ? 100 : 50 + 50 * required.share;
  const total = Math.round(Math.min(raw, cap));
  const missing = raw > cap ? Math.round((raw - cap) * 10) / 10 : 0;
  const most = parts.map((part) => Math.round(part.max * scale * 10) / 10);
  const points = distribute(
    parts.map((part) => part.max * part.share * scale),
    most,
    Math.round((total + missing) * 10),
  );
  return {
    total,
    missingMustHaves: missing,
    parts: parts.map((part, index) => ({
      id: part.id,
      max: most[index] ?? 0,
      points: points[index] ?? 0,
      details: part.details.map((detail) => ({
        ...(detail.reqId === undefined ? {} : { reqId: detail.reqId }),
        factIds: [...detail.factIds],
        points: Math.round(detail.points * scale * 10) / 10,
        note: detail.note,
      })),
    })),
  };
}

/** Scores what is already read and matched. */
export function scoreSource(
  source: Source,
  posting: Posting,
  matches: readonly Match[],
  parse: number | null,
): AtsScore {
  if (demandsOf(posting).length === 0) return nothing();
  return totalOf(rawParts({ source, posting, matches, parse }));
}

/** Match estimate of a resume as it stands. `total` is `null` where the posting states too little. */
export function scoreResume(input: SourceInput): AtsScore {
  const source = readSource(input.resume, input.facts, input.today);
  return scoreSource(
    source,
    input.posting,
    matchRequirements(source, input.posting),
    input.extractionConfidence,
  );
}
