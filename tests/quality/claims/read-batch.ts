import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ForeignClaim } from "@savile/tailoring";

/** A claim about a person, labelled by its author before any program judged it. */
export interface LabelledClaim {
  readonly claim: ForeignClaim;
  readonly honest: boolean;
  /** How a lie lies, or how an honest claim is worded. */
  readonly kind: string;
}

/** A person of one trade: the resume as text, and what is claimed about them. */
export interface Trade {
  readonly name: string;
  readonly resume: Uint8Array;
  readonly claims: readonly LabelledClaim[];
}

/** Claims of several trades by one author. */
export interface Batch {
  readonly name: string;
  /** SHA-256 of its files one after the other, as `docs/measurements.md` names it. */
  readonly hash: string;
  readonly trades: readonly Trade[];
}

const folder = fileURLToPath(new URL("../batches/", import.meta.url));

function rowsOf(file: string): string[][] {
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}

/** "job:EMPLOYER" stands in a role; "letter", "skills" and "summary" are sections. */
function claimOf([id = "", place = "", text = ""]: readonly string[]): ForeignClaim {
  return place.startsWith("job:")
    ? { id, section: "experience", role: place.slice("job:".length), text }
    : { id, section: place, text };
}

function tradeOf(path: string, name: string): Trade {
  const labels = new Map(
    rowsOf(`${path}/${name}.labels.tsv`).map(([id = "", label = "", kind = ""]) => [
      id,
      { honest: label === "honest", kind },
    ]),
  );
  return {
    name,
    resume: readFileSync(`${path}/${name}.txt`),
    claims: rowsOf(`${path}/${name}.claims.tsv`).flatMap((row) => {
      const label = labels.get(row[0] ?? "");
      return label === undefined ? [] : [{ claim: claimOf(row), ...label }];
    }),
  };
}

/** Reads a batch by its letter. */
export function readBatch(letter: string): Batch {
  const path = `${folder}claims-${letter}`;
  const files = readdirSync(path).toSorted();
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(`${path}/${file}`));
  const trades = files.filter((file) => file.endsWith(".txt"));
  return {
    name: letter,
    hash: hash.digest("hex"),
    trades: trades.map((file) => tradeOf(path, file.replace(/\.txt$/, ""))),
  };
}
