import { errorCatalogue } from "@savile/contracts";
import type { ErrorCode, Problem } from "@savile/contracts";
import type { Result } from "@savile/model";

/** An answer that is an error of the catalogue; the error handler turns it into a problem body. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly errors: Problem["errors"];
  readonly headers: Readonly<Record<string, string>>;
  readonly current: Problem["current"];
  readonly details: Problem["details"];

  constructor(
    code: ErrorCode,
    more: {
      errors?: Problem["errors"];
      headers?: Readonly<Record<string, string>>;
      current?: Problem["current"];
      details?: Problem["details"];
    } = {},
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
    this.current = more.current;
    this.details = more.details;
  }
}

/** The value of a result, or its error as the answer. */
export function orRefuse<T>(result: Result<T, ErrorCode>): T {
  if (result.ok) return result.value;
  throw new Refusal(result.error);
}

/** Whether a stored code is one of the catalogue. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
