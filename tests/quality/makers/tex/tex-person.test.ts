import { expect, it } from "vitest";
import { makePeople } from "../make-person.ts";
import { classesWithCommands } from "./classes-with-commands.ts";
import { classesWithLists } from "./classes-with-lists.ts";
import { escapeTex, texPerson, writeSpan } from "./tex-person.ts";

it("a text holds no command of TeX", () => {
  expect(escapeTex("50% of A&B_#1 {x} ~y^2 \\z $")).toBe(
    String.raw`50\% of A\&B\_\#1 \{x\} \textasciitilde{}y\textasciicircum{}2 \textbackslash{}z \$`,
  );
});

it.each([
  [0, "Mar 2018 -- present"],
  [1, "03/2018 -- present"],
  [2, "2018--present"],
])("in the style %j a span is %j", (style, when) => {
  expect(writeSpan("2018-03-15", "", style).when).toBe(when);
});

it.each([...classesWithCommands, ...classesWithLists])("$name closes what it opens", (one) => {
  for (const [index, person] of makePeople(2000, 6).entries()) {
    const text = one.document(texPerson(person, index)).replace(/\\[{}]/gu, "");
    const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
    expect(count(/\{/gu)).toBe(count(/\}/gu));
    expect(count(/\\begin\{/gu)).toBe(count(/\\end\{/gu));
  }
});
