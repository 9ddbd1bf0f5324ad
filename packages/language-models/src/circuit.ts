import type { ModelFailureCode } from "@savile/tailoring";

const storm = 5;
const stormPauseMs = 30_000;
const wrongSetUpPauseMs = 300_000;
const weather: ReadonlySet<ModelFailureCode> = new Set([
  "overloaded",
  "rate_limit",
  "transport",
  "stalled",
]);

/** How the way to a model stands, for the admin. */
export interface CircuitState {
  readonly model: string;
  readonly open: boolean;
  /** The failure that opened it. */
  readonly because: ModelFailureCode | null;
  /** When it is tried again, in milliseconds since 1970. */
  readonly until: number | null;
}

/**
 * Stops asking a provider that cannot answer: after several failures in a row for a short while, at once and
 * for longer when the key or the model's name is wrong. After the pause one call is let through.
 */
export interface Circuit {
  /** The failure to answer with at once, `null` where a call may go out. */
  refusal(): ModelFailureCode | null;
  /** @returns whether this outcome has just opened the circuit */
  note(failure: ModelFailureCode | null): boolean;
  state(): Omit<CircuitState, "model">;
}

export function createCircuit(now: () => number): Circuit {
  let failures = 0;
  let because: ModelFailureCode | null = null;
  let until = 0;
  let probing = false;
  return {
    refusal: () => {
      if (because === null) return null;
      if (now() < until || probing) return because;
      probing = true;
      return null;
    },
    note: (failure) => {
      const probe = probing;
      probing = false;
      if (failure === "auth" || (failure !== null && weather.has(failure))) {
        failures += 1;
        if (failure !== "auth" && failures < storm && !probe) return false;
        const opened = because === null;
        because = failure;
        until = now() + (failure === "auth" ? wrongSetUpPauseMs : stormPauseMs);
        return opened;
      }
      // Whatever else came, the provider is there.
      if (failure !== "aborted") {
        failures = 0;
        because = null;
      }
      return false;
    },
    state: () => ({ open: because !== null, because, until: because === null ? null : until }),
  };
}
