/**
 * Judges the gauntlet and the mutants and prints the tables.
 * Usage: npm run quality:gauntlet, npm run quality:mutants
 */
import { allCases, judgeCase } from "./measure.ts";
import { runMutants, writeSurvivors } from "./mutants.ts";
import { writeReport } from "./report.ts";

if (process.argv[2] === "mutants") {
  const { counts, survivors } = runMutants(1);
  const all = counts.reduce((sum, entry) => sum + entry.made, 0);
  for (const { operator, made, stopped } of counts)
    process.stdout.write(`${operator.padEnd(20)} ${stopped} of ${made}\n`);
  process.stdout.write(`${all - survivors.length} of ${all} mutants stopped\n`);
  process.stdout.write(`${writeSurvivors(counts, survivors)}\n`);
} else {
  process.stdout.write(`${writeReport(allCases().flatMap(judgeCase))}\n`);
}
