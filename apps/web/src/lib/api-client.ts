import type { Auth } from "@savile/contracts";
import { urlOf } from "@savile/contracts/client";
import type { CallInput, CallOutput, RouteFacts, RouteName } from "@savile/contracts/client";
import { t } from "./texts/messages.ts";
import { ApiError, problemOf } from "./api-error.ts";
import { factsOf } from "./route-facts.ts";

/** What the client needs of its surroundings; the browser's own are wired in `api.ts`. */
export interface ClientPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly readTokens: () => { readonly accessToken: string; readonly refreshToken: string } | null;
  readonly keepAuth: (auth: Auth) => void;
  readonly expire: () => void;
  /** The account may not do anything for the time being. */
  readonly suspend: () => void;
  /** The call wants an address that was proven. */
  readonly demandProof: (sentence: string) => void;
  /** Runs `work` while no other tab does. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** The call goes on when the page is left; its body must be short then. */
  readonly keepalive?: boolean;
}

/** The calls of the wire by name, and the few things that go beside them. */
export interface ApiClient {
  call<N extends RouteName>(
    name: N,
    input: CallInput<N> & LooseInput,
    options?: CallOptions,
  ): Promise<CallOutput<N>>;
  /** The raw answer, for files and event streams. */
  open<N extends RouteName>(
    name: N,
    input: CallInput<N> & LooseInput,
    options?: CallOptions,
  ): Promise<Response>;
  /** Headers for a request that is not made by fetch (the upload with progress). */
  headersFor(name: RouteName): Promise<Record<string, string>>;
  /** Ends the sign-in at the service, whatever it answers; no other call of the account is made meanwhile. */
  signOut(): Promise<void>;
  forgetCsrfToken(): void;
  /** Exchanges the tokens, one tab at a time; false when the sign-in is over. */
  refresh(): Promise<boolean>;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

const csrfMarginMs = 60_000;

async function readBody(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.json();
    return body;
  } catch {
    return null;
  }
}

function failureOf(error: unknown, timedOut: boolean, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted === true) return error;
  if (timedOut) return new ApiError("timeout", 0, t("error.timeout"));
  return error instanceof ApiError ? error : new ApiError("network_error", 0, t("error.network"));
}

/** Answers that say nothing about the sign-in: too slow, or too many calls from one network. */
const passing: readonly number[] = [408, 425, 429];

/** Whether the server refused to renew a sign-in; without an answer nothing is known. */
function isRefused(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !passing.includes(error.status);
}

/** Rows that cannot be fetched are a line that is missing. */
async function routeOf(name: RouteName): Promise<RouteFacts> {
  try {
    return await factsOf(name);
  } catch (error) {
    throw failureOf(error, false, undefined);
  }
}

function isCsrfRefusal(error: ApiError): boolean {
  return error.code === "CSRF_TOKEN_MISSING" || error.code === "CSRF_TOKEN_INVALID";
}

/** The body of a call with its headers: JSON, or a form, which names its own boundary. */
function payloadOf(
  body: LooseInput["body"],
  headers: Readonly<Record<string, string>>,
): Pick<RequestInit, "body" | "headers"> {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  return {
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** Makes the client over the route table: bearer, CSRF token, timeouts, one retry after a refusal. */
export function createApiClient(ports: ClientPorts): ApiClient {
  let csrf: { readonly token: string; readonly until: number; readonly bearer: string } | null =
    null;
  let refreshing: Promise<boolean> | null = null;
  // Stops what would be refused once the sign-in has ended.
  let stay = new AbortController();

  async function csrfToken(): Promise<string> {
    const bearer = ports.readTokens()?.accessToken ?? "";
    if (csrf !== null && csrf.until > ports.now()) return csrf.token;
    const answer = await call("csrfToken", {});
    csrf = {
      token: answer.csrf_token,
      until: ports.now() + answer.expires_in * 1000 - csrfMarginMs,
      bearer,
    };
    return csrf.token;
  }

  async function headersFor(name: RouteName): Promise<Record<string, string>> {
    // First the token: fetching it may renew the bearer.
    const token = (await routeOf(name)).csrf ? await csrfToken() : null;
    const bearer = ports.readTokens()?.accessToken;
    return {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(token === null ? {} : { "x-csrf-token": token }),
    };
  }

  async function send(name: RouteName, input: LooseInput, options: CallOptions): Promise<Response> {
    const route = await routeOf(name);
    const headers = { ...(await headersFor(name)), ...options.headers };
    const timeout = name === "sessionEvents" ? null : AbortSignal.timeout(route.timeoutMs);
    const belongs = route.access !== "anyone" && name !== "logout";
    const signals = [timeout, options.signal, belongs ? stay.signal : null].filter(
      (one) => one !== null && one !== undefined,
    );
    try {
      const response = await ports.fetch(urlOf(route, input.params, input.query), {
        method: route.method,
        ...payloadOf(input.body, headers),
        ...(options.keepalive === true ? { keepalive: true } : {}),
        ...(signals.length === 0 ? {} : { signal: AbortSignal.any(signals) }),
      });
      if (response.ok) return response;
      throw problemOf(response.status, await readBody(response));
    } catch (error) {
      throw failureOf(error, timeout?.aborted === true, options.signal);
    }
  }

  async function sendWithCare(
    name: RouteName,
    input: LooseInput,
    options: CallOptions,
  ): Promise<Response> {
    const route = await routeOf(name);
    try {
      return await send(name, input, options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isCsrfRefusal(error) && route.csrf) {
        csrf = null;
        return await send(name, input, options);
      }
      if (error.status === 401 && route.access !== "anyone" && (await refresh())) {
        return await send(name, input, options);
      }
      if (error.code === "email_unverified") ports.demandProof(error.message);
      throw error;
    }
  }

  async function exchange(): Promise<boolean> {
    let alive = false;
    const before = ports.readTokens();
    await ports.withLock(async () => {
      const tokens = ports.readTokens();
      if (tokens === null || before === null) return;
      // Another tab was faster: its pair is already kept.
      if (tokens.accessToken !== before.accessToken) {
        alive = true;
        return;
      }
      // Whoever signed out meanwhile, here or in another tab, stays signed out.
      const isCurrent = (): boolean => ports.readTokens()?.refreshToken === tokens.refreshToken;
      try {
        const auth = await call("refresh", { body: { refresh_token: tokens.refreshToken } });
        if (!isCurrent()) return;
        ports.keepAuth(auth);
        alive = true;
      } catch (error) {
        if (!isRefused(error) || !isCurrent()) return;
        if (error.code === "account_suspended") ports.suspend();
        else ports.expire();
      }
    });
    return alive;
  }

  async function refresh(): Promise<boolean> {
    refreshing ??= exchange().finally(() => {
      refreshing = null;
    });
    return await refreshing;
  }

  async function call<N extends RouteName>(
    name: N,
    input: CallInput<N> & LooseInput,
    options?: CallOptions,
  ): Promise<CallOutput<N>>;
  async function call(
    name: RouteName,
    input: LooseInput,
    options: CallOptions = {},
  ): Promise<unknown> {
    const response = await sendWithCare(name, input, options);
    const body = await readBody(response);
    if (typeof body !== "object" || body === null) {
      throw new ApiError("invalid_response", response.status, t("error.invalidResponse"));
    }
    return body;
  }

  async function open(
    name: RouteName,
    input: LooseInput,
    options: CallOptions = {},
  ): Promise<Response> {
    return await sendWithCare(name, input, options);
  }

  async function signOut(): Promise<void> {
    stay.abort();
    try {
      await call("logout", {});
    } catch {
      // The service may be unreachable; the person is signed out of this browser all the same.
    }
    csrf = null;
    stay = new AbortController();
  }

  return {
    call,
    open,
    headersFor,
    signOut,
    forgetCsrfToken: () => {
      csrf = null;
    },
    refresh,
  };
}
