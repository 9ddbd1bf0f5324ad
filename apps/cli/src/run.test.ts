import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { run } from "./run.ts";
import { openPools } from "./testing/open-pools.ts";

const { extractor, renderer } = openPools();

const resumeText = `Maya Oyelaran
Ward Nurse
maya.oyelaran@example.org | (020) 7946 0018 | Bristol, UK

SUMMARY
Registered nurse with six years on surgical wards.

EXPERIENCE
Staff Nurse, Northgate General Hospital, Bristol
March 2019 - Present
- Cared for up to 8 patients a shift on a 24-bed surgical ward
- Trained 5 new nurses on the electronic record system
- Cut medication delays by 18% by moving the round to 7:30

Care Assistant, Elm House, Bath
2016 - 2019
- Helped 12 residents on a daily basis with living and meals
- Kept care plans and handover notes up to date

EDUCATION
BSc Nursing, University of the West Coast, 2016

SKILLS
Wound care, IV therapy, Triage, Electronic health records

CERTIFICATIONS
Basic Life Support, 2024
`;

const jobText = `Registered Nurse
Company: Harbour Clinic
Location: Bristol

Requirements
- Registered nurse with 3+ years on a ward
- Wound care and IV therapy
- Basic Life Support

Nice to have
- Triage

Responsibilities
- Care for surgical patients before and after operations
- Train new colleagues on the record system
`;

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile cli-"));
  await writeFile(join(folder, "maya.txt"), resumeText);
  await writeFile(join(folder, "job.txt"), jobText);
  await writeFile(join(folder, "blank.txt"), " \n ");
});

afterAll(async () => {
  await Promise.all([extractor.close(), renderer.close()]);
  await rm(folder, { recursive: true, force: true });
});

async function savile(...argv: string[]): Promise<{ code: number; out: string; errors: string }> {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await run(argv, {
    write: (text) => out.push(text),
    complain: (text) => errors.push(text),
    readBytes: async (path) => new Uint8Array(await readFile(path)),
    writeBytes: (path, bytes) => writeFile(path, bytes),
    makeFolder: async (path) => {
      await mkdir(path, { recursive: true });
    },
    listFolder: (path) => readdir(path).catch(() => undefined),
    now: () => Date.parse("2026-11-21T10:00:00Z"),
    extractor,
    renderer,
    serve: () => Promise.resolve(0),
    admin: (args) => Promise.resolve(args.length),
    operate: (args) => Promise.resolve(args.length),
  });
  return { code, out: out.join("\n"), errors: errors.join("\n") };
}

const at = (name: string) => join(folder, name);

const reportSchema = z.object({
  version: z.literal(1),
  resume: z.object({
    claims: z.array(
      z.object({
        by: z.string(),
        verdict: z.string(),
        evidence: z.object({ factIds: z.array(z.string()), posting: z.array(z.unknown()) }),
      }),
    ),
  }),
  letter: z.object({ letter: z.object({ company: z.string() }) }),
  facts: z.array(z.object({ id: z.string() })),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

function hashes(out: string): string[] {
  return reportSchema.parse(JSON.parse(out)).files.map((file) => file.sha256);
}

describe("savile extract --coverage", () => {
  it("counts what was placed, left out and asked for, so that the sum is right", async () => {
    const { code, out } = await savile("extract", at("maya.txt"), "--coverage");
    expect(code).toBe(0);
    const [, placed, facts, left = "0", asked] =
      /^(\d+) of (\d+) facts placed; (?:(\d+) left out; )?(\d+) to look at\./.exec(out) ?? [];
    expect(Number(placed) + Number(left) + Number(asked)).toBe(Number(facts));
    expect(out).toContain("dates");
  });

  it("lists each piece for programs, with where it went", async () => {
    const { out } = await savile("extract", at("maya.txt"), "--coverage", "--json");
    const report = z
      .object({ facts: z.number(), traces: z.array(z.looseObject({ text: z.string() })) })
      .parse(JSON.parse(out));
    expect(report.traces).toHaveLength(report.facts);
    expect(report.traces).toContainEqual(
      expect.objectContaining({
        kind: "date",
        text: "March 2019 - Present",
        state: "placed",
        at: "exp1.dates",
      }),
    );
  });
});

describe("savile tailor", () => {
  it("writes both documents in every format and reports a claim with evidence for each line", async () => {
    const { code, out } = await savile(
      "tailor",
      "--resume",
      at("maya.txt"),
      "--job",
      at("job.txt"),
      "--out",
      at("made"),
      "--json",
    );
    expect(code).toBe(0);
    const report = reportSchema.parse(JSON.parse(out));
    expect(report.files).toHaveLength(6);
    expect(report.letter.letter.company).toBe("Harbour Clinic");
    const facts = new Set(report.facts.map((fact) => fact.id));
    for (const claim of report.resume.claims) {
      expect(claim.verdict).not.toBe("unsupported");
      expect(claim.by === "form" || claim.evidence.factIds.length > 0).toBe(true);
      expect(claim.evidence.factIds.every((id) => facts.has(id))).toBe(true);
    }
    const written = await readdir(at("made"));
    expect(written.filter((name) => name.endsWith(".pdf"))).toHaveLength(2);
    const [pdf] = written.filter((name) => name.endsWith(".pdf"));
    expect((await readFile(join(at("made"), pdf ?? ""))).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("gives the same bytes for the same day", async () => {
    const call = ["tailor", "--resume", at("maya.txt"), "--job", at("job.txt"), "--json"];
    const day = ["--as-of", "2026-01-31"];
    const first = await savile(...call, "--out", at("a"), ...day);
    const second = await savile(...call, "--out", at("b"), ...day);
    expect(hashes(first.out)).toEqual(hashes(second.out));
  });

  it("renders again what it wrote, and reads its own PDF", async () => {
    await savile(
      "tailor",
      "--resume",
      at("maya.txt"),
      "--job",
      at("job.txt"),
      "--out",
      at("again"),
      "--formats",
      "json",
    );
    const rendered = await savile("render", join(at("again"), "resume.json"), "--out", at("r.pdf"));
    expect(rendered.code).toBe(0);
    const read = await savile("read", at("r.pdf"));
    expect(read.out).toContain("Maya Oyelaran");
    expect(read.out).toContain("Northgate General Hospital");
  });

  it.each(["docx", "txt", "md", "json", "reactive", "rendercv"])(
    "renders a document as %s and tells what a parser recovers of it",
    async (format) => {
      const source = join(at("again"), "resume.json");
      const rendered = await savile("render", source, "--out", at(`r.${format}`));
      expect([rendered.code, rendered.errors]).toEqual([0, ""]);
      const counts = /verified (\d+)\/(\d+), a parser recovers (\d+) of (\d+) fields/u;
      const [found, lines, recovered, intended] = counts.exec(rendered.out)?.slice(1) ?? [];
      expect([found, recovered]).toEqual([lines, intended]);
    },
  );

  it("draws the pages, fits them and puts the resume into the PDF where it is asked to", async () => {
    const source = join(at("again"), "resume.json");
    const template = ["--template", "classic"];
    const drawn = await savile("render", source, "--out", at("r.svg"), ...template);
    expect(drawn.out).toContain("1 page");
    expect(await readFile(at("r.svg"), "utf8")).toMatch(/^<svg [^>]*viewBox="0 0 595/u);
    const embedded = ["--pages", "1", "--embed-resume"];
    await savile("render", source, "--out", at("plain.pdf"), "--pages", "1");
    await savile("render", source, "--out", at("with.pdf"), ...embedded);
    const attached = async (name: string) => (await readFile(at(name))).includes("/EmbeddedFile");
    expect([await attached("plain.pdf"), await attached("with.pdf")]).toEqual([false, true]);
    const wrong = await savile("render", source, "--out", at("x.pdf"), "--pages", "9");
    expect(wrong.code).toBe(2);
  });

  it("shows the fields that a parser recovers, beside those that were meant", async () => {
    const source = join(at("again"), "resume.json");
    await savile("render", source, "--out", at("r.docx"));
    const told = await savile("read", at("r.docx"));
    expect(told.out).toContain("Employer: Northgate General Hospital");
    const compared = await savile("read", at("r.docx"), "--against", source);
    expect(compared.out).toMatch(/(\d+) of \1 fields recovered/u);
  });
});

const reviewSchema = z.object({
  changes: z.array(
    z.object({
      id: z.string(),
      after: z.nullable(z.string()),
      before: z.nullable(z.string()),
      state: z.string(),
      path: z.string(),
    }),
  ),
  score: z.object({ fit: z.object({ total: z.nullable(z.number()) }) }),
  pages: z.object({ resume: z.number(), budget: z.number() }),
  facts: z.array(z.object({ text: z.string(), origin: z.looseObject({ by: z.string() }) })),
  resume: z.object({
    claims: z.array(z.object({ path: z.string(), text: z.string(), by: z.string() })),
  }),
});

function both(): string[] {
  return ["--resume", at("maya.txt"), "--job", at("gapjob.txt"), "--json"];
}

async function tailored(review?: unknown) {
  const more = review === undefined ? [] : ["--decisions", at("review.json")];
  if (review !== undefined) await writeFile(at("review.json"), JSON.stringify(review));
  const { out, code, errors } = await savile("tailor", ...both(), ...more);
  expect([code, errors]).toEqual([0, ""]);
  return reviewSchema.parse(JSON.parse(out));
}

describe("savile tailor --decisions and savile gaps", () => {
  beforeAll(async () => {
    const more = "- Basic Life Support\n- Phlebotomy\n- Splunk";
    await writeFile(at("gapjob.txt"), jobText.replace("- Basic Life Support", more));
  });

  it("replays what was decided", async () => {
    const first = await tailored();
    expect(first.changes.length).toBeGreaterThan(0);
    const decisions = first.changes.map(({ id, after }) => ({
      change_id: id,
      action: "reject",
      after,
    }));
    const second = await tailored({ decisions });
    expect(new Set(second.changes.map((change) => change.state))).toEqual(new Set(["rejected"]));
    const late = decisions.map((decision) => ({ ...decision, after: "another proposal" }));
    const third = await tailored({ decisions: late });
    expect(new Set(third.changes.map((change) => change.state))).toEqual(new Set(["outdated"]));
    expect(third.pages.budget).toBe(first.pages.resume);
  });

  it("asks about gaps; an answer becomes a fact of the person that counts", async () => {
    const asked = z
      .object({
        questions: z.array(
          z.object({
            id: z.string(),
            canonical: z.string(),
            term: z.string(),
            gain: z.number(),
            roles: z.array(z.object({ id: z.string() })),
          }),
        ),
      })
      .parse(JSON.parse((await savile("gaps", ...both())).out));
    const [question] = asked.questions;
    if (question === undefined) throw new Error("nothing is asked");
    const text = `Did ${question.term} for the surgical ward on every early shift`;
    const answer = {
      gapId: question.id,
      canonical: question.canonical,
      answer: "yes",
      role: question.roles[0]?.id,
      when: "2021",
      text,
    };
    const before = await tailored();
    const after = await tailored({ answers: [answer] });
    expect(after.facts.find((fact) => fact.text === text)?.origin).toMatchObject({
      by: "user",
      via: "gap-answer",
    });
    expect(after.resume.claims.find((claim) => claim.text === text)?.by).toBe("user");
    const gained = (after.score.fit.total ?? 0) - (before.score.fit.total ?? 0);
    expect(gained).toBeGreaterThanOrEqual(question.gain - 1);
    await writeFile(at("bad.json"), JSON.stringify({ answers: [{ ...answer, when: "2090" }] }));
    const refused = await savile("tailor", ...both(), "--decisions", at("bad.json"));
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining("future")]);
    await writeFile(at("bad.json"), "[1]");
    expect((await savile("gaps", ...both(), "--decisions", at("bad.json"))).code).toBe(1);
  });

  it("prints questions and a recommended template for people too", async () => {
    const { out } = await savile("gaps", "--resume", at("maya.txt"), "--job", at("gapjob.txt"));
    expect(out).toContain("gap.");
    const { out: found, code } = await savile("recommend", "--job", at("job.txt"));
    expect(code).toBe(0);
    expect(found.split("\n").length).toBeGreaterThan(7);
  });
});

describe("savile extract, posting and score", () => {
  it("prints a JSON Resume with facts", async () => {
    const { code, out } = await savile("extract", at("maya.txt"), "--json");
    expect(code).toBe(0);
    const parsed = z
      .object({
        basics: z.object({ name: z.string(), email: z.string() }),
        work: z.array(z.object({ position: z.string(), name: z.string() })),
        meta: z.object({ savile: z.object({ facts: z.array(z.unknown()) }) }),
      })
      .parse(JSON.parse(out));
    expect(parsed.basics.name).toBe("Maya Oyelaran");
    expect(parsed.work.map((entry) => entry.position)).toEqual(["Staff Nurse", "Care Assistant"]);
    expect(parsed.meta.savile.facts.length).toBeGreaterThan(15);
  });

  it("prints what a posting asks for", async () => {
    const { code, out } = await savile("posting", at("job.txt"), "--json");
    expect(code).toBe(0);
    const parsed = z
      .object({ title: z.string(), company: z.string(), years: z.number() })
      .parse(JSON.parse(out));
    expect(parsed).toEqual({ title: "Registered Nurse", company: "Harbour Clinic", years: 3 });
  });

  it("reads a posting out of a saved page and out of JSON", async () => {
    const description = "<h3>Requirements</h3><ul><li>Excel</li></ul>";
    const hiringOrganization = { name: "Kestrel Frames" };
    const linked = { "@type": "JobPosting", title: "Shop Clerk", hiringOrganization, description };
    const json = JSON.stringify(linked);
    const page = `<!doctype html><script type="application/ld+json">${json}</script><p>Sign in</p>`;
    await writeFile(at("posting.html"), page);
    await writeFile(at("posting.json"), json);
    for (const file of ["posting.html", "posting.json"]) {
      const { code, out } = await savile("posting", at(file));
      expect([code, out.split("\n").slice(0, 3)]).toEqual([
        0,
        ["Shop Clerk at Kestrel Frames", "Required", "  skill: Excel"],
      ]);
    }
    await writeFile(at("no-posting.html"), "<html><body><script>start()</script></body></html>");
    const { code, errors } = await savile("posting", at("no-posting.html"));
    expect([code, errors]).toEqual([1, expect.stringContaining("no posting")]);
  });

  it("prints what is asked for and what there is to do apart, and asks about a company", async () => {
    const text = "Shop Clerk - Kestrel Frames\nRequirements\n- Excel\nDuties\n- Keep the shop tidy";
    await writeFile(at("unsure-job.txt"), text);
    const { code, out } = await savile("posting", at("unsure-job.txt"));
    expect(code).toBe(0);
    expect(out).toContain("Shop Clerk at (no company)");
    expect(out).toMatch(/Required\n {2}skill: Excel\nPreferred\nDuties\n {2}Keep the shop tidy/);
    expect(out).toContain("note: The company may be Kestrel Frames");
  });

  it("prints which sentences are whole", async () => {
    const sentences = [
      { id: "one", text: "I run a bakery." },
      { id: "two", text: "I run the the bakery." },
    ];
    await writeFile(at("sentences.json"), JSON.stringify({ sentences }));
    const { code, out } = await savile("proofread", at("sentences.json"), "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      results: [
        { id: "one", ok: true, faults: [] },
        { id: "two", ok: false, faults: [{ kind: "doubled-word" }] },
      ],
    });
    const plain = await savile("proofread", at("sentences.json"));
    expect(plain.out).toMatch(/ok +one\nfaulty +two +doubled-word: the the/);
  });

  it("prints a score whose parts add up", async () => {
    const { out } = await savile(
      "score",
      "--resume",
      at("maya.txt"),
      "--job",
      at("job.txt"),
      "--json",
    );
    const score = z
      .object({
        total: z.number(),
        parts: z.array(z.object({ points: z.number() })),
      })
      .parse(JSON.parse(out));
    const sum = score.parts.reduce((points, part) => points + part.points, 0);
    expect(sum).toBe(score.total);
  });
});

describe("savile verify", () => {
  it("tells a lie from an honest rewording", async () => {
    const claims = [
      {
        id: "lie",
        section: "experience",
        role: "Staff Nurse",
        text: "Cut medication delays by 80%",
      },
      {
        id: "honest",
        section: "experience",
        role: "Staff Nurse",
        text: "Trained five new nurses on the electronic record system",
      },
    ];
    await writeFile(at("claims.json"), JSON.stringify({ claims }));
    const { code, out } = await savile(
      "verify",
      "--source",
      at("maya.txt"),
      "--claims",
      at("claims.json"),
      "--as-of",
      "2026-11",
      "--json",
    );
    expect(code).toBe(0);
    const answer = z
      .object({
        claims: z.array(
          z.object({ id: z.string(), verdict: z.string(), reasons: z.array(z.string()) }),
        ),
      })
      .parse(JSON.parse(out));
    expect(answer.claims.map(({ id, verdict }) => [id, verdict])).toEqual([
      ["lie", "unsupported"],
      ["honest", "supported"],
    ]);
    expect(answer.claims[0]?.reasons.length).toBeGreaterThan(0);
  });
});

describe("savile match", () => {
  it("says for each pair whether the lines show what is asked, and by which", async () => {
    const lines = [{ role: "Baker, Oak Lane, 01/2016 - 12/2022", line: "Ran the deck oven" }];
    const pairs = [
      { id: "long", requirement: "At least 5 years as a baker", lines },
      { id: "other", requirement: "Experience with Tableau", lines: [{ line: "Shaped loaves" }] },
    ];
    await writeFile(at("pairs.json"), JSON.stringify({ pairs }));
    const told = ["match", "--pairs", at("pairs.json"), "--as-of", "2026-11"];
    const { code, out } = await savile(...told, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      results: [
        { id: "long", verdict: "met" },
        { id: "other", verdict: "not", chain: [] },
      ],
    });
    const plain = await savile(...told);
    expect(plain.out).toMatch(/^met {4}long/);
  });
});

function tailorUnclear(...more: string[]) {
  return savile("tailor", "--resume", at("unclear.txt"), "--job", at("job.txt"), ...more);
}

describe("savile tailor of a resume that leaves a question open", () => {
  beforeAll(async () => {
    const unclear = resumeText.replace(
      "Care Assistant, Elm House, Bath\n2016 - 2019",
      "Care Assistant\n2016 - 2019",
    );
    await writeFile(join(folder, "unclear.txt"), unclear);
  });

  it("stops with the question and an exit code of its own", async () => {
    const { code, out, errors } = await tailorUnclear();
    expect({ code, out }).toEqual({ code: 4, out: "" });
    expect(errors).toContain("No employer was found for “Care Assistant”.");
    expect(errors).toContain("--as-read");
  });

  it("goes on where the person says so", async () => {
    expect((await tailorUnclear("--as-read")).code).toBe(0);
  });
});

describe("savile tailor --refine", () => {
  it("carries an instruction out and tells what came of each part", async () => {
    const files = ["--resume", join(folder, "maya.txt"), "--job", join(folder, "job.txt")];
    const asked = "Remove Triage; add Kubernetes";
    const { code, out } = await savile("tailor", ...files, "--refine", asked, "--json");
    const report = z
      .object({
        resume: z.object({ resume: z.unknown() }),
        refinement: z.object({
          outcome: z.string(),
          parts: z.array(z.object({ outcome: z.string() })),
        }),
      })
      .parse(JSON.parse(out));
    expect(code).toBe(0);
    expect(report.refinement.outcome).toBe("applied");
    expect(report.refinement.parts.map((part) => part.outcome)).toEqual(["applied", "declined"]);
    expect(JSON.stringify(report.resume.resume)).not.toContain("Triage");
    const plain = await savile("tailor", ...files, "--refine", "Make it pop");
    expect(plain.out).toContain("was not understood");
    expect(plain.out).toContain("Instructions that are understood:");
    const long = await savile("tailor", ...files, "--refine", "x".repeat(501));
    expect(long.code).toBe(1);
  });
});

describe("savile tailor --answer", () => {
  const asking =
    "\n\nHow to apply\nIn your letter, tell us about a night that went wrong. Please state your expected salary and notice period in your application.\n";

  it("puts what the person answers into the letter, as words of theirs", async () => {
    const job = join(folder, "asking.txt");
    await writeFile(job, (await readFile(join(folder, "job.txt"), "utf8")) + asking);
    const files = ["--resume", join(folder, "maya.txt"), "--job", job];
    const open = await savile("tailor", ...files);
    expect(open.out).toContain("The posting asks: tell us about a night that went wrong");
    const story = "One night the lift stood still and we carried two patients down.";
    const terms = "The pay I expect is 34,000.";
    const { code, out } = await savile(
      "tailor",
      ...files,
      "--answer",
      story,
      "--answer",
      terms,
      "--json",
    );
    expect(code).toBe(0);
    const { letter, hints } = z
      .object({
        letter: z.object({
          letter: z.object({ paragraphs: z.array(z.object({ text: z.string() })) }),
          claims: z.array(z.object({ text: z.string(), by: z.string() })),
        }),
        hints: z.array(z.object({ code: z.string() })),
      })
      .parse(JSON.parse(out));
    const texts = letter.letter.paragraphs.map(({ text }) => text);
    expect(texts.slice(-3, -1)).toEqual([story, terms]);
    expect(texts.join(" ")).not.toMatch(/when we speak/);
    expect(letter.claims.find(({ text }) => text === story)?.by).toBe("user");
    expect(hints.map((one) => one.code)).not.toContain("unanswered");
    const more = await savile(
      "tailor",
      ...files,
      ...["a", "b", "c"].flatMap((x) => ["--answer", x]),
    );
    expect(more.code).toBe(1);
  });
});

describe("exit codes", () => {
  it.each([
    [["extract", "no-such-file.pdf"], 1, "cannot be opened"],
    [["extract"], 2, "Name a file"],
    [["extract", "a", "b"], 2, "One file at a time"],
    [["fly"], 2, 'no command "fly"'],
    [["tailor", "--resume"], 2, "argument"],
    [["help"], 0, ""],
  ])("of %j is %i", async (argv, code, sentence) => {
    const result = await savile(...argv);
    expect(result.code).toBe(code);
    expect(result.errors).toContain(sentence);
  });

  it("refuses a blank posting, an unknown template and a format that is not built, in one line", async () => {
    const resume = ["--resume", at("maya.txt")];
    const blank = await savile("tailor", ...resume, "--job", at("blank.txt"));
    expect([blank.code, blank.errors.split("\n").length]).toEqual([1, 1]);
    const template = await savile(
      "tailor",
      ...resume,
      "--job",
      at("job.txt"),
      "--template",
      "neon",
    );
    expect([template.code, template.errors]).toEqual([2, expect.stringContaining("modern")]);
    const format = await savile("tailor", ...resume, "--job", at("job.txt"), "--formats", "odt");
    expect(format.code).toBe(2);
  });

  it("names an empty file and a file of another kind", async () => {
    await writeFile(at("empty.pdf"), "");
    await writeFile(at("picture.pdf"), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
    expect((await savile("extract", at("empty.pdf"))).errors).toContain("empty");
    expect((await savile("extract", at("picture.pdf"))).code).toBe(1);
  });
});

describe("check", () => {
  const faulty = `Maya Lindqvist\nmaya@lindqvist.example\n\nEXPERIENCE\nOffice Manager, Norrsken Foods, Uppsala\nMarch 2021 - January 2019\n- Kept the books of [Company Name] and two branches &amp; a shop in order\n`;
  const letter =
    "Dear Hiring Team,\n\nI would be glad to join Bluewater Logistics.\n\nSincerely,\nMaya Lindqvist\n";

  beforeAll(async () => {
    await mkdir(at("application"), { recursive: true });
    await writeFile(join(at("application"), "resume.txt"), faulty);
    await writeFile(join(at("application"), "cover-letter.txt"), letter);
    await writeFile(join(at("application"), "job.txt"), jobText);
  });

  it("lists what is wrong in the files of a folder", async () => {
    const { code, out } = await savile("check", at("application"));
    expect(code).toBe(0);
    expect(out).toMatch(/^error +resume +reversed-dates +March 2021 - January 2019$/m);
    expect(out).toMatch(/^error +resume +entity +&amp;$/m);
    expect(out).toMatch(/^error +letter +other-employer +Bluewater Logistics$/m);
  });

  it("says the same as JSON, and checks one file alone", async () => {
    const { out } = await savile("check", join(at("application"), "resume.txt"), "--json");
    const report = z
      .object({ hints: z.array(z.object({ level: z.string(), code: z.string() })) })
      .parse(JSON.parse(out));
    expect(report.hints).toContainEqual(
      expect.objectContaining({ level: "warning", code: "missing-phone" }),
    );
  });

  it("finds nothing wrong in what tailor writes", async () => {
    const folder = at("written");
    await savile("tailor", "--resume", at("maya.txt"), "--job", at("job.txt"), "--out", folder);
    const { code, out } = await savile("check", folder, "--job", at("job.txt"));
    expect(code).toBe(0);
    expect(out).toMatch(/^0 errors/m);
  });
});
