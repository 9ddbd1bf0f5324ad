import { createLanguageModels, forEveryPlan } from "@savile/language-models";
import type { AttemptRecord, ModelChoice, ModelSettings } from "@savile/language-models";
import { agree, modelOpinion } from "@savile/tailoring";
import { shareOf } from "../claims/measure-batch.ts";
import type { Share } from "../claims/measure-batch.ts";
import type { ResidueClaim } from "./residue-of-batch.ts";

/** A claim of the residue, and whether the judge agreed to it twice with a quote that stands. */
export interface OpinedClaim extends ResidueClaim {
  readonly agreed: boolean;
}

/** How a judge did on a residue. */
export interface JudgeFigures {
  /** Lies that it agreed to. */
  readonly falseYes: Share;
  /** Honest claims that it did not agree to. */
  readonly falseNo: Share;
  readonly claims: readonly OpinedClaim[];
  readonly attempts: readonly AttemptRecord[];
}

/** Time for the two answers to one claim. */
const withinMs = 20_000;

/** Asks a model about every claim of a residue, as the product would. */
export async function measureJudge(
  settings: ModelSettings,
  judge: ModelChoice,
  residue: readonly ResidueClaim[],
): Promise<JudgeFigures> {
  const attempts: AttemptRecord[] = [];
  const spent = () => attempts.reduce((sum, { costMicros }) => sum + costMicros, 0);
  const models = createLanguageModels({
    settings: { ...settings, choices: forEveryPlan(judge) },
    now: Date.now,
    spent: () => Promise.resolve({ dayMicros: spent(), monthMicros: spent() }),
  });
  const claims: OpinedClaim[] = [];
  for (const claim of residue) {
    const opened = await models.open({
      plan: "professional",
      signal: new AbortController().signal,
      withinMs,
      onAttempt: (record) => void attempts.push(record),
    });
    if ("because" in opened) throw new Error(`the judge cannot be asked: ${opened.because}`);
    const quote = await agree(modelOpinion(opened.model), claim.question);
    opened.close();
    claims.push({ ...claim, agreed: quote !== undefined });
  }
  const [lies, honest] = [claims.filter((one) => !one.honest), claims.filter((one) => one.honest)];
  return {
    falseYes: shareOf(lies.filter(({ agreed }) => agreed).length, lies.length),
    falseNo: shareOf(honest.filter(({ agreed }) => !agreed).length, honest.length),
    claims,
    attempts,
  };
}
