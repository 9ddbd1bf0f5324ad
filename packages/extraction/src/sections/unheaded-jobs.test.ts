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
