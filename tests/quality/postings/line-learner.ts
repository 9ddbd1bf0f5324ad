/** A line to learn from: what is seen of it, and what it is. */
export interface LineExample {
  /** The posting that it stands in. */
  readonly posting: string;
  readonly features: readonly string[];
  readonly of: "asks" | "work" | "neither";
}

/** What a feature says for a demand and for work, against neither. */
export type Weights = ReadonlyMap<string, readonly [number, number]>;

const rounds = 4;
const rate = 0.25;
const decay = 3e-4;
const fewestPostings = 4;
const smallest = 0.05;
const unit = 16;

interface Slot {
  readonly weight: [number, number];
  readonly squares: [number, number];
}

/** Features that stand in several postings, each with a place for its weights: one posting's own words teach nothing. */
function slotsOf(examples: readonly LineExample[]): Map<string, Slot> {
  const seen = new Map<string, Set<string>>();
  for (const { features, posting } of examples)
    for (const feature of features)
      seen.set(feature, (seen.get(feature) ?? new Set()).add(posting));
  const often = [...seen].filter(([, { size }]) => size >= fewestPostings).map(([name]) => name);
  return new Map(
    ["bias:", ...often].map((name): [string, Slot] => [
      name,
      { weight: [0, 0], squares: [1e-6, 1e-6] },
    ]),
  );
}

/** The same order of examples in every run. */
function shuffled<One>(all: readonly One[], round: number): One[] {
  let state = 7 + round;
  const keys = all.map(() => (state = (state * 48_271) % 2_147_483_647));
  return all
    .map((one, at) => ({ one, key: keys[at] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

function step(slots: readonly Slot[], of: LineExample["of"]): void {
  const sum = ([0, 1] as const).map((side) =>
    slots.reduce((total, { weight }) => total + weight[side], 0),
  );
  const [asks = 0, work = 0] = sum.map(Math.exp);
  const all = 1 + asks + work;
  const errors: readonly [number, number] = [
    asks / all - (of === "asks" ? 1 : 0),
    work / all - (of === "work" ? 1 : 0),
  ];
  for (const { weight, squares } of slots)
    for (const side of [0, 1] as const) {
      const slope = errors[side] + decay * weight[side];
      squares[side] += slope * slope;
      weight[side] -= (rate * slope) / Math.sqrt(squares[side]);
    }
}

/** Weights by which lines like these are told apart (multinomial logistic regression, AdaGrad). */
export function learnWeights(examples: readonly LineExample[]): Weights {
  const slots = slotsOf(examples);
  const rows = examples.map(({ features, of }) => ({
    of,
    slots: ["bias:", ...features].flatMap((name) => slots.get(name) ?? []),
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const row of shuffled(rows, round)) step(row.slots, row.of);
  return new Map([...slots].map(([name, { weight }]) => [name, weight]));
}

/** Weights as rows of the engine's table: a kind of feature, then its words with two whole numbers each. */
export function packWeights(weights: Weights): string[] {
  const rows = new Map<string, string[]>();
  for (const [name, [asks, work]] of weights) {
    if (Math.max(Math.abs(asks), Math.abs(work)) < smallest) continue;
    const kind = name.slice(0, name.indexOf(":"));
    const word = name.slice(kind.length + 1);
    const entry = `${word}\u00a0${Math.round(asks * unit)}\u00a0${Math.round(work * unit)}`;
    rows.set(kind, [...(rows.get(kind) ?? []), entry]);
  }
  return [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, entries]) => [kind, ...entries.toSorted()].join("\t"));
}
