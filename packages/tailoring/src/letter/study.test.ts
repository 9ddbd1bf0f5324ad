import { expect, test } from "vitest";
import { degreeName, degreeWords, namesSchool } from "./study.ts";

test.each([
  ["Computer Science, Ph.D.", "Ph.D. in Computer Science"],
  ["Bachelor of Arts – Communication", "Bachelor of Arts in Communication"],
  ["Associate degree, Office Management", "Associate degree in Office Management"],
  ["Bachelor of Science Geology", "Bachelor of Science in Geology"],
  ["Bachelor of Science in Computer Science - 3.8", "Bachelor of Science in Computer Science"],
  ["BSc Honours in Microbiology", "BSc Honours in Microbiology"],
  ["B.S., Construction Management", "B.S. in Construction Management"],
  ["M.Tech (Structural Engineering)", "M.Tech in Structural Engineering"],
  ["BSc (Hons) Biochemistry", "BSc (Hons) in Biochemistry"],
  ["LLB (Hons) Law, 2:1", "LLB (Hons) in Law"],
  ["B.E. Computer Engineering", "B.E. in Computer Engineering"],
  ["B.E. (Electronics & Telecommunication)", "B.E. in Electronics & Telecommunication"],
  ["Bachelor of Engineering (Civil)", "Bachelor of Engineering (Civil)"],
  ["Bachelor of Teaching and Learning (Primary)", "Bachelor of Teaching and Learning (Primary)"],
  ["BSc Geology (Distinction)", "BSc in Geology"],
  ["Bachelor of Laws (part-time)", "Bachelor of Laws"],
  ["A.A.S. Forestry Technology", "A.A.S. in Forestry Technology"],
  ["Bachelor in Tourism (turyzm)", "Bachelor in Tourism"],
  ["A levels: Chemistry, Latin", "A levels in Chemistry, Latin"],
])("%s is said as %s", (printed, said) => {
  expect(degreeName(printed)).toBe(said);
});

test("a shouted degree is said in calm letters", () => {
  expect(degreeWords("BACHELOR OF SCIENCE IN GEOLOGY", "Elm State University")).toEqual({
    degree: "a Bachelor of Science in Geology",
    school: " at Elm State University",
  });
});

test.each([
  ["Elm State University", true],
  ["Harrow Road", true],
  ["French", false],
  ["Yellow Belt 2023", false],
])("%s may name a school: %s", (text, may) => {
  expect(namesSchool(text)).toBe(may);
});
