import { templateIds } from "@savile/model";
import { quantile } from "../../bench/figures.ts";
import { fixturePeople, matrixPeople } from "../round-trip/fixture-set.ts";
import { measureBudget } from "./measure-budget.ts";
import type { BudgetOutcome } from "./measure-budget.ts";

/** `npm run quality:pages [people]`: each resume in each template, a page shorter than it is. */
const most = Number(process.argv[2] ?? 100);
const people = [...fixturePeople(), ...matrixPeople(400).slice(60)].slice(0, most);
const outcomes: (BudgetOutcome & { readonly name: string })[] = [];
for (const { id, resume } of people) {
  for (const template of templateIds) {
    const outcome = await measureBudget(resume, template);
    outcomes.push({ ...outcome, name: `${id} in ${template}` });
  }
}
const times = outcomes.map(({ took }) => took);
const unmet = outcomes.filter(({ met }) => !met);
const faults = outcomes.flatMap(({ name, faults: found }) =>
  found.map((fault) => `${name}: ${fault}`),
);
console.log(
  [
    `${people.length} resumes in ${templateIds.length} templates, each asked for a page less than it takes`,
    `met: ${outcomes.length - unmet.length} of ${outcomes.length} (${((1 - unmet.length / outcomes.length) * 100).toFixed(1)} %; bar 99 %)`,
    `time of all layouts: median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms (bar 1000 ms)`,
    `lines left out: ${outcomes.reduce((sum, { left }) => sum + left, 0)}, in ${outcomes.filter(({ left }) => left > 0).length} documents`,
    `smallest text ${Math.min(...outcomes.map(({ body }) => body))} pt (bar 9.5), narrowest margin ${Math.min(...outcomes.map(({ margin }) => margin))} pt (bar 34.02)`,
    `faults of pages: ${faults.length}`,
    ...faults.slice(0, 20),
    ...unmet.slice(0, 20).map(({ name, left }) => `not met: ${name}, ${left} lines left out`),
  ].join("\n"),
);
