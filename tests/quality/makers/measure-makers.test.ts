import { expect, it } from "vitest";
import { corpusDay } from "../engines.ts";
import type { Maker } from "./maker.ts";
import { makePeople } from "./make-person.ts";
import { readFileOf, rowOf } from "./measure-makers.ts";

const maker: Maker = {
  name: "one",
  kind: "theme",
  make: () => Promise.resolve({ ok: false, error: "" }),
};

function fileOf(text: string) {
  const [person] = makePeople(2000, 1);
  if (person === undefined) throw new Error("nobody");
  const truth = { ...person.truth, jobs: [], studies: [], skills: [], links: [], phone: "" };
  const bytes = new TextEncoder().encode(text);
  return {
    name: "one.txt",
    bytes,
    truth: { ...truth, location: "", email: "ada@example.com" },
    given: 20,
    printed: 5,
  };
}

it("a value that is not printed is not asked for", async () => {
  const { marks } = await readFileOf(fileOf("Ada Lovelace\nada@example.com\n"), corpusDay);
  expect(marks.get("email")).toEqual({ right: 1, asked: 1 });
  expect(["phone", "location", "links"].filter((field) => marks.has(field))).toEqual([]);
});

it("of a file that cannot be read nothing is right", async () => {
  const read = await readFileOf(fileOf(""), corpusDay);
  expect(read.misses).toHaveLength(1);
  expect(read.marks.get("email")).toEqual({ right: 0, asked: 1 });
  const row = rowOf("all", [{ maker, made: [fileOf("")], read: [read] }]);
  expect(row).toMatchObject({ files: 1, printed: 0.25, macro: 0 });
});
