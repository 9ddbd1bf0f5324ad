import { timeLimit } from "@savile/testing";
import { emptyResume } from "@savile/model";
import { describe, expect, it } from "vitest";
import { objectionTo } from "./guard.ts";
import { readSource } from "../match/source.ts";
import { writtenLines } from "./partial-lines.ts";
import { createRedactor } from "./redact.ts";

const resume = {
  ...emptyResume(),
  name: "Zelda Quistgaard-Mark, PMP",
  contact: {
    email: "zelda.q@post.example",
    phone: "+1 (415) 555-0199",
    location: "14 Elm Street, Northvale, NJ 07647",
    linkedin: "linkedin.com/in/zeldaq",
    github: "https://github.com/zq-dev",
    links: [{ id: "l1", text: "zelda-portfolio.example" }],
  },
};

const personal = [
  "Zelda",
  "Quistgaard",
  "zelda.q",
  "post.example",
  "555-0199",
  "14 Elm",
  "Northvale",
  "zeldaq",
  "zq-dev",
  "zelda-portfolio",
];

const other = (name: string, phone = "") => ({
  ...emptyResume(),
  name,
  contact: { ...emptyResume().contact, phone },
});

describe("redaction", () => {
  it.each([
    "Zelda Quistgaard-Mark, PMP wrote the plan",
    "ZELDA QUISTGAARD-MARK ran it",
    "Mail zelda.q@post.example or call +1 (415) 555-0199",
    "Lives at 14 Elm Street, Northvale, NJ 07647",
    "See linkedin.com/in/zeldaq and https://github.com/zq-dev/tool?a=1",
    "Moved from northvale to Zelda's old office; zelda-portfolio.example",
    "Another: other.person@firm.example, 020 7946 0958, www.site.example/x",
  ])("hides what is personal in: %s", (text) => {
    const redactor = createRedactor(resume);
    const hidden = redactor.hide(text);
    const lower = hidden.toLowerCase();
    expect(personal.filter((value) => lower.includes(value.toLowerCase()))).toEqual([]);
    expect(hidden).not.toMatch(/@|https?:|www\.|\d{4} \d{4}/);
    expect(redactor.restore(hidden)).toBe(text);
  });

  it.each([
    ["Smith, Johan", "", "Johan Smith led it; SMITH, JOHAN", /johan|smith/i],
    ["Siobhán O’Rourke", "", "Siobhan O'Rourke and o’rourke", /siob|rourke/i],
    ['Robert "Bobbo" Marlowe', "", JSON.stringify('Robert "Bobbo" Marlowe'), /bobbo|marl/i],
    ["Anne-Marie Lefèvre", "", "Marie Lefevre, Anne Marie LEFÈVRE", /anne|marie|lef/i],
    ["Jörg Müller-Voss", "", "Joerg Mueller, Jorg Muller, Voss", /j.+rg|m.+ll|voss/i],
    ["Li Na", "", "Na Li and Li Na", /li|na\b/],
    ["Jana Doeller", "", "JanaDoellerResume.pdf, jana_doeller.docx, @janadoeller", /jana|doel/i],
    ["Jana Doeller", "+45 20 12 34 56", "call 2012 3456 or 20123456", /\d{4}/],
    ["Jana Doeller", "(415) 555-0199", "555-0199, 5550199, 415.555.0199, 415/555 01 99", /\d{2}/],
  ])("hides %s (%s) in: %s", (name, phone, text, shown) => {
    const redactor = createRedactor(other(name, phone));
    const hidden = redactor.hide(text);
    expect(hidden.replace(/\[[A-Z]+_\d+\]/g, "")).not.toMatch(shown);
    expect(redactor.restore(hidden)).toBe(text);
  });

  it.each(["[Name_1] led it", "NAME_1 led it", "[NAME 1] led it", "Led [Company]", "[Your Name]"])(
    "lets no wording with a stand-in or a blank through: %s",
    (text) => {
      const source = readSource(resume, [], "2026-11-21");
      expect(objectionTo(text, source, "c4nary")).toBe("It holds a placeholder.");
    },
  );

  it.each([
    "In the van from 05.2019 – 07.2021",
    "Cut costs by 12% from 2019 - 2023 in 14 shops",
    "Served 1,200,000 users and 2023-05-01 releases",
    "Mark papers and will grant leave",
    "Raised $2,400,000 in 2021-2022",
  ])("leaves what only looks like it: %s", (text) => {
    expect(createRedactor(resume).hide(text)).toBe(text);
  });

  it("gives the same value the same stand-in, and takes nobody's stand-ins for its own", () => {
    const redactor = createRedactor(resume);
    const [first, second] = ["ask Zelda", "tell Zelda"].map((text) => redactor.hide(text));
    expect(first?.split(" ")[1]).toBe(second?.split(" ")[1]);
    const planted = "text with [NAME_1] and [EMAIL_9]";
    const hidden = redactor.hide(planted);
    expect(hidden).not.toContain("[NAME_1]");
    expect(redactor.restore(hidden)).toBe(planted);
    expect(redactor.restore("[PHONE_77]")).toBe("[PHONE_77]");
  });

  it.each([
    "a",
    "1",
    "@",
    "a.",
    "a-",
    "www.",
    "[NAME_",
    "(1) ",
    "x@y",
    "<a",
    "{{",
    '"slot":"',
    "\\",
  ])("takes little time on 100 KB of %s", (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    const redactor = createRedactor(resume);
    const source = readSource(resume, [], "2026-11-21");
    const steps = [
      () => redactor.hide(text),
      () => redactor.restore(text),
      () => objectionTo(text, source, "c4nary"),
      () => writtenLines(text, new Set(["summary"])),
    ];
    for (const step of steps) {
      step();
      const started = performance.now();
      step();
      expect(performance.now() - started).toBeLessThan(timeLimit(150));
    }
  });
});

describe("lines that are being written", () => {
  const slots = new Set(["exp1.b1", "summary"]);

  it("are read as far as they have come", () => {
    const whole = JSON.stringify({
      proposals: [
        { slot: "exp1.b1", factIds: ["exp1.b1"], reqIds: [], text: 'Said "yes" – in Zürich\n' },
        { slot: "other.b1", factIds: ["x"], reqIds: [], text: "Not asked for" },
        { slot: "summary", factIds: ["x"], reqIds: [], text: "A baker with [NAME_1] years" },
      ],
    });
    expect(writtenLines(whole, slots)).toEqual([
      { slot: "exp1.b1", text: 'Said "yes" – in Zürich' },
      { slot: "summary", text: "A baker with [NAME_1] years" },
    ]);
    const texts = Array.from(whole, (_, index) => writtenLines(whole.slice(0, index), slots));
    for (const lines of texts) {
      const [first, second] = lines;
      expect('Said "yes" – in Zürich'.startsWith(first?.text ?? "")).toBe(true);
      expect(second?.text ?? "").not.toMatch(/\[N?A?M?E?_?1?$/);
    }
  });
});
