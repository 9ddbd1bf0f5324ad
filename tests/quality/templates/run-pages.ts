/**
 * Lays every synthetic resume out in every template on both papers and looks at each page: texts over one
 * another, headings at the foot of a page, short entries over two pages, texts in the white edges.
 * Usage: npm run quality:pages [-- TEMPLATE]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { papers, templateIds } from "@savile/model";
import { reportFolder } from "../engines.ts";
import { everyField, fixturePeople } from "../round-trip/fixture-set.ts";
import { longPeople, pageFaults } from "./page-faults.ts";

const [only] = process.argv.slice(2);
const kinds = ["overlaps", "orphans", "parted", "outside"] as const;
const people = [...fixturePeople(), ...longPeople(fixturePeople()), everyField()];
const counts = { documents: 0, pages: 0, overlaps: 0, orphans: 0, parted: 0, outside: 0 };
const faults: string[] = [];
for (const template of templateIds.filter((id) => only === undefined || id === only)) {
  for (const paper of papers) {
    for (const person of people) {
      const found = await pageFaults(person.resume, template, paper);
      counts.documents += 1;
      counts.pages += found.pages;
      for (const kind of kinds) {
        counts[kind] += found[kind].length;
        faults.push(
          ...found[kind].map((text) => `${template} ${paper} ${person.id}: ${kind}: ${text}`),
        );
      }
    }
  }
}
console.log(`${counts.documents} documents, ${counts.pages} pages`);
console.log(`${counts.overlaps} texts over one another, ${counts.outside} in the white edges`);
console.log(`${counts.orphans} headings at a page's foot, ${counts.parted} short entries parted`);
mkdirSync(reportFolder, { recursive: true });
writeFileSync(`${reportFolder}/pages.txt`, faults.join("\n"));
for (const fault of faults.slice(0, 40)) console.log(`- ${fault}`);
