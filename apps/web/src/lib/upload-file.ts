import { firstRoutes } from "@savile/contracts/client";
import { t } from "./texts/messages-signed-in.ts";
import { ApiError, problemOf } from "./api-error.ts";
import { api } from "./api.ts";
import { createUploadReader } from "./read-upload-stream.ts";
import type { ScanPage, StreamedAnswer } from "./read-upload-stream.ts";

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Share of the bytes that have left, 0..1; 1 means that the server is reading the file. */
  readonly onProgress: (share: number) => void;
  /** Hears of each scanned page before the server reads it. */
  readonly onPage?: (page: ScanPage) => void;
}

type Answer = StreamedAnswer;

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

const streamed = "text/event-stream";

function isStream(request: XMLHttpRequest): boolean {
  return request.getResponseHeader("content-type")?.startsWith(streamed) === true;
}

// XMLHttpRequest, because fetch tells nothing about the bytes that have left.
async function post(file: File, options: UploadOptions): Promise<Answer> {
  const headers = await api.headersFor("uploadResume");
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(firstRoutes.uploadResume.method, firstRoutes.uploadResume.path);
    request.timeout = firstRoutes.uploadResume.timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader("accept", `application/json, ${streamed}`);
    const reader = createUploadReader((page) => options.onPage?.(page));
    request.addEventListener("progress", () => {
      if (isStream(request)) reader.read(request.responseText);
    });
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) options.onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      if (!isStream(request))
        return resolve({ status: request.status, body: parseJson(request.responseText) });
      reader.read(request.responseText);
      const answer = reader.answer();
      if (answer !== null) return resolve(answer);
      return reject(new ApiError("network_error", 0, t("error.network")));
    });
    request.addEventListener("timeout", () =>
      reject(new ApiError("timeout", 0, t("error.timeout"))),
    );
    request.addEventListener("error", () =>
      reject(new ApiError("network_error", 0, t("error.network"))),
    );
    request.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    options.signal.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.append("file", file, file.name);
    request.send(form);
  });
}

function problemIn({ status, body }: Answer): ApiError | null {
  return status < 400 ? null : problemOf(status, body);
}

/** Whether what stood in the way is gone, so that the same may be sent again. */
async function isMended({ code, status }: ApiError): Promise<boolean> {
  if (code.startsWith("CSRF_TOKEN_")) {
    api.forgetCsrfToken();
    return true;
  }
  return status === 401 && (await api.refresh());
}

function uploadIdOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("upload_id" in body)) return null;
  const { upload_id: id } = body;
  return typeof id === "string" && id !== "" ? id : null;
}

/** Uploads a resume with real progress and answers the id of the upload. */
export async function uploadFile(file: File, options: UploadOptions): Promise<string> {
  const first = await post(file, options);
  const obstacle = problemIn(first);
  const isAgain = obstacle !== null && (await isMended(obstacle));
  const answer = isAgain ? await post(file, options) : first;
  const problem = problemIn(answer);
  if (problem !== null) throw problem;
  const id = uploadIdOf(answer.body);
  if (id === null) throw new ApiError("invalid_response", answer.status, t("upload.noId"));
  return id;
}
