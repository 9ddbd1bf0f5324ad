/**
 * Reads every resume of a folder as the service does, OCR included, and writes one JSON per file in the shape
 * that the corpus scorer takes. Tells of each file on stderr how that went.
 * Usage: npm run -s quality:extract -- FILES_DIR OUT_DIR
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ExtractionPool } from "@savile/extraction";
import type { Extraction } from "@savile/model";
import { buildNode } from "../../scripts/build-node.ts";
import { openExtractor } from "./engines.ts";
import { describeReading } from "./describe-reading.ts";

const [filesDir, outDir] = process.argv.slice(2);
const today = "2026-11-01";

function placed(value: string): string | undefined {
  return value === "" ? undefined : value;
}

function isMail(text: string): boolean {
  return text.includes("@") && !text.includes("/");
}

function toPrediction({ resume, sections }: Extraction, ms: number): unknown {
  const { contact } = resume;
  const texts = contact.links.map((link) => link.text);
  // A profile's address may hold "@" too.
  const mails = texts.filter((text) => isMail(text));
  const links = texts.filter((text) => !isMail(text));
  const entries = [resume.experience, resume.education, resume.projects, resume.certifications];
  const ofEntries = [...entries, resume.publications].flat().flatMap(({ url = "" }) => url);
  const dated = resume.volunteer.filter((entry) => entry.dates.text !== "");
  return {
    name: placed(resume.name),
    emails: [contact.email, ...mails].filter((text) => text !== ""),
    phones: contact.phone === "" ? [] : [contact.phone],
    location: placed(contact.location),
    links: [contact.linkedin, contact.github, ...links, ...ofEntries].filter((text) => text !== ""),
    sections: sections.map((section) => section.title).filter((title) => title !== ""),
    experience: [
      ...resume.experience,
      ...dated.map((entry) => Object.assign({}, entry, { company: entry.organization })),
    ].map((job) => ({
      title: placed(job.title),
      company: placed(job.company),
      location: placed(job.location),
      start: placed(job.dates.start.slice(0, 7)),
      end: placed(job.dates.end.slice(0, 7)),
      bullets: job.bullets.length,
    })),
    education: resume.education.map((study) => ({
      degree: placed(study.degree),
      school: placed(study.school),
      start: placed(study.dates.start.slice(0, 7)),
      end: placed(study.dates.end.slice(0, 7)),
    })),
    skills: [
      ...resume.skills.flatMap((group) => group.skills.map((skill) => skill.text)),
      ...resume.competencies.map((one) => one.text),
    ],
    ms,
  };
}

async function readFile(
  pool: ExtractionPool,
  bytes: Uint8Array,
): Promise<{ found: Extraction | undefined; ms: number }> {
  const start = performance.now();
  const result = await pool.extract(bytes, { today });
  return { found: result.ok ? result.value : undefined, ms: performance.now() - start };
}

async function main(): Promise<void> {
  if (filesDir === undefined || outDir === undefined) {
    process.stderr.write("usage: quality:extract -- FILES_DIR OUT_DIR\n");
    process.exitCode = 2;
    return;
  }
  await buildNode();
  mkdirSync(outDir, { recursive: true });
  const pool = openExtractor();
  const names = readdirSync(filesDir).filter((name) => /\.(?:pdf|docx|txt)$/i.test(name));
  for (const [at, name] of names.toSorted().entries()) {
    const bytes = new Uint8Array(readFileSync(path.join(filesDir, name)));
    // The first file starts the child.
    if (at === 0) await readFile(pool, bytes);
    const { found, ms } = await readFile(pool, bytes);
    const prediction = found === undefined ? {} : toPrediction(found, ms);
    writeFileSync(path.join(outDir, `${name}.json`), JSON.stringify(prediction, null, 1));
    process.stderr.write(`${name}: ${Math.round(ms)} ms, ${describeReading(found)}\n`);
  }
  await pool.close();
}

await main();
