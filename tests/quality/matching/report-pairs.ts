import type { JudgedPair } from "./score-pairs.ts";
import { pairFigures } from "./score-pairs.ts";

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`.padStart(6);
}

function row(name: string, pairs: readonly JudgedPair[]): string {
  const { precision, recall, f1, traps, held, right } = pairFigures(pairs);
  const share = `${f1.toFixed(2)} (P${percent(precision)}, R${percent(recall)})`;
  return `${name.padEnd(28)} ${share}  traps ${held} of ${traps}  verdicts ${right} of ${pairs.length}`;
}

function rowsBy(pairs: readonly JudgedPair[], key: (pair: JudgedPair) => string): string[] {
  const names = [...new Set(pairs.map(key))].toSorted();
  return names.map((name) =>
    row(
      name,
      pairs.filter((pair) => key(pair) === name),
    ),
  );
}

/** The figures as rows: all, each trade, each kind. */
export function figureRows(pairs: readonly JudgedPair[]): string[] {
  return [
    row("all: F1 of met", pairs),
    ...rowsBy(pairs, ({ trade }) => trade),
    ...rowsBy(pairs, ({ kind }) => kind),
  ];
}

/** The pairs that were judged wrongly, each with its lines and the way that was taken. */
export function wrongPairs(pairs: readonly JudgedPair[]): string {
  return pairs
    .filter(({ found, truth }) => found.verdict !== truth)
    .map((pair) =>
      [
        `## ${pair.id} ${pair.kind}: ${pair.truth}, found ${pair.found.verdict} (${pair.found.strength})`,
        `${pair.requirement}   [${pair.why}]`,
        ...pair.lines.map(({ role, line }) => `- ${role ?? ""}: ${line}`),
        ...pair.found.chain.map(({ rule, from, to }) => `> ${rule}: ${from} -> ${to}`),
      ].join("\n"),
    )
    .join("\n\n");
}
