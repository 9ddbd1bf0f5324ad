import type { ProofRow } from "@savile/model";

const width = 78;

/** A text in lines of at most so many signs, broken at blanks. */
function folded(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/u)) {
    if (line !== "" && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => `${indent}${one}`);
}

const words = { met: "met", partly: "partly", missing: "missing" } as const;

function rowText({ asked, coverage, line, figure, when }: ProofRow): string[] {
  const facts = [figure, when].filter((part) => part !== undefined).join(" | ");
  return [
    ...folded(`${asked} (${words[coverage]})`, ""),
    ...(line === undefined ? [] : folded(line, "    ")),
    ...(facts === "" ? [] : folded(facts, "    ")),
  ];
}

/** The table of proof for a terminal: what they ask, below it the line, its figure, and when. */
export function tableText(table: readonly ProofRow[]): string {
  const groups = [
    ["Must have", table.filter(({ level }) => level === "required")],
    ["Nice to have", table.filter(({ level }) => level === "preferred")],
  ] as const;
  return groups
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => [`# ${name}`, ...rows.flatMap(rowText)].join("\n"))
    .join("\n\n");
}
