import { extract } from "@savile/extraction";
import { claimsLead, residueChecks } from "@savile/tailoring";
import type { OpinionQuestion } from "@savile/tailoring";
import { readSource } from "../../../packages/tailoring/src/match/source.ts";
import type { Source } from "../../../packages/tailoring/src/match/source.ts";
import { analyse } from "../../../packages/tailoring/src/match/analyse.ts";
import { judgeBatch } from "../claims/measure-batch.ts";
import type { JudgedClaim } from "../claims/measure-batch.ts";
import type { Batch } from "../claims/read-batch.ts";
import { corpusDay } from "../engines.ts";

/** A claim in doubt for its wording alone, with what a second opinion would be asked. */
export interface ResidueClaim extends JudgedClaim {
  readonly question: OpinionQuestion;
}

/** So many lines of a resume are shown beside a claim that names no employer. */
const mostLines = 12;

/** The lines that a claim may rest on: of the employer that it names, else those most like it. */
function evidenceFor({ claim }: JudgedClaim, source: Source): string[] {
  const role = claim.role?.toLowerCase() ?? "";
  const named = source.roles
    .filter(({ org }) => org !== "" && role.includes(org.toLowerCase()))
    .map(({ id }) => id);
  const lines = source.lines.filter(({ place }) => place !== "contact");
  if (named.length > 0)
    return lines.filter(({ entry = "" }) => named.includes(entry)).map(({ text }) => text);
  const stems = new Set(analyse(claim.text, true).stems);
  const shared = (of: readonly string[]): number => of.filter((stem) => stems.has(stem)).length;
  return lines
    .toSorted((a, b) => shared(b.stems) - shared(a.stems))
    .slice(0, mostLines)
    .map(({ text }) => text);
}

/** What objections quote of a claim; the claim where they quote nothing. */
function openOf({ claim, reasons }: JudgedClaim): string[] {
  const quoted = reasons.flatMap((reason) => /"([^"]+)"/.exec(reason)?.[1] ?? []);
  const parts = [...new Set(quoted)].filter((part) => claim.text.includes(part));
  return parts.length > 0 ? parts : [claim.text];
}

function isOfWording(reason: string): boolean {
  return residueChecks.has(reason.split(":")[0] ?? "");
}

function isResidueOf(claim: JudgedClaim): boolean {
  const { verdict, reasons } = claim;
  return verdict === "weak" && reasons.every(isOfWording) && !openOf(claim).some(claimsLead);
}

/** The residue of a batch: what the verifier asks about for wording and for nothing else. */
export async function residueOf(batch: Batch): Promise<ResidueClaim[]> {
  const judged = (await judgeBatch(batch)).filter(isResidueOf);
  const claims: ResidueClaim[] = [];
  for (const { name, resume } of batch.trades) {
    const read = await extract(resume, { today: corpusDay });
    if (!read.ok) throw new Error(`${name} cannot be read`);
    const source = readSource(read.value.resume, read.value.facts, corpusDay);
    for (const one of judged.filter(({ trade }) => trade === name)) {
      const evidence = evidenceFor(one, source);
      claims.push({ ...one, question: { claim: one.claim.text, evidence, open: openOf(one) } });
    }
  }
  return claims;
}
