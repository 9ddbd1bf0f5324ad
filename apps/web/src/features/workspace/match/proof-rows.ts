import { coverageOf } from "@savile/model";
import type { Match, ProofRow } from "@savile/model";
import type { LineRef, Links } from "../work/links.ts";
import type { Work } from "../work/view-model.ts";

/** The row of a requirement for a result that was made before there was a table. */
function plainRow(work: Work, reqId: string, match: Match | undefined): ProofRow | undefined {
  const requirement = work.requirementOf.get(reqId);
  if (requirement === undefined) return undefined;
  const fact = (match?.factIds ?? []).flatMap((id) => work.factOf.get(id) ?? [])[0];
  return {
    reqId,
    asked: requirement.text,
    level: requirement.level,
    coverage: coverageOf(match?.strength ?? 0),
    ...(fact === undefined ? {} : { factId: fact.id, line: fact.text }),
  };
}

/** The table of proof of a result. */
export function proofRows(work: Work): readonly ProofRow[] {
  const { table, matches } = work.tailoring;
  if (table !== undefined) return table;
  const matchOf = new Map(matches.map((match) => [match.reqId, match]));
  return work.session.posting.requirements.flatMap(
    ({ id }) => plainRow(work, id, matchOf.get(id)) ?? [],
  );
}

/** The line of the documents to which a row leads: its own where the page shows it, else one that answers it too. */
export function lineOfRow({ reqId, factId }: ProofRow, links: Links): LineRef | undefined {
  const lines = links.linesOf.get(reqId) ?? [];
  return lines.find(({ kind, path }) => kind === "resume" && path === factId) ?? lines[0];
}
