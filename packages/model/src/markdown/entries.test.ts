import { describe, expect, it } from "vitest";
import { isFieldLine, readEntries } from "./entries.ts";
import { tokensOf } from "./tokens.ts";

function read(...lines: string[]) {
  return readEntries("experience", tokensOf(lines.join("\n")));
}

const none = { text: "", start: "", end: "" };

describe("entries under headings", () => {
  it("have the parts of their heading, their dates, paragraphs and bullets", () => {
    expect(
      read("### Engineer | Acme | Berlin", "*2019 – 2020*", "", "A summary.", "", "- one", "- two"),
    ).toEqual([
      {
        pieces: ["Engineer", "Acme", "Berlin"],
        dates: { text: "2019 – 2020", start: "2019", end: "2020" },
        field: "",
        labelled: new Map(),
        paragraphs: ["A summary."],
        bullets: ["one", "two"],
      },
    ]);
  });

  it("begin anew with each heading, whatever its level", () => {
    expect(read("### One", "- a", "#### Two", "- b").map(({ pieces }) => pieces)).toEqual([
      ["One"],
      ["Two"],
    ]);
  });

  it("may have no name at all", () => {
    expect(read("###", "- one")).toMatchObject([{ pieces: [""], bullets: ["one"] }]);
  });

  it("keep a bar that is escaped inside its part, still raw", () => {
    expect(read("### a \\| b | c")[0]?.pieces).toEqual(["a \\| b", "c"]);
  });

  it("are none where nothing is written", () => {
    expect(read("")).toEqual([]);
    expect(read("---")).toEqual([]);
  });
});

describe("the dates of an entry", () => {
  it.each([
    ["in the heading", "### Engineer | Acme | 2019 – 2020"],
    ["in italics below it", "### Engineer | Acme\n*2019 – 2020*"],
    ["in italics of the other kind", "### Engineer | Acme\n_2019 – 2020_"],
    ["plain below it", "### Engineer | Acme\n2019 – 2020"],
    ["beside the employer below it", "### Engineer\nAcme | 2019 – 2020"],
  ])("are read %s", (_, text) => {
    const [entry] = read(text);
    expect(entry?.dates).toEqual({ text: "2019 – 2020", start: "2019", end: "2020" });
    expect(entry?.pieces).toEqual(["Engineer", "Acme"]);
  });

  it("mean what a note says, also where the words say nothing", () => {
    const [entry] = read("### Engineer", "*the old days* <!-- 1999-05/present -->");
    expect(entry?.dates).toEqual({ text: "the old days", start: "1999-05", end: "present" });
  });

  it("are not the name of an entry, nor what an entity marks as text", () => {
    expect(read("### 2019 | Acme")[0]).toMatchObject({ pieces: ["2019", "Acme"], dates: none });
    expect(read("### Book | &#50;019")[0]).toMatchObject({
      pieces: ["Book", "&#50;019"],
      dates: none,
    });
  });

  it("are the first that stand there; a second period is a part of the heading", () => {
    expect(read("### Engineer | 2019 | 2020")[0]).toMatchObject({
      dates: { text: "2019" },
      pieces: ["Engineer", "2020"],
    });
  });

  it("are not looked for behind the first paragraph", () => {
    expect(read("### Engineer", "", "A summary.", "", "2019 – 2020")[0]).toMatchObject({
      dates: none,
      paragraphs: ["A summary.", "2019 – 2020"],
    });
  });
});

describe("the field of a study", () => {
  it.each(["Field: Physics", "field of study : Physics", "Major: Physics"])(
    "is stated by %j",
    (line) => {
      expect(isFieldLine(line)).toBe(true);
      expect(read("### BSc | Reading College", "", line)[0]).toMatchObject({
        field: "Physics",
        paragraphs: [],
      });
    },
  );

  it.each(["Fields: two", "The field: Physics", "Major", "&#70;ield: Physics"])(
    "is not stated by %j",
    (line) => {
      expect(isFieldLine(line)).toBe(false);
    },
  );

  it("is stated once; a second one is text", () => {
    expect(read("### BSc", "", "Field: Physics", "", "Field: Law")[0]).toMatchObject({
      field: "Physics",
      paragraphs: ["Field: Law"],
    });
  });
});

describe("entries of a file that was written elsewhere", () => {
  it("open with a bold line, which goes on with the heading of one that has nothing else", () => {
    expect(read("**Engineer**", "**Acme | 2019**", "- one", "**Clerk**", "- two")).toMatchObject([
      { pieces: ["Engineer", "Acme"], dates: { text: "2019" }, bullets: ["one"] },
      { pieces: ["Clerk"], bullets: ["two"] },
    ]);
  });

  it("are the bullets themselves where a section has no headings", () => {
    expect(read("- Prize | Academy | 2019", "- Medal")).toMatchObject([
      { pieces: ["Prize", "Academy"], dates: { text: "2019" }, bullets: [] },
      { pieces: ["Medal"], bullets: [] },
    ]);
  });

  it("open with the first line of text where nothing stands before it", () => {
    expect(read("Engineer | Acme", "", "- one")).toMatchObject([
      { pieces: ["Engineer", "Acme"], bullets: ["one"] },
    ]);
  });

  it("have wrapped lines joined to the text or the bullet before them", () => {
    expect(
      read("### Engineer", "", "A summary", "that goes on.", "- one", "goes on"),
    ).toMatchObject([{ paragraphs: ["A summary that goes on."], bullets: ["one goes on"] }]);
  });
});
