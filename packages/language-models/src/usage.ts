/** Tokens of an attempt. `input` excludes what was read from or written to the provider's cache. */
export interface ModelUsage {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
}

export const noUsage: ModelUsage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

/** US dollars per million tokens; `version` says which price list it is. */
export interface ModelPrices {
  readonly version: string;
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

/** What tokens cost, in millionths of a US dollar, rounded up. */
export function costOf(usage: ModelUsage, prices: ModelPrices): number {
  return Math.ceil(
    usage.input * prices.input +
      usage.output * prices.output +
      usage.cacheRead * prices.cacheRead +
      usage.cacheWrite * prices.cacheWrite,
  );
}

const lettersPerToken = 3.5;

/** A careful guess at the tokens of a text, for providers that tell nothing and for what is still to come. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / lettersPerToken);
}
