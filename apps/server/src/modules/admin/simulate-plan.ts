import { createHash } from "node:crypto";
import type { Simulation } from "@savile/contracts";
import { err, ok, planCatalogue, planIds, unlimited } from "@savile/model";
import type { Plan, Result } from "@savile/model";

/** Sample usage where there is no limit. */
const sampleWithoutLimit = 40;

/** The plan of a name as people type it; `premium` is the largest one. */
export function planOfName(name: string): Plan | null {
  const wanted = name.trim().toLowerCase();
  const plan = wanted === "premium" ? "enterprise" : wanted;
  return planIds.find((id) => id === plan) ?? null;
}

/** A number from 0 to 1 that is the same for the same account, plan and kind of usage. */
function shareOf(accountId: string, plan: Plan, kind: string): number {
  const hash = createHash("sha256").update(`${accountId} ${plan} ${kind}`).digest();
  return hash.readUInt32BE(0) / 0xff_ff_ff_ff;
}

export interface SimulateInput {
  readonly accountId: string;
  readonly tier: string;
  /** An administrator's own rights: no limit, every template and format. */
  readonly override: boolean;
}

/** Limits and sample usage of a plan; the same each time, so that a screen does not flicker. */
export function simulatePlan(input: SimulateInput): Result<Simulation, "tier_unknown"> {
  const plan = planOfName(input.tier);
  if (plan === null) return err("tier_unknown");
  const terms = planCatalogue[input.override ? "enterprise" : plan];
  const limitOf = (limit: number): number => (input.override ? unlimited : limit);
  const usedOf = (kind: string, limit: number): number => {
    const most = limit === unlimited ? sampleWithoutLimit : limit;
    return Math.round(shareOf(input.accountId, plan, kind) * most);
  };
  return ok({
    tier: plan,
    display_name: planCatalogue[plan].displayName,
    limits: {
      generations_limit: limitOf(terms.generations),
      refinements_limit: limitOf(terms.refinements),
      downloads_limit: limitOf(terms.downloads),
    },
    usage: {
      generations_used: usedOf("generation", planCatalogue[plan].generations),
      refinements_used: usedOf("refinement", planCatalogue[plan].refinements),
      downloads_used: usedOf("download", planCatalogue[plan].downloads),
    },
    templates: [...terms.templates],
    exports: [...terms.formats],
  });
}
