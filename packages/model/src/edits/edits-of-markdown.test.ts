import { runs, timeLimit } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { printLetterMarkdown } from "../markdown/print-letter.ts";
import { printResumeMarkdown } from "../markdown/print-resume.ts";
import { maxEntries } from "../base/limits.ts";
import { parseLetterMarkdown } from "../markdown/parse-letter.ts";
import { parseResumeMarkdown } from "../markdown/parse-resume.ts";
import { parsePeriod } from "../resume/period.ts";
import { emptyResume } from "../resume/resume.ts";
import { anySteps, at, runSteps, someDocuments } from "../testing/any-edits.ts";
import { alignDocuments } from "./align-documents.ts";
import { differenceOf } from "./difference-of.ts";
import type { Documents, Edit } from "../tailoring/edit.ts";
import { editsOfMarkdown, readMarkdown } from "./edits-of-markdown.ts";
import { entryShapes } from "./list-shapes.ts";
import { replayEdits } from "./replay-edits.ts";
import { valuesByAddress } from "./values-by-address.ts";

const job = {
  ...entryShapes.experience.blank("exp4"),
  title: "Engineer",
  company: "Acme",
  dates: { ...parsePeriod("Mar 2019 – May 2021"), start: "2019-02" },
  bullets: [
    { id: "b7", text: "Cut the build from ten minutes to two." },
    { id: "b2", text: "Led a team of five people." },
    { id: "b9", text: "Wrote the handbook." },
  ],
};
const first: Documents = {
  resume: {
    ...emptyResume(),
    name: "Ada",
    summary: "A summary.",
    experience: [job, { ...entryShapes.experience.blank("exp9"), title: "Clerk", company: "Old" }],
    skills: [{ id: "skl3", category: "Tools", skills: [{ id: "s5", text: "Git" }] }],
    additional: [{ id: "add6", title: "Hobbies", lines: [{ id: "l4", text: "Chess" }] }],
    order: [...emptyResume().order, "add6"],
  },
  letter: {
    ...emptyLetter(),
    name: "Ada",
    salutation: "Dear team,",
    paragraphs: ["One.", "Two.", "Three."].map((text, index) => ({ id: `p${9 - index}`, text })),
    closing: "Sincerely,",
    signature: "Ada",
  },
};
const resumeText = printResumeMarkdown(first.resume);
const letterText = printLetterMarkdown(first.letter);

function editsOf(markdown: string): Edit[] {
  return editsOfMarkdown(first, "resume", markdown, at);
}

function printed({ resume, letter }: Documents): string[] {
  return [printResumeMarkdown(resume), printLetterMarkdown(letter)];
}

/** Hundreds of documents are printed and read: seconds of the processor, more where others need it, too. */
const onBusyMachine = 180_000;

describe("the edits that a Markdown text means", () => {
  it(
    "are none for what we print ourselves, whatever was edited before",
    () => {
      fc.assert(
        fc.property(someDocuments(), anySteps(), (base, steps) => {
          const { last } = runSteps(base, steps);
          const [resume = "", letter = ""] = printed(last);
          expect(editsOfMarkdown(last, "resume", resume, at)).toEqual([]);
          expect(editsOfMarkdown(last, "cover_letter", letter, at)).toEqual([]);
        }),
        { numRuns: runs(300), endOnFailure: true },
      );
    },
    onBusyMachine,
  );

  it.each(["~~~", "~~~ 5 km", "```", "> so", "1) one"])(
    "are none where a text of the person begins with %s",
    (mark) => {
      const text = `${mark} and more`;
      const resume = { ...first.resume, summary: text, experience: [{ ...job, summary: text }] };
      const paragraphs = [text, "Two."].map((one, index) => ({ id: `p${index}`, text: one }));
      const shown: Documents = { resume, letter: { ...first.letter, paragraphs } };
      const [one = "", other = ""] = printed(shown);
      expect(editsOfMarkdown(shown, "resume", one, at)).toEqual([]);
      expect(editsOfMarkdown(shown, "cover_letter", other, at)).toEqual([]);
    },
  );

  it(
    "make the documents say what the text says",
    () => {
      fc.assert(
        fc.property(someDocuments(), anySteps(6), anySteps(6), (base, some, more) => {
          const before = runSteps(base, some).last;
          const wanted = runSteps(before, more).last;
          const [resume = "", letter = ""] = printed(wanted);
          const parsed = {
            resume: parseResumeMarkdown(resume),
            letter: parseLetterMarkdown(letter),
          };
          const edits = differenceOf(before, alignDocuments(before, parsed), at);
          const { documents, refused } = replayEdits(before, edits);
          expect(refused).toEqual([]);
          expect(printed(documents)).toEqual([resume, letter]);
        }),
        { numRuns: runs(300), endOnFailure: true },
      );
    },
    onBusyMachine,
  );

  it("are one for any one text that was written anew, at its address", () => {
    fc.assert(
      fc.property(someDocuments(), fc.nat(), (base, pick) => {
        for (const document of ["resume", "cover_letter"] as const) {
          const lines = [...valuesByAddress(base, document)].flatMap(([path, { value }]) =>
            "text" in value ? [{ path, old: value.text }] : [],
          );
          const line = lines[pick % Math.max(lines.length, 1)];
          const twins = lines.filter(({ old }) => old === line?.old);
          if (line === undefined || twins.length > 1) continue;
          const next = "Bred quokkas quietly";
          const edit: Edit = { document, at, kind: "text", ...line, next };
          const [resume = "", letter = ""] = printed(replayEdits(base, [edit]).documents);
          const text = document === "resume" ? resume : letter;
          expect(editsOfMarkdown(base, document, text, at)).toEqual([edit]);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it("are one for one changed line, at its address", () => {
    const changed = resumeText.replace("team of five people", "team of six engineers");
    expect(editsOf(changed)).toMatchObject([
      { kind: "text", path: "exp4.b2", next: "Led a team of six engineers." },
    ]);
    expect(editsOf(resumeText.replace("Wrote the handbook.", "Something else"))).toMatchObject([
      { kind: "text", path: "exp4.b9", next: "Something else" },
    ]);
    expect(editsOf(resumeText.replace("Engineer", "Senior Engineer"))).toMatchObject([
      { kind: "text", path: "exp4.title" },
    ]);
  });

  it("are one for a line that was added, taken out or moved", () => {
    const [one = "", two = "", three = ""] = job.bullets.map(({ text }) => `- ${text}`);
    expect(editsOf(resumeText.replace(two, `${two}\n- A new line.`))).toMatchObject([
      { kind: "insert", list: "exp4.bullets", after: "b2", value: { text: "A new line." } },
    ]);
    expect(editsOf(resumeText.replace(`${two}\n`, ""))).toMatchObject([
      { kind: "remove", list: "exp4.bullets", value: { id: "b2" } },
    ]);
    const moved = resumeText.replace(`${one}\n`, "").replace(three, `${three}\n${one}`);
    expect(editsOf(moved)).toMatchObject([{ kind: "move", id: "b7", after: "b9" }]);
  });

  it("move a section as a whole, and keep its entries", () => {
    const [head = "", ...sections] = resumeText.split("\n## ");
    const turned = [head, ...sections.toReversed()].join("\n## ");
    const edits = editsOf(turned);
    expect(edits.every(({ kind }) => kind === "move")).toBe(true);
    expect(replayEdits(first, edits).documents.resume.experience).toEqual(first.resume.experience);
  });

  it("keep what dates mean while their text stays, also without its note", () => {
    expect(resumeText).toContain("<!--");
    expect(editsOf(resumeText.replaceAll(/ <!--.*?-->/g, ""))).toEqual([]);
  });

  it("are found in letters, too", () => {
    const changed = letterText.replace("Two.", "Two, and more.").replace("Dear team,", "Dear all,");
    expect(editsOfMarkdown(first, "cover_letter", changed, at)).toMatchObject([
      { kind: "text", path: "salutation" },
      { kind: "text", path: "body.p8", next: "Two, and more." },
    ]);
  });

  it("are found in text that another editor wrote", () => {
    const foreign = [
      "Ada",
      "",
      "**Work Experience**",
      "",
      "**Engineer | Acme | Mar 2019 – May 2021**",
      "* Cut the build from ten minutes to two.",
      "* Led a team of five people.",
      "* Wrote the handbook.",
    ].join("\n");
    const { documents } = replayEdits(first, editsOf(foreign));
    expect(documents.resume.experience[0]).toEqual(job);
    expect(documents.resume.experience).toHaveLength(1);
  });

  it("bring no tags and no hidden marks", () => {
    const edits = editsOf(
      resumeText.replace("A summary.", "A \u202Esummary &lt;b&gt;x&lt;/b&gt;."),
    );
    expect(edits).toMatchObject([{ kind: "text", path: "summary", next: "A summary x." }]);
  });

  it("are no more than a document may hold, and the lists that were longer are named", () => {
    const sections = readMarkdown(first, "resume", `# Ada\n${"## a\n".repeat(23_500)}`, at);
    expect(sections.overfull).toEqual(["additional"]);
    const added = sections.edits.filter(({ kind }) => kind === "insert");
    expect(added.length).toBeLessThanOrEqual(maxEntries);
    const bullets = `# Ada\n\n## Experience\n\n### Baker | Oven\n${"- Baked.\n".repeat(900)}`;
    const lines = readMarkdown({ ...first, resume: emptyResume() }, "resume", bullets, at);
    expect(lines.overfull).toEqual(["exp1.bullets"]);
    expect(replayEdits({ ...first, resume: emptyResume() }, lines.edits).refused).toEqual([]);
    expect(readMarkdown(first, "resume", resumeText, at)).toEqual({ edits: [], overfull: [] });
  });

  it.each([
    ["sections", "## a\n"],
    ["open brackets", "["],
    ["headings", "## Experience\n"],
    ["jobs", "### Engineer | Acme\n"],
    ["bullets", "- Led a team of five people.\n"],
    ["stars", "* *"],
  ])("are found in a time that grows with the length of %s", (_, piece) => {
    const text = `# Ada\n\n## Experience\n\n${piece.repeat(100_000 / piece.length)}`;
    // Time of the processor, which other programs on the machine do not lengthen.
    const start = process.cpuUsage().user;
    editsOf(text);
    expect((process.cpuUsage().user - start) / 1_000).toBeLessThan(timeLimit(3_000));
  });
});
