/** Why a call brought nothing. `code` is one of the catalogue of the reference, or one of the client's own. */
export interface CallFault {
  readonly code: string;
  /** 0 where there was no answer. */
  readonly status: number;
  /** A sentence for a person. */
  readonly detail: string;
  readonly requestId: string | null;
}

function textIn(body: unknown, name: string): string | null {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : null;
  return typeof value === "string" ? value : null;
}

/** What a refusal says. */
export async function faultOf(response: Response): Promise<CallFault> {
  let body: unknown = null;
  try {
    body = await response.json();
  } catch {
    // A proxy in between answers in its own words.
  }
  return {
    code: textIn(body, "error_code") ?? "invalid_response",
    status: response.status,
    detail: textIn(body, "detail") ?? `The service answered ${response.status}.`,
    requestId: textIn(body, "request_id"),
  };
}

/** No answer came. */
export function unreachable(tooLate: boolean): CallFault {
  return tooLate
    ? { code: "timeout", status: 0, detail: "The service took too long.", requestId: null }
    : {
        code: "network_error",
        status: 0,
        detail: "The service cannot be reached.",
        requestId: null,
      };
}
