import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";

/** The parts of the set: the second was blind until it was opened; of the sealed one only figures are looked at. */
export const splits = ["open", "second", "third", "sealed"] as const;
export type Split = (typeof splits)[number];

const fileSchema = z.object({ sentences: z.array(z.object({ id: z.string(), text: z.string() })) });

/** A sentence with what a person said of it; `span` are the words at fault. */
export interface LabelledSentence {
  readonly id: string;
  readonly text: string;
  readonly isBroken: boolean;
  readonly kind: string;
  readonly span: string;
}

/** The half of its part that a sentence belongs to: rules may be mended on one and counted on the other. */
export function halfOf(id: string): "even" | "odd" {
  const digit = createHash("sha256").update(id).digest("hex").slice(-1);
  return Number.parseInt(digit, 16) % 2 === 0 ? "even" : "odd";
}

/** The labelled sentences of a part; none where the part is not there. */
export function labelledSentences(split: Split): LabelledSentence[] {
  const folder = fileURLToPath(new URL(`../labels/sentences/${split}`, import.meta.url));
  if (!existsSync(`${folder}/truth.tsv`)) return [];
  const file = fileSchema.parse(JSON.parse(readFileSync(`${folder}/sentences.json`, "utf8")));
  const texts = new Map(file.sentences.map(({ id, text }) => [id, text]));
  const rows = readFileSync(`${folder}/truth.tsv`, "utf8").trimEnd().split("\n").slice(1);
  return rows.map((row) => {
    const [id = "", verdict = "", kind = "", span = ""] = row.split("\t");
    const text = texts.get(id) ?? "";
    return { id, text, isBroken: verdict === "broken", kind, span };
  });
}
