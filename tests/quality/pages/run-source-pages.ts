/**
 * `npm run -s quality:source-pages [templates]`: resumes of the corpus that have one page, tailored without a budget
 * and with that of their file: how many grow, and what keeping them short costs.
 */
import { templateIds, templates } from "@savile/model";
import { sourceBudget } from "@savile/workflow";
import { buildNode } from "../../../scripts/build-node.ts";
import { corpus, corpusFiles, corpusPostings } from "../corpus.ts";
import { corpusDay, openExtractor } from "../engines.ts";
import { measureLength } from "./source-pages.ts";
import type { TailoredLength } from "./source-pages.ts";

await buildNode();
const extractor = openExtractor();
const asked = process.argv.slice(2);
const measured = templates.filter(({ id }) => asked.length === 0 || asked.includes(id));
const files = [
  ...corpusFiles(corpus.resumes, [".pdf"]),
  ...corpusFiles(corpus.unlabelled, [".pdf"]).filter(({ name }) => name.startsWith("dev-")),
];
const postings = corpusPostings();
const rows: { name: string; free: TailoredLength; kept: TailoredLength }[] = [];
for (const [at, { name, bytes }] of files.entries()) {
  const read = await extractor.extract(bytes, { today: corpusDay });
  if (!read.ok || read.value.pages.length !== 1) continue;
  const text = postings[at % Math.max(1, postings.length)]?.text ?? "";
  for (const template of measured) {
    const pageBudget = sourceBudget(read.value, template);
    if (pageBudget === undefined) continue;
    try {
      const of = { text, template: template.id };
      const free = await measureLength(read.value, of);
      const kept = await measureLength(read.value, { ...of, sourcePages: pageBudget });
      rows.push({ name: `${name} in ${template.id}`, free, kept });
    } catch (cause) {
      console.log(`${name}: ${String(cause).slice(0, 100)}`);
    }
  }
}
await extractor.close();
const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
console.log(
  [
    `${rows.length} pairs of a one-page file and a template (of ${templateIds.length})`,
    `more than a page without a budget: ${count(({ free }) => free.pages > 1)}, with that of the file: ${count(({ kept }) => kept.pages > 1)}`,
    `lines left out: ${rows.reduce((sum, { kept }) => sum + kept.left, 0)} in ${count(({ kept }) => kept.left > 0)} (without a budget ${rows.reduce((sum, { free }) => sum + free.left, 0)} in ${count(({ free }) => free.left > 0)})`,
    `smallest text ${Math.min(...rows.map(({ kept }) => kept.body))} pt`,
    ...rows
      .filter(({ kept }) => kept.pages > 1 || kept.left > 3)
      .map(
        ({ name, free, kept }) =>
          `${name}: ${free.pages} -> ${kept.pages}, ${kept.left} lines left out, ${kept.body} pt, ${kept.over} lines over`,
      ),
  ].join("\n"),
);
