import { postingSections } from "./sectioned.data.ts";
import type { SectionedPosting } from "./sectioned.data.ts";

/** Another way to print a posting that asks for the same. */
export interface Rearrangement {
  readonly name: string;
  readonly print: (posting: SectionedPosting) => string;
}

function printed(
  { head, sections }: SectionedPosting,
  lines: (heading: string, items: readonly string[]) => string,
  join = "\n\n",
): string {
  return [head, ...sections.map(({ heading, items }) => lines(heading, items))].join(join);
}

function marked(mark: string): Rearrangement["print"] {
  return (posting) =>
    printed(posting, (heading, items) =>
      [heading, ...items.map((item) => `${mark} ${item}`)].join("\n"),
    );
}

const plain = marked("-");

/** A posting as it is written, with headings and hyphens. */
export const asWritten = plain;

export const rearrangements: readonly Rearrangement[] = [
  {
    name: "sections in another order",
    print: ({ head, sections }) => plain({ head, sections: sections.toReversed() }),
  },
  {
    name: "without headings",
    print: (posting) => printed(posting, (_, items) => items.map((item) => `- ${item}`).join("\n")),
  },
  {
    name: "without headings and marks",
    print: (posting) => printed(posting, (_, items) => items.join("\n")),
  },
  { name: "other marks", print: marked("•") },
  { name: "asterisks", print: marked("*") },
  {
    name: "a blank line between all lines",
    print: (posting) =>
      printed(posting, (heading, items) =>
        [heading, ...items.map((item) => `- ${item}`)].join("\n\n"),
      ),
  },
  {
    name: "headings in capitals",
    print: (posting) =>
      printed(posting, (heading, items) =>
        [`${heading.toUpperCase()}:`, ...items.map((item) => `- ${item}`)].join("\n"),
      ),
  },
  {
    name: "lines glued",
    print: (posting) =>
      printed(posting, (heading, items) => `${heading}:${items.join("")}`, "\n\n"),
  },
  {
    name: "entities of HTML",
    print: (posting) =>
      plain(posting)
        .replaceAll("&", "&amp;")
        .replaceAll("'", "&rsquo;")
        .replaceAll("- ", "&bull; "),
  },
];

export { postingSections };
