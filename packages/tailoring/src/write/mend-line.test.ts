import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import type { SourceRole } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { inThePast, lineEndsOf, verbFirst, withCapital, withEnd } from "./mend-line.ts";

function roleOf(...bullets: string[]): SourceRole {
  const resume = buildResume({
    name: "A B",
    jobs: [{ title: "Clerk", company: "Orbit", start: "2019", end: "2021", bullets }],
  });
  const [role] = readSource(resume, factsOf(resume), "2026-11-21").roles;
  if (role === undefined) throw new Error("no role");
  return role;
}

function firstOf<T>(role: SourceRole, of: (line: SourceRole["lines"][number]) => T): T {
  const [line] = role.lines;
  if (line === undefined) throw new Error("no line");
  return of(line);
}

describe("the ends of lines", () => {
  it("follow the greater part, and stay as they are where all agree", () => {
    expect(lineEndsOf([roleOf("Kept books.", "Sold bread.", "Ran tills")]).stops).toBe("all");
    expect(lineEndsOf([roleOf("Kept books.", "Sold bread", "Ran tills")]).stops).toBe("none");
    expect(lineEndsOf([roleOf("Kept books.", "Sold bread.")]).stops).toBe("as they are");
  });

  it("gain or lose a full stop", () => {
    expect(withEnd("Ran 4 tills", { stops: "all" })).toBe("Ran 4 tills.");
    expect(withEnd("Ran 4 tills.", { stops: "none" })).toBe("Ran 4 tills");
  });

  it.each(["Sold bread for Acme Inc.", "Ran tills. Closed the shop.", "Sold bread, cakes etc."])(
    "keep a stop that belongs there: %j",
    (text) => {
      expect(withEnd(text, { stops: "none" })).toBeUndefined();
    },
  );

  it.each(["Recorded deposits of up to", "Sold bread:", "Ran tills."])(
    "gain no stop where none can stand: %j",
    (text) => {
      expect(withEnd(text, { stops: "all" })).toBeUndefined();
    },
  );
});

describe("a small letter at the head", () => {
  it("is mended where the other lines have none", () => {
    const role = roleOf("ran four tills", "Sold bread daily");
    expect(firstOf(role, (line) => withCapital(line, role))).toBe("Ran four tills");
  });

  it("stays where it belongs to a name or to the style of the person", () => {
    const name = roleOf("iOS release manager for two apps", "Sold bread daily");
    const style = roleOf("ran four tills", "sold bread daily");
    expect(firstOf(name, (line) => withCapital(line, name))).toBeUndefined();
    expect(firstOf(style, (line) => withCapital(line, style))).toBeUndefined();
  });
});

describe("a line that may name work", () => {
  it.each([
    "Cycle counts every Friday",
    "Till, stock counts and school book orders",
    "Border and lawn work over 14 acres",
    "Field reports from halls",
  ])("is no deed to put in the past: %j", (text) => {
    const role = roleOf(text, "Sold bread daily");
    expect(firstOf(role, (line) => inThePast(line, role))).toBeUndefined();
  });
});

describe("a line of work that ended", () => {
  it("stands in the past, with all its verbs", () => {
    const role = roleOf("Plan the weekly menu and order the food.", "Trained two cooks.");
    expect(firstOf(role, (line) => inThePast(line, role))).toBe(
      "Planned the weekly menu and ordered the food.",
    );
  });

  it.each(["Project engineer for two plants", "Kept the books", "Responsible for two plants"])(
    "stays where it is no verb phrase of the present: %j",
    (text) => {
      const role = roleOf(text, "Trained two cooks.");
      expect(firstOf(role, (line) => inThePast(line, role))).toBeUndefined();
    },
  );
});

describe("words before a deed", () => {
  const role = roleOf("Kept the books");

  it.each([
    ["Responsible for managing two plants", "Managed two plants"],
    ["Successfully opened four shops.", "Opened four shops."],
  ])("go: %j becomes %j", (text, said) => {
    expect(verbFirst(text, role)).toBe(said);
  });

  it.each(["Responsible for two plants", "Responsible adult on night shifts", "Opened four shops"])(
    "stay where no deed follows: %j",
    (text) => {
      expect(verbFirst(text, role)).toBeUndefined();
    },
  );
});
