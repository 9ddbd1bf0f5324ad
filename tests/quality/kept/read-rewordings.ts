import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A line of a resume in other words that say the same; its author read neither rules nor tests. */
export interface Rewording {
  readonly id: string;
  /** The employer that the line stands under, or "summary". */
  readonly place: string;
  readonly line: string;
  readonly text: string;
}

/** A person of one trade: the resume as a text file, a posting, and rewordings of the resume's lines. */
export interface RewordedTrade {
  readonly name: string;
  readonly resume: Uint8Array;
  readonly posting: string;
  readonly rewordings: readonly Rewording[];
}

/** Rewordings of several trades by one author. */
export interface RewordingSet {
  /** SHA-256 of its files one after the other. */
  readonly hash: string;
  readonly trades: readonly RewordedTrade[];
}

const folder = fileURLToPath(new URL("../labels/rewordings/", import.meta.url));
const ending = ".rewordings.tsv";

function rewordingsOf(table: string): Rewording[] {
  const [, ...rows] = table.split(/\r?\n/).filter((row) => row !== "");
  return rows.map((row) => {
    const [id = "", place = "", line = "", text = ""] = row.split("\t");
    return { id, place, line, text };
  });
}

/** Reads one half: "open" is for mending, the other one for a single first run. */
export function readRewordings(half: "open" | "sealed"): RewordingSet {
  const path = `${folder}${half}/`;
  const files = readdirSync(path).toSorted();
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(`${path}${file}`));
  const names = files.flatMap((file) =>
    file.endsWith(ending) ? file.slice(0, -ending.length) : [],
  );
  return {
    hash: hash.digest("hex"),
    trades: names.map((name) => ({
      name,
      resume: readFileSync(`${path}${name}.txt`),
      posting: readFileSync(`${path}${name}.posting.txt`, "utf8"),
      rewordings: rewordingsOf(readFileSync(`${path}${name}${ending}`, "utf8")),
    })),
  };
}
