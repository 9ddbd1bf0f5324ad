export const databaseFaults = [
  "unique",
  "foreign-key",
  "check",
  "serialization",
  "deadlock",
  "disk-full",
  "unavailable",
  "other",
] as const;
export type DatabaseFault = (typeof databaseFaults)[number];

const byState: Readonly<Record<string, DatabaseFault>> = {
  "23505": "unique",
  "23503": "foreign-key",
  "23514": "check",
  "40001": "serialization",
  "40P01": "deadlock",
  "53100": "disk-full",
  "53300": "unavailable",
  "55P03": "unavailable",
  "57014": "unavailable",
  "57P01": "unavailable",
  "57P03": "unavailable",
};

/** An engine's error without its message: that holds SQL and parameters, so it is never kept. */
export class DatabaseError extends Error {
  readonly fault: DatabaseFault;
  readonly state: string;
  readonly constraint: string;

  constructor(fault: DatabaseFault, state = "", constraint = "") {
    super(`database: ${fault}${state === "" ? "" : ` (${state})`}`);
    this.name = "DatabaseError";
    this.fault = fault;
    this.state = state;
    this.constraint = constraint;
  }
}

function field(error: object, name: string): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
}

/** The {@link DatabaseError} behind whatever Drizzle or a driver threw; `null` when it is no such error. */
export function databaseError(error: unknown): DatabaseError | null {
  if (error instanceof DatabaseError) return error;
  if (!(error instanceof Error)) return null;
  const state = field(error, "code");
  if (/^[0-9A-Z]{5}$/.test(state)) {
    return new DatabaseError(byState[state] ?? "other", state, field(error, "constraint"));
  }
  if (/^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/.test(state)) {
    return new DatabaseError("unavailable", state);
  }
  // The pool has no free connection in time; it says so in words only.
  if (error.message === "timeout exceeded when trying to connect") {
    return new DatabaseError("unavailable");
  }
  return error.cause === undefined || error.cause === error ? null : databaseError(error.cause);
}
