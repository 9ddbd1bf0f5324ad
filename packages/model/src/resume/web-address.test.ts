import { describe, expect, it } from "vitest";
import { applyCorrections } from "../corrections/apply-corrections.ts";
import { applyEdit } from "../edits/apply-edit.ts";
import { checkField, fieldRule } from "../edits/field-rule.ts";
import { fromJsonResume } from "../json-resume/from-json-resume.ts";
import { toJsonResume } from "../json-resume/to-json-resume.ts";
import { parseResumeMarkdown } from "../markdown/parse-resume.ts";
import { printResumeMarkdown } from "../markdown/print-resume.ts";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { editSchema } from "../tailoring/edit-schema.ts";
import { at } from "../testing/any-edits.ts";
import { extractionOf } from "../testing/extraction-of.ts";
import { resumeLeaves } from "./address.ts";
import { canonicalResume } from "./canonical.ts";
import { blankEntry } from "./entry-values.ts";
import { emptyResume, resumeSchema } from "./resume.ts";
import type { Resume } from "./resume.ts";
import { isLinkText } from "./web-address.ts";

const linked: Resume = {
  ...emptyResume(),
  name: "Ada Byron",
  experience: [{ ...blankEntry("experience", "exp1"), company: "Acme", url: "acme.example.com" }],
  education: [
    { ...blankEntry("education", "edu1"), school: "UCL", url: "https://ucl.example.edu/cs#top" },
  ],
  projects: [{ ...blankEntry("projects", "prj1"), name: "Engine", url: "example.org/a_b_(c)?d=e" }],
  certifications: [
    { id: "crt1", name: "CKA", issuer: "", year: "", url: "https://example.org/check" },
  ],
  publications: [
    { ...blankEntry("publications", "pub1"), title: "Notes", url: "http://doi.example.org/10.1/x" },
  ],
};
const links = [
  "exp1.url acme.example.com",
  "edu1.url https://ucl.example.edu/cs#top",
  "prj1.url example.org/a_b_(c)?d=e",
  "crt1.url https://example.org/check",
  "pub1.url http://doi.example.org/10.1/x",
];

function linksOf(resume: Resume): string[] {
  return resumeLeaves(resume)
    .filter(({ address }) => address.endsWith(".url"))
    .map(({ address, text }) => `${address} ${text}`);
}

const safe = [
  "example.org",
  "www.example.co.uk/a/b?c=d#e",
  "https://example.org:8080",
  "HTTP://müller.example/ä",
];
const unsafe = [
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.org",
  "https://user@example.org",
  "mailto:ada@example.org",
  "ada@example.org",
  "my page",
  "example.org and more",
  "localhost",
  "example.org/\u202Egro",
  'example.org/"><script>',
];

describe("a link of an entry", () => {
  it.each(safe)("may be %s", (text) => {
    expect(isLinkText(text)).toBe(true);
    expect(checkField(fieldRule("resume", "exp1.url"), text)).toBeNull();
  });

  it.each(unsafe)("cannot be %j", (text) => {
    expect(isLinkText(text)).toBe(false);
    expect(checkField(fieldRule("resume", "exp1.url"), text)).toBe("Invalid format");
    const edit = { document: "resume", at, kind: "text", path: "exp1.url", next: text } as const;
    const documents = { resume: linked, letter: emptyLetter() };
    const applied = applyEdit(documents, { ...edit, old: "acme.example.com" });
    expect(applied).toEqual({ ok: false, error: { code: "bad_value" } });
    const who = { accountId: "a1", at };
    const set = { op: "set", path: "prj1.url", text } as const;
    const corrected = applyCorrections(extractionOf(linked, []), [set], who);
    expect(corrected).toEqual({ ok: false, error: { code: "bad_text", index: 0 } });
    const read = fromJsonResume({ work: [{ name: "Acme", url: text }] });
    expect(read.ok && linksOf(read.value)).toEqual([]);
  });

  it("has its address in every entry that may have one, and belongs to it", () => {
    expect(linksOf(linked)).toEqual(links);
    expect(resumeLeaves(linked).find(({ address }) => address === "crt1.url")).toMatchObject({
      kind: "contact",
      entry: "crt1",
    });
    expect(resumeSchema.parse(linked)).toEqual(linked);
  });

  it("comes back from Markdown and from JSON Resume", () => {
    const markdown = printResumeMarkdown(linked);
    expect(markdown).toContain("Link: acme.example.com");
    expect(parseResumeMarkdown(markdown)).toEqual(canonicalResume(linked));
    const json = toJsonResume(extractionOf(linked, []));
    expect(json["work"]).toMatchObject([{ name: "Acme", url: "acme.example.com" }]);
    expect(json["certificates"]).toMatchObject([{ url: "https://example.org/check" }]);
    expect(fromJsonResume(json)).toEqual({ ok: true, value: canonicalResume(linked) });
  });

  it("stays a paragraph of Markdown where it is none, and where the section has no links", () => {
    const read = parseResumeMarkdown(
      "# Ada\n\n## Experience\n\n### Clerk | Acme\n\nLink: see below\n\n## Awards\n\n### Prize\n\nLink: example.org\n",
    );
    expect(linksOf(read)).toEqual([]);
    expect(read.experience[0]?.summary).toBe("Link: see below");
    expect(read.awards[0]?.summary).toBe("Link: example.org");
  });

  it.each(["Link:\nexample.org", "Link\n: example.org"])(
    "is not read out of %j, which is prose of the entry",
    (summary) => {
      const [job] = linked.experience;
      if (job === undefined) throw new Error("no job");
      const { url: _, ...bare } = job;
      const resume = canonicalResume({ ...linked, experience: [{ ...bare, summary }] });
      expect(parseResumeMarkdown(printResumeMarkdown(resume))).toEqual(resume);
    },
  );

  it.each(unsafe)("is refused in a stored or imported resume where it is %j", (url) => {
    const stored = { ...linked, certifications: [{ ...linked.certifications[0], url }] };
    expect(resumeSchema.safeParse(stored).success).toBe(false);
  });

  it("goes with its key when it is emptied, and comes back", () => {
    const documents = { resume: linked, letter: emptyLetter() };
    const head = { document: "resume", at, kind: "text", path: "exp1.url" } as const;
    const gone = applyEdit(documents, { ...head, old: "acme.example.com", next: "" });
    if (!gone.ok) throw new Error(gone.error.code);
    expect(gone.value.resume.experience[0]).not.toHaveProperty("url");
    const back = applyEdit(gone.value, { ...head, old: "", next: "acme.example.com" });
    expect(back).toEqual({ ok: true, value: documents });
  });

  it("is part of an entry that is put in, if it is safe and its section has links", () => {
    const documents = { resume: emptyResume(), letter: emptyLetter() };
    const insert = (list: string, value: Resume["publications"][number]) => {
      const edit = { document: "resume", at, kind: "insert", list, after: null, value } as const;
      const applied = applyEdit(documents, editSchema.parse(edit));
      return applied.ok ? linksOf(applied.value.resume) : applied.error.code;
    };
    const paper = { ...blankEntry("publications", "pub7"), title: "Notes" };
    expect(insert("publications", { ...paper, url: "example.org" })).toEqual([
      "pub7.url example.org",
    ]);
    expect(insert("publications", { ...paper, url: "javascript:x" })).toBe("bad_value");
    expect(insert("awards", { ...paper, id: "awd7", url: "example.org" })).toBe("bad_value");
  });
});
