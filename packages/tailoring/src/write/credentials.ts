import type { Posting } from "@savile/model";
import type { Source, SourceLine } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Sentence } from "../input/draft.ts";
import { joinList, withoutStop, wordCount } from "../words/phrases.ts";
import { degreeName } from "./degree-name.ts";

/** What names a paper; the place and the school of one do not. */
const named: ReadonlySet<SourceLine["kind"]> = new Set(["degree", "cert", "licence"]);

/** A name of which no bracket and no word is missing. */
function isWhole(text: string): boolean {
  const opened = (text.match(/[([]/g) ?? []).length;
  const closed = (text.match(/[)\]]/g) ?? []).length;
  return (
    opened === closed && wordCount(text) <= 12 && !/\b(?:and|or|of|in|the|&)$/i.test(text.trim())
  );
}

/** The degree, certificates and licences that are asked for and held, two at most. */
export function credentials(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Sentence | undefined {
  const asked = posting.requirements.filter((entry) =>
    ["degree", "cert", "licence"].includes(entry.kind),
  );
  const proven = asked.flatMap((requirement) => {
    const match = plan.byReq.get(requirement.id)?.match;
    const line = source.byAddress.get(match?.factIds[0] ?? "");
    return match !== undefined &&
      match.strength >= 0.7 &&
      line !== undefined &&
      named.has(line.kind) &&
      isWhole(line.text)
      ? [{ requirement, line }]
      : [];
  });
  const lines = [...new Map(proven.map((entry) => [entry.line.address, entry])).values()].slice(
    0,
    2,
  );
  if (lines.length === 0) return undefined;
  return {
    text: `${joinList(lines.map(({ line }) => degreeName(source, line) ?? withoutStop(line.text)))}.`,
    factIds: lines.map((entry) => entry.line.address),
    reqIds: lines.map((entry) => entry.requirement.id),
  };
}
