import { messageOfFailure } from "@savile/contracts/client";
import { t } from "./texts/messages.ts";

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

function textAt(body: unknown, key: string): string | undefined {
  const value: unknown =
    typeof body === "object" && body !== null ? Reflect.get(body, key) : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}

/**
 * Reads the body of an error answer. A sentence with a code is of our own catalogue and stays as it is; one
 * without (an older or foreign server) is shown only where people can read it; without both the status decides.
 */
export function problemOf(status: number, body: unknown): ApiError {
  const code = textAt(body, "error_code");
  const text = textAt(body, "detail") ?? textAt(body, "message");
  const kind = code ?? (status >= 500 ? "server_error" : "default");
  if (text === undefined) return new ApiError(kind, status, detailByStatus(status));
  const sentence = code === undefined ? messageOfFailure({ text, status }) : text;
  const details: unknown = Reflect.get(Object(body), "details");
  return new ApiError(kind, status, sentence, textAt(body, "request_id") ?? null, details);
}

/** The sentence for every failure of a call. */
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
