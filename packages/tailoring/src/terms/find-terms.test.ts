import { describe, expect, it } from "vitest";
import { allTerms, keysOf, termById } from "@savile/taxonomy/lexicon";
import { foldText } from "@savile/taxonomy";
import { findTermsIn } from "./find-terms.ts";

function termIdsOf(text: string, options: { listed?: boolean } = {}): string[] {
  return [...new Set(findTermsIn(foldText(text), options).map((hit) => hit.term.id))];
}

describe("the lexicon", () => {
  it("gives each spelling to one term", () => {
    const owners = new Map<string, Set<string>>();
    for (const term of allTerms()) {
      for (const spelling of [term.name, ...term.aliases]) {
        const key = keysOf(spelling).join(" ");
        owners.set(key, (owners.get(key) ?? new Set()).add(term.id));
      }
    }
    const shared = [...owners]
      .filter(([, ids]) => ids.size > 1)
      .map(([key, ids]) => `${key}: ${[...ids].join(", ")}`);
    expect(shared).toEqual([]);
  });

  it("has no id twice and no parent that is missing", () => {
    expect(new Set(allTerms().map((term) => term.id)).size).toBe(allTerms().length);
    const orphans = allTerms().flatMap((term) =>
      term.parents.filter((id) => termById(id) === undefined).map((id) => `${term.name} ^ ${id}`),
    );
    expect(orphans).toEqual([]);
  });

  it("finds every name and alias that is not in doubt", () => {
    const missed = allTerms().flatMap((term) =>
      [term.name, ...term.aliases]
        .filter((spelling) => !term.guarded.includes(spelling))
        .filter((spelling) => !termIdsOf(spelling, { listed: true }).includes(term.id)),
    );
    expect(missed).toEqual([]);
  });
});

describe("names that are easily mistaken", () => {
  it.each([
    ["C++, C#, Objective-C", ["c++", "c#", "objective-c"]],
    [".NET and Node.js", [".net", "node.js"]],
    ["Java and JavaScript", ["java", "javascript"]],
    ["React Native, React", ["react-native", "react"]],
    ["SQL, NoSQL, MySQL, PostgreSQL", ["sql", "nosql", "mysql", "postgresql"]],
    ["K8s and Postgres", ["kubernetes", "postgresql"]],
    ["CI/CD with GitHub Actions", ["ci/cd", "github-actions"]],
    ["R, SQL, Python", ["r", "sql", "python"]],
    ["Experience in Go", ["go"]],
    ["care plan writing", ["care-plans"]],
    ["AngularJS", ["angularjs"]],
  ])("are told apart in %j", (text, ids) => {
    expect(termIdsOf(text).toSorted()).toEqual(ids.toSorted());
  });

  it.each([
    "We go the extra mile",
    "Go Green Ltd is hiring",
    "rest assured",
    "React quickly to requests",
    "Excel at what you do",
    "scalable internet excellence",
    "a swift response",
    "the rest of the team",
    "Series C funding",
    "Vitamin C tablets",
    "R&D budget",
    "it is what we do",
    "express interest in the role",
    "at the helm of the firm",
    "spring break",
  ])("are not found in %j", (text) => {
    const guarded = findTermsIn(text).filter(
      (hit) => hit.term.kind === "skill" && hit.term.family === "software",
    );
    expect(guarded.map((hit) => hit.spelling)).toEqual([]);
  });
});
