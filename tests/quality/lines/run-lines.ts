/**
 * Prints how the line grammar reads the labelled lines: verbs found and others taken for verbs, by half.
 * Usage: npm run -s quality:lines [-- wrong]
 */
import "../engines.ts";
import { figuresOf, labelledLines, measureLine } from "./measure-lines.ts";

const measured = labelledLines().map(measureLine);
for (const half of ["a", "b"]) {
  const figures = figuresOf(measured.filter((line) => line.half === half));
  const cells = Object.entries(figures).map(([name, value]) =>
    name === "lines" ? `${value} lines` : `${name} ${(value * 100).toFixed(1)}`,
  );
  console.log(`half ${half}: ${cells.join(" | ")}`);
}
if (process.argv.includes("wrong"))
  for (const { half, kind, verbs, found, foundVerbs, sure, text } of measured)
    if (kind !== found || verbs.join(" ") !== foundVerbs.join(" "))
      console.log(
        [
          half,
          `${kind}->${found}${sure ? "" : "?"}`,
          verbs.join(" "),
          foundVerbs.join(" "),
          text.slice(0, 150),
        ].join("\t"),
      );
