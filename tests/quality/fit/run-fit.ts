/**
 * How well *fit* tells pairs that a recruiter would invite from others.
 * Usage: npm run quality:matching -- fit [second | sealed | FILE.tsv [ROOT]]   (the sealed part gives figures only, without its pairs)
 */
import { readFileSync } from "node:fs";
import { corpus } from "../corpus.ts";
import { fitSplits, labelledPairs, readPairs } from "./fit-pairs.ts";
import { measureFit } from "./measure-fit.ts";
import type { MeasuredPair } from "./measure-fit.ts";

function line({ resume, posting, fit }: MeasuredPair): string {
  const parts = fit.parts.map(({ id, points, max }) => `${id} ${points}/${max}`).join(", ");
  return `${String(fit.total).padStart(6)}  ${resume} x ${posting}  (${parts})`;
}

/** Prints the figures of a split or of a file of pairs, and its two lists, each with the worst first. */
export async function runFit(which = "open", root = corpus.root): Promise<void> {
  const pairs = which.endsWith(".tsv")
    ? readPairs(readFileSync(which, "utf8"))
    : labelledPairs(fitSplits.find((one) => one === which) ?? "open");
  const found = await measureFit(pairs, root);
  const sorted = found.pairs.toSorted((a, b) => (a.fit.total ?? 0) - (b.fit.total ?? 0));
  const fits = sorted.filter(({ fits: isFit }) => isFit);
  const unfits = sorted.filter(({ fits: isFit }) => !isFit).toReversed();
  const lists =
    which === "sealed"
      ? []
      : [
          "",
          "fit, lowest first",
          ...fits.map(line),
          "",
          "unfit, highest first",
          ...unfits.map(line),
        ];
  process.stdout.write(
    [
      `pairs: ${fits.length} fit, ${unfits.length} unfit, ${found.unmeasured} not measured`,
      `AUC: ${found.area.toFixed(3)}`,
      `median of fit: ${found.fitMedian.toFixed(1)}, of unfit: ${found.unfitMedian.toFixed(1)}`,
      ...lists,
      "",
    ].join("\n"),
  );
}
