import { expect, test } from "vitest";
import { plainMarkdown } from "./plain-markdown.ts";

test("the head of a file says what its text does not, and nothing of how it is shown", () => {
  const head = "---\nname: Ada Byron\nemail: ada@example.org\nlayout: resume\ndraft: false\n---\n";
  expect(plainMarkdown(`${head}# Ada Byron\n`)).toBe("ada@example.org\n# Ada Byron\n");
});

test("a head that is no YAML is left out, and a rule at the top is none", () => {
  expect(plainMarkdown("---\na: [\n---\n# Ada")).toBe("# Ada");
  expect(plainMarkdown("---\n\n# Ada\n---\n")).toBe("---\n\n# Ada\n---\n");
});

test("comments and blocks of code are no text of the page", () => {
  const text = "# Ada\n<!-- remark:\nask Kea -->\n```sh\nmake pdf\n```\nend";
  expect(plainMarkdown(text)).toBe("# Ada\n\n\nend");
  expect(plainMarkdown("# Ada\n```sh\nnever closed")).toContain("never closed");
});

test("tables are rows of cells, and a first row of names is none of them", () => {
  const rows = "|---|:-:|\n| Welder | 2019 \\| 2020 |\n\nafter";
  expect(plainMarkdown(`| Position | Years |\n${rows}`)).toBe("Welder\t2019 | 2020\n\nafter");
  expect(plainMarkdown(`| 職種 | 期間 |\n${rows}`)).toBe("Welder\t2019 | 2020\n\nafter");
  expect(plainMarkdown("| Rust | years of it |\n|---|---|\n| C | two |")).toBe(
    "Rust\tyears of it\nC\ttwo",
  );
});

test("links by name, pictures, boxes, quotes, tags and escapes", () => {
  const text = [
    "# Ada",
    "[site][1] and [home][] ![photo](me.png)",
    "- [x] Licence",
    "> a quote",
    "C\\# &amp; R\\&D<br>it&#39;s",
    "[1]: https://one.example",
    '[home]: <https://two.example> "Home"',
  ].join("\n");
  expect(plainMarkdown(text).split("\n")).toEqual([
    "# Ada",
    "[site](https://one.example) and [home](https://two.example) ",
    "- Licence",
    "a quote",
    "C# & R\\&D it's",
    "",
    "",
  ]);
});

test("a plain text is left as it is", () => {
  const text = "Ada Byron\n* 5 < 6 > 4\n> 3 years | 4 \\# [x] [1]\n";
  expect(plainMarkdown(text)).toBe(text);
});

test.each([
  [
    "chips side by side are a list",
    "## Skills\n\n`Rust` `Go` `Zig`",
    "## Skills\n\nRust, Go, `Zig`",
  ],
  [
    "a word of code in a sentence stays",
    "## Work\n\nran `make` and `lint` daily",
    "## Work\n\nran `make` and `lint` daily",
  ],
  [
    "a short term goes before what is said of it",
    "# Ada\n\nBees\n: rearing\n: swarms",
    "# Ada\n\nBees: rearing, swarms",
  ],
  ["a period over an entry is no term", "# Ada\n\n2012-2015\n: HND", "# Ada\n\n2012-2015\n: HND"],
  [
    "what is struck through is not said",
    "# Ada\n\n~~Kept wasps~~ Kept bees",
    "# Ada\n\n Kept bees",
  ],
  ["the mark of a note is no word", "# Ada\n\nKept bees[^1]", "# Ada\n\nKept bees"],
  [
    "a break by hand is no sign",
    "# Ada\n\nKept bees\\\nand hives",
    "# Ada\n\nKept bees\nand hives",
  ],
])("%s", (_name, text, shown) => {
  expect(plainMarkdown(text)).toBe(shown);
});
