import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { errorCatalogue } from "@savile/contracts";
import type { ErrorCode, Problem } from "@savile/contracts";
import { BlobStoreError } from "../errors/blob-store-error.ts";
import { databaseError } from "../errors/database-error.ts";
import { Refusal } from "../errors/refusal.ts";
import { logSecurity } from "./security-event.ts";

const byCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media",
  FST_ERR_CTP_EMPTY_TYPE: "unsupported_media",
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_MAX_LEN_URI: "uri_too_long",
  FST_ERR_PARAM_LENGTH_LIMIT_EXCEEDED: "uri_too_long",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "unsupported_media",
  // Not of the framework but of the disk below the stored files.
  ENOSPC: "storage_full",
  EDQUOT: "storage_full",
};

function refusalFromStatus(status: number): Refusal {
  if (status === 404) return new Refusal("not_found");
  if (status === 413) return new Refusal("body_too_large");
  if (status === 414) return new Refusal("uri_too_long");
  if (status === 415) return new Refusal("unsupported_media");
  if (status >= 400 && status < 500) return new Refusal("bad_request");
  return new Refusal("server_error");
}

/** What is told of a store that is full or away for the moment: the database, or the one of files. */
function refusalOfStore(error: unknown): Refusal | null {
  const fault = databaseError(error)?.fault;
  if (fault === "disk-full") return new Refusal("storage_full");
  const isAway = fault === "unavailable" || error instanceof BlobStoreError;
  return isAway ? new Refusal("unavailable", { headers: { "retry-after": "2" } }) : null;
}

function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const ofStore = refusalOfStore(error);
  if (ofStore !== null) return ofStore;
  const fault = databaseError(error)?.fault;
  if (fault !== undefined || !(error instanceof Error)) return new Refusal("server_error");
  const known = byCode[String(Reflect.get(error, "code") ?? "")];
  if (known !== undefined) return new Refusal(known);
  const status: unknown = Reflect.get(error, "statusCode");
  return typeof status === "number" ? refusalFromStatus(status) : new Refusal("server_error");
}

/** What may be logged of an error: its kind and where it was thrown, never a message with values in it. */
export function describeError(error: unknown): Record<string, string> {
  const database = databaseError(error);
  if (database !== null)
    return { kind: database.name, fault: database.fault, state: database.state };
  if (error instanceof BlobStoreError) {
    return { kind: "BlobStoreError", state: String(error.status), fault: error.reason };
  }
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "));
  return { kind: error.name, at: frames.slice(0, 6).join(" < ") };
}

/** A run that was not started is told in the words of its own answer as well. */
const limitExceeded = {
  status: "limit_exceeded",
  message: errorCatalogue.limit_exceeded.detail,
};

/** The one body of every error answer. */
export function problemOf(refusal: Refusal, requestId: string): Problem {
  return {
    detail: errorCatalogue[refusal.code].detail,
    error_code: refusal.code,
    request_id: requestId,
    ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
    ...(refusal.code === "limit_exceeded" ? limitExceeded : {}),
  };
}

/** Whether the caller went away while a compressed answer was on its way: nobody's fault, and nobody listens. */
function isGone(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "code") === "ERR_STREAM_PREMATURE_CLOSE";
}

/** A service that is busy or full says so on purpose, and callers come and go; the rest is a fault. */
function levelOf(error: unknown, status: number): "info" | "error" {
  if (isGone(error)) return "info";
  return error instanceof Refusal && (status === 503 || status === 507) ? "info" : "error";
}

/** What is answered to an error: expected refusals as they are, anything else as a 500 that tells nothing. */
export function failureOf(
  error: unknown,
  request: FastifyRequest,
): { readonly refusal: Refusal; readonly status: number; readonly problem: Problem } {
  const refusal = refusalFrom(error);
  const { status } = errorCatalogue[refusal.code];
  if (status >= 500) {
    request.log[levelOf(error, status)](
      { requestId: request.id, code: refusal.code, ...describeError(error) },
      "request failed",
    );
  } else if (status === 403 || status === 429) {
    const account = request.visitor?.account.id;
    logSecurity(request.log, status === 403 ? "request_refused" : "limit_reached", {
      requestId: request.id,
      code: refusal.code,
      route: request.routeOptions.url ?? "none",
      ...(account === undefined ? {} : { account }),
    });
  }
  return { refusal, status, problem: problemOf(refusal, request.id) };
}

/** The one error handler. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { refusal, status, problem } = failureOf(error, request);
  return reply
    .code(status)
    .headers(refusal.headers)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send(problem);
}
