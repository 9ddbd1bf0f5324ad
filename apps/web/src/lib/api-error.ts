import { t } from "../messages.ts";

/**
 * A call that failed: a stable code, the sentence for the user, what the server called the request, and what
 * it told besides.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly details: unknown;

  constructor(
    code: string,
    status: number,
    detail: string,
    requestId: string | null = null,
    details?: unknown,
  ) {
    super(detail);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.details = details;
  }
}

function detailByStatus(status: number): string {
  if (status === 401) return t("error.sessionExpired");
  if (status === 404) return t("error.notFound");
  if (status === 413) return t("error.tooLarge");
  if (status === 429) return t("error.rateLimit");
  return status >= 500 ? t("error.server") : t("error.default");
}

/** Reads the problem object of an error answer; anything else becomes the general sentence of its status. */
export function problemOf(status: number, body: unknown): ApiError {
  if (typeof body === "object" && body !== null && "detail" in body && "error_code" in body) {
    const { detail, error_code: code } = body;
    const requestId =
      "request_id" in body && typeof body.request_id === "string" ? body.request_id : null;
    if (typeof detail === "string" && typeof code === "string" && detail !== "") {
      const details = "details" in body ? body.details : undefined;
      return new ApiError(code, status, detail, requestId, details);
    }
  }
  return new ApiError(status >= 500 ? "server_error" : "default", status, detailByStatus(status));
}

/** The sentence for any failure of a call. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t("error.default");
}

/** What the server told besides the sentence, where that is a text of its own. */
export function moreOf(error: unknown): string | null {
  const details: unknown = error instanceof ApiError ? error.details : undefined;
  if (typeof details !== "object" || details === null || !("text" in details)) return null;
  return typeof details.text === "string" && details.text !== "" ? details.text : null;
}

/** Whether trying the same call again can help. */
export function isTransient(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === "network_error" || error.code === "timeout" || error.status >= 500)
  );
}
