import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fc from "fast-check";
import { runs } from "@savile/testing";
import { expect, it } from "vitest";
import { readPostingFile } from "./read-posting-file.ts";
import { readPostingSource } from "./read-posting-source.ts";

const description =
  "<p>We ship &amp; store goods for shops along the coast, in all weathers.</p><h3>Requirements</h3><ul><li>5+ years of account management</li><li><p>Excel</p></li></ul>";
const job = {
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  title: "Account Manager &amp; Planner",
  hiringOrganization: { "@type": "Organization", name: "Harbour Goods" },
  jobLocation: {
    "@type": "Place",
    address: { addressLocality: "Denver", addressRegion: "CO", addressCountry: { name: "US" } },
  },
  employmentType: ["FULL_TIME"],
  baseSalary: {
    currency: "USD",
    value: { "@type": "QuantitativeValue", minValue: 50_000, maxValue: 60_000, unitText: "YEAR" },
  },
  identifier: { "@type": "PropertyValue", name: "Harbour Goods", value: "HG-12" },
  validThrough: "2026-12-24T00:00:00Z",
  description,
};
const expected = `Account Manager & Planner
Company: Harbour Goods
Location: Denver, CO, US
Employment type: full-time
Salary: USD 50000 - 60000 per year
Reference: HG-12
Apply by: 2026-12-24

We ship & store goods for shops along the coast, in all weathers.

Requirements

- 5+ years of account management

- Excel`;

const page = (ld: string, body = "<p>Sign in to see this page</p>"): string =>
  `<!doctype html><html><head><title>Jobs</title><script type="application/ld+json">${ld}</script></head><body><nav><ul><li>Home</li></ul></nav>${body}</body></html>`;
const textOf = (source: string) => readPostingSource(source)?.text;

it("reads JobPosting of schema.org from JSON and from the source of a page, before the page's own words", () => {
  const json = JSON.stringify(job);
  expect(readPostingSource(json)).toEqual({ kind: "json_ld", text: expected });
  expect(readPostingSource(page(json))).toEqual({ kind: "json_ld", text: expected });
  expect(textOf(page(JSON.stringify({ "@graph": [{ "@type": "WebSite" }, job] })))).toBe(expected);
  expect(textOf(page(JSON.stringify([{ ...job, "@type": ["JobPosting"] }])))).toBe(expected);
  expect(textOf(page(`<!--${json}-->`))).toBe(expected);
  // Line ends within texts are no JSON, and on many pages.
  expect(textOf(page(json.replace("along the", "along\nthe")))).toBe(expected);
});

it("reads values in each form that schema.org allows", () => {
  const other = {
    ...job,
    title: ["Clerk"],
    hiringOrganization: "Harbour Goods",
    jobLocation: ["Denver", { address: "Boulder" }],
    jobLocationType: "TELECOMMUTE",
    employmentType: "PART_TIME",
    baseSalary: "20 an hour",
    identifier: 77,
    description: "&lt;p&gt;Sort the mail.&lt;/p&gt;&lt;p&gt;Know Excel.&lt;/p&gt;",
    qualifications: ["Know Excel.", "A driving licence", "Spanish"],
    experienceRequirements: { monthsOfExperience: "24" },
    educationRequirements: { credentialCategory: "high school" },
  };
  expect(textOf(JSON.stringify(other))).toBe(`Clerk
Company: Harbour Goods
Location: Denver; Boulder; Remote
Employment type: part-time
Salary: 20 an hour
Reference: 77
Apply by: 2026-12-24

Sort the mail.

Know Excel.

Qualifications
- A driving licence
- Spanish

Education
high school

Experience
2 years of experience`);
});

it("takes no posting of several, and none without a word of its own", () => {
  const list = page(
    JSON.stringify([job, { ...job, title: "Clerk" }]),
    `<main>${description.repeat(3)}</main>`,
  );
  expect(readPostingSource(list)?.kind).toBe("html");
  expect(textOf(page(JSON.stringify([job, job])))).toBe(expected);
  expect(textOf(JSON.stringify({ "@type": "JobPosting", title: "Clerk" }))).toBe("");
  expect(textOf('{"basics":{"name":"Mira"}}')).toBe("");
});

it("reads JSON Resume's schema of jobs", () => {
  const path = createRequire(import.meta.url).resolve("@jsonresume/schema/sample.job.json");
  const text = textOf(readFileSync(path, "utf8")) ?? "";
  expect(text).toMatch(/^Web Developer\nCompany: Microsoft\nLocation: /);
  expect(text).toContain("\nQualifications\n- ");
  expect(text).toContain("\nResponsibilities\n- ");
});

const lead = "<header><h1>Account Manager</h1></header>";
it.each([
  ["its main part", `<main>${lead}${description.repeat(3)}</main>`],
  [
    "what is marked as a posting",
    `<div itemscope itemtype="https://schema.org/JobPosting">${lead}${description.repeat(3)}</div><main>${"Other jobs near you and more of them. ".repeat(9)}</main>`,
  ],
  [
    "everything but the site",
    `<div>${lead.replaceAll("header", "div")}${description.repeat(3)}</div><aside>Similar jobs</aside>`,
  ],
])("reads of a page %s", (_name, body) => {
  const site = `<header>Harbour Jobs</header>${body}<footer>Imprint</footer><div hidden>Secret</div><div style="display:none">Trap</div>`;
  const text = textOf(page("", site)) ?? "";
  expect(text).toMatch(/^Account Manager\n+We ship & store goods/);
  expect(text).toContain("- 5+ years of account management");
  expect(text).not.toMatch(/Harbour Jobs|Imprint|Secret|Trap|Similar|Other jobs|Home|[<>]/);
});

it("reads a piece of HTML that was copied", () => {
  expect(readPostingSource(description)).toEqual({
    kind: "html",
    text: expected.slice(expected.indexOf("We ship")),
  });
});

it.each([
  "Account Manager at Harbour Goods\n\nRequirements\n- Salesforce\n- 3 < 4 years <br> of <b>work</b>",
  "[Remote] Account Manager\n{m/f/d}",
  "{not json",
  "",
])("leaves a text that is the posting itself alone: %j", (text) => {
  expect(readPostingSource(text)).toBeNull();
});

it("decodes files as their encoding says", () => {
  const html = `<html><body><main>${description.replace("coast", "Küste in Österreich, täglich früh")}</main></body></html>`;
  expect(readPostingFile(Buffer.from(html, "latin1"))).toContain(
    "Küste in Österreich, täglich früh",
  );
  expect(readPostingFile(Buffer.from("Clerk at Orbit"))).toBe("Clerk at Orbit");
});

it("survives anything", () => {
  const tags = fc.constantFrom(
    "<p>",
    "</p>",
    "<main",
    "<li>",
    "</nav>",
    "<script type='application/ld+json'>",
    '{"@type":"JobPosting",',
    "<!--",
    "]]>",
    "</html>",
    "&lt;",
    "\u0000",
  );
  const soup = fc.array(fc.oneof(tags, fc.string({ unit: "binary", maxLength: 8 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(soup, fc.json(), (parts, json) => {
      const text = parts.join("");
      for (const source of [text, `<!doctype html>${text}`, json, page(json)]) {
        expect(typeof (textOf(source) ?? "")).toBe("string");
      }
    }),
    { numRuns: runs(1_000) },
  );
});
