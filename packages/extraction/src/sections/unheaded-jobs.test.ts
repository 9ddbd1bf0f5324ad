import { expect, test } from "vitest";
import type { SectionKind } from "../headings/kinds.ts";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { cutUnheadedJobs } from "./unheaded-jobs.ts";

const today = "2026-11-01";

function section(kind: SectionKind, texts: readonly (readonly [string, Partial<Line>?])[]) {
  const lines = texts.map(([text, more], at) => ({ ...plainLine(`l${at}`, text, 0), ...more }));
  return { kinds: [kind], title: "", lines };
}

function kindsOf(sections: readonly ReturnType<typeof section>[]): string[] {
  return cutUnheadedJobs(sections, today).map(
    ({ kinds, lines }) => `${kinds[0]}: ${lines.map(({ text }) => text).join(" / ")}`,
  );
}

const cook = "Line Cook - Blue Door, Leeds, 2019-04 - 2021-08";

test("jobs below the details of the person are jobs", () => {
  expect(kindsOf([section("contact", [["Ana Prado"], [cook], ["Cooked for many"]])])).toEqual([
    "contact: Ana Prado",
    `experience: ${cook} / Cooked for many`,
  ]);
});

test("the firm above its first job goes with it", () => {
  const lines = [["Ana Prado"], ["Blue Door Ltd", { gap: 2 }], ["Line Cook, 2019 - 2021"]] as const;
  expect(kindsOf([section("summary", lines)])[1]).toBe(
    "experience: Blue Door Ltd / Line Cook, 2019 - 2021",
  );
});

test.each([
  ["another section holds jobs", [["Ana Prado"], [cook]], "experience"],
  ["the line has no period", [["Ana Prado"], ["Line Cook at Blue Door, 2019"]], "education"],
  ["the line names no trade", [["Ana Prado"], ["Leeds, 2019 - 2021"]], "education"],
  ["the line is an address", [["Ana Prado"], ["Line Cook, a@b.org, 2019 - 2021"]], "education"],
] as const)("nothing is cut where %s", (_name, lines, other) => {
  expect(kindsOf([section("contact", lines), section(other, [])])).toHaveLength(2);
});

test("a period beside a word that heads its row begins a job where the line below names a trade", () => {
  const rows = [
    ["Ana Prado"],
    ["Today\t2019 - 2021"],
    ["Line Cook, Blue Door"],
    ["Cooked"],
  ] as const;
  expect(kindsOf([section("contact", rows)])[1]).toBe(
    "experience: Today\t2019 - 2021 / Line Cook, Blue Door / Cooked",
  );
});

test("a job of an unknown trade goes with those that are built like it", () => {
  const lines = [["Ana Prado"], ["Fettler, Ash Mill, 2021 - 2023"], [cook]] as const;
  expect(kindsOf([section("contact", lines)])[1]).toBe(
    `experience: Fettler, Ash Mill, 2021 - 2023 / ${cook}`,
  );
});

test("a title by itself above its firm and period begins a job", () => {
  const lines = [["Ana Prado"], ["Line Cook"], ["Blue Door, Leeds"], ["2019 - 2021"]] as const;
  expect(kindsOf([section("contact", lines)])[1]).toBe(
    "experience: Line Cook / Blue Door, Leeds / 2019 - 2021",
  );
});

test("a headline above an address begins none", () => {
  const lines = [["Ana Prado"], ["Line Cook"], ["Leeds, ana@example.org, 2019 - 2021"]] as const;
  expect(kindsOf([section("contact", lines)])).toHaveLength(1);
});

test("rows that open with a period are jobs from the first one on, whatever their trades", () => {
  const lines = [
    ["Ana Prado"],
    ["2019 Mar-2023 May  Laundry hand, Larch Linen"],
    ["2018 - 2019 off - broken wrist"],
    ["2016 - 2018  Line Cook, Blue Door"],
  ] as const;
  expect(kindsOf([section("contact", lines)])[0]).toBe("contact: Ana Prado");
});

test("a year set apart opens a row as well", () => {
  const lines = [
    ["Ana Prado"],
    ["2023  Fettler, Ash Mill"],
    ["2018 - 2019  Line Cook, Blue Door"],
  ] as const;
  expect(kindsOf([section("contact", lines)])[0]).toBe("contact: Ana Prado");
});

test("the title may stand below the employer, and beside the period", () => {
  const above = [["Ana Prado"], ["2019 - 2021"], ["Blue Door Ltd"], ["Line Cook"]] as const;
  const beside = [["Ana Prado"], ["2019 - 2021\tLine Cook"], ["Blue Door Ltd"]] as const;
  expect(kindsOf([section("contact", above)])[0]).toBe("contact: Ana Prado");
  expect(kindsOf([section("contact", beside)])[0]).toBe("contact: Ana Prado");
});

test("a study above the jobs is none of them", () => {
  const lines = [
    ["Ana Prado"],
    ["2012 - 2015  Bachelor of Arts, Alder College"],
    ["2016 - 2018  Line Cook, Blue Door"],
  ] as const;
  expect(kindsOf([section("contact", lines)])[1]).toBe(
    "experience: 2016 - 2018  Line Cook, Blue Door",
  );
});

function wrapped(text: string, at: number): Line {
  return { ...plainLine(`w.l${at}`, text, 0), fill: 0.95, gap: 1 };
}

test("a year at the head of a line that goes on with a sentence begins no job", () => {
  const lines = [
    "I had charge of eleven mechanics and the building, and oversaw the new heating plant in",
    "2016. I scheduled by wall board until 2012 and by computer from then on, with some",
    "help of the dealer's own system.",
  ].map(wrapped);
  const sections = cutUnheadedJobs([{ kinds: ["summary"], title: "", lines }], "2026-11-01");
  expect(sections).toHaveLength(1);
});
