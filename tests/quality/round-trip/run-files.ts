/**
 * Makes the PDF, Word and text file of every synthetic resume in every template and asks other programs
 * about them: poppler in its three modes for every printed string in order, LibreOffice for the pages of
 * each Word file; then whether all three files say the same words.
 * Usage: npm run quality:files [-- TEMPLATE]
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { templateIds } from "@savile/model";
import type { TemplateId } from "@savile/model";
import { reportFolder } from "../engines.ts";
import { makeCase } from "./files.ts";
import { everyField, fixturePeople } from "./fixture-set.ts";
import type { Person } from "./fixture-set.ts";
import { pagesInLibreOffice } from "./libre-office.ts";
import { brokenReadings } from "./poppler.ts";
import { docxWords, pdfWords, words } from "./texts.ts";

interface Made {
  readonly name: string;
  readonly pages: number;
  readonly docx: string;
}

interface Tally {
  readonly made: Made[];
  readonly faults: string[];
  readings: number;
  files: number;
}

async function makeFiles(
  person: Person,
  template: TemplateId,
  folder: string,
  tally: Tally,
): Promise<void> {
  const name = `${template}-${person.id}`;
  const [pdf, docx, txt] = await Promise.all(
    (["pdf", "docx", "txt"] as const).map((format) => makeCase({ person, template, format })),
  );
  if (typeof pdf !== "object" || typeof docx !== "object" || typeof txt !== "object") {
    tally.faults.push(
      `${name}: not made: ${[pdf, docx, txt].filter((one) => typeof one === "string").join("; ")}`,
    );
    return;
  }
  tally.files += 3;
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, pdf.bytes);
  writeFileSync(join(folder, `${name}.docx`), docx.bytes);
  const broken = brokenReadings(path, person.resume, template);
  tally.readings += 3;
  tally.faults.push(...broken.map((fault) => `${name}: ${fault}`));
  const said = await pdfWords(pdf.bytes, person.resume.name);
  const written = words(new TextDecoder().decode(txt.bytes));
  if (said !== docxWords(docx.bytes) || said !== written) {
    tally.faults.push(`${name}: PDF, Word and text file say different words`);
  }
  const pages = pdf.readBack.pageCount ?? 0;
  tally.made.push({ name, pages, docx: join(folder, `${name}.docx`) });
}

function reportPages(tally: Tally, folder: string): string {
  const found = pagesInLibreOffice(
    tally.made.map((one) => one.docx),
    folder,
  );
  const others = tally.made.flatMap((one) => {
    const pages = found.get(one.docx) ?? 0;
    return pages === one.pages ? [] : [`${one.name}: ${one.pages} pages as PDF, ${pages} as DOCX`];
  });
  const equal = tally.made.length - others.length;
  tally.faults.push(...others);
  return `${equal} of ${tally.made.length} Word files have as many pages in LibreOffice as the PDF (${((equal / tally.made.length) * 100).toFixed(1)} %)`;
}

const [only] = process.argv.slice(2);
const templates = templateIds.filter((id) => only === undefined || id === only);
const folder = mkdtempSync(join(tmpdir(), "savile files "));
const tally: Tally = { made: [], faults: [], readings: 0, files: 0 };
for (const template of templates) {
  for (const person of [...fixturePeople(), everyField()]) {
    await makeFiles(person, template, folder, tally);
  }
}
const reading = tally.faults.filter((fault) => /poppler/u.test(fault)).length;
const differing = tally.faults.filter((fault) => /different words/u.test(fault)).length;
console.log(`${tally.files} files made and read back`);
console.log(
  `${tally.readings - reading} of ${tally.readings} readings by poppler hold every string in order`,
);
console.log(
  `${tally.made.length - differing} of ${tally.made.length} resumes say the same as PDF, DOCX and TXT`,
);
console.log(reportPages(tally, folder));
mkdirSync(reportFolder, { recursive: true });
writeFileSync(`${reportFolder}/files.txt`, tally.faults.join("\n"));
for (const fault of tally.faults.slice(0, 40)) console.log(`- ${fault}`);
rmSync(folder, { recursive: true });
