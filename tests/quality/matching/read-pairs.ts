import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { PairVerdict } from "@savile/tailoring";

/** The parts of the set: rules may be mended on the first four, the others give figures only. */
export const pairSplits = ["open", "second", "third", "dev-1", "dev-2", "sealed"] as const;
export type PairSplit = (typeof pairSplits)[number];

const fileSchema = z.object({
  asOf: z.string(),
  pairs: z.array(
    z.object({
      id: z.string(),
      requirement: z.string(),
      lines: z.array(z.object({ role: z.string().optional(), line: z.string() })),
    }),
  ),
});
const verdictSchema = z.enum(["met", "partly", "not"]);

/** A requirement beside lines, with what a reader found. */
export interface LabelledPair {
  readonly id: string;
  readonly trade: string;
  readonly kind: string;
  readonly why: string;
  readonly truth: PairVerdict;
  readonly requirement: string;
  readonly lines: readonly { readonly role?: string | undefined; readonly line: string }[];
  readonly asOf: string;
}

interface Label {
  readonly truth: PairVerdict;
  readonly kind: string;
  readonly why: string;
}

function labelsOf(path: string): Map<string, Label> {
  const [, ...rows] = readFileSync(path, "utf8").trim().split("\n");
  return new Map(
    rows.map((row) => {
      const [id = "", verdict, kind = "", why = ""] = row.trimEnd().split("\t");
      return [id, { truth: verdictSchema.parse(verdict), kind, why }];
    }),
  );
}

/** The labelled pairs of one part, in the order of their trades; none where the part is not there. */
export function labelledPairs(split: PairSplit): LabelledPair[] {
  const folder = fileURLToPath(new URL(`../labels/pairs/${split}/`, import.meta.url));
  if (!existsSync(folder)) return [];
  const trades = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
  return trades.toSorted().flatMap((trade) => {
    const { asOf, pairs } = fileSchema.parse(
      JSON.parse(readFileSync(`${folder}${trade}.json`, "utf8")),
    );
    const labels = labelsOf(`${folder}${trade}.truth.tsv`);
    return pairs.map((pair) => {
      const label = labels.get(pair.id);
      if (label === undefined) throw new Error(`${trade}: ${pair.id} has no truth`);
      return { ...pair, ...label, trade, asOf };
    });
  });
}
