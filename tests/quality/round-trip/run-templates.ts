/**
 * Prints every synthetic resume in every template as PDF and Word file, reads each back with our own parser
 * and writes the share of exact values to `packages/model/src/layout/template-figures.data.ts`.
 * Usage: npm run quality:templates
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { templateIds } from "@savile/model";
import { reportFolder } from "../engines.ts";
import { fixturePeople } from "./fixture-set.ts";
import { describeMiss, measureTemplate, vitalFields } from "./measure-templates.ts";
import type { TemplateResult } from "./measure-templates.ts";

const target = fileURLToPath(
  new URL("../../../packages/model/src/layout/template-figures.data.ts", import.meta.url),
);

function entryOf({ template, figure }: TemplateResult): string {
  const fields = Object.entries(figure).map(([name, value]) => `    ${name}: ${value},\n`);
  return `  ${template}: {\n${fields.join("")}  },\n`;
}

const people = fixturePeople();
const results: TemplateResult[] = [];
for (const template of templateIds) {
  const result = await measureTemplate(template, people, ["pdf", "docx"]);
  results.push(result);
  const { values, recovered, atsScore } = result.figure;
  const vital = result.misses.filter((miss) => vitalFields.test(miss.path)).length;
  console.log(
    `${template.padEnd(12)} ${atsScore.toFixed(1)} % (${recovered} of ${values} values; ${vital} names, employers, titles, schools or dates lost)`,
  );
}
const source = readFileSync(target, "utf8");
const head = source.slice(0, source.indexOf("> = {") + 4);
writeFileSync(target, `${head}{\n${results.map(entryOf).join("")}};\n`);
mkdirSync(reportFolder, { recursive: true });
const report = `${reportFolder}/templates.txt`;
writeFileSync(report, results.flatMap((one) => one.misses.map(describeMiss)).join("\n"));
console.log(
  `${people.length} resumes, ${results.length} templates, PDF and DOCX. Every miss: ${report}`,
);
