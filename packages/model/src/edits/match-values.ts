/** What makes two values alike: the same words count once for each time that both have them. */
export interface Likeness {
  /** Equal values have equal keys. */
  readonly key: string;
  /** What names the value: a line itself, the first values of an entry. */
  readonly names: readonly string[];
  readonly words: ReadonlyMap<string, number>;
}

function countWords(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}+#]+/u)) {
    if (word !== "") words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

export function likenessOf(key: string, names: readonly string[], text: string): Likeness {
  return { key, names, words: countWords(text) };
}

function total(words: ReadonlyMap<string, number>): number {
  return [...words.values()].reduce((sum, count) => sum + count, 0);
}

/** 0 (nothing in common) to 1 (the same words), and more where the same name stands in the same place. */
function similarity(one: Likeness, other: Likeness): number {
  let shared = 0;
  for (const [word, count] of one.words) shared += Math.min(count, other.words.get(word) ?? 0);
  const all = total(one.words) + total(other.words);
  const named = one.names.filter((name, index) => name !== "" && name === other.names[index]);
  return (all === 0 ? 0 : (2 * shared) / all) + 0.3 * named.length;
}

const alike = 0.4;
/** Values beyond this are matched by their place only; no document of ours has that many in a list. */
const mostCompared = 300;

/** Pairs of places, `old[from]` with `made[to]`. */
type Pairs = Map<number, number>;

function pairEqual(old: readonly Likeness[], made: readonly Likeness[], pairs: Pairs): void {
  const free = new Map<string, number[]>();
  old.forEach(({ key }, at) => {
    const places = free.get(key);
    if (places === undefined) free.set(key, [at]);
    else places.push(at);
  });
  for (const places of free.values()) places.reverse();
  made.forEach(({ key }, to) => {
    const from = free.get(key)?.pop();
    if (from !== undefined) pairs.set(to, from);
  });
}

function pairSimilar(old: readonly Likeness[], made: readonly Likeness[], pairs: Pairs): void {
  const taken = new Set(pairs.values());
  const chances = made.slice(0, mostCompared).flatMap((one, to) =>
    pairs.has(to)
      ? []
      : old.flatMap((other, from) => {
          const score = taken.has(from) ? 0 : similarity(other, one);
          return score >= alike ? [{ to, from, score }] : [];
        }),
  );
  chances.sort((a, b) => b.score - a.score || a.to - b.to || a.from - b.from);
  for (const { to, from } of chances) {
    if (pairs.has(to) || taken.has(from)) continue;
    pairs.set(to, from);
    taken.add(from);
  }
}

/** What is left between the same neighbours belongs together in its order. */
function pairByPlace(old: readonly Likeness[], made: readonly Likeness[], pairs: Pairs): void {
  const taken = new Set(pairs.values());
  let next = 0;
  made.forEach((_, to) => {
    const from = pairs.get(to);
    if (from !== undefined) next = from + 1;
    else if (next < old.length && !taken.has(next)) {
      pairs.set(to, next);
      taken.add(next);
      next += 1;
    }
  });
}

/**
 * Which old value each new one goes on: the same first, then the most similar, then what stands at the same
 * place between the same neighbours. The result maps places in `made` to places in `old`.
 */
export function matchValues(old: readonly Likeness[], made: readonly Likeness[]): Pairs {
  const pairs: Pairs = new Map();
  pairEqual(old, made, pairs);
  pairSimilar(old, made, pairs);
  pairByPlace(old, made, pairs);
  return pairs;
}
