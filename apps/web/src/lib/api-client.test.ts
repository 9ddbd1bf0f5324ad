// @vitest-environment node
import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { createApiClient } from "./api-client.ts";

interface Seen {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

type Answer = (seen: Seen) => Response | Promise<Response>;

const user = {
  id: "a",
  email: "a@example.com",
  is_premium: false,
  email_verified: false,
  is_active: true,
  is_admin: false,
};

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

function problem(status: number, code: string): Response {
  return json(status, { detail: `because of ${code}`, error_code: code, request_id: "r1" });
}

/** Fails once the signal says so, as a browser's own fetch does. */
async function stopped(signal: AbortSignal | null | undefined): Promise<never> {
  return await new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new Error("stopped")));
  });
}

/** A client over a scripted server that notes every request. */
function scripted(answer: Answer) {
  const seen: Seen[] = [];
  const state = {
    tokens: { accessToken: "a1", refreshToken: "r1" },
    expired: false,
    suspended: false,
    demanded: "",
    now: 0,
  };
  const client = createApiClient({
    fetch: async (url, init) => {
      init.signal?.throwIfAborted();
      const request = {
        url,
        method: init.method ?? "GET",
        headers: new Headers(init.headers),
        body: typeof init.body === "string" ? init.body : "",
      };
      seen.push(request);
      return await Promise.race([answer(request), stopped(init.signal)]);
    },
    now: () => state.now,
    readTokens: () => (state.expired ? null : state.tokens),
    keepAuth: (auth) => {
      state.tokens = { accessToken: auth.access_token, refreshToken: auth.refresh_token };
    },
    expire: () => {
      state.expired = true;
    },
    suspend: () => {
      state.suspended = true;
    },
    demandProof: (sentence) => {
      state.demanded = sentence;
    },
    withLock: async (work) => {
      await work();
    },
  });
  return { client, seen, state };
}

const csrf = (token: string) => json(200, { csrf_token: token, expires_in: 3600 });
const posting = { body: { job_description: "text" } };

it("sends bearer, CSRF token and body, and keeps the token for the next call", async () => {
  const { client, seen } = scripted(({ url }) =>
    url.endsWith("csrf-token") ? csrf("t1") : json(200, { posting: {} }),
  );
  await client.call("parsePosting", posting);
  await client.call("parsePosting", posting);
  expect(seen.map((one) => `${one.method} ${one.url}`)).toEqual([
    "GET /api/v1/auth/csrf-token",
    "POST /api/v1/generate/posting",
    "POST /api/v1/generate/posting",
  ]);
  expect(seen[1]?.headers.get("authorization")).toBe("Bearer a1");
  expect(seen[1]?.headers.get("x-csrf-token")).toBe("t1");
  expect(seen[1]?.body).toBe('{"job_description":"text"}');
});

it("fetches a new CSRF token from 60 seconds before the old one ends", async () => {
  const { client, seen, state } = scripted(({ url }) =>
    url.endsWith("csrf-token") ? csrf("t") : json(200, {}),
  );
  await client.call("parsePosting", posting);
  state.now = 3_539_999;
  await client.call("parsePosting", posting);
  state.now = 3_540_000;
  await client.call("parsePosting", posting);
  expect(seen.filter((one) => one.url.endsWith("csrf-token"))).toHaveLength(2);
});

it("drops a refused CSRF token, fetches another and repeats the call once", async () => {
  let tokens = 0;
  const { client, seen } = scripted(({ url, headers }) => {
    if (url.endsWith("csrf-token")) return csrf(`t${(tokens += 1)}`);
    return headers.get("x-csrf-token") === "t2"
      ? json(200, { posting: {} })
      : problem(403, "CSRF_TOKEN_INVALID");
  });
  await client.call("parsePosting", posting);
  expect(seen).toHaveLength(4);
});

it("gives up when the second CSRF token is refused too", async () => {
  const { client, seen } = scripted(({ url }) =>
    url.endsWith("csrf-token") ? csrf("t") : problem(403, "CSRF_TOKEN_MISSING"),
  );
  await expect(client.call("parsePosting", posting)).rejects.toMatchObject({
    code: "CSRF_TOKEN_MISSING",
    status: 403,
    requestId: "r1",
  });
  expect(seen.filter((one) => one.url.endsWith("posting"))).toHaveLength(2);
});

it("renews the tokens once for several refused calls and repeats each", async () => {
  const { client, seen, state } = scripted(({ url, headers }) => {
    if (url.endsWith("refresh"))
      return json(200, { user, access_token: "a2", refresh_token: "r2" });
    return headers.get("authorization") === "Bearer a2"
      ? json(200, { sessions: [] })
      : problem(401, "session_expired");
  });
  await Promise.all([
    client.call("listSessions", { query: {} }),
    client.call("listSessions", { query: {} }),
  ]);
  expect(seen.filter((one) => one.url.endsWith("refresh"))).toHaveLength(1);
  expect(state.tokens.accessToken).toBe("a2");
  expect(state.expired).toBe(false);
});

it("ends the sign-in when the refresh is refused, not when it gets no answer", async () => {
  const refused = scripted(() => problem(401, "session_expired"));
  await expect(refused.client.call("me", {})).rejects.toMatchObject({ status: 401 });
  expect(refused.state.expired).toBe(true);

  const offline = scripted(({ url }) => {
    if (url.endsWith("refresh")) throw new TypeError("no line");
    return problem(401, "session_expired");
  });
  await expect(offline.client.call("me", {})).rejects.toMatchObject({ status: 401 });
  expect(offline.state.expired).toBe(false);
});

it("tells a missing line, a foreign error page and a senseless answer apart", async () => {
  const offline = scripted(() => {
    throw new TypeError("no line");
  });
  await expect(offline.client.call("health", {})).rejects.toMatchObject({ code: "network_error" });
  const proxy = scripted(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(proxy.client.call("health", {})).rejects.toMatchObject({ code: "server_error" });
  const senseless = scripted(() => new Response("hello"));
  await expect(senseless.client.call("health", {})).rejects.toMatchObject({
    code: "invalid_response",
  });
});

it("passes an abort on as it is", async () => {
  const controller = new AbortController();
  const { client } = scripted(() => {
    controller.abort();
    throw new DOMException("aborted", "AbortError");
  });
  const call = client.call("health", {}, { signal: controller.signal });
  await expect(call).rejects.not.toBeInstanceOf(ApiError);
});

it("keeps the tokens of a suspended account, and says that it is suspended", async () => {
  const { client, state } = scripted(() => problem(401, "account_suspended"));
  await expect(client.call("me", {})).rejects.toThrow(ApiError);
  expect(state).toMatchObject({ suspended: true, expired: false });
});

it("stays signed in when renewing the tokens comes too often for the server", async () => {
  const { client, state } = scripted(() => problem(429, "rate_limit_exceeded"));
  expect(await client.refresh()).toBe(false);
  expect(state.expired).toBe(false);
});

it("leaves a sign-out alone that comes while the tokens are renewed", async () => {
  const { client, state } = scripted(() => {
    state.expired = true;
    return json(200, { user, access_token: "a2", refresh_token: "r2" });
  });
  expect(await client.refresh()).toBe(false);
  expect(state.tokens.accessToken).toBe("a1");
});

it("says that a call wants a proven address", async () => {
  const { client, state } = scripted(() => problem(403, "email_unverified"));
  await expect(client.call("listDevices", {})).rejects.toMatchObject({ code: "email_unverified" });
  expect(state.demanded).not.toBe("");
});

it("makes no other call of the account while it signs out, and stops those on their way", async () => {
  const onTheirWay = new Map<string, () => void>();
  const { client, seen } = scripted(
    async ({ url }) =>
      await new Promise<Response>((resolve) => {
        onTheirWay.set(url, () => resolve(json(200, { success: true })));
      }),
  );
  const before = client.call("me", {});
  await expect.poll(() => seen.length).toBe(1);
  const leaving = client.signOut();
  await expect(before).rejects.toThrow("Unable to connect");
  await expect(client.call("listSessions", {})).rejects.toThrow("Unable to connect");
  onTheirWay.get("/api/v1/auth/logout")?.();
  await leaving;
  expect(seen.map((one) => one.url)).toEqual(["/api/v1/auth/me", "/api/v1/auth/logout"]);
  const after = client.call("listSessions", {});
  await expect.poll(() => seen.length).toBe(3);
  onTheirWay.get("/api/v1/generate/sessions")?.();
  await expect(after).resolves.toEqual({ success: true });
});
