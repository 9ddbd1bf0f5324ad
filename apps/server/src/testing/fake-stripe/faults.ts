/** What a call may suffer instead of its answer. */
export type Fault =
  | "drop-before"
  | "drop-after"
  | "hang"
  | "declined"
  | "conflict"
  | "too-many"
  | "broken";

/** Faults that wait for calls: each is used once. */
export interface Faults {
  add(call: string, fault: Fault, times?: number): void;
  take(call: string): Fault | null;
}

export function createFaults(): Faults {
  const waiting: { call: string; fault: Fault }[] = [];
  return {
    add: (call, fault, times = 1) => {
      for (let n = 0; n < times; n += 1) waiting.push({ call, fault });
    },
    take: (call) => {
      const index = waiting.findIndex((entry) => entry.call === call);
      if (index === -1) return null;
      const [taken] = waiting.splice(index, 1);
      return taken?.fault ?? null;
    },
  };
}

/** An error body as Stripe answers it. */
export function errorBody(type: string, message: string, more: object = {}) {
  return { error: { type, message, ...more } };
}

/** Status and body of the faults that answer. */
export const faultAnswers = {
  declined: [402, errorBody("card_error", "Your card was declined.", { code: "card_declined" })],
  conflict: [409, errorBody("idempotency_error", "Another request is in progress.")],
  "too-many": [429, errorBody("rate_limit_error", "Too many requests.")],
  broken: [500, errorBody("api_error", "Something went wrong.")],
} as const;
