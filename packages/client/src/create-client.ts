import { routeTable, urlOf } from "@savile/contracts/client";
import type { CallInput, CallOutput, KeyCall } from "@savile/contracts/client";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { faultOf, unreachable } from "./call-fault.ts";
import type { CallFault } from "./call-fault.ts";

export type { CallFault } from "./call-fault.ts";

export interface ClientOptions {
  /** Where Savile answers, such as `http://localhost:4180`. */
  readonly url: string;
  /** A key of the account page: `svl_...`. */
  readonly key: string;
  /** Another way to fetch; the platform's own where it is left out. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

export interface ReceivedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
}

/** The calls that are open to keys, by name. Failures are values with a stable code, never thrown. */
export interface Client {
  call<N extends KeyCall>(
    name: N,
    input: CallInput<N> & LooseInput,
    signal?: AbortSignal,
  ): Promise<Result<CallOutput<N>, CallFault>>;
  /** A call that answers a file. */
  file<N extends KeyCall>(
    name: N,
    input: CallInput<N> & LooseInput,
    signal?: AbortSignal,
  ): Promise<Result<ReceivedFile, CallFault>>;
  /** Uploads a resume; its media type follows from the ending of its name. */
  upload(
    file: { readonly name: string; readonly bytes: Uint8Array },
    signal?: AbortSignal,
  ): Promise<Result<CallOutput<"uploadResume">, CallFault>>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  json: "application/json",
};

function formOf(name: string, bytes: Uint8Array): FormData {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const form = new FormData();
  form.append(
    "file",
    new File([Buffer.from(bytes)], name, { type: mediaTypes[ending] ?? "text/plain" }),
  );
  return form;
}

function payloadOf(body: unknown): Pick<RequestInit, "body"> & { type: Record<string, string> } {
  if (body === undefined) return { type: {} };
  if (body instanceof FormData) return { type: {}, body };
  return { type: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** The name that an attachment has; the form for letters beyond ASCII comes first. */
function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/.exec(disposition ?? "")?.[1] ?? "file";
}

/** A client for programs. It keeps nothing and may be shared. */
export function createClient({ url, key, fetch: given }: ClientOptions): Client {
  const base = url.replace(/\/+$/, "");
  const ask = given ?? (async (address: string, init: RequestInit) => await fetch(address, init));

  async function send(
    name: KeyCall,
    input: LooseInput,
    signal: AbortSignal | undefined,
  ): Promise<Result<Response, CallFault>> {
    const route = routeTable[name];
    const { type, ...payload } = payloadOf(input.body);
    const timeout = AbortSignal.timeout(route.timeoutMs);
    try {
      const response = await ask(`${base}${urlOf(route, input.params, input.query)}`, {
        method: route.method,
        headers: { ...type, authorization: `Bearer ${key}` },
        signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
        ...payload,
      });
      return response.ok ? ok(response) : err(await faultOf(response));
    } catch {
      return err(unreachable(timeout.aborted));
    }
  }

  async function call<N extends KeyCall>(
    name: N,
    input: CallInput<N> & LooseInput,
    signal?: AbortSignal,
  ): Promise<Result<CallOutput<N>, CallFault>>;
  async function call(
    name: KeyCall,
    input: LooseInput,
    signal?: AbortSignal,
  ): Promise<Result<unknown, CallFault>> {
    const answer = await send(name, input, signal);
    if (!answer.ok) return answer;
    const { status, headers } = answer.value;
    try {
      return ok(await answer.value.json());
    } catch {
      const requestId = headers.get("x-request-id");
      return err({ code: "invalid_response", status, detail: "The answer is no JSON.", requestId });
    }
  }

  async function file(
    name: KeyCall,
    input: LooseInput,
    signal?: AbortSignal,
  ): Promise<Result<ReceivedFile, CallFault>> {
    const answer = await send(name, input, signal);
    if (!answer.ok) return answer;
    const { headers } = answer.value;
    try {
      return ok({
        bytes: new Uint8Array(await answer.value.arrayBuffer()),
        mediaType: headers.get("content-type") ?? "application/octet-stream",
        fileName: fileNameOf(headers.get("content-disposition")),
      });
    } catch {
      return err(unreachable(false));
    }
  }

  return {
    call,
    file,
    upload: async ({ name, bytes }, signal) =>
      await call("uploadResume", { body: formOf(name, bytes) }, signal),
  };
}
