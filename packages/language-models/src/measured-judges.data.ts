import type { MeasuredJudge } from "./may-judge.ts";

/**
 * The models that `npm run quality:judge` has measured, on claims that nobody had tuned to. None so far: no
 * second opinion is asked for.
 */
export const measuredJudges: readonly MeasuredJudge[] = [];
