import type { Tally } from "../tally.ts";
import { checkSteps } from "./steps.ts";
import type { CheckStep } from "./steps.ts";

async function runStep({ name, run }: CheckStep): Promise<boolean> {
  const started = Date.now();
  const { ok, output } = await run();
  console.log(`${ok ? "ok  " : "FAIL"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (output.trim() !== "" && (!ok || name === "lint")) console.log(output.trim());
  return ok;
}

/** Runs every step of the check, two beside each other, and counts them. */
export async function runCheck(): Promise<Tally> {
  const waiting = [...checkSteps];
  const results: boolean[] = [];
  const faults: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const ok = await runStep(step);
      results.push(ok);
      if (!ok) faults.push(`FAILED check > ${step.name}`);
    }
  };
  await Promise.all([work(), work()]);
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed, skipped: 0, faults };
}
