import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Resume } from "@savile/model";
import type { Person } from "../round-trip/fixture-set.ts";

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const line = (text: string) => (text === "" ? "" : `<p>${escaped(text)}</p>`);
const strong = (text: string) => (text === "" ? "" : `<p class="head"><b>${escaped(text)}</b></p>`);
const heading = (text: string) => `<p class="section"><b>${text.toUpperCase()}</b></p>`;
const list = (texts: readonly { readonly text: string }[]) =>
  texts.length === 0
    ? ""
    : `<ul>${texts.map(({ text }) => `<li>${escaped(text)}</li>`).join("")}</ul>`;

function plainHtml(resume: Resume): string {
  const { contact } = resume;
  const jobs = resume.experience.map((job) =>
    [
      strong(job.title),
      line(job.company),
      line(job.dates.text),
      line(job.location),
      list(job.bullets),
    ].join(""),
  );
  const studies = resume.education.map((entry) =>
    [strong(entry.degree), line(entry.school), line(entry.dates.text), list(entry.details)].join(
      "",
    ),
  );
  return `<html><head><meta charset="utf-8"><style>
    body { font-family: "Liberation Sans"; font-size: 10pt } p, li, ul { margin: 0 }
    .head { margin-top: 14pt } .section { margin-top: 16pt; margin-bottom: 4pt }</style></head><body>
    <p><b style="font-size: 18pt">${escaped(resume.name)}</b></p>
    ${line([contact.email, contact.phone, contact.location].filter(Boolean).join(" | "))}
    ${heading("Experience")}${jobs.join("")}${heading("Education")}${studies.join("")}</body></html>`;
}

/**
 * The same values printed plainly by another program, a line for each: what a reader does not find there it
 * finds nowhere. Answers the paths of the files, none where LibreOffice is absent.
 */
export function printPlainly(people: readonly Person[], folder: string): string[] {
  const pages = people.map(({ id, resume }) => {
    const path = join(folder, `plain-${id}.html`);
    writeFileSync(path, plainHtml(resume));
    return path;
  });
  const profile = `-env:UserInstallation=file://${encodeURI(join(folder, "profile"))}`;
  const asked = [
    profile,
    "--headless",
    // As a document: the web layout cuts the first line off where there are several pages.
    "--infilter=HTML (StarWriter)",
    "--convert-to",
    "pdf:writer_pdf_Export",
    "--outdir",
    folder,
  ];
  try {
    execFileSync("soffice", [...asked, ...pages], { stdio: "ignore" });
  } catch {
    return [];
  }
  return pages.map((path) => path.replace(/html$/u, "pdf"));
}
