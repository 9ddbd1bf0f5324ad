import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { verifyClaims } from "@savile/tailoring";
import type { ForeignVerdict } from "@savile/tailoring";
import { shareWords } from "@savile/workflow/words";
import { readCase } from "./read-case.ts";
import type { Case, Statement } from "./read-case.ts";

shareWords();

const folder = fileURLToPath(new URL("cases/", import.meta.url));
const asOf = "2026-11";

/** A statement with what the verifier said of it. */
export interface Judged {
  readonly from: Case;
  readonly statement: Statement;
  readonly verdict: ForeignVerdict["verdict"];
  readonly reasons: readonly string[];
}

/** Every case file, in the order of the names. */
export function allCases(): Case[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .toSorted()
    .map((file) => readCase(file.replace(/\.txt$/, ""), readFileSync(`${folder}${file}`, "utf8")));
}

/** The verdicts on all statements of a case, as `savile verify` gives them. */
export function judgeCase(from: Case): Judged[] {
  const verdicts = verifyClaims({
    resume: from.resume,
    facts: from.facts,
    asOf,
    claims: from.statements.map(({ id, section, role, text }) => ({
      id,
      section,
      text,
      ...(role === "" ? {} : { role }),
    })),
  });
  return from.statements.map((statement, index) => ({
    from,
    statement,
    verdict: verdicts[index]?.verdict ?? "unsupported",
    reasons: verdicts[index]?.reasons ?? [],
  }));
}

/** Shares of a set of statements, each 0..1. */
export interface Shares {
  readonly lies: number;
  readonly honest: number;
  /** Lies that are not called supported. */
  readonly stopped: number;
  /** Lies that are called unsupported. */
  readonly blocked: number;
  /** Honest statements that are called unsupported. */
  readonly falseBlocks: number;
  /** Honest statements that are sent to confirmation. */
  readonly asked: number;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function sharesOf(judged: readonly Judged[]): Shares {
  const lies = judged.filter(({ statement }) => !statement.honest);
  const honest = judged.filter(({ statement }) => statement.honest);
  const count = (of: readonly Judged[], verdict: string) =>
    of.filter((one) => one.verdict === verdict).length;
  return {
    lies: lies.length,
    honest: honest.length,
    stopped: share(lies.length - count(lies, "supported"), lies.length),
    blocked: share(count(lies, "unsupported"), lies.length),
    falseBlocks: share(count(honest, "unsupported"), honest.length),
    asked: share(count(honest, "weak"), honest.length),
  };
}

/** Judged statements by a key, keys in the order of the alphabet. */
export function groupBy(
  judged: readonly Judged[],
  key: (one: Judged) => string,
): [string, Judged[]][] {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
