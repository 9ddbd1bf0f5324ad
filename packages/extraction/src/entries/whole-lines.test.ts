import { describe, expect, it } from "vitest";
import { extract } from "../extract/extract.ts";

async function studiesOf(...lines: readonly string[]) {
  const text = `Ana Prado\nana@example.org\n\nEducation\n${lines.join("\n")}\n`;
  const read = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!read.ok) throw new Error(read.error.code);
  return read.value.resume.education.map(({ degree, school }) => [degree, school]);
}

describe("studies with a line each", () => {
  it("are entries, dated or not", async () => {
    expect(
      await studiesOf(
        "M.Ed. Instruction, Lakeview University – 21 of 33 credits done",
        "B.S. Botany, Delmar State University, May 2014, cum laude",
      ),
    ).toEqual([
      ["M.Ed. Instruction", "Lakeview University"],
      ["B.S. Botany", "Delmar State University"],
    ]);
    expect(
      await studiesOf(
        "B.Sc. Chemistry | Orland College | 2018",
        "Graduate certificate in Control Systems, Estrada Polytechnic University, 2 of 4 courses",
      ),
    ).toHaveLength(2);
  });

  it("are not told apart where a school stands above a degree of one of its schools", async () => {
    expect(
      await studiesOf(
        "Lakeview University",
        "B.Sc. Chemistry, School of Science\t2014 - 2018",
        "",
        "Orland College",
        "M.Sc. Physics, School of Engineering\t2018 - 2020",
      ),
    ).toHaveLength(2);
  });

  it("keep the date that stands above them", async () => {
    const text =
      "Ana Prado\nana@example.org\n\nEducation\n2014 - 2018\nB.Sc. Chemistry, Lakeview University\n\n2018 - 2020\nM.Sc. Physics, Orland College\n";
    const read = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
    const studies = read.ok ? read.value.resume.education : [];
    expect(studies.map(({ degree, dates }) => [degree, dates.end])).toEqual([
      ["B.Sc. Chemistry", "2018"],
      ["M.Sc. Physics", "2020"],
    ]);
  });

  it("a diploma of a high school is one line of the two", async () => {
    expect(
      await studiesOf("2018 - 2021\tHigh School Diploma", "Northgate High School, Reno, NV"),
    ).toHaveLength(1);
  });
});
