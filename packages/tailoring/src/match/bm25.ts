const k1 = 1.2;
const b = 0.75;

/** Weights of words over a set of texts: rare words count more. */
export interface Bm25 {
  /** How well a text answers a question, 0..1: its score divided by the question's score against itself. */
  readonly score: (question: readonly string[], text: readonly string[]) => number;
}

/** BM25 over a small set of texts given as stems. */
export function bm25Over(texts: readonly (readonly string[])[]): Bm25 {
  const frequency = new Map<string, number>();
  for (const text of texts) {
    for (const stem of new Set(text)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }
  const count = Math.max(1, texts.length);
  const average = Math.max(1, texts.reduce((sum, text) => sum + text.length, 0) / count);
  const weights = new Map<string, number>();
  const idf = (stem: string) => {
    const known = weights.get(stem);
    if (known !== undefined) return known;
    const seen = frequency.get(stem) ?? 0;
    const weight = Math.log(1 + (count - seen + 0.5) / (seen + 0.5));
    weights.set(stem, weight);
    return weight;
  };
  const raw = (question: readonly string[], text: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const stem of text) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const norm = k1 * (1 - b + (b * text.length) / average);
    let sum = 0;
    for (const stem of new Set(question)) {
      const seen = counts.get(stem) ?? 0;
      if (seen > 0) sum += (idf(stem) * seen * (k1 + 1)) / (seen + norm);
    }
    return sum;
  };
  // One question is held against every text.
  let last: readonly string[] = [];
  let own = 0;
  return {
    score: (question, text) => {
      if (question !== last) own = raw(question, question);
      last = question;
      return own <= 0 ? 0 : Math.min(1, raw(question, text) / own);
    },
  };
}
